import { describe, expect, test } from 'vitest'
import { attackOf, blowOf } from '../src/09-combat/blow.ts'
import { blowKey } from '../src/09-combat/blow-key.ts'
import { woundByDice } from '../src/09-combat/wounds.ts'
import { attacksOn } from '../src/28-beasts/combat.ts'
import { surrender } from '../src/editions/surrender.ts'
import { cfNow, colosseum, editionOf, type Options } from '../src/index.ts'
import type { Allocation } from '../src/match/questions.ts'
import type { State } from '../src/match/state.ts'
import type { BeastId } from '../src/tables/beasts.ts'
import { allocation, at, fightOut, find, idle, kinds, place, row, run } from './helpers.ts'
import { beastIn, hunt, man, packHunt, playStep, put } from './hunt.ts'

/** A man straight before a beast. */
function facing(kind: BeastId): State {
  const state = hunt(kind)
  place(man(state), 0, -1, 3)
  return state
}

/** What a beast allocates, once everybody else has. */
function attacksOf(state: State, faces: readonly number[], answers: readonly unknown[] = [idle], seat = 1) {
  playStep(state, 'engagement', [])
  playStep(state, 'allocation', faces, answers)
  return (state.fight!.allocations[seat] as Allocation).attacks
}

const slim = (rows: Allocation['attacks']) => rows.map(({ target, area, cf }) => [target, area, cf])

describe('§28.7.3 its attacks', () => {
  test('§28.7 §28.7.3 men allocate first: it is asked for nothing, and its dice fall after their answers', () => {
    const state = facing('lion')
    playStep(state, 'engagement', [])
    const events = playStep(state, 'allocation', [1, 2], [allocation([row(1, 1, 4)])])
    expect(kinds(events)).not.toContain('allocationSeen')
    expect(state.fight!.allocations[0]!.attacks).toHaveLength(1)
    expect(state.fight!.allocations[1]!.attacks).toHaveLength(1)
  })

  test('§28.3.2 §28.7.3 BST-5 one area is not attacked twice', () => {
    // Three attacks: area 2, then of the four left the third and of the three left the first.
    expect(slim(attacksOf(facing('lion'), [5, 2, 3, 1])).map(([, area]) => area)).toEqual([2, 4, 1])
  })

  test('§28.7.3 a 6 is thrown again', () => {
    expect(slim(attacksOf(facing('wolf'), [1, 6, 5]))).toEqual([[0, 5, 8]])
  })

  test('§28.7.3 BST-5 its advantage is divided with the rest', () => {
    const state = facing('wolf')
    man(state).facing = 0
    // 8 and 3 for a man who looks away: 6 and 5. He is turned to face it before anything falls.
    expect(slim(attacksOf(state, [3, 1, 1]))).toEqual([
      [0, 1, 6],
      [0, 2, 5],
    ])
  })

  test('§14.2 §28.7.3 a row of which halving leaves nothing is not made', () => {
    const legs = (options: Partial<Options>) => {
      const state = hunt('wolf', options)
      place(man(state), 0, -1, 3)
      man(state).posture = 'kneeling'
      // Two CF: one each for the chest and the legs of a man on his knees.
      beastIn(state).stun = 6
      return slim(attacksOf(state, [3, 2, 4]))
    }
    expect(legs({})).toEqual([[0, 2, 1]])
    expect(legs({ halfCf: 'pool' })).toEqual([[0, 2, 1]])
  })

  test('§28.7.3 §26.5 of several, CF below nothing are nothing before the advantage over one', () => {
    const state = packHunt(['lion', 'wolf'], {}, [1, 2])
    const foes = [0, 2].map((seat) => ({ seat, advantage: 3, canAttack: true, canTop: false }))
    run(state, [1, 1, 1], [], (play) => {
      expect(slim(attacksOn(play, beastIn(state), foes, -2))).toEqual([[0, 1, 3]])
    })
  })

  test('§28.7.3 R46 what is beyond eight is lost', () => {
    expect(slim(attacksOf(facing('tiger'), [3, 1, 1]))).toEqual([
      [0, 1, 8],
      [0, 2, 8],
    ])
  })

  test('§28.7.2 §28.7.3 BST-5 of several men each attack picks one, and the first on each has its advantage', () => {
    const state = packHunt(['lion', 'boar'], {}, [1, 0])
    place(man(state), 0, -1, 3)
    // A second man stands at its left.
    const other = { ...man(state), seat: 2, name: 'Priscus', now: { ...man(state).now } }
    state.gladiators[2] = other
    place(other, -1, 0, 4)
    const rows = attacksOf(state, [5, 1, 2, 4, 3, 1, 1], [idle, idle])
    expect(rows.map(({ target }) => target)).toEqual([0, 2, 0])
    // 14 by three: 6, 4 and 4; the second man looks away from it.
    expect(rows.map(({ cf }) => cf)).toEqual([6, 4 + 2, 4])
  })

  test('§28.7.2 it attacks nobody behind its front, and its reach is one hex', () => {
    const state = hunt('lion')
    place(man(state), 0, -2, 3)
    playStep(state, 'engagement', [], [false])
    expect(state.fight).toBeNull()
  })

  test('§28.7.4 a bear adds four to what it has left', () => {
    const state = facing('bear')
    beastIn(state).stun = 9
    expect(slim(attacksOf(state, [1, 2]))).toEqual([[0, 2, 7]])
  })

  test('§28.3.6 §28.3.7 wounds and stun take CF off its attacks', () => {
    const state = facing('lion')
    beastIn(state).cfLoss[2] = 3
    beastIn(state).stun = 4
    expect(cfNow(beastIn(state))).toBe(11)
    expect(slim(attacksOf(state, [1, 2]))).toEqual([[0, 2, 7]])
  })
})

