/** Where everybody is drawn in his zone. */
import type { GladiatorView, View } from '@harena/heroes'
import type { Point } from '../../board/geometry.ts'

export interface Place {
  readonly at: Point
  readonly scale: number
}

/** Up to four have places of their own in a zone. */
const slots: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-34, 0],
    [34, 0],
  ],
  [
    [-30, -22],
    [30, -22],
    [0, 28],
  ],
  [
    [-30, -25],
    [30, -25],
    [-30, 27],
    [30, 27],
  ],
]
const scales = [1, 1.1, 0.9, 0.7, 0.68]

/** The spared and the dismissed have left through a gate when the match is over; the dead lie. */
function isThere({ fate, spared }: GladiatorView): boolean {
  return fate === 'functioning' || fate === 'dismissed' || spared !== true
}

/** By seat, the fallen first: whoever stands there is drawn over them, but beside them as long as there is room. */
export function placesIn({ gladiators, arena }: Pick<View, 'gladiators' | 'arena'>): Map<number, Place> {
  const isUp = ({ fate }: GladiatorView) => fate === 'functioning' || fate === 'dismissed'
  const fallen = gladiators.filter((one) => !isUp(one) && isThere(one))
  const standing = gladiators.filter(isUp).sort((a, b) => a.side - b.side)
  const places = new Map<number, Place>()
  for (const one of [...fallen, ...standing]) {
    const zone = arena.zones.find(({ id }) => id === one.zone)!
    const up = standing.filter((other) => other.zone === one.zone)
    const down = fallen.filter((other) => other.zone === one.zone)
    const hasRoom = up.length + down.length < slots.length
    const index = isUp(one) ? up.indexOf(one) : up.length + down.indexOf(one)
    const count = Math.min(slots.length - 1, hasRoom ? up.length + down.length : up.length)
    const [x, y] = isUp(one) || hasRoom ? slots[count]![index % count]! : [index % 2 ? -20 : 20, 26]
    places.set(one.seat, { at: { x: zone.x + x, y: zone.y + y }, scale: scales[count]! * (isUp(one) ? 1 : 0.9) })
  }
  return places
}
