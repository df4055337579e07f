import { describe, expect, test } from 'vitest'
import { colosseum } from '../src/index.ts'
import type { Gladiator, State } from '../src/match/state.ts'
import { at, find, kinds, place, run } from './helpers.ts'
import { beastIn, classicHunt, man, put } from './hunt.ts'

/** A lion that somebody plays, its head at the centre, facing north. */
const hunt = (options: Parameters<typeof classicHunt>[1] = {}) => classicHunt('lion', options, true)

function move(state: State, faces: readonly number[], ...answers: readonly unknown[]) {
  state.step = 'movement'
  return run(state, faces, answers, ({ referee }) => colosseum.playStep(state, referee))
}

/** A second man of Felix's side. */
function join(state: State, q: number, r: number, facing: number): Gladiator {
  const other: Gladiator = { ...man(state), seat: 2, name: 'Lupus', now: { ...man(state).now, entered: [] } }
  state.gladiators.push(other)
  place(other, q, r, facing)
  return other
}

type Told = ReturnType<typeof move>

/** What his place is worth in the sum of an impact. */
const position = (events: Told, seat: number): number => {
  const impact = events.find((event) => event.kind === 'impactRolled' && event.seat === seat)
  const steps = impact?.kind === 'impactRolled' ? impact.steps! : []
  return steps.find(({ what }) => what === 'position')?.value ?? 0
}

describe('a body of two hexes', () => {
  test('E-16 §16.2 the hex on which it whirls stays its own: who is knocked down there falls elsewhere', () => {
    const state = hunt()
    place(man(state), 0, 2, 0)
    // He runs into its hind part, is stunned senseless, and his torso would fall forward into that hex.
    man(state).stun = 11
    const events = move(state, [1, 6, 6, 6], 'F', '(R)')
    expect(find(events, 'knockedOut').seat).toBe(0)
    expect(beastIn(state).torso).toBe(at(0, 1))
    expect(man(state)).toMatchObject({ posture: 'prone', cell: at(0, 2) })
    expect(man(state).torso).not.toBe(at(0, 1))
  })

  test('§28.6 E-18 one that has moved and met somebody is met behind as if it stood: it pushes nobody from there', () => {
    const state = hunt({ collisionPA: 'always' })
    const other = join(state, 0, -1, 3)
    // Its head takes his hex; Felix comes into the hex of its body one pulse later.
    place(man(state), 2, -2, 4)
    man(state).ST = -5
    const events = move(state, [6, 1, 1, 1, 6, 1, 6, 1, 1, 6], 'F(Q)', 'F F', 'X', 0)
    expect(kinds(events).filter((kind) => kind === 'collided')).toHaveLength(2)
    expect(other.cell).toBe(at(0, -2))
    expect(beastIn(state)).toMatchObject({ cell: at(0, -1), torso: at(0, 0) })
    expect(man(state).cell).toBe(at(1, -1))
  })

  test('§28.7.1 E-18 who is in the way of one that backs up has his place behind it', () => {
    const state = hunt({ collisionPA: 'always' })
    place(man(state), 0, 3, 0)
    man(state).ST = -5
    const events = move(state, [1, 6, 1, 1, 6], 'F', 'B', 3)
    expect(find(events, 'collided').cell).toBe(at(0, 2))
    expect(position(events, 0)).toBe(3)
    expect(position(events, 1)).toBe(0)
    expect(beastIn(state)).toMatchObject({ cell: at(0, 1), torso: at(0, 2), facing: 0 })
  })
})

describe('one that was thrown back', () => {
  test('§8.4 §28.6 has come to stand: who then runs into it goes back, and it stays', () => {
    const state = hunt()
    const other = join(state, 0, -1, 3)
    place(man(state), 1, -1, 4)
    for (const one of [man(state), other]) one.ST = 9
    // Lupus throws it back to the centre, where Felix comes at the same time.
    const events = move(state, [1, 6, 1, 1, 6, 1, 1, 1], 'F', 'F', 'X')
    expect(kinds(events).filter((kind) => kind === 'collided')).toHaveLength(2)
    expect([man(state).cell, beastIn(state).cell]).toEqual([at(1, -1), at(0, 0)])
  })

  test('§8.4 §28.6 has come to stand beside, where the hex it came from is taken', () => {
    const state = hunt()
    const other = join(state, 0, -2, 3)
    // Felix passes its way in the first pulse and comes where it was thrown in the second.
    place(man(state), -1, 0, 1)
    for (const one of [man(state), other]) one.ST = 9
    const events = move(state, [1, 6, 3, 1, 1, 6, 1, 1, 1], 'F(Q)', 'F F', 'X')
    expect(kinds(events).filter((kind) => kind === 'collided')).toHaveLength(2)
    expect([man(state).cell, beastIn(state).cell]).toEqual([at(0, -1), at(1, -2)])
  })
})

