import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  bearing,
  columnAndRow,
  type Dir,
  dirNames,
  dirs,
  disc,
  distance,
  facesDown,
  fromColumnAndRow,
  fromPixel,
  type Hex,
  inArc,
  line,
  neighbour,
  opposite,
  relative,
  ring,
  same,
  sector,
  steps,
  subtract,
  toPixel,
  turned,
  wayName,
} from '../src/index.ts'

const ORIGIN: Hex = { q: 0, r: 0 }
const hexes = fc.record({ q: fc.integer({ min: -40, max: 40 }), r: fc.integer({ min: -40, max: 40 }) })
const directions = fc.constantFrom<Dir>(...dirs)

/** The angle on paper, in degrees clockwise from north: an independent measure to compare with. */
function degreesTo(hex: Hex): number {
  const { x, y } = toPixel(hex, 1)
  return (Math.atan2(x, -y) * 180) / Math.PI
}

/** How far an angle lies from a direction, 0 to 180. */
function degreesOff(hex: Hex, facing: Dir): number {
  const off = (((degreesTo(hex) - facing * 60) % 360) + 360) % 360
  return Math.min(off, 360 - off)
}

describe('directions', () => {
  test('run clockwise from north', () => {
    expect(dirs.map((dir) => Math.round((degreesTo(steps[dir]!) + 360) % 360))).toEqual([0, 60, 120, 180, 240, 300])
    expect(dirNames[0]).toBe('north')
    expect(dirNames[4]).toBe('south-west')
  })

  test('opposite is three hexsides on, and twice is back', () => {
    for (const dir of dirs) {
      expect(opposite(dir)).toBe((dir + 3) % 6)
      expect(opposite(opposite(dir))).toBe(dir)
      expect(add(steps[dir]!, steps[opposite(dir)]!)).toEqual(ORIGIN)
    }
  })

  test('turned goes round in both directions', () => {
    expect(turned(5, 1)).toBe(0)
    expect(turned(0, -1)).toBe(5)
    expect(turned(2, -14)).toBe(0)
    expect(turned(3, 6)).toBe(3)
  })

  test('relative is the direction as seen by one who faces so', () => {
    expect(relative(3, 3)).toBe(0)
    expect(relative(4, 3)).toBe(1)
    expect(relative(2, 3)).toBe(5)
    fc.assert(fc.property(directions, directions, (dir, facing) => turned(facing, relative(dir, facing)) === dir))
  })
})

describe('distance', () => {
  test.each([
    [{ q: 0, r: 0 }, 0],
    [{ q: 0, r: -3 }, 3],
    [{ q: 2, r: -1 }, 2],
    [{ q: 2, r: 1 }, 3],
    [{ q: -4, r: 4 }, 4],
    [{ q: -2, r: -3 }, 5],
  ])('of %o from the middle is %i', (hex, steps) => {
    expect(distance(ORIGIN, hex)).toBe(steps)
  })

  test('is a distance', () => {
    fc.assert(
      fc.property(hexes, hexes, hexes, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a))
        expect(distance(a, b) === 0).toBe(same(a, b))
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c))
        expect(distance(add(a, c), add(b, c))).toBe(distance(a, b))
        expect(add(subtract(b, a), a)).toEqual(b)
      }),
    )
  })

  test('is the number of steps in one direction', () => {
    fc.assert(
      fc.property(hexes, directions, fc.nat(30), (hex, dir, times) => {
        expect(distance(hex, neighbour(hex, dir, times))).toBe(times)
      }),
    )
  })
})

describe('rings', () => {
  test('begin in the north and run clockwise', () => {
    expect(ring(ORIGIN, 0)).toEqual([ORIGIN])
    expect(ring(ORIGIN, 1)).toEqual(steps)
    const degrees = ring(ORIGIN, 3).map((hex) => (Math.round(degreesTo(hex)) + 360) % 360)
    expect(degrees).toEqual([...degrees].sort((a, b) => a - b))
  })

  test.each([1, 2, 3, 7])('have six hexes for each step of the radius %i', (radius) => {
    const centre = { q: 3, r: -5 }
    const found = ring(centre, radius)
    expect(found).toHaveLength(6 * radius)
    expect(new Set(found.map((hex) => `${hex.q},${hex.r}`)).size).toBe(6 * radius)
    expect(found.every((hex) => distance(centre, hex) === radius)).toBe(true)
  })

  test('make up a disc, nearest first', () => {
    const found = disc(ORIGIN, 3)
    expect(found).toHaveLength(1 + 6 + 12 + 18)
    const distances = found.map((hex) => distance(ORIGIN, hex))
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
  })
})

