/** How the men of GLADIATOR look. */

import {
  armour,
  type BeastId,
  riderStyles,
  type ShieldSize,
  styleIds,
  styles,
  type View,
  type Weight,
} from '@harena/colosseum'
import type { FigureView } from '@harena/engine'
import { t } from '@harena/engine'
import { forms } from '../../board/beasts/kinds.ts'
import type { FigureProps } from '../../board/figure.tsx'
import { type Dress, type HexLooks, heldItems } from '../hex/figures.ts'
import { hexOfCell } from './choices.ts'
import { outWords } from './words.ts'

/** By the printed name of the style. */
const dress: Readonly<Record<string, Dress>> = {
  Thraex: { helmet: 'crested', legs: true },
  Myrmillo: { helmet: 'crested', arms: true },
  Gallus: { helmet: 'crested' },
  Hoplomachus: { helmet: 'crested', legs: true },
  Retiarius: { arms: true },
  Secutor: { helmet: 'closed', arms: true },
  Provocator: { helmet: 'closed', legs: true },
  Cataphractarius: { helmet: 'closed', legs: true, arms: true },
  Crupellarius: { helmet: 'closed', legs: true, arms: true },
  Scissores: { helmet: 'closed' },
}

/** Wound boxes that are checked, as far as his sheet may be seen. */
function woundsOf(view: View, { seat }: FigureView): number {
  const sheet = view.sheets.find((one) => one.seat === seat)
  return sheet ? sheet.areas.reduce((sum, area) => sum + area.wounds, 0) : 0
}

export const looks: HexLooks<View> = {
  typeName: (type) => t(type),
  // A helmet that was struck off, or never worn, is not drawn.
  dressOf: ({ type, helmet }) => (helmet === 'none' ? { ...dress[type], helmet: 'none' } : (dress[type] ?? {})),
  woundsOf,
  // A horse is drawn with its rider.
  partOf: (view, { seat }) => view.riders.find(({ mount }) => mount === seat)?.seat,
  // Those who were spared or dismissed have left.
  isLying: (out) => out === 'killed',
  // §38.2.3 He enters when the one before him is out.
  isToCome: (out) => out === 'waiting',
  outWords,
  trunkOf: (view, { seat }) => view.torsos.filter((one) => one.seat === seat).map(({ cell }) => hexOfCell(view, cell)),
  beastOf: (view, { seat, type }) => {
    if (view.riders.some((one) => one.seat === seat)) return { kind: 'horse', bearing: null, isRidden: true }
    const beast = view.beasts.find((one) => one.seat === seat)
    return beast && { kind: type === 'Horse' ? 'horse' : beast.kind, bearing: beast.bearing, isRidden: false }
  },
  bloodIn: (view) => view.blood.map((cell) => hexOfCell(view, cell)),
}

/** A beast, for forms. */
export function figureOfBeast(kind: BeastId, side: number): FigureProps {
  const nothing = { right: [], left: [], helmet: 'none', armour: 'none' } as const
  const unhurt = { facing: 0, woundShare: 0, woundCount: 0, posture: 'standing' } as const
  return { ...nothing, ...unhurt, side, beast: { kind, hexes: forms[kind].hexes } }
}

/** What he gets who rolls for it: the size that most suits of his weight come with. */
function usualShield(weight: Weight): 'small' | 'large' {
  const suits = Object.values(armour[weight])
  return suits.filter(({ shield }) => shield === 'small').length * 2 > suits.length ? 'small' : 'large'
}

/** A figure of a style, for forms: with all he carries and unhurt. A shield may have been chosen for him. */
export function figureOfStyle(name: string, side: number, chosen: '' | ShieldSize | 'none' = ''): FigureProps {
  const id = [...styleIds, ...riderStyles].find((one) => styles[one].name === name)!
  const style = styles[id]
  const size = chosen || (style.shield === 'rolled' ? usualShield(style.weight) : style.shield)
  const shield = size === 'none' ? null : size === 'small' ? 'smallShield' : 'largeShield'
  const [first, second] = style.hands
  const helmet = style.weight === 'light' || name === 'Retiarius' || name === 'Laquearius' ? 'none' : 'open'
  const left = second ?? shield
  return {
    right: first ? heldItems([{ kind: first }]) : [],
    left: left ? heldItems([{ kind: left }]) : [],
    helmet,
    armour: style.armour === 'none' ? 'none' : style.weight === 'heavy' ? 'heavy' : 'light',
    ...(helmet === 'none' ? { ...dress[name], helmet } : dress[name]),
    side,
    facing: 0,
    woundShare: 0,
    woundCount: 0,
    posture: 'standing',
    ...(riderStyles.includes(id) && { beast: { kind: 'horse', hexes: forms.horse.hexes }, isRider: true }),
  }
}
