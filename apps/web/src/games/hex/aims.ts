/** Legal answers on the board: where each one is chosen, and what pointing at it shows. */
import { type ArenaView, columnAndRow, type Hex, type HexAim, hexAim, neighbour, turned } from '@harena/engine'
import type { OnBoard, Target, TargetKind } from '../../board/arena.tsx'
import type { Choice } from '../../match/choices.ts'
import { figureProps, type HexLooks } from './figures.ts'

const kinds: Readonly<Record<string, TargetKind>> = {
  step: 'step',
  attack: 'attack',
  cast: 'cast',
  place: 'place',
  turn: 'turn',
  pickUp: 'other',
}

export function isInArena({ arena }: Pick<ArenaView, 'arena'>, hex: Hex): boolean {
  const { column, row } = columnAndRow(hex)
  return column >= 0 && row >= 0 && column < arena.cols && row < arena.rows
}

/** A turn is chosen by the hex he would face. */
function hexOf(choice: Choice, view: ArenaView, seat: number | null): Hex | null {
  const aim = hexAim(choice.aim)
  if (aim?.kind !== 'turn') return aim?.hex ?? null
  const figure = view.figures.find((one) => one.seat === seat)
  const ahead = figure && aim.facing !== undefined ? neighbour(figure.hex, aim.facing) : null
  return ahead && isInArena(view, ahead) ? ahead : null
}

function isLeft({ facing }: HexAim, view: ArenaView, seat: number | null): boolean {
  const figure = view.figures.find((one) => one.seat === seat)
  return figure !== undefined && facing === turned(figure.facing, -1)
}

/** The first target of a hex gives it its looks: what wounds before what walks, what walks before what turns. */
const rank: readonly TargetKind[] = ['attack', 'cast', 'step', 'place', 'turn', 'other', 'far']

export function targetsOf(choices: readonly Choice[], view: ArenaView, seat: number | null): Target[] {
  return choices
    .flatMap((choice): Target[] => {
      const hex = hexOf(choice, view, seat)
      const aim = hexAim(choice.aim)
      if (!hex || !aim) return []
      // What is written on the mark must be part of its name, and not in brackets, for those who speak to the page.
      const label = choice.label.replace(/ \((.*)\)$/, ', $1')
      const mirror = aim.kind === 'turn' && isLeft(aim, view, seat) ? { isMirrored: true } : {}
      const target = { id: choice.id, hex, kind: choice.look ?? kinds[aim.kind] ?? 'other', label, ...mirror }
      return [aim.cost === undefined ? target : { ...target, cost: String(aim.cost) }]
    })
    .sort((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind))
}

export type Pointing = Pick<OnBoard, 'ghost' | 'path' | 'arc'>

/** What pointing at an answer shows: where he would be, whom he would face, what is meant. */
export function pointingAt<V extends ArenaView>(
  looks: HexLooks<V>,
  choice: Choice | null,
  view: V,
  seat: number | null,
): Pointing {
  const figure = view.figures.find((one) => one.seat === seat)
  const aim = hexAim(choice?.aim ?? null)
  if (!figure || !aim) return {}
  const facing = aim.facing ?? figure.facing
  const ghostAt = (hex: Hex) => ({ hex, facing, figure: figureProps(looks, view, figure, false) })
  if (aim.kind === 'step') return { ghost: ghostAt(aim.hex), path: choice?.path ?? [figure.hex, aim.hex] }
  if (aim.kind === 'place') return { ghost: ghostAt(aim.hex) }
  if (aim.kind === 'turn') return { ghost: ghostAt(figure.hex), arc: [neighbour(figure.hex, facing)] }
  return { arc: [aim.hex] }
}
