/** From a Roster Card to the figure on the sand: what he wears and holds, where he stands, whom he faces. */
import { toneOf } from '../../figures/look.ts'
import '../../figures/figures.css'
import { counted, type Seat, t } from '@harena/engine'
import type { GladiatorView, ItemKind, Style, View } from '@harena/heroes'
import type { FigureProps, HeldItem, Posture } from '../../board/figure.tsx'
import type { Point } from '../../board/geometry.ts'
import { type Place, placesIn } from './places.ts'
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

/** The points that wounds have cost him. */
function pointsLost({ parts }: Pick<GladiatorView, 'parts'>): number {
  return parts.reduce((sum, part) => sum + part.max - part.now, 0)
}

/** The part of his body that is lost; half of it is as much as anybody survives. */
function woundShare({ parts }: GladiatorView): number {
  const lost = pointsLost({ parts })
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
    woundCount: pointsLost(gladiator),
    posture: postureOf(gladiator),
    tone: toneOf(gladiator.name),
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

export interface Placed extends Place {
  readonly gladiator: GladiatorView
  readonly figure: FigureProps
}

/** The wreath is for whoever decides now, be it over his answer to what another does. */
export function placedIn(view: View, asked: Seat | null): Placed[] {
  const places = placesIn(view)
  return [...places].map(([seat, place]) => {
    const gladiator = view.gladiators[seat]!
    const facing = angleOf(gladiator, place.at, view, places) / 60
    return { gladiator, ...place, figure: figureOf(gladiator, seat === (asked ?? view.active), facing) }
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
    t`in ${one.zone}`,
    ...held,
    counted(one.woundsTaken, 'wound'),
    t`${one.bonus} Bonus Dice`,
    ...one.marks,
    fateOf(one),
  ]
    .filter((part) => part !== null)
    .join(', ')
}
