import { expect, test } from 'vitest'
import { END, ensnare, melee, STEP, whip } from '../src/match/questions.ts'
import { mapOf } from '../src/match/state.ts'
import { breakFreeOdds, ensnareOdds } from '../src/odds.ts'
import { canUseNet } from '../src/rules/net.ts'
import {
  bout,
  type Given,
  gaul,
  ground,
  hex,
  hexOf,
  man,
  own,
  play,
  playInto,
  refusedBy,
  retarius,
  samnite,
  secutor,
  told,
} from './support.ts'

/** A Retiarius on (5,5) facing north, his target on another hex. */
function at(q: number, r: number, given: Given = {}, now = {}) {
  const state = bout([man(retarius, [5, 5], 0, now), man(samnite, [q, r], 3)], given)
  playInto(state)
  return state
}

test('§9.1 an enemy two hexes away in the 120 degree arc: five hexes', () => {
  const state = at(5, 3)
  const reached = mapOf(state).hexes.filter(({ q, r }) => {
    state.fighters[1]!.cell = mapOf(state).cell({ q, r })
    return canUseNet(state, state.fighters[0]!, state.fighters[1]!)
  })
  const five = [
    [5, 3],
    [6, 3],
    [7, 3],
    [4, 4],
    [3, 5],
  ]
  expect(reached).toHaveLength(5)
  for (const [q, r] of five) expect(reached).toContainEqual({ q, r })
})

test('§9.1 whip and ensnare are attacks of one with the net in hand', () => {
  expect(refusedBy(at(5, 3), 0, whip(1))).toBeNull()
  expect(refusedBy(at(5, 3), 0, ensnare(1))).toBeNull()
  expect(refusedBy(at(5, 3, {}, { net: false }), 0, whip(1))).toBe('§9.1')
  expect(refusedBy(at(5, 2), 0, ensnare(1))).toBe('§9.1')
  expect(refusedBy(at(5, 4), 0, ensnare(1))).toBe('§9.1')
  expect(refusedBy(at(5, 7), 0, ensnare(1))).toBe('§9.1')
})

test('§9.2 not while he touches an enemy', () => {
  const state = bout([man(retarius, [5, 5], 0), man(samnite, [5, 3], 3), man(secutor, [5, 6], 0)])
  playInto(state)
  expect(refusedBy(state, 0, whip(1))).toBe('§9.2')
})

test('§9.2 not if every hex between is occupied', () => {
  const mates = (...cells: [number, number][]) => {
    const between = cells.map((cell) => ({ ...man(gaul, cell, 0), team: 0 }))
    return (target: [number, number]) => {
      const state = bout([{ ...man(retarius, [5, 5], 0), team: 0 }, man(samnite, target, 3), ...between])
      playInto(state)
      return refusedBy(state, 0, whip(1))
    }
  }
  expect(mates([5, 4])([5, 3])).toBe('§9.2')
  expect(mates([6, 4])([5, 3])).toBeNull()
  expect(mates([5, 4])([6, 3])).toBeNull()
  expect(mates([5, 4], [6, 4])([6, 3])).toBe('§9.2')
})

test('§9.2 §3.6 not after more than four hexes', () => {
  const fast = own({ net: true, weapon: 'spear' }, 2, 3)
  const five = bout([man(fast, [5, 8], 0), man(samnite, [5, 1], 3)])
  playInto(five, STEP, STEP, STEP, STEP, STEP)
  expect(refusedBy(five, 0, whip(1))).toBe('§3.6')
  const four = bout([man(fast, [5, 7], 0), man(samnite, [5, 1], 3)])
  playInto(four, STEP, STEP, STEP, STEP)
  expect(refusedBy(four, 0, whip(1))).toBeNull()
})

