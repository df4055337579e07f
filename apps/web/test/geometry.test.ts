import { describe, expect, test } from 'vitest'
import {
  arenaHexes,
  boxAround,
  columnRow,
  hexAt,
  hexCentre,
  hexCorners,
  hexReach,
  hexSize,
  nearestTurn,
  neighbour,
  outlinePath,
} from '../src/board/geometry.ts'

describe('hexes in pixels', () => {
  test('the starting places of a duel are where the book says', () => {
    expect(hexAt(5, 10)).toEqual({ q: 5, r: 8 })
    expect(hexAt(5, 1)).toEqual({ q: 5, r: -1 })
    expect(columnRow({ q: 8, r: -3 })).toEqual({ column: 8, row: 1 })
  })

  test('column and row lead back to the hex', () => {
    for (const hex of arenaHexes(10, 12)) {
      const { column, row } = columnRow(hex)
      expect(hexAt(column, row)).toEqual(hex)
    }
    expect(arenaHexes(10, 12)).toHaveLength(120)
  })

  test('north is up, and all neighbours are equally far', () => {
    const here = hexCentre({ q: 3, r: 2 })
    for (const direction of [0, 1, 2, 3, 4, 5] as const) {
      const there = hexCentre(neighbour({ q: 3, r: 2 }, direction))
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(2 * hexReach)
      const angle = (Math.atan2(there.x - here.x, here.y - there.y) * 180) / Math.PI
      expect((angle + 360) % 360).toBeCloseTo(direction * 60)
    }
  })

  test('corners lie on the circle, the first at the right', () => {
    const corners = hexCorners({ x: 0, y: 0 })
    expect(corners[0]).toEqual({ x: hexSize, y: 0 })
    for (const corner of corners) expect(Math.hypot(corner.x, corner.y)).toBeCloseTo(hexSize)
  })

  test('the box of an arena holds every corner', () => {
    const hexes = arenaHexes(4, 3)
    const box = boxAround(hexes)
    for (const { x, y } of hexes.flatMap((hex) => hexCorners(hexCentre(hex)))) {
      expect(x).toBeGreaterThanOrEqual(box.left - 1e-9)
      expect(x).toBeLessThanOrEqual(box.right + 1e-9)
      expect(y).toBeGreaterThanOrEqual(box.top - 1e-9)
      expect(y).toBeLessThanOrEqual(box.bottom + 1e-9)
    }
  })
})

describe('outlines', () => {
  const sides = (path: string) => path.split('M').length - 1

  test('one hex has six sides, two neighbours ten', () => {
    expect(sides(outlinePath([{ q: 0, r: 0 }]))).toBe(6)
    for (const direction of [0, 1, 2, 3, 4, 5] as const)
      expect(sides(outlinePath([{ q: 0, r: 0 }, neighbour({ q: 0, r: 0 }, direction)]))).toBe(10)
  })

  test('a side of the outline lies towards the neighbour that is not inside', () => {
    const path = outlinePath([0, 1, 2, 3, 4, 5].map((d) => neighbour({ q: 0, r: 0 }, d as 0)).concat({ q: 0, r: 0 }))
    const numbers = path.match(/-?[\d.]+/g)!.map(Number)
    for (let i = 0; i < numbers.length; i += 2)
      expect(Math.hypot(numbers[i]!, numbers[i + 1]!)).toBeGreaterThan(hexSize * 1.5)
  })
})

describe('turning', () => {
  test('goes the short way round', () => {
    expect(nearestTurn(300, 0)).toBe(360)
    expect(nearestTurn(0, 300)).toBe(-60)
    expect(nearestTurn(360, 60)).toBe(420)
    expect(nearestTurn(-60, 240)).toBe(-120)
    expect(nearestTurn(720, 0)).toBe(720)
  })
})
