import { describe, expect, test } from 'vitest'
import { boxAround, type Hex, hexAt, hexCentre, hexReach, neighbour } from '../src/board/geometry.ts'
import { fitScale, type Sights, type Size, type View, viewOfFight, wholeArena, withAll } from '../src/board/sight.ts'
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
})
