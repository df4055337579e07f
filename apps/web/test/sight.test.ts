import { describe, expect, test } from 'vitest'
import { boxAround, type Hex, hexAt, hexCentre, hexReach, neighbour } from '../src/board/geometry.ts'
import {
  beyond,
  fitScale,
  type Sights,
  type Size,
  type View,
  viewOfFight,
  wholeArena,
  withAll,
} from '../src/board/sight.ts'
import { stageBox } from '../src/board/stage.tsx'

/** A duel of Munera as it begins, and the sand that phones have for it. */
const box = stageBox(11, 12)
const [own, other] = [hexAt(5, 10), hexAt(5, 1)]
const around = (hex: Hex) => ([0, 1, 2, 3, 4, 5] as const).map((direction) => neighbour(hex, direction))
const fight = [hexAt(4, 0), hexAt(6, 11)]
const duel: Sights = { fight, men: [own, other], near: around(own), far: [] }
const phones: readonly Size[] = [
  { width: 318, height: 270 },
  { width: 348, height: 311 },
  { width: 414, height: 350 },
]

const hexIn = (view: View, size: Size) => 2 * hexReach * fitScale(box, size) * view.zoom

function isInView(view: View, hex: Hex, size: Size): boolean {
  const { x, y } = hexCentre(hex)
  const scale = fitScale(box, size) * view.zoom
  return Math.abs(x - view.x) * scale < size.width / 2 && Math.abs(y - view.y) * scale < size.height / 2
}

describe('what is looked at', () => {
  test.each(phones)('a duel from wall to wall is as large as a finger on $width x $height, with both men', (size) => {
    expect(hexIn(wholeArena(box), size)).toBeLessThan(24)
    const view = viewOfFight(duel, box, size)
    expect(hexIn(view, size)).toBeGreaterThanOrEqual(24)
    for (const hex of [own, other, ...duel.near]) expect(isInView(view, hex, size)).toBe(true)
  })

  test('hexes far off do not make those beside him small, and the view keeps still', () => {
    const size = phones[0]!
    const farther = { ...duel, far: [hexAt(0, 0), hexAt(10, 11)] }
    const view = viewOfFight(farther, box, size)
    expect(withAll(view, farther, box, size)).toBe(view)
  })

  test('on a wide screen the whole arena stays in view, and what is offered there', () => {
    const size = { width: 900, height: 800 }
    const farther = { ...duel, far: [hexAt(0, 0), hexAt(10, 11)] }
    const view = viewOfFight(farther, box, size)
    expect(view).toEqual(wholeArena(box))
    expect(withAll(view, farther, box, size)).toEqual(view)
  })

  test('nobody is lost from view where the men stand too far apart for a finger', () => {
    const size = { width: 200, height: 120 }
    const view = viewOfFight(duel, box, size)
    expect(hexIn(view, size)).toBeLessThan(24)
    const seen = boxAround([own, other])
    const scale = fitScale(box, size) * view.zoom
    expect((seen.bottom - seen.top) * scale).toBeLessThanOrEqual(size.height + 0.01)
  })

  test.each(phones)(
    'from near the own man and his choice are large on $width x $height, whoever is out of sight',
    (size) => {
      const close: Sights = { ...duel, own }
      const view = viewOfFight(close, box, size)
      expect(hexIn(view, size)).toBeGreaterThan(44)
      for (const hex of close.near.slice(0, 3)) expect(isInView(view, hex, size)).toBe(true)
      expect(isInView(view, other, size)).toBe(false)
      expect(beyond(view, own, box, size)).toBeNull()
      expect(beyond(view, other, box, size)).toMatchObject({ y: -size.height / 2, angle: expect.closeTo(0) })
    },
  )

  test('from near both are in sight as soon as there is room, and the view keeps still as long as they are', () => {
    const size = phones[1]!
    const near = hexAt(5, 7)
    const close: Sights = { fight: [hexAt(4, 5), hexAt(6, 11)], men: [own, near], near: around(own), far: [], own }
    const view = viewOfFight(close, box, size)
    for (const hex of [own, near]) expect(isInView(view, hex, size)).toBe(true)
    expect(hexIn(view, size)).toBeGreaterThan(44)
    expect(withAll(view, { ...close, men: [own, hexAt(5, 8)] }, box, size)).toBe(view)
    expect(withAll(view, { ...close, near: [], own: near, men: [near, hexAt(5, 2)] }, box, size)).not.toBe(view)
    expect(withAll(wholeArena(box), close, box, size)).toEqual(view)
  })
})
