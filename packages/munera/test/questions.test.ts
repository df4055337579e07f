/** Legality, refusals, and answers in words. */
import { describe, expect, test } from 'vitest'
import { munera } from '../src/index.ts'
import {
  askAct,
  askPlace,
  castAt,
  END,
  fistsAt,
  pickUpArrow,
  pickUpDart,
  stepTo,
  turnLeft,
  turnRight,
  YIELD,
} from '../src/match/questions.ts'
import type { State } from '../src/match/state.ts'
import { attack, attackerOf, defenderOf, doAct, duel, frame, optionsWith, secondAttack } from './arena.ts'

const ask = askAct[0]!

describe('refusals', () => {
  test('§4.5 the refusal names the man and what would be allowed', () => {
    expect(munera.check(duel({}, {}), ask, { act: 'step', dir: 1 })).toEqual({
      rule: '§4.5',
      message: 'You may not step straight to another hex next to Dama; step away from him first.',
    })
  })

  test.each([
    ['§4.1 occupied', stepTo[0], 'You may not enter that hex: Dama stands there.'],
    ['§6.1 wrong range', castAt(1, 2), 'Crixus is at 4; your net reaches 1 to 2 hexes.'],
    ['§6.13 armed', fistsAt[1], 'Fists are for the unarmed; you have a weapon for an adjacent enemy.'],
    ['§11.13 free', { act: 'cutFree' }, 'You are not entangled.'],
    ['§11.9 no darts', pickUpDart, 'Only a gladiator whose sheet lists darts may pick one up.'],
    ['§11.10 a net is cast', { act: 'attack', weapon: 1, target: 1 }, 'A net is cast, not struck with.'],
    ['§11.10 a trident is not', castAt(0, 1), 'Only a net or a lasso is cast; attack with the other weapons.'],
    [
      '§6.1 out',
      { act: 'attack', weapon: 0, target: 3 },
      'Flamma is out of the bout; choose an enemy who is still in.',
    ],
    ['R50 yielding', YIELD, 'Yielding is switched off in this bout.'],
  ])('%s', (title, answer, message) => {
    const state = duel({ type: 'retiarius' }, {}, {}, [
      { at: [5, 1], facing: 0 },
      { at: [1, 1], facing: 0 },
    ])
    state.fighters[3]!.out = 'spared'
    const refusal = munera.check(state, ask, answer)
    expect(refusal?.message).toBe(message)
    expect(title.startsWith(`${refusal?.rule} `)).toBe(true)
  })

  test('§6.1 one who has lost a weapon hears what is left', () => {
    const message = (state: State, answer: unknown) => munera.check(state, ask, answer)?.message
    const retiarius = duel({ type: 'retiarius' }, {})
    attackerOf(retiarius).weaponLost[1] = true
    expect(message(retiarius, castAt(1, 1))).toBe('You have lost the net; you still have the trident.')
    attackerOf(retiarius).weaponLost[0] = true
    expect(message(retiarius, attack)).toBe('You have lost the trident; strike an adjacent enemy with the fists.')
    const diamecheri = duel({ type: 'diamecheri' }, {})
    attackerOf(diamecheri).weaponLost[1] = true
    expect(message(diamecheri, secondAttack)).toBe('You have lost the left sword; you still have the right sword.')
    const archer = duel({ type: 'sagittarius' }, {})
    attackerOf(archer).weaponLost[1] = true
    expect(message(archer, secondAttack)).toBe('You have lost the dagger; you still have the bow.')
    attackerOf(archer).missilesLeft[0] = 0
    expect(message(archer, secondAttack)).toBe('You have lost the dagger; strike an adjacent enemy with the fists.')
  })

  test('§6.13 one without weapons is sent to his fists', () => {
    const state = duel({ equipment: { armour: 'light', shield: null, weapons: [] } }, {})
    const refusal = { rule: '§6.13', message: 'You have no weapon; strike an adjacent enemy with the fists.' }
    expect(munera.check(state, ask, attack)).toEqual(refusal)
    expect(munera.check(state, ask, castAt(0, 1))).toEqual(refusal)
    expect(munera.check(state, ask, fistsAt[1])).toBeNull()
  })

  test('§11.11 a lasso is cast', () => {
    expect(munera.check(duel({ type: 'laquearius' }, {}), ask, attack)).toEqual({
      rule: '§11.11',
      message: 'A lasso is cast, not struck with.',
    })
  })

  test('R31 a blocked throw says what would help', () => {
    const others = [{ at: [5, 5], facing: 0 }] as const
    const state = duel({ type: 'gaetulian', at: [5, 6] }, {}, { blocking: 'gladiators' }, others)
    expect(munera.check(state, ask, attack)?.message).toBe(
      'Other gladiators stand in every shortest path to Dama; find a clear path or another enemy.',
    )
  })

  test('G.3 the list of actions has yield only with the switch', () => {
    const list = (state: State) => munera.check(state, ask, { act: 'dance' })?.message
    expect(list(duel({}, {}))).toBe('Choose an action: step, turn, attack, fists, cast, cutFree, pickUp or end.')
    expect(list(duel({}, {}, { yield: 'yes' }))).toBe(
      'Choose an action: step, turn, attack, fists, cast, cutFree, pickUp, end or yield.',
    )
  })

  test('G.3 nonsense and extra keys are refused', () => {
    const state = duel({}, {})
    const nonsense: unknown[] = [
      null,
      undefined,
      'end',
      {},
      { act: 'dance' },
      { act: 'end', now: true },
      { act: 'step' },
      { act: 'step', dir: 6 },
      { act: 'step', dir: '3' },
      { act: 'step', dir: 3, extra: 1 },
      { act: 'turn', to: 'back' },
      { act: 'attack', weapon: 0 },
      { act: 'attack', weapon: 1, target: 1 },
      { act: 'attack', weapon: -1, target: 1 },
      { act: 'attack', weapon: '0', target: 1 },
      { act: 'attack', weapon: 0, target: 9 },
      { act: 'attack', weapon: 0, target: 1, extra: 1 },
      { act: 'fists', weapon: 0, target: 1 },
      { act: 'pickUp', kind: 'sword' },
      { act: 'cutFree', extra: 1 },
      { act: 'yield', extra: 1 },
    ]
    for (const answer of nonsense) expect(munera.check(state, ask, answer)?.message).toBeTruthy()
  })

  test('G.2 nonsense is no place', () => {
    const fighters = [0, 1].map((team) => ({ name: `G${team}`, type: 'thracian', team }))
    const state = munera.start({ fighters }, optionsWith({ placement: 'free' }))
    const rule = (answer: unknown) => munera.check(state, askPlace[0]!, answer)?.rule ?? null
    expect(rule({ hex: { q: 0, r: 0 }, facing: 0 })).toBeNull()
    expect(rule({ hex: { q: 0, r: 0 }, facing: 6 })).toBe('G.2')
    expect(rule({ hex: { q: 0, r: 0, s: 0 }, facing: 0 })).toBe('G.2')
    expect(rule({ hex: 7, facing: 0 })).toBe('G.2')
    expect(rule({ hex: { q: 0, r: -1 }, facing: 0 })).toBe('§4.1')
    expect(rule({ hex: { q: 0.5, r: 0 }, facing: 0 })).toBe('§4.1')
  })
})

