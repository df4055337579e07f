/** Narration, view and result. */
import { describe, expect, test } from 'vitest'
import { munera } from '../src/index.ts'
import type { Event } from '../src/match/events.ts'
import { CUT_FREE, castAt, fistsAt, stepTo, turnLeft, YIELD } from '../src/match/questions.ts'
import { result } from '../src/match/result.ts'
import { findChooser } from '../src/rules/experience.ts'
import {
  attack,
  attackerOf,
  defenderOf,
  doAct,
  duel,
  end,
  frame,
  names,
  optionsWith,
  playTurn,
  secondAttack,
} from './arena.ts'

const tell = (events: readonly Event[]) => events.map((event) => munera.narrate(event, names))

describe('narration', () => {
  test('§6.9 a blow on the shield side that is stopped', () => {
    const state = duel({}, { type: 'samnite', facing: 4 })
    expect(tell(doAct(state, attack, [5, 3, 4]))).toEqual([
      "Ajax strikes with the sword at Dama's shield side and hits for 3 (5 against 3, side behind a large shield +1), but the save stops it (4 + 3).",
    ])
  })

  test('§6.10 a wound', () => {
    const state = duel({}, { type: 'samnite' })
    expect(tell(doAct(state, attack, [6, 2, 3]))).toEqual([
      'Ajax strikes with the sword at Dama and hits for 4 (6 against 2); the save fails (3 + 3, needs 7).',
      'Dama takes 4 wounds; his strength is 3, and he is seriously wounded.',
    ])
  })

  test('§6.11 a miss from behind', () => {
    const state = duel({}, { facing: 0 })
    expect(tell(doAct(state, attack, [1, 6]))).toEqual([
      'Ajax strikes with the sword at Dama from behind and misses (1 against 6, from the rear +3).',
      'Dama is pushed back a hex by the miss.',
    ])
  })

  test('§6.7 a blow tells every modifier that counts', () => {
    const state = duel({ type: 'gaetulian' }, { facing: 2 })
    defenderOf(state).entangled = true
    expect(tell(doAct(state, secondAttack, [5, 1, 1]))[0]).toBe(
      "Ajax strikes with the dagger at Dama's weapon side and hits for 6 (5 against 1, side behind a weapon +2, entangled +1, dagger disadvantaged at 1 hex -1); the save fails (1 + 2, needs 7).",
    )
  })

  test('§6.13 §11.3 fists, and a thrust from two hexes', () => {
    const state = duel({}, {})
    attackerOf(state).weaponLost[0] = true
    expect(tell(doAct(state, fistsAt[1]!, [3, 3]))[0]).toBe(
      'Ajax strikes with his fists at Dama and throws a double 3.',
    )
    const thrust = duel({ type: 'provocator', at: [5, 6] }, {})
    expect(tell(doAct(thrust, attack, [4, 4]))[0]).toBe(
      'Ajax thrusts from two hexes with the long spear at Dama and throws a double 4.',
    )
  })

  test('§6.2 §7.7 two weapons of a kind are told apart by their hands', () => {
    const state = duel({ type: 'diamecheri' }, {})
    expect(tell(doAct(state, attack, [1, 1, 3]))).toEqual([
      'Ajax strikes with the right sword at Dama and throws a double 1.',
      'Ajax loses his left sword.',
    ])
    const other = duel({ type: 'diamecheri' }, {})
    expect(tell(doAct(other, secondAttack, [4, 4]))[0]).toBe(
      'Ajax strikes with the left sword at Dama and throws a double 4.',
    )
  })

  test('§7.5 §9.2 an appeal of one who is floored', () => {
    const state = duel({}, {})
    expect(tell(doAct(state, attack, [2, 2, 3, 4]))).toEqual([
      'Ajax strikes with the sword at Dama and throws a double 2.',
      'Dama is floored and appeals, sum 4 (thrown 7, unwounded -2, inflicted no wounds -1), needed 8 or more: the crowd condemns him.',
      'Dama is put to death; Ajax has defeated him.',
      'Ajax wins the bout in one round.',
    ])
  })

  test('§8.4 R50 an appeal of one who is beaten, and of one who yields', () => {
    const beaten = duel({}, { type: 'gaetulian', strength: 3 })
    expect(tell(doAct(beaten, attack, [6, 3, 6, 6]))[2]).toMatch(
      /^Dama is beaten and appeals, sum \d+ \(thrown 12, .*\), needed 8 or more: the crowd spares him\.$/,
    )
    const yields = duel({}, {}, { yield: 'yes' })
    const [first, second] = tell(doAct(yields, YIELD, [6, 6]))
    expect(first).toBe('Ajax yields to Dama.')
    expect(second).toMatch(
      /^Ajax has yielded and appeals, sum \d+ \(thrown 12, .*\), needed 8 or more: the crowd spares him\.$/,
    )
  })

  test('§9.7 without appeals one who is floored is told so', () => {
    const floored = duel({}, {}, { appeals: 'no' })
    expect(tell(doAct(floored, attack, [2, 2]))[1]).toBe('Dama is floored and beaten by Ajax and leaves the arena.')
    const beaten = duel({}, { type: 'gaetulian', strength: 3 }, { appeals: 'no' })
    expect(tell(doAct(beaten, attack, [6, 3]))[2]).toBe('Dama is beaten by Ajax and leaves the arena.')
  })

  test('§3.1 a turn, a step, a turn of the body', () => {
    const state = duel({ type: 'samnite' }, { at: [1, 1] })
    expect(tell(playTurn(state, [5], [stepTo[0]!, turnLeft, end]).events)).toEqual([
      'Ajax has 4 AP: die +5, Heavy -1.',
      'Ajax steps forward, north.',
      'Ajax turns left and faces north-west.',
      'Ajax ends his turn with 2 AP unused.',
    ])
    expect(tell(playTurn(state, [1], [end]).events)[0]).toBe('Dama has 1 AP: die +1.')
    attackerOf(state).entangled = true
    expect(tell(playTurn(state, [2]).events)).toEqual([
      'Ajax has no AP, and his turn is over: die +2, Heavy -1, entangled -3.',
    ])
  })

  test('§11.10 nets and cones', () => {
    const state = duel({ type: 'retiarius' }, { type: 'contraRetiarius' })
    expect(tell(doAct(state, castAt(1, 1), [6, 4]))).toEqual([
      'Ajax catches Dama with the net (6, needs 6); the cone does nothing (4).',
      'Dama is entangled.',
    ])
    expect(tell(doAct(state, CUT_FREE, [5], 1))).toEqual(['Dama cuts himself free: 5.'])
  })

  test('§11.8 a dart that misses', () => {
    const state = duel({ type: 'gaetulian', at: [5, 7] }, {})
    expect(tell(doAct(state, attack, [2, 4, 2]))).toEqual([
      'Ajax throws a dart at Dama and misses (2 against 4).',
      'The dart lands in the sand.',
      'Dama is pushed back a hex by the miss.',
    ])
  })

  test('§7.2 §7.7 what is lost', () => {
    const shield = duel({}, {})
    expect(tell(doAct(shield, attack, [5, 5]))).toEqual([
      'Ajax strikes with the sword at Dama and throws a double 5.',
      'Dama loses his shield.',
    ])
    const spear = duel({ type: 'provocator' }, {})
    expect(tell(doAct(spear, attack, [1, 1, 1])).at(-1)).toBe('Ajax loses his long spear.')
  })
})

