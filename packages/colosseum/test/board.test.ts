import { dirs, OUTSIDE } from '@harena/engine'
import { expect, test } from 'vitest'
import {
  board,
  COLUMNS,
  cellsBetween,
  columnOf,
  diagramValue,
  edgeCrossed,
  isInFront,
  ROWS,
  rowOf,
} from '../src/02-preparation/board.ts'
import { tables } from '../src/tables/index.ts'
import { at } from './helpers.ts'

const LAST = COLUMNS * ROWS - 1

test('§6.1 §6.1.1 wherever he stands and looks, three of the six hexes around him are in front', () => {
  for (const cell of [0, LAST, at(0, 0)]) {
    for (const facing of dirs) {
      const around = dirs.filter((dir) => board.neighbour(cell, dir) !== OUTSIDE)
      const seen = around.filter((dir) => isInFront(cell, facing, board.neighbour(cell, dir)))
      const back = [2, 3, 4].map((off) => (facing + off) % 6)
      expect(seen).toEqual(around.filter((dir) => !back.includes(dir)))
    }
  }
  expect([at(0, 0), 1, LAST].map((cell) => isInFront(cell, 5, 0))).toEqual([true, true, true])
  expect(isInFront(at(0, 0), 2, 0)).toBe(false)
  expect(isInFront(at(0, 0), 0, at(0, 0))).toBe(false)
})

test('§9.2 D.1 the diagram turns with the man who is attacked', () => {
  for (const facing of dirs) {
    const around = dirs.map((dir) => diagramValue(tables, at(0, 0), facing, board.neighbour(at(0, 0), dir)))
    expect(around).toEqual(dirs.map((dir) => [0, 1, 2, 3, 2, 1][(dir - facing + 6) % 6]))
  }
  expect(diagramValue(tables, at(0, 0), 3, at(0, 0))).toBe(0)
})

const between = [
  { to: [1, -2], left: [0, -1], right: [1, -1] },
  { to: [2, -1], left: [1, -1], right: [1, 0] },
  { to: [1, 1], left: [1, 0], right: [0, 1] },
  { to: [-1, 2], left: [0, 1], right: [-1, 1] },
  { to: [-2, 1], left: [-1, 1], right: [-1, 0] },
  { to: [-1, -1], left: [-1, 0], right: [0, -1] },
] as const

test('§9.2 exactly between two directions the lower value counts', () => {
  const values = (facing: 0 | 2 | 5) =>
    between.map(({ to }) => diagramValue(tables, at(0, 0), facing, at(to[0], to[1])))
  expect(values(0)).toEqual([0, 1, 2, 2, 1, 0])
  expect(values(2)).toEqual([1, 0, 0, 1, 2, 2])
  expect(values(5)).toEqual([1, 2, 2, 1, 0, 0])
})

test('§27.5 a line that runs between two hexes has both of them', () => {
  for (const [q, r] of [
    [0, 0],
    [-5, 1],
    [4, -6],
    [-2, 5],
  ] as const) {
    for (const { to, left, right } of between) {
      const line = cellsBetween(at(q, r), at(q + to[0], r + to[1]))
      expect(line).toEqual([[at(q + left[0], r + left[1]), at(q + right[0], r + right[1])]])
    }
  }
})

test('§27.5 a straight line has one hex at each step, without those at its ends', () => {
  expect(cellsBetween(at(0, 0), at(0, -1))).toEqual([])
  expect(cellsBetween(at(0, 0), at(0, -3)).toSorted()).toEqual([
    [at(0, -2), at(0, -2)],
    [at(0, -1), at(0, -1)],
  ])
  expect(cellsBetween(at(0, 0), at(3, -1))).toEqual([
    [at(1, 0), at(1, 0)],
    [at(2, -1), at(2, -1)],
  ])
})

test('§2.2 cells count the columns of one row after the other', () => {
  expect([0, COLUMNS - 1, COLUMNS, LAST].map(columnOf)).toEqual([0, 16, 0, 16])
  expect([0, COLUMNS - 1, COLUMNS, LAST].map(rowOf)).toEqual([0, 0, 1, 15])
})

test.each([
  ['§7.7 out of the middle of the top row', 8, ['north', 'north', 'south', 'south', 'south', 'north']],
  ['§7.7 out of the north-west corner', 0, ['north', 'north', 'south', 'south', 'west', 'west']],
  ['§7.7 out of the north-east corner', 16, ['north', 'east', 'east', 'south', 'south', 'north']],
  ['§7.7 out of the bottom row', LAST - 8, ['south', 'south', 'south', 'south', 'south', 'south']],
  ['§7.7 out of the east side', COLUMNS * 5 - 1, ['south', 'east', 'east', 'south', 'south', 'south']],
  ['§7.7 out of the west side', COLUMNS * 5, ['south', 'south', 'south', 'south', 'west', 'west']],
] as const)('%s', (_, cell, crossed) => {
  expect(dirs.map((dir) => edgeCrossed(cell, dir))).toEqual(crossed)
})
