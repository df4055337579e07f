import { describe, expect, test } from 'vitest'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { rollStun } from '../src/09-combat/stun.ts'
import { trampleAfter } from '../src/28-beasts/collisions.ts'
import { moveBeasts, standing } from '../src/28-beasts/movement.ts'
import type { Terrain } from '../src/match/state.ts'
import type { BeastId } from '../src/tables/beasts.ts'
import { at, find, kinds, place, run, totals } from './helpers.ts'
import { beastIn, hunt, man } from './hunt.ts'

/** A beast goes for a man two hexes before it: 12 and half a die of hexes, then what the collision throws. */
function charge(kind: BeastId, faces: readonly number[], change: (state: ReturnType<typeof hunt>) => void = () => {}) {
  const state = hunt(kind)
  place(man(state), 0, -2, 3)
  change(state)
  return { state, events: run(state, [6, 6, 6, ...faces], [], moveBeasts) }
}

/** A man walks into a beast with one step forward. */
function walkInto(kind: BeastId, [q, r, facing]: readonly [number, number, number], faces: readonly number[]) {
  const state = hunt(kind)
  place(man(state), q, r, facing)
  return { state, events: run(state, faces, ['F'], (play) => moveEverybody(play, askPlots(play))) }
}

describe('§28.6 a beast runs into a man', () => {
  test('§28.6 BST-4 a man who looks away gives it the advantage of position', () => {
    const { events } = charge('wolf', [1, 1, 6, 1, 1, 6], (state) => {
      man(state).facing = 0
      man(state).stun = 0
    })
    // 1 + ST 1 + two hexes 4 + from behind 3.
    expect(totals(events, 'impactRolled')[0]).toBe(9)
  })

  test('§28.6 its own stun comes off', () => {
    const { events } = charge('lion', [3, 4, 1, 1, 1, 6], (state) => {
      beastIn(state).stun = 2
    })
    expect(totals(events, 'impactRolled')[0]).toBe(17)
  })

  test('§28.6 §28.3.7 §8.4.2 equal impacts: it goes back, and both are stunned; only the man may stumble', () => {
    const { state, events } = charge('wolf', [3, 4, 4, 5, 4, 5, 6], (state) => {
      man(state).ST = 0
    })
    // 3 + ST 1 + two hexes 4 against 4 + medium 1 + large shield 2 + AG 1.
    expect(totals(events, 'impactRolled')).toEqual([8, 8])
    expect([beastIn(state).cell, man(state).cell]).toEqual([at(0, -1), at(0, -2)])
    expect([beastIn(state).stun, man(state).stun]).toEqual([2, 2])
    expect(events.filter(({ kind }) => kind === 'stumbleChecked')).toMatchObject([{ seat: 0 }])
  })

  test('§28.6 §28.3.7 a loser is stunned and stays where it was, and 19 costs it its next action', () => {
    const { state, events } = charge('lion', [1, 6, 6, 6], (state) => {
      man(state).ST = 14
    })
    expect(totals(events, 'impactRolled')).toEqual([17, 24])
    expect([beastIn(state).cell, beastIn(state).torso]).toEqual([at(0, -1), at(0, 0)])
    expect(beastIn(state).beast!.isShaken).toBe(true)
    // 12 and 7 are 19.
    expect(find(events, 'stunned')).toMatchObject({ seat: 1, stun: 9 })
    beastIn(state).stun = 0
    expect(run(state, [], [], moveBeasts)).toEqual([])
    expect(kinds(run(state, [3, 3], [], moveBeasts))).toContain('beastActs')
  })

  test('§28.3.7 §11.4 stun beyond its CF makes it senseless, and it gets up when it wakes', () => {
    const state = hunt('wolf')
    run(state, [6, 6], [], (play) => rollStun(play, beastIn(state), 7, '§11.1'))
    expect(beastIn(state)).toMatchObject({ isUnconscious: true, posture: 'prone', torso: at(0, 1) })
  })

  test.each([['pillar'], ['rock']] as const)('§28.6 §8.4.1 a man can be pushed into a %s', (terrain: Terrain) => {
    const { state, events } = charge('lion', [3, 4, 1, 1, 1, 3, 3, 6], (state) => {
      state.arena.obstacles = [{ cell: at(0, -3), terrain }]
    })
    expect(find(events, 'hitObstacle')).toMatchObject({ seat: 0, what: terrain })
    expect([beastIn(state).cell, man(state).cell]).toEqual([at(0, -1), at(0, -2)])
  })

  test('§28.6 §8.3 a man on the ground rolls like the others and does not appeal', () => {
    const { state, events } = charge('lion', [3, 4, 1, 1, 1], (state) => {
      Object.assign(man(state), { posture: 'prone', torso: at(0, -3) })
    })
    expect(kinds(events)).toContain('collided')
    expect(kinds(events)).not.toContain('appealed')
    expect(beastIn(state).cell).toBe(at(0, -2))
  })
})