describe('view', () => {
  test('A.1 nothing is hidden: every seat sees the same', () => {
    const state = duel({ type: 'gaetulian' }, { type: 'hoplomachus', skills: ['dodge'] })
    expect(munera.view(state, 0)).toEqual(munera.view(state, 1))
    expect(munera.view(state, null)).toEqual(munera.view(state, 1))
  })

  test('A.3 a figure shows what he holds, has lost and suffers', () => {
    const state = duel({ type: 'gaetulian' }, { type: 'hoplomachus', skills: ['dodge'], strength: 8 })
    Object.assign(defenderOf(state), { wounds: 4, entangled: true, offBalance: 1 })
    const [gaetulian, hoplomachus] = munera.view(state, null).figures
    expect(gaetulian).toMatchObject({
      seat: 0,
      name: 'Ajax',
      type: 'gaetulian',
      hex: { q: 5, r: 5 },
      points: { name: 'action points', left: 6 },
      right: [{ kind: 'darts', count: 4 }, { kind: 'dagger' }],
      left: [],
      marks: [],
    })
    expect(hoplomachus).toMatchObject({
      points: null,
      health: { name: 'strength', total: 8, lost: 4 },
      left: [{ kind: 'xlargeShield' }],
      marks: ['entangled', 'off balance', 'seriously wounded'],
      facts: [
        { label: 'class', value: 'Heavy' },
        { label: 'save', value: '+3' },
        { label: 'skills', value: 'Dodge' },
      ],
    })
    doAct(state, { act: 'attack', weapon: 1, target: 1 }, [5, 5])
    expect(munera.view(state, null).figures[1]).toMatchObject({ left: [], armour: 'none' })
  })

  test('R36 those who are not placed yet are not in the picture', () => {
    const fighters = [0, 1].map((team) => ({ name: `G${team}`, type: 'thracian', team }))
    const state = munera.start({ fighters }, optionsWith({ placement: 'free' }))
    expect(munera.view(state, null).figures).toEqual([])
  })
})