test('§9.3 a whip has all usual modifiers, and -2 for the defender', () => {
  const state = bout([man(retarius, [5, 6], 0), man(secutor, [5, 4], 3, { hits: 1 })])
  const roll = told(play(state, [3, 3, 6, 3], whip(1)), 'exchangeRolled')
  const rows = (side: typeof roll.attacker) => side.steps.slice(1).map(({ rule, value }) => [rule, value])
  expect(roll.rule).toBe('§9.3')
  expect(rows(roll.attacker)).toEqual([
    ['T4.5', 1],
    ['T4.7', 1],
    ['T4.8', 1],
    ['T4.10', 1],
  ])
  expect(rows(roll.defender)).toEqual([
    ['T4.1', 1],
    ['T4.3', 2],
    ['T4.5', 1],
    ['T4.9', -1],
    ['T5.1', 1],
    ['T4.13', -2],
  ])
})

test('§9.3 on the border of two hexsides the one that is better for the target', () => {
  const side = (facing: 0 | 1) => {
    const state = bout([man(retarius, [4, 6], 0), man(secutor, [5, 4], facing, { shield: false })])
    const roll = told(play(state, [2, 1, 2, 1], whip(1)), 'exchangeRolled')
    const row = roll.defender.steps.slice(1).find(({ rule }) => rule.startsWith('T5'))
    return row?.rule
  }
  // Without a shield, facing north: rear -2 against left rear -1.
  expect(side(0)).toBe('T5.5')
  // Facing north-east: right rear -1 against rear -2.
  expect(side(1)).toBe('T5.3')
})

test('§9.3 of two equal hexsides that on the right of the attacker decides the retreat', () => {
  // A prone target counts every hexside as the rear one, so both are equal: he backs away from hexside 3, north.
  const state = bout([man(retarius, [4, 6], 0), man(secutor, [5, 4], 0, { prone: true })])
  play(state, [1, 1, 2, 2], whip(1))
  expect(hexOf(state, 1)).toEqual(hex(5, 3))
})

test('§9.3 the loser backs away along the axis of that hexside, the winner makes the same steps', () => {
  // The better hexside is 4, so the target goes north-east, and so does the Retiarius.
  const state = bout([man(retarius, [4, 6], 0), man(secutor, [5, 4], 0)])
  play(state, [5, 4, 3, 3], whip(1))
  expect([hexOf(state, 1), hexOf(state, 0)]).toEqual([hex(6, 3), hex(5, 5)])
})

test('§9.3 the steps of an earlier exchange no longer count', () => {
  const state = bout([man(retarius, [4, 6], 0), man(secutor, [5, 4], 0)])
  Object.assign(state.exchange, { first: 0, second: 1 })
  play(state, [5, 4, 3, 3], whip(1))
  expect(hexOf(state, 0)).toEqual(hex(5, 5))
})

test('§9.3 a Retiarius who loses backs up along the same axis', () => {
  const state = bout([man(retarius, [5, 6], 0), man(secutor, [5, 4], 3)])
  play(state, [1, 1, 4, 3], whip(1))
  expect([hexOf(state, 0), hexOf(state, 1)]).toEqual([hex(5, 7), hex(5, 5)])
})

test('§9.3 the winner advances as far as it is free', () => {
  const mate = { ...man(gaul, [5, 5], 0), team: 0 }
  const state = bout([{ ...man(retarius, [4, 6], 0), team: 0 }, man(secutor, [5, 4], 0), mate])
  play(state, [5, 4, 3, 3], whip(1))
  expect([hexOf(state, 1), hexOf(state, 0)]).toEqual([hex(6, 3), hex(4, 6)])
})

test('§9.3 a difference up to 1 locks nobody', () => {
  const state = bout([man(retarius, [5, 6], 0), man(secutor, [5, 4], 3)])
  const referee = play(state, [3, 2, 4, 3], whip(1))
  expect(Math.abs(told(referee, 'nothingDecided').difference)).toBe(1)
  expect(state.fighters.map(({ lockedInTurn }) => lockedInTurn)).toEqual([0, 0])
})

test('§9.4 each rolls one die + agility, the Retiarius first, nothing else counts', () => {
  const state = bout([man(retarius, [5, 6], 0, { hits: 3 }), man(samnite, [5, 4], 0, { hits: 3 })])
  const referee = play(state, [2, 4], ensnare(1))
  expect(referee.rolls).toEqual([
    { by: 0, rule: '§9.4', name: 'net', faces: [2] },
    { by: 1, rule: '§9.4', name: 'against the net', faces: [4] },
  ])
  expect(told(referee, 'netThrown')).toMatchObject({
    retarius: { total: 5 },
    target: { total: 5 },
    result: 'nothing',
  })
})