describe('lines', () => {
  test('lead step by step from one hex to the other', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        const path = line(a, b)
        expect(path[0]).toEqual(a)
        expect(path.at(-1)).toEqual(b)
        expect(path).toHaveLength(distance(a, b) + 1)
        for (const [i, hex] of path.slice(1).entries()) expect(distance(hex, path[i]!)).toBe(1)
      }),
    )
  })

  test('are straight along a direction', () => {
    expect(line(ORIGIN, { q: 3, r: -3 })).toEqual([0, 1, 2, 3].map((i) => ({ q: i, r: i ? -i : 0 })))
  })

  test('pass through the same hexes there and back, also along a hexside', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        expect(line(b, a).reverse()).toEqual(line(a, b))
      }),
    )
    expect(line(ORIGIN, { q: 1, r: -2 })).toEqual(line({ q: 1, r: -2 }, ORIGIN).reverse())
  })
})

describe('bearings', () => {
  test('are whole on the six directions and halves between two of them', () => {
    expect(dirs.map((dir) => bearing(ORIGIN, steps[dir]!))).toEqual([0, 1, 2, 3, 4, 5])
    expect(dirs.map((dir) => bearing(ORIGIN, add(steps[dir]!, steps[turned(dir, 1)]!)))).toEqual([
      0.5, 1.5, 2.5, 3.5, 4.5, 5.5,
    ])
  })
})

describe('sectors', () => {
  test.each([
    [
      { q: 0, r: -1 },
      { dir: 0, split: false },
    ],
    [
      { q: 1, r: -2 },
      { dir: 0, split: true },
    ],
    [
      { q: 1, r: -1 },
      { dir: 1, split: false },
    ],
    [
      { q: -1, r: -1 },
      { dir: 5, split: true },
    ],
    [
      { q: 1, r: -3 },
      { dir: 0, split: false },
    ],
    [
      { q: 2, r: -3 },
      { dir: 1, split: false },
    ],
    [
      { q: -1, r: -2 },
      { dir: 0, split: false },
    ],
    [
      { q: -2, r: -1 },
      { dir: 5, split: false },
    ],
    [
      { q: 2, r: -4 },
      { dir: 0, split: true },
    ],
    [
      { q: 2, r: 2 },
      { dir: 2, split: true },
    ],
  ])('%o lies in %o', (hex, expected) => {
    expect(sector(ORIGIN, hex)).toEqual(expected)
  })

  test('the hex itself lies nowhere', () => {
    expect(sector({ q: 2, r: 1 }, { q: 2, r: 1 })).toBeUndefined()
    expect(bearing(ORIGIN, ORIGIN)).toBeUndefined()
  })

  test('agree with the angle on paper', () => {
    for (const hex of disc(ORIGIN, 12).slice(1)) {
      const { dir, split } = sector(ORIGIN, hex)!
      const off = degreesOff(hex, dir)
      if (split) {
        expect(off).toBeCloseTo(30)
        expect(degreesOff(hex, turned(dir, 1))).toBeCloseTo(30)
      } else expect(off).toBeLessThan(30)
    }
  })

  test.each([1, 2, 3, 4, 5, 6])('at distance %i they hold as many hexes, split ones half', (radius) => {
    for (const dir of dirs) {
      const seen = ring(ORIGIN, radius).map((hex) => sector(ORIGIN, hex)!)
      const whole = seen.filter((one) => one.dir === dir && !one.split).length
      const halves = seen.filter((one) => one.split && (one.dir === dir || turned(one.dir, 1) === dir)).length
      expect(halves).toBe(radius % 2 === 0 ? 2 : 0)
      expect(whole + halves / 2).toBe(radius)
    }
  })
})

