/** Legal answers on the board: where each one is chosen, and what pointing at it shows. */
import { type ArenaView, columnAndRow, type Hex, neighbour } from '@harena/engine'
import type { GhostPlacement, Target, TargetKind } from '../board/arena.tsx'
import type { Guide } from '../games/guide.ts'
import { figureProps } from '../games/hex/figures.ts'
import type { Choice } from './choices.ts'

const kinds: Readonly<Record<string, TargetKind>> = {
  step: 'step',
  attack: 'attack',
  cast: 'cast',
  place: 'place',
  turn: 'turn',
  pickUp: 'other',
}

function isInArena(view: ArenaView, hex: Hex): boolean {
  const { column, row } = columnAndRow(hex)
  return column >= 0 && row >= 0 && column < view.arena.cols && row < view.arena.rows
}

/** A turn is chosen by the hex he would face. */
function hexOf(choice: Choice, view: ArenaView, seat: number): Hex | null {
  const { aim } = choice
  if (!aim) return null
  if (aim.kind !== 'turn') return aim.hex
  const figure = view.figures.find((one) => one.seat === seat)
  const ahead = figure && aim.facing !== undefined ? neighbour(figure.hex, aim.facing) : null
  return ahead && isInArena(view, ahead) ? ahead : null
}

/** The first target of a hex gives it its looks: what wounds before what walks, what walks before what turns. */
const rank: readonly TargetKind[] = ['attack', 'cast', 'step', 'place', 'turn', 'other']

export function targetsOf(choices: readonly Choice[], view: ArenaView, seat: number): Target[] {
  return choices
    .flatMap((choice): Target[] => {
      const hex = hexOf(choice, view, seat)
      if (!hex || !choice.aim) return []
      const { cost, kind } = choice.aim
      // What is written on the mark must be part of its name, and not in brackets, for those who speak to the page.
      const label = choice.label.replace(/ \((.*)\)$/, ', $1')
      const target = { id: choice.id, hex, kind: kinds[kind] ?? 'other', label }
      return [cost === undefined ? target : { ...target, cost: String(cost) }]
    })
    .sort((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind))
}

export interface Pointing {
  readonly ghost?: GhostPlacement
  readonly path?: readonly Hex[]
  readonly arc?: readonly Hex[]
}

export function pointingAt(guide: Guide, choice: Choice | null, view: ArenaView, seat: number): Pointing {
  const figure = view.figures.find((one) => one.seat === seat)
  const aim = choice?.aim
  if (!figure || !aim) return {}
  const facing = aim.facing ?? figure.facing
  if (aim.kind === 'step' || aim.kind === 'place') {
    const ghost = { hex: aim.hex, facing, figure: figureProps(guide, figure, false) }
    return aim.kind === 'step' ? { ghost, path: [figure.hex, aim.hex] } : { ghost }
  }
  return aim.kind === 'turn' ? { arc: [neighbour(figure.hex, facing)] } : { arc: [aim.hex] }
}
