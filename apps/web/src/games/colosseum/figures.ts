/** From what the game shows of its gladiators to what the board draws. */
import { styleIds, styles, type View } from '@harena/colosseum'
import { type FigureView, type HeldView, same } from '@harena/engine'
import type { FigurePlacement, GroundKind, GroundThing } from '../../board/arena.tsx'
import type { FigureProps, HeldItem, ItemKind, Posture } from '../../board/figure.tsx'
import { hexOfCell } from './choices.ts'
import { outWords } from './words.ts'

const drawn: Readonly<Record<string, ItemKind>> = {
  sword: 'sword',
  axe: 'axe',
  bow: 'bow',
  dagger: 'dagger',
  flail: 'flail',
  javelin: 'javelin',
  lasso: 'lasso',
  maul: 'maul',
  pike: 'longSpear',
  scimitar: 'scimitar',
  scissor: 'cone',
  spear: 'spear',
  trident: 'trident',
  net: 'net',
  smallShield: 'smallShield',
  largeShield: 'largeShield',
}

type Dress = Partial<Pick<FigureProps, 'helmet' | 'legs' | 'arms'>>

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

function dressOf({ type, helmet }: FigureView): Dress {
  const worn = dress[type] ?? {}
  // A helmet that was struck off, or never worn, is not drawn.
  return helmet === 'none' ? { ...worn, helmet: 'none' } : worn
}

function heldItems(held: readonly HeldView[]): HeldItem[] {
  return held.flatMap(({ kind }) => (drawn[kind] ? [{ kind: drawn[kind] }] : []))
}

function postureOf({ out, marks }: FigureView): Posture {
  if (out !== null) return 'out'
  if (marks.includes('prone') || marks.includes('unconscious')) return 'prone'
  if (marks.includes('ensnared')) return 'entangled'
  if (marks.includes('grappled')) return 'held'
  if (marks.includes('kneeling')) return 'kneeling'
  return marks.includes('stumbling') ? 'offBalance' : 'standing'
}

/** How he looks; `isActive` when it is he who is asked. */
export function figureProps(figure: FigureView, wounds: number, isActive: boolean): FigureProps {
  const { total, lost } = figure.health
  return {
    right: heldItems(figure.right),
    left: heldItems(figure.left),
    helmet: figure.helmet,
    armour: figure.armour,
    ...dressOf(figure),
    side: figure.team,
    facing: figure.facing,
    woundShare: total > 0 ? Math.min(1, Math.max(0, lost / total)) : 0,
    woundCount: wounds,
    posture: postureOf(figure),
    active: isActive && figure.out === null,
  }
}

/** Wound boxes that are checked, as far as his sheet may be seen. */
export function woundsOf(view: View, seat: number): number {
  const sheet = view.sheets.find((one) => one.seat === seat)
  return sheet ? sheet.areas.reduce((sum, area) => sum + area.wounds, 0) : 0
}

/** The dead lie where they fell as long as nobody stands there; those who were spared or dismissed have left. */
function isSeen(figure: FigureView, view: View): boolean {
  if (figure.out === null) return true
  return figure.out === 'killed' && !view.figures.some(({ out, hex }) => out === null && same(hex, figure.hex))
}

export function placements(view: View, asked: number | null): FigurePlacement[] {
  const showNames = view.figures.length > 2
  return view.figures
    .filter((figure) => isSeen(figure, view))
    .map((figure) => {
      const props = figureProps(figure, woundsOf(view, figure.seat), figure.seat === asked)
      const torso = view.torsos.find(({ seat }) => seat === figure.seat)
      return {
        seat: figure.seat,
        hex: figure.hex,
        ...(torso && { lies: hexOfCell(view, torso.cell) }),
        name: figure.name,
        description: describe(figure),
        figure: showNames ? { ...props, label: figure.name } : props,
      }
    })
}

const facings = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const

function describe({ type, health, marks, out, facing }: FigureView): string {
  const cf = health.total > 0 ? [`CF ${health.total - health.lost} of ${health.total}`] : []
  return [type, ...cf, ...marks, out === null ? `facing ${facings[facing]}` : outWords(out)].join(', ')
}

export function groundThings(view: View): GroundThing[] {
  const things = view.ground.flatMap(({ hex, kind }) => (drawn[kind] ? [{ hex, kind: drawn[kind] as GroundKind }] : []))
  const fallen = view.figures.filter(({ out }) => out === 'killed')
  return [
    ...view.blood.map((cell): GroundThing => ({ hex: hexOfCell(view, cell), kind: 'blood' })),
    ...fallen.map(({ hex }): GroundThing => ({ hex, kind: 'blood' })),
    ...things,
  ]
}

/** A figure of a style, for forms: with all he carries and unhurt. */
export function figureOfStyle(name: string, side: number): FigureProps {
  const style = styles[styleIds.find((id) => styles[id].name === name)!]
  const shield = style.shield === 'none' ? null : style.shield === 'small' ? 'smallShield' : 'largeShield'
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
  }
}