describe('legal answers', () => {
  test('G.3 what is listed is what the check takes, for every kind of action', () => {
    const state = frame(
      [
        { type: 'laquearius', at: [5, 6], facing: 0 },
        { at: [5, 4], facing: 3 },
      ],
      { yield: 'yes' },
    )
    const me = attackerOf(state)
    Object.assign(me, { entangled: true })
    me.weaponLost[1] = true
    const listed = munera.legal(state, ask)
    expect(listed).toContainEqual(castAt(0, 1))
    expect(listed).toContainEqual({ act: 'cutFree' })
    expect(listed).toContainEqual(YIELD)
    expect(listed.at(-1)).toBe(END)
    for (const answer of listed) expect(munera.check(state, ask, answer)).toBeNull()
    const everything = [
      ...stepTo,
      turnLeft,
      turnRight,
      attack,
      castAt(0, 1),
      fistsAt[1],
      { act: 'cutFree' },
      pickUpArrow,
      pickUpDart,
      END,
      YIELD,
    ]
    const legal = everything.filter((answer) => munera.check(state, ask, answer) === null)
    expect(legal).toHaveLength(listed.length)
  })
})

describe('words and aims', () => {
  test('§2.3 the question says how many AP there are', () => {
    expect(munera.prompt(duel({}, {}), ask)).toBe('Ajax has 6 AP. What does he do?')
  })

  test('T5.1 answers are described with their cost', () => {
    const state = duel({ type: 'diamecheri' }, {})
    const words = (answer: Parameters<typeof munera.describe>[2]) => munera.describe(state, ask, answer)
    expect(words(stepTo[0]!)).toBe('step ahead, north (1 AP)')
    expect(words(stepTo[3]!)).toBe('step back, south (2 AP)')
    expect(words(turnLeft)).toBe('turn left to face north-west (1 AP)')
    expect(words(attack)).toBe('strike Dama with the right sword (1 AP)')
    expect(words({ act: 'attack', weapon: 1, target: 1 })).toBe('strike Dama with the left sword (1 AP)')
    expect(words(END)).toBe('end the turn')
    expect(words({ skill: 'favoured' })).toBe('take Favoured of the Gods')
    expect(words({ skill: null })).toBe('take no skill')
    expect(words({ hex: { q: 1, r: 2 }, facing: 3 })).toBe('start at 1,2 facing south')
  })

  test('T5.8 shots, throws and casts have their own words', () => {
    const words = (type: 'sagittarius' | 'gaetulian' | 'retiarius', answer: Parameters<typeof munera.describe>[2]) =>
      munera.describe(duel({ type }, {}), ask, answer)
    expect(words('sagittarius', attack)).toBe('shoot at Dama (2 AP)')
    expect(words('gaetulian', attack)).toBe('throw a dart at Dama (1 AP)')
    expect(words('retiarius', castAt(1, 1))).toBe('cast the net at Dama (2 AP)')
  })

  test('G.3 aims say where on the board an answer is chosen', () => {
    const state = duel({ type: 'retiarius' }, {})
    const aim = (answer: Parameters<typeof munera.aim>[2]) => munera.aim(state, ask, answer)
    expect(aim(stepTo[3]!)).toEqual({ kind: 'step', hex: { q: 5, r: 6 }, facing: 0, cost: 2 })
    expect(aim(turnRight)).toEqual({ kind: 'turn', hex: { q: 5, r: 5 }, facing: 1, cost: 1 })
    expect(aim(attack)).toEqual({ kind: 'attack', hex: { q: 5, r: 4 }, facing: 0, cost: 1 })
    expect(aim(castAt(1, 1))).toEqual({ kind: 'cast', hex: { q: 5, r: 4 }, facing: 0, cost: 2 })
    expect(aim(pickUpDart)).toEqual({ kind: 'pickUp', hex: { q: 5, r: 5 }, facing: 0, cost: 1 })
    expect(aim({ hex: { q: 1, r: 2 }, facing: 3 })).toEqual({ kind: 'place', hex: { q: 1, r: 2 }, facing: 3 })
    expect([aim(END), aim({ act: 'cutFree' }), aim({ skill: null })]).toEqual([null, null, null])
  })
})

test('§6.1 every attack that is offered can be made', () => {
  const state = duel({ type: 'gaetulian', at: [5, 7] }, {})
  expect(munera.legal(state, ask)).toContainEqual(attack)
  doAct(state, attack, [4, 4])
  expect(defenderOf(state).offBalance).toBe(1)
})
