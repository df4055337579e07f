/** From a Roster Card to the figure on the sand: what he wears and holds, where he stands, whom he faces. */
import { counted } from '@harena/engine'
import type { GladiatorView, ItemKind, Style, View } from '@harena/heroes'
import type { FigureProps, HeldItem, Posture } from '../../board/figure.tsx'
import type { Point } from '../../board/geometry.ts'
import { fateOf, itemNames, styleNames } from './words.ts'

type Dress = Pick<FigureProps, 'helmet' | 'armour' | 'legs' | 'arms'>

const dress: Readonly<Record<Style, Dress>> = {
  dimachaerus: { helmet: 'none', armour: 'none' },
  hoplomachus: { helmet: 'crested', armour: 'light', legs: true },
  murmillo: { helmet: 'crested', armour: 'none', arms: true },
  retiarius: { helmet: 'none', armour: 'light', arms: true },
  secutor: { helmet: 'closed', armour: 'none', arms: true },
  thraex: { helmet: 'crested', armour: 'none', legs: true },
}

const inHand = (kind: ItemKind | null): HeldItem[] => (kind ? [{ kind }] : [])

function postureOf({ fate, marks }: GladiatorView): Posture {
  if (fate !== 'functioning' && fate !== 'dismissed') return 'out'
  if (marks.includes('ensnared')) return 'entangled'
  return marks.includes('down') ? 'prone' : 'standing'
}

/** The part of his body that is lost; half of it is as much as anybody survives. */
function woundShare({ parts }: GladiatorView): number {
  const lost = parts.reduce((sum, part) => sum + part.max - part.now, 0)
  const total = parts.reduce((sum, part) => sum + part.max, 0)
  return Math.min(1, (2 * lost) / Math.max(1, total))
}

export function figureOf(gladiator: GladiatorView, isActive: boolean, facing = 0): FigureProps {
  return {
    ...dress[gladiator.style],
    right: inHand(gladiator.right),
    left: inHand(gladiator.left),
    side: gladiator.side,
    facing,
    woundShare: woundShare(gladiator),
    woundCount: gladiator.woundsTaken,
    posture: postureOf(gladiator),
    active: isActive && gladiator.fate === 'functioning',
  }
}

/** A figure of a style, for forms: with all he carries and unhurt. */
export function figureOfStyle(
  style: Style,
  side: number,
  weapon: ItemKind,
  other: ItemKind,
  isLeft: boolean,
): FigureProps {
  const [right, left] = isLeft ? [other, weapon] : [weapon, other]
  const base = { side, facing: 0, woundShare: 0, woundCount: 0, posture: 'standing' } as const
  return { ...dress[style], ...base, right: inHand(right), left: inHand(left) }
}

export interface Placed {
  readonly gladiator: GladiatorView
  readonly at: Point
  readonly scale: number
  readonly figure: FigureProps
}

/** Up to four stand in a zone; bodies lie where they fell, under the others. */
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

export function placedIn(view: View): Placed[] {
  const byZone = new Map<string, GladiatorView[]>()
  const standing = view.gladiators.filter((one) => one.fate === 'functioning' || one.fate === 'dismissed')
  for (const one of [...standing].sort((a, b) => a.side - b.side)) {
    byZone.set(one.zone, [...(byZone.get(one.zone) ?? []), one])
  }
  const places = new Map<number, { at: Point; scale: number }>()
  for (const [id, here] of byZone) {
    const zone = view.arena.zones.find((one) => one.id === id)!
    const count = Math.min(here.length, 4)
    here.forEach((one, index) => {
      const [x, y] = slots[count]![index % count]!
      places.set(one.seat, { at: { x: zone.x + x, y: zone.y + y }, scale: scales[count]! })
    })
  }
  const fallen = view.gladiators.filter((one) => isThere(one) && !places.has(one.seat))
  fallen.forEach((one, index) => {
    const zone = view.arena.zones.find(({ id }) => id === one.zone)!
    places.set(one.seat, { at: { x: zone.x + (index % 2 ? -20 : 20), y: zone.y + 26 }, scale: 0.74 })
  })
  // The fallen first: whoever stands there is drawn over them.
  return [...fallen, ...standing].map((gladiator) => {
    const place = places.get(gladiator.seat)!
    const facing = angleOf(gladiator, place.at, view, places) / 60
    return { gladiator, ...place, figure: figureOf(gladiator, gladiator.seat === view.active, facing) }
  })
}

/** He looks at the nearest opponent; with none left, ahead. */
function angleOf(
  own: GladiatorView,
  at: Point,
  view: View,
  places: ReadonlyMap<number, { readonly at: Point }>,
): number {
  const away = (seat: number) => {
    const there = places.get(seat)!.at
    return Math.hypot(there.x - at.x, there.y - at.y)
  }
  const foes = view.gladiators.filter(
    (one) => one.side !== own.side && one.fate === 'functioning' && places.has(one.seat),
  )
  const nearest = foes.sort((a, b) => away(a.seat) - away(b.seat))[0]
  if (!nearest) return 0
  const there = places.get(nearest.seat)!.at
  return (Math.atan2(there.x - at.x, at.y - there.y) * 180) / Math.PI
}

/** For screen readers: how he stands, what he holds, how he is hurt. */
export function describeGladiator(one: GladiatorView): string {
  const held = [one.right, one.left].flatMap((kind) => (kind ? [itemNames[kind]] : []))
  return [
    styleNames[one.style],
    `in ${one.zone}`,
    ...held,
    counted(one.woundsTaken, 'wound'),
    `${one.bonus} Bonus Dice`,
    ...one.marks,
    fateOf(one),
  ]
    .filter((part) => part !== null)
    .join(', ')
}