describe('§28.5 §28.7 beasts that are left alone', () => {
  test('§28.5 §28.7.1.2 beasts of two sides fight, and strike what they can reach', () => {
    const state = packHunt(['lion', 'rhino'], {}, [1, 2])
    // The rhino shows its rear to the lion.
    put(state, 0, -3, 0, 2)
    Object.assign(man(state), { out: 'killed', cell: at(6, 6) })
    playStep(state, 'engagement', [])
    playStep(state, 'allocation', [3, 4])
    expect(slim((state.fight!.allocations[1] as Allocation).attacks)).toEqual([
      [2, 5, 8],
      [2, 3, 8],
    ])
    expect(state.fight!.allocations[2]?.attacks ?? []).toEqual([])
  })
})

test('§9.1.2 §28.2 a man turns to the nearest of its hexes, its hind legs too', () => {
  const state = hunt('lion')
  // Behind it: the last of its three hexes lies straight before him, to the north-east.
  place(man(state), -1, 3, 1)
  playStep(state, 'engagement', [])
  expect(man(state).facing).toBe(1)
})

test('§28.7 H-10 nobody surrenders to a beast, and no beast is asked', () => {
  const state = hunt('lion', { edition: 'colosseum', v2Surrender: 'on' })
  expect(kinds(run(state, [], [], (play) => surrender(play)))).toEqual([])
})