describe('arcs', () => {
  /** How many hexes of a ring of twelve lie in the arc: without and with those on its edges. */
  test.each([
    [60, 1, 3],
    [120, 3, 5],
    [180, 5, 7],
    [240, 7, 9],
    [300, 9, 11],
    [360, 12, 12],
  ])('of %i degrees have %i hexes at distance 2, and %i with the edges', (degrees, inside, withEdges) => {
    for (const facing of dirs) {
      const found = (edges: boolean) => ring(ORIGIN, 2).filter((hex) => inArc(ORIGIN, facing, hex, degrees, edges))
      expect(found(false)).toHaveLength(inside)
      expect(found(true)).toHaveLength(withEdges)
    }
  })

  test('agree with the angle on paper', () => {
    for (const hex of disc(ORIGIN, 9).slice(1)) {
      for (const facing of dirs) {
        for (const degrees of [60, 120, 180, 240, 300]) {
          const off = degreesOff(hex, facing)
          const isOnEdge = Math.abs(off - degrees / 2) < 1e-9
          expect(inArc(ORIGIN, facing, hex, degrees, true)).toBe(isOnEdge || off < degrees / 2)
          expect(inArc(ORIGIN, facing, hex, degrees, false)).toBe(!isOnEdge && off < degrees / 2)
        }
      }
    }
  })

  test('do not contain the hex they start from', () => {
    expect(inArc(ORIGIN, 0, ORIGIN, 360, true)).toBe(false)
  })

  test('the full circle has no edge: it contains what lies behind', () => {
    expect(inArc(ORIGIN, 0, { q: 0, r: 3 }, 360, false)).toBe(true)
  })
})

describe('column and row', () => {
  test('odd columns lie half a hex lower', () => {
    expect(columnAndRow({ q: 1, r: 0 })).toEqual({ column: 1, row: 0 })
    expect(columnAndRow({ q: 2, r: -1 })).toEqual({ column: 2, row: 0 })
    expect(columnAndRow({ q: -1, r: 0 })).toEqual({ column: -1, row: -1 })
    expect(toPixel(fromColumnAndRow(1, 0), 1).y).toBeCloseTo(toPixel(fromColumnAndRow(0, 0), 1).y + Math.sqrt(3) / 2)
    expect(toPixel(fromColumnAndRow(2, 0), 1).y).toBeCloseTo(toPixel(fromColumnAndRow(0, 0), 1).y)
  })

  test('lead there and back', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        const { column, row } = columnAndRow(hex)
        expect(fromColumnAndRow(column, row)).toEqual(hex)
      }),
    )
  })
})

describe('pixels', () => {
  test('a centre lies in its hex, whatever the size', () => {
    fc.assert(
      fc.property(hexes, fc.double({ min: 0.5, max: 200, noNaN: true }), (hex, side) => {
        const { x, y } = toPixel(hex, side)
        expect(fromPixel(x, y, side)).toEqual(hex)
      }),
    )
  })

  test('a point lies in the hex whose centre is nearest', () => {
    const shift = fc.integer({ min: -1000, max: 1000 }).map((n) => n / 1000)
    fc.assert(
      fc.property(hexes, shift, shift, (hex, dx, dy) => {
        const centre = toPixel(hex, 1)
        const point = { x: centre.x + dx, y: centre.y + dy }
        const offOf = (other: Hex) => Math.hypot(toPixel(other, 1).x - point.x, toPixel(other, 1).y - point.y)
        const found = fromPixel(point.x, point.y, 1)
        for (const dir of dirs) expect(offOf(found)).toBeLessThanOrEqual(offOf(neighbour(found, dir)) + 1e-9)
      }),
    )
  })

  test('neighbours are all equally far away', () => {
    for (const dir of dirs) {
      const { x, y } = toPixel(neighbour(ORIGIN, dir), 1)
      expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3))
    }
  })
})

test('hexes and facings are whole numbers: one -0 would make the machine reckon with all of them as fractions', () => {
  const isWhole = (value: number) => Object.is(value, value | 0)
  const turns = dirs.flatMap((dir) => [-12, -6, -3, 0, 3, 6, 12].map((hexsides) => turned(dir, hexsides)))
  const points = [-0.4, -0.1, 0, 0.1, 0.4].flatMap((x) => [-0.4, 0, 0.4].map((y) => fromPixel(x, y, 1)))
  const found = [
    ...points,
    ...disc(ORIGIN, 2),
    fromColumnAndRow(0, 0),
    fromColumnAndRow(7, 3),
    ...line(ORIGIN, steps[4]!),
  ]
  expect([...turns, ...found.flatMap(({ q, r }) => [q, r])].every(isWhole)).toBe(true)
})

test('ways are those of the man, whichever way he looks on the board', () => {
  expect(dirs.map((dir) => wayName(dir, 0))).toEqual([
    'ahead',
    'ahead right',
    'back right',
    'back',
    'back left',
    'ahead left',
  ])
  // He looks south: the south-west is on his right.
  expect(wayName(4, 3)).toBe('ahead right')
  expect(dirs.filter(facesDown)).toEqual([2, 3, 4])
})