describe('one that backs up', () => {
  test('E-18 §28.2 with its head has no hind part where somebody comes at the same time', () => {
    const state = hunt()
    put(state, 0, 0, 3)
    expect(beastIn(state).torso).toBe(at(0, -1))
    beastIn(state).torso = -1
    place(man(state), 1, -2, 5)
    const events = move(state, [], 'F', 'B')
    expect(kinds(events)).not.toContain('collided')
    expect([man(state).cell, beastIn(state).cell]).toEqual([at(0, -2), at(0, -1)])
  })

  test('§8.4 §28.6 is met with its head where that is now: it came from the hex before', () => {
    const state = hunt()
    // He comes from the east, one pulse after it.
    place(man(state), 2, 1, 5)
    man(state).ST = 9
    const events = move(state, [6, 1, 1, 1], 'F(Q)', 'B')
    expect(find(events, 'collided').cell).toBe(at(0, 1))
    expect([man(state).cell, beastIn(state).cell]).toEqual([at(0, 1), at(0, 0)])
  })

  test('§8.1 meets one who comes into the same hex once, not twice: no die says which first', () => {
    const state = hunt()
    place(man(state), 7, -7, 0)
    join(state, 0, 3, 0)
    const events = move(state, [6, 1, 1, 1, 6], 'X', 'B', 'F', 3)
    const first = find(events, 'impactRolled')
    expect(first.steps).toContainEqual({ what: 'impact', value: 6, rule: '§8.4' })
  })
})

describe('B-17', () => {
  /** Both come into (0, -1); Felix from the east, with his side to the lion. */
  function meet(plot: string, options: Parameters<typeof hunt>[0]) {
    const state = hunt(options)
    place(man(state), 1, -2, 4)
    return { state, events: move(state, [1, 6, 1, 1, 6], plot, 'F', 0) }
  }

  test.each([
    ['B-17 §8.4 his place and that of the beast count though both moved', 'F', 1, 1, 4],
    ['B-17 §8.4 a turn still plotted softens what the beast has', 'F(L)', 1, 0, 3],
  ] as const)('%s', (_, plot, ofMan, ofBeast, facing) => {
    const { state, events } = meet(plot, { collisionFacing: 'on' })
    expect([position(events, 0), position(events, 1), man(state).facing]).toEqual([ofMan, ofBeast, facing])
  })

  test('A-5 §8.4 without it neither has any', () => {
    const { events } = meet('F(L)', { collisionPA: 'notIfBothMoved' })
    expect([position(events, 0), position(events, 1)]).toEqual([0, 0])
  })

  test.each([
    ['B-17 §8.4 a man who offers his rear has no place over a beast', [1, -2], '(R)(R)(R)B', [0, 2]],
    ['B-17 §28.7.1 nor has a beast that offers its flank', [1, -1], 'SFR', [2, 0]],
  ] as const)('%s', (_, [q, r], plot, places) => {
    const state = hunt({ collisionFacing: 'on' })
    place(man(state), q, r, 4)
    const events = move(state, [1, 6, 1, 1, 6], plot, 'F', 0)
    expect([position(events, 0), position(events, 1)]).toEqual(places)
  })
})

describe('the board moves while a beast is on its way', () => {
  test('§7.7 §7.2.1 a step off the board is not made after a push, the turn before it is', () => {
    const state = hunt()
    // Felix pushes Lupus over the western edge; so the lion in the far east has no way on.
    place(man(state), -7, 3, 4)
    const other = join(state, -8, 4, 4)
    put(state, 3, -6, 2)
    const events = move(state, [6, 1, 1, 1, 6], 'F', 'F F FL', 'X', 4)
    expect(other.cell).toBe(at(-6, 4))
    expect(kinds(events).filter((kind) => kind === 'boardShifted')).toHaveLength(1)
    expect(beastIn(state)).toMatchObject({ cell: at(8, -7), facing: 1 })
  })

  test('§15.1 what he walked over backward counts, though the board has been moved away from it since', () => {
    const state = hunt()
    place(man(state), -7, -3, 3)
    state.ground.push({ item: { kind: 'sword', boxes: 0, condition: 'whole' }, cell: at(-7, -4) })
    const events = move(state, [6, 6], 'B(Q)', 'X')
    expect(kinds(events)).toContain('boardShifted')
    expect(find(events, 'stumbleChecked').seat).toBe(0)
  })

  test('C-16 E-18 along a wall it goes on along the wall', () => {
    const state = hunt()
    state.arena.walls = ['north']
    put(state, 0, -8, 5)
    // Felix runs over the western edge in the second pulse.
    place(man(state), -7, 3, 5)
    const events = move(state, [1], 'F(Q)', 'F F F F')
    expect(find(events, 'beastAtWall').rebounds).toBe(false)
    expect(kinds(events)).toContain('boardShifted')
    const moves = events.flatMap((event) => (event.kind === 'pulse' ? event.moves : []))
    expect(moves.filter(({ seat }) => seat === 1).map(({ facing }) => facing)).toEqual([4, 5, 4, 5])
  })
})