describe('§28.7.3.1 blows against it', () => {
  test.each([
    ['rhino', 3],
    ['bear', 3],
    ['elephant', 2],
    ['boar', 1],
    ['lion', 0],
  ] as const)('§28.3.3.1 the hide of a %s covers all of it, whatever the black die', (kind, hide) => {
    for (const black of [1, 6]) {
      const state = facing(kind)
      Object.assign(beastIn(state), { isUnconscious: true, posture: 'prone' })
      const events = run(state, [5, 5, 4, 3, 3, black], [allocation([row(1, 2, 8)])], fightOut)
      const wound = find(events, 'woundRolled')
      expect(wound.armour).toBe(hide)
    }
  })

  test('§28.3.3.1 hide is taken off the wound roll', () => {
    const state = hunt('rhino')
    const events = run(state, [], [], (play) => woundByDice(play, beastIn(state), 4, 8, 6, 0, 0))
    expect(find(events, 'woundRolled')).toMatchObject({ total: 11, wounds: 2 })
    expect(find(events, 'woundRolled').steps).toContainEqual({ what: 'hide', value: -3, rule: '§28.3.3.1' })
  })

  test.each([
    [1, 10, 3, '2xS', 4],
    [3, 10, 3, '2x', 4],
    [2, 10, 3, '1', 3],
    [4, 10, 3, 'ST', 2],
    [5, 11, 2, 'LMP', 2],
  ] as const)('§28.7.5 a blow in area %i with %i and %i: %s', (area, white, black, code, wounds) => {
    const state = hunt('elephant')
    const stun = code === '2xS' ? [3, 3] : []
    const events = run(state, stun, [], (play) => woundByDice(play, beastIn(state), area, white, black, 0, 0))
    expect(find(events, 'criticalHit').code).toBe(code)
    expect(beastIn(state).wounds[area - 1]).toBe(wounds)
    expect(beastIn(state).stun > 0).toBe(code === '2xS')
  })

  test('§28.7.5 §9.5 blows on hides and on men are told apart in exact odds', () => {
    const state = packHunt(['lion', 'rhino'])
    const edition = editionOf(state.options)
    const keys = [1, 2].map((target) => {
      const attack = attackOf(state, 0, row(target, 2, 6))
      return blowKey({ ...blowOf(state, attack, 0), boxesLeft: 12 }, edition, false)
    })
    const blow = blowOf(state, attackOf(state, 0, row(1, 2, 6)), 0)
    const onMan = blowKey({ ...blow, boxesLeft: 12, hide: null }, edition, false)
    expect(new Set([...keys, onMan]).size).toBe(3)
  })

  test('§28.7.1.2 BST-6 after a feint too he strikes only what he can reach', () => {
    const state = facing('lion')
    const question = { kind: 'feintArea', seat: 0, rule: '§23.2', target: 1, cf: 6 } as const
    expect(colosseum.legal(state, question)).toEqual([1, 2, 4])
    expect(colosseum.check(state, question, 5)).not.toBeNull()
  })

  test('§28.7.3.2 BST-7 P* from a beast wounds its fore legs too', () => {
    const state = facing('lion')
    beastIn(state).CF = 8
    const events = run(state, [1, 2, 2, 2, 2, 5, 5, 4, 1, 1], [idle], fightOut)
    expect(find(events, 'attackRolled')).toMatchObject({ seat: 1, counts: 'P*' })
    expect(find(events, 'woundRolled')).toMatchObject({ seat: 1, area: 4 })
    expect(find(events, 'dropChecked')).toMatchObject({ seat: 0, what: 'weapon' })
  })

  test('§28.7.3.2 BST-7 S from a beast strikes the shield, and its legs are safe', () => {
    const state = facing('lion')
    beastIn(state).CF = 8
    const events = run(state, [1, 2, 1, 1, 1, 5, 5, 4], [allocation([], [0, 3, 0, 0, 0])], fightOut)
    expect(find(events, 'attackRolled')).toMatchObject({ seat: 1, counts: 'S' })
    expect(kinds(events)).not.toContain('woundRolled')
  })

  test('§28.7.5 §22.3 a fist meets its own critical hits, and nobody grapples it', () => {
    const state = facing('lion')
    Object.assign(man(state), { hands: [null, null], ST: 9 })
    Object.assign(beastIn(state), { isUnconscious: true, posture: 'prone' })
    // In the chest 13 would be double for a man, who is gripped then; in the head it is for a beast as well.
    const strike = (area: number, white: readonly number[]) =>
      run(state, [5, 5, 5, ...white, 1, 1, 1], [allocation([row(1, area, 6, { means: 'bare' })])], fightOut)
    expect(find(strike(2, [5, 4]), 'criticalHit')).toMatchObject({ code: 'ST', total: 13 })
    expect(find(strike(1, [5, 4]), 'criticalHit')).toMatchObject({ code: '2x', total: 13 })
    expect(beastIn(state).grappledBy).toBe(-1)
  })
})
