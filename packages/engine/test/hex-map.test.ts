import { describe, expect, test } from 'vitest'
import { dirs, disc, distance, HexMap, neighbour, OUTSIDE, rectangle, sector } from '../src/index.ts'

const arena = rectangle(10, 12)
const cells = [...arena.hexes.keys()]

describe('a rectangle', () => {
  test('of 10 by 12 has 120 cells, row by row', () => {
    expect(arena.size).toBe(120)
    expect(arena.hex(0)).toEqual({ q: 0, r: 0 })
    expect(arena.hex(9)).toEqual({ q: 9, r: -4 })
    expect(arena.hex(10)).toEqual({ q: 0, r: 1 })
  })

  test('is made once for each size', () => {
    expect(rectangle(10, 12)).toBe(arena)
    expect(rectangle(12, 10)).not.toBe(arena)
    expect(rectangle(12, 10).size).toBe(120)
    expect(rectangle(1, 1001).size).toBe(1001)
    expect(rectangle(2, 1).size).toBe(2)
  })

  test('numbers its hexes, and knows no others', () => {
    for (const cell of cells) expect(arena.cell(arena.hex(cell))).toBe(cell)
    expect(arena.cell({ q: -1, r: 0 })).toBe(OUTSIDE)
    expect(arena.cell({ q: 0, r: 12 })).toBe(OUTSIDE)
  })

  test('long ones have their full length', () => {
    const street = rectangle(1, 1001)
    expect(street.distance(0, 1000)).toBe(1000)
  })
})

describe('on a map', () => {
  test('neighbours are those of the hexes, and nothing beyond the edge', () => {
    for (const cell of cells) {
      for (const dir of dirs) expect(arena.neighbour(cell, dir)).toBe(arena.cell(neighbour(arena.hex(cell), dir)))
    }
    expect(dirs.map((dir) => arena.neighbour(0, dir))).toEqual([OUTSIDE, OUTSIDE, 1, 10, OUTSIDE, OUTSIDE])
    expect(dirs.map((dir) => arena.neighbour(11, dir))).toEqual([1, 12, 22, 21, 20, 10])
  })

  test('distances and sectors are those of the hexes', () => {
    for (const from of cells) {
      for (const to of cells) {
        expect(arena.distance(from, to)).toBe(distance(arena.hex(from), arena.hex(to)))
        const seen = sector(arena.hex(from), arena.hex(to))
        if (!seen) continue
        expect(arena.sectorDir(from, to)).toBe(seen.dir)
        expect(arena.isSplit(from, to)).toBe(seen.split)
      }
    }
  })

  test('any set of hexes will do', () => {
    const round = new HexMap(disc({ q: 5, r: 5 }, 4))
    expect(round.size).toBe(61)
    expect(dirs.every((dir) => round.neighbour(0, dir) !== OUTSIDE)).toBe(true)
  })
})
