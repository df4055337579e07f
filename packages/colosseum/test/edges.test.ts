import { expect, test } from 'vitest'
import { openEdge } from '../src/19-advanced/arena.ts'
import type { Options } from '../src/index.ts'
import type { State } from '../src/match/state.ts'
import { at, duel, optionsWith, place, run } from './helpers.ts'

/** One man in the middle, another in the far corner. */
function alone(given: Partial<Options> = {}): State {
  const state: State = { ...duel(), options: optionsWith(given) }
  place(state.gladiators[0]!, 0, 0, 0)
  place(state.gladiators[1]!, -7, 7, 0)
  return state
}

const threeTwoOne = {
  north: [
    [0, 3],
    [0, 2],
    [0, 1],
  ],
  south: [
    [0, -3],
    [0, -2],
    [0, -1],
  ],
  east: [
    [-3, 1],
    [-2, 1],
    [-1, 0],
  ],
  west: [
    [3, -1],
    [2, -1],
    [1, 0],
  ],
} as const

test.each(['north', 'south', 'east', 'west'] as const)(
  '§7.7 from the %s edge three hexes, or two, or one, or none',
  (edge) => {
    const ways = threeTwoOne[edge]
    for (let blocked = 0; blocked <= 3; blocked++) {
      const state = alone()
      state.gladiators[1]!.out = 'missus'
      state.arena.obstacles = ways.slice(0, blocked).map(([q, r]) => ({ cell: at(q, r), terrain: 'pillar' }))
      run(state, [], [], (play) => expect(openEdge(play, edge)).toBe(blocked < 3 ? 'shifted' : 'stuck'))
      const [q, r] = ways[blocked] ?? [0, 0]
      expect([state.gladiators[0]!.cell, state.gladiators[0]!.now.startCell]).toEqual([at(q, r), at(q, r)])
    }
  },
)

test('§7.7 without an edge what leaves the board is gone, the rest goes along, the dead too', () => {
  const state = alone({ mapEdge: 'unbounded' })
  const body = state.gladiators[1]!
  place(body, 0, 1, 0)
  Object.assign(body, { out: 'killed', torso: at(0, 2) })
  for (const r of [-1, 7]) {
    state.ground.push({ item: { kind: 'axe', boxes: 0, condition: 'whole' }, cell: at(0, r) })
    state.arena.blood.push(at(1, r))
    state.arena.obstacles.push({ cell: at(2, r - 2), terrain: 'mud' })
  }
  state.arena.obstacles.push({ cell: at(2, 6), terrain: 'tree' })
  run(state, [], [], (play) => openEdge(play, 'north'))
  expect(state.ground.map(({ cell }) => cell)).toEqual([at(0, 2)])
  expect(state.arena.blood).toEqual([at(1, 2)])
  expect(state.arena.obstacles.map(({ cell }) => cell)).toEqual([at(2, 0)])
  expect([body.cell, body.torso]).toEqual([at(0, 4), at(0, 5)])
})

test('§27.4.1 where no wall appears and nobody can be moved, nobody gets on', () => {
  const state = alone({ arena: 'on' })
  state.arena.size = 3
  state.arena.obstacles = [1, 2, 3].map((r) => ({ cell: at(0, r), terrain: 'pillar' }))
  run(state, [2], [], (play) => expect(openEdge(play, 'north')).toBe('stuck'))
  run(state, [3], [], (play) => expect(openEdge(play, 'north')).toBe('wall'))
})

test('§27.4.2 §7.7.1 that a wall is taken away is told, and the others stay', () => {
  const state = alone({ arena: 'on' })
  state.arena.walls = ['south', 'east']
  const events = run(state, [], [], (play) => openEdge(play, 'north'))
  expect(events[0]).toEqual({ kind: 'wallRemoved', rule: '§27.4.2', edge: 'south' })
  expect(state.arena.walls).toEqual(['east'])
})

test('§7.7 §7.7.1 without the arena, or where the map has no edge, no wall appears', () => {
  for (const given of [{ arena: 'off' }, { arena: 'on', mapEdge: 'unbounded' }] as const) {
    const state = alone(given)
    run(state, [], [], (play) => expect(openEdge(play, 'north')).toBe('shifted'))
    expect(state.arena.walls).toEqual([])
  }
})
