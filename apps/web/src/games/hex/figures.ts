/** From what a game shows of its gladiators to what the board draws. */
import { type ArenaView, type FigureView, type HeldView, same } from '@harena/engine'
import type { FigurePlacement, GroundKind, GroundThing } from '../../board/arena.tsx'
import type { FigureProps, HeldItem, ItemKind, Posture } from '../../board/figure.tsx'
import type { Guide } from '../guide.ts'

const drawn: Readonly<Record<string, ItemKind>> = {
  sword: 'sword',
  trident: 'trident',
  dagger: 'dagger',
  longSpear: 'longSpear',
  spear: 'spear',
  javelin: 'javelin',
  darts: 'darts',
  bow: 'bow',
  twoHanded: 'twoHanded',
  net: 'net',
  lasso: 'lasso',
  cone: 'cone',
  shield: 'largeShield',
  small: 'smallShield',
  large: 'largeShield',
  xlarge: 'xlargeShield',
  smallShield: 'smallShield',
  largeShield: 'largeShield',
  xlargeShield: 'xlargeShield',
}

function heldItems(guide: Guide, type: string, held: readonly HeldView[]): HeldItem[] {
  return held.flatMap(({ kind, count }) => {
    const item = drawn[guide.drawnAs(type, kind)]
    return item ? [count === undefined ? { kind: item } : { kind: item, count }] : []
  })
}

function postureOf(figure: FigureView): Posture {
  if (figure.out !== null) return 'out'
  if (figure.marks.includes('prone')) return 'prone'
  if (figure.marks.includes('entangled')) return 'entangled'
  return figure.marks.some((mark) => mark.startsWith('off balance')) ? 'offBalance' : 'standing'
}

export function figureProps(guide: Guide, figure: FigureView, active: boolean): FigureProps {
  const { total, lost } = figure.health
  const dress = guide.dressOf(figure.type)
  return {
    right: heldItems(guide, figure.type, figure.right),
    left: heldItems(guide, figure.type, figure.left),
    helmet: figure.helmet,
    armour: figure.armour,
    ...dress,
    side: figure.team,
    facing: figure.facing,
    woundShare: total > 0 ? Math.min(1, Math.max(0, lost / total)) : 0,
    woundCount: lost,
    posture: postureOf(figure),
    active: active && figure.out === null,
  }
}

/** The dead lie where they fell as long as nobody stands there; they hinder nobody. The spared have left. */
function isSeen(figure: FigureView, view: ArenaView): boolean {
  if (figure.out === null) return true
  return figure.out !== 'spared' && !view.figures.some(({ out, hex }) => out === null && same(hex, figure.hex))
}

export function placements(guide: Guide, view: ArenaView): FigurePlacement[] {
  const showNames = view.figures.length > 2
  return view.figures
    .filter((figure) => isSeen(figure, view))
    .map((figure) => {
      const props = figureProps(guide, figure, figure.seat === view.active)
      return {
        seat: figure.seat,
        hex: figure.hex,
        name: figure.name,
        description: describe(guide, figure),
        figure: showNames ? { ...props, label: figure.name } : props,
      }
    })
}

const facings = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const

export function describe(guide: Guide, figure: FigureView): string {
  const { name, total, lost } = figure.health
  const parts = [
    guide.typeName(figure.type),
    `${name} ${total - lost} of ${total}`,
    ...figure.marks,
    figure.out ?? `facing ${facings[figure.facing]}`,
  ]
  return parts.join(', ')
}

const groundKinds = new Set<string>(['dart', 'arrow', 'sword', 'spear', 'shield', 'net', 'blood'])

/** What lies about, and blood where somebody fell. */
export function groundThings(view: ArenaView): GroundThing[] {
  const things = view.ground.flatMap(({ hex, kind }) =>
    groundKinds.has(kind) ? [{ hex, kind: kind as GroundKind }] : [],
  )
  const fallen = view.figures.filter((figure) => figure.out !== null && figure.out !== 'spared')
  return [...fallen.map(({ hex }): GroundThing => ({ hex, kind: 'blood' })), ...things]
}

/** By seat: whose colours he wears. One who is not placed yet has those of his seat. */
export function sidesOf(names: readonly string[], view: ArenaView): number[] {
  return names.map((_, seat) => view.figures.find((figure) => figure.seat === seat)?.team ?? seat)
}
