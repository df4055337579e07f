import { describe, expect, test } from 'vitest'
import { hexAt, hexCentre, neighbour } from '../src/board/geometry.ts'
import { type Disc, labelBox, type Named, overlap, placeLabels } from '../src/board/labels.ts'
import { nameSize } from '../src/board/name-layer.tsx'
import { ringReach } from '../src/board/ring.tsx'
import { stageBox } from '../src/board/stage.tsx'

const box = stageBox(11, 12)
const names = ['Flamma', 'Verus', 'Maximus Decimus Meridius', 'Ursus', 'Ian', 'Carpophorus', 'Priscus']

function manAt(seat: number, column: number, row: number): Named {
  return { seat, name: names[seat % names.length]!, body: [{ ...hexCentre(hexAt(column, row)), radius: ringReach }] }
}

const surrounded = [hexAt(5, 5), ...([0, 1, 2, 3, 4, 5] as const).map((way) => neighbour(hexAt(5, 5), way))].map(
  (hex, seat): Named => ({ seat, name: names[seat]!, body: [{ ...hexCentre(hex), radius: ringReach }] }),
)

/** Always the same crowds, strewn by a small generator. */
function crowd(seed: number): Named[] {
  let state = seed
  const next = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % most
  }
  const cells = new Set(Array.from({ length: 9 }, () => 11 * (2 + next(7)) + 2 + next(6)))
  return [...cells].map((cell, seat) => manAt(seat, cell % 11, Math.floor(cell / 11)))
}

function isOver({ x, y, text }: { x: number; y: number; text: string }, disc: Disc, size: number): boolean {
  const at = labelBox({ x, y, text }, size)
  const across = Math.max(at.left - disc.x, 0, disc.x - at.right)
  const down = Math.max(at.top - disc.y, 0, disc.y - at.bottom)
  return Math.hypot(across, down) < disc.radius - 0.001
}

/** Whoever is covered by the name of another, and names that cover each other. */
function faults(men: readonly Named[], size: number): string[] {
  const labels = placeLabels(men, [], box, size)
  return labels.flatMap((label, index) => [
    ...men
      .filter(({ seat, body }) => seat !== label.seat && body.some((disc) => isOver(label, disc, size)))
      .map(({ name }) => `${label.text} over ${name}`),
    ...labels
      .slice(index + 1)
      .filter((other) => overlap(labelBox(label, size), labelBox(other, size)))
      .map((other) => `${label.text} over the name ${other.text}`),
  ])
}

describe('names on the sand', () => {
  test('one who stands alone has his whole name below him', () => {
    const [label] = placeLabels([manAt(0, 5, 5)], [], box, 14)
    expect(label).toMatchObject({ text: 'Flamma', x: hexCentre(hexAt(5, 5)).x })
    expect(label!.y).toBeGreaterThan(hexCentre(hexAt(5, 5)).y + ringReach)
  })

  test('with another below him it stands above, and with others all around it is a letter on his own ring', () => {
    const [first] = placeLabels([manAt(0, 5, 5), manAt(1, 5, 6)], [], box, 14)
    expect(first!.text).toBe('Flamma')
    expect(first!.y).toBeLessThan(hexCentre(hexAt(5, 5)).y - ringReach)
    const large = nameSize(3.2)
    const [middle] = placeLabels(surrounded, [], box, large)
    expect(middle!.text).toBe('F')
    expect(Math.abs(middle!.y - hexCentre(hexAt(5, 5)).y)).toBeLessThan(ringReach)
  })

  test('no name covers another man or another name, however they stand, on a desktop and on a phone', () => {
    for (const size of [nameSize(0.8), nameSize(1.6), nameSize(3.2)]) {
      expect(faults(surrounded, size)).toEqual([])
      for (let seed = 1; seed <= 200; seed++) expect(faults(crowd(seed), size), `${seed} at ${size}`).toEqual([])
    }
  })

  test('one whose name is not written is not covered either, nor is the trunk of a beast', () => {
    const man = manAt(0, 5, 5)
    const below = { ...hexCentre(hexAt(5, 6)), radius: ringReach }
    expect(placeLabels([man], [below], box, 14)[0]!.y).toBeLessThan(man.body[0].y)
    const beast: Named = { ...manAt(1, 5, 7), body: [{ ...hexCentre(hexAt(5, 7)), radius: ringReach }, below] }
    expect(placeLabels([man, beast], [], box, 14)[0]!.y).toBeLessThan(man.body[0].y)
  })

  test('names keep the smallest size of text on the screen', () => {
    for (const unitsPerPixel of [0.7, 1, 1.7, 3.2]) {
      const pixels = nameSize(unitsPerPixel) / unitsPerPixel
      expect(pixels).toBeGreaterThanOrEqual(13)
      expect(nameSize(unitsPerPixel)).toBeGreaterThanOrEqual(14)
    }
  })
})