test('§8.4 §27.3.1 a step that was barred does not count for a man whom a beast meets', () => {
  const state = hunt('lion')
  Object.assign(man(state).now, { forward: 2, moved: 1 })
  expect(standing(man(state)).forward).toBe(1)
})

describe('§28.6 a man runs into a beast', () => {
  test('§28.6 §28.7.1 he has the advantage of where he comes from', () => {
    // From behind: 1 + medium 1 + shield 2 + one hex 1 + ST 1 + AG 1 + 3; the boar: 1 + 5 + 1.
    const { state, events } = walkInto('boar', [0, 2, 0], [1, 1, 1, 1])
    expect([...totals(events, 'impactRolled')].sort((a, b) => Number(a) - Number(b))).toEqual([7, 10])
    expect(man(state).cell).toBe(at(0, 2))
  })

  test('§28.6 §28.7.4 over a bear the diagram of a man counts', () => {
    const { events } = walkInto('bear', [1, -1, 4], [1, 1, 1, 1, 6])
    // From its front corner: 7 and 1; the bear: 1 + 9 + 3.
    expect([...totals(events, 'impactRolled')].sort((a, b) => Number(a) - Number(b))).toEqual([8, 13])
  })

  test('§28.6 R65 a beast that stands has moved no hexes', () => {
    const { events } = walkInto('elephant', [1, 2, 5], [1, 1, 1, 1])
    expect(totals(events, 'impactRolled')).toContain(29)
  })
})

describe('§28.6.1 trampling', () => {
  test('§28.6.1 R66 whoever is not stunned is not trampled', () => {
    const state = hunt('wolf')
    place(man(state), 0, -1, 3)
    beastIn(state).beast!.isPanicked = true
    // One hex, north: 1 + 1 + 2 against 6 and 5.
    const events = run(state, [1, 1, 1, 1, 6, 1, 1], [], moveBeasts)
    expect(kinds(events)).toContain('collided')
    expect(kinds(events)).not.toContain('trampled')
  })

  test('§28.6.1 a beast that has not panicked tramples nobody', () => {
    expect(kinds(charge('lion', [3, 4, 1, 1, 1, 6]).events)).not.toContain('trampled')
  })

  test('§28.6.1 the hit is as much better as the stun', () => {
    const state = hunt('zebra')
    place(man(state), 0, -1, 3)
    beastIn(state).beast!.isPanicked = true
    const events = run(state, [1, 1, 1, 6, 1, 1, 3, 3, 6, 2, 4, 4, 2], [], moveBeasts)
    const stun = man(state).stun
    expect(find(events, 'woundRolled')).toMatchObject({ seat: 0, area: 2, total: 10 + stun })
  })

  test('§28.6.1 one who runs into a panicked beast is trampled too', () => {
    const state = hunt('elephant')
    place(man(state), 0, -1, 3)
    beastIn(state).beast!.isPanicked = true
    const events = run(state, [1, 6, 4, 4, 6, 3, 1, 1, 2], ['F'], (play) => moveEverybody(play, askPlots(play)))
    expect(find(events, 'trampled')).toMatchObject({ seat: 0, by: 1, area: 3 })
  })
})

test('§28.6.1 the hooves hit as much better as the stun of this collision alone', () => {
  const state = hunt('lion')
  beastIn(state).beast!.isPanicked = true
  man(state).stun = 2
  const trampled = (stunBefore: readonly number[]) =>
    run(state, Array(stunBefore[0] === 2 ? 0 : 4).fill(1), [], (play) =>
      trampleAfter(play, man(state), beastIn(state), stunBefore),
    )
  expect(find(trampled([1, 0]), 'trampled')).toMatchObject({ bonus: 1 })
  expect(trampled([2, 0])).toEqual([])
})

test('§7.4 a senseless beast that lies in the way is leapt over', () => {
  const state = hunt('wolf')
  place(man(state), -1, 0, 2)
  beastIn(state).posture = 'prone'
  const events = run(state, [6], ['L'], (play) => moveEverybody(play, askPlots(play)))
  expect(man(state).cell).toBe(at(1, 0))
  expect(kinds(events)).not.toContain('collided')
})