describe('result', () => {
  test('H.2 won, lost, kills, defeated and how it ended for each', () => {
    const state = duel({}, {}, {}, [
      { at: [1, 1], facing: 0, team: 0 },
      { at: [3, 3], facing: 0, team: 1 },
    ])
    Object.assign(state.fighters[2]!, { out: 'spared', outBy: 1 })
    Object.assign(state.fighters[3]!, { out: 'dispatched', outBy: 0 })
    playTurn(state, [1, 6, 6], [attack])
    const { winners, seats } = result(state)
    expect(winners).toEqual([0])
    expect(
      seats.map(({ outcome, end: how, kills, defeated, isAlive }) => [outcome, how, kills, defeated, isAlive]),
    ).toEqual([
      ['won', null, 2, 2, true],
      ['lost', 'killed', 0, 1, false],
      ['lost', 'spared', 0, 0, true],
      ['lost', 'dispatched', 0, 0, false],
    ])
  })

  test('H.2 drawn is who is still in at the round limit', () => {
    const state = duel({}, {}, { roundLimit: 1 }, [{ at: [1, 1], facing: 0 }])
    defenderOf(state).out = 'spared'
    state.turn = 2
    playTurn(state, [1], [end])
    expect(result(state).seats.map(({ outcome }) => outcome)).toEqual(['drawn', 'lost', 'drawn'])
  })

  test('H.2 a kill goes to the one who defeated him, also when the crowd condemns him', () => {
    const state = duel({}, {})
    doAct(state, attack, [2, 2, 1, 2])
    expect(result(state).seats[0]).toMatchObject({ kills: 1, defeated: 1, record: { won: 1, kills: 1 } })
    const spared = duel({}, {})
    doAct(spared, attack, [2, 2, 6, 6])
    expect(result(spared).seats[0]).toMatchObject({ kills: 0, defeated: 1 })
  })

  test('H.2 what the day and the sheet get back', () => {
    const record = { won: 3, lost: 1, drawn: 0, kills: 2 }
    const fighters = [
      { name: 'A', type: 'thracian', team: 0, strength: 7, record },
      { name: 'B', type: 'thracian', team: 1, strength: 7 },
    ]
    const state = munera.start({ fighters, sparedToday: 4 }, optionsWith())
    expect(state.sparedToday).toBe(4)
    Object.assign(defenderOf(state), { out: 'spared', outBy: 0 })
    Object.assign(state, { ending: 'victory', sparedToday: 5 })
    findChooser(state, 0)
    playTurn(state, [], [{ skill: 'attack' }])
    const { sparedToday, seats } = result(state)
    expect(sparedToday).toBe(5)
    expect(seats[0]).toMatchObject({ record: { won: 4, lost: 1, drawn: 0, kills: 2 }, skills: ['attack'], strength: 7 })
  })

  test('H.1 one player may run several gladiators of either team', () => {
    const state = frame([
      { at: [5, 5], facing: 0, team: 0 },
      { at: [5, 4], facing: 3, team: 1 },
      { at: [1, 1], facing: 3, team: 1 },
    ])
    expect(munera.names(state)).toEqual(['Ajax', 'Dama', 'Crixus'])
    playTurn(state, [1, 6, 6], [attack])
    expect(state.phase).toBe('turn')
  })
})