test('§9.5 higher nets him, and he tries to break free at once: more than 5', () => {
  const thrown = (free: number, ...more: number[]) => {
    const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 4], 3)])
    play(state, [2, 3, free, ...more], ensnare(1))
    return state.fighters[1]!.out
  }
  expect(thrown(3)).toBeNull()
  expect(thrown(2, 6)).toBe('spared')
})

test('§9.6 free: the net falls into his hex', () => {
  const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 4], 3)])
  play(state, [2, 3, 3], ensnare(1))
  expect(ground(state)).toEqual([{ hex: hex(5, 4), kind: 'net' }])
  expect(state.fighters[0]).toMatchObject({ net: false, base: 1 })
})

test('§9.7 not free: helpless, out, and judged by the crowd', () => {
  const state = bout([man(retarius, [5, 6], 0), man(samnite, [5, 4], 3)])
  const referee = play(state, [2, 3, 2, 5], ensnare(1))
  expect(told(referee, 'helpless')).toMatchObject({ seat: 1, by: 0 })
  expect(
    told(referee, 'judged')
      .steps.slice(1)
      .map(({ rule }) => rule),
  ).toEqual(['T7.2', 'T7.4'])
  expect(state.fighters[1]).toMatchObject({ out: 'dispatched', outBy: 0 })
  expect(state.fighters[0]!.net).toBe(true)
})

test('§9.8 at least twice: the net is lost into the hex of the target', () => {
  const weak = { ...retarius, agility: 2 }
  const state = bout([man(weak, [5, 6], 0), man(secutor, [5, 4], 3)])
  expect(told(play(state, [1, 4], ensnare(1)), 'netThrown')).toMatchObject({
    result: 'netLost',
    retarius: { total: 3 },
    target: { total: 6 },
  })
  expect(ground(state)).toEqual([{ hex: hex(5, 4), kind: 'net' }])
})

test('§9.9 anything else: nothing happens, the net stays in hand', () => {
  const weak = { ...retarius, agility: 2 }
  const state = bout([man(weak, [5, 6], 0), man(secutor, [5, 4], 3)])
  expect(told(play(state, [1, 3], ensnare(1)), 'netThrown').rule).toBe('§9.9')
  expect(state.fighters[0]!.net).toBe(true)
  expect(state.active).toBe(1)
})

test('§9.4 §9.8 the exact odds of a cast', () => {
  expect(ensnareOdds(3, 1)).toEqual({
    netted: expect.closeTo(26 / 36, 12),
    netLost: 0,
    nothing: expect.closeTo(10 / 36, 12),
  })
  const equal = ensnareOdds(2, 2)
  expect(equal.netted).toBeCloseTo(15 / 36, 12)
  // 3 to 6, 7, 8; 4 to 8.
  expect(equal.netLost).toBeCloseTo(4 / 36, 12)
  expect(ensnareOdds(2, 2, { netDouble: 'exactly' }).netLost).toBeCloseTo(2 / 36, 12)
})

test('§9.5 the exact odds of breaking free', () => {
  expect(breakFreeOdds(2, 1).free).toBeCloseTo(4 / 6, 12)
  expect(breakFreeOdds(1, 1).free).toBeCloseTo(3 / 6, 12)
  expect(breakFreeOdds(3, 2).free).toBeCloseTo(1, 12)
})

test('§9.1 a melee is still open to one with a net, in contact', () => {
  const state = at(5, 4)
  expect(refusedBy(state, 0, melee(1))).toBeNull()
  expect(refusedBy(state, 0, END)).toBeNull()
})

test('§9.2 a hex beyond the edge is not occupied: the net passes there', () => {
  // From (4,-2) to (6,-3) the way is bent: between lie (5,-3), which is outside, and (5,-2).
  const mate = { ...man(gaul, [5, -2], 0), team: 0 }
  const state = bout([{ ...man(retarius, [4, -2], 2), team: 0 }, man(samnite, [6, -3], 4), mate])
  playInto(state)
  expect(refusedBy(state, 0, whip(1))).toBeNull()
})
