/** D-08 Where a body lies besides its legs. */
import { OUTSIDE } from '@harena/engine'
import { beside, terrainOf, turn } from './hexes.ts'
import type { Play } from './play.ts'
import { bodyOf, isIn, type Man } from './sheet.ts'

export function torsoOf({ state }: Play, man: Man): number {
  if (state.options.proneFootprint === '1') return OUTSIDE
  const cell = beside(man.cell, turn(man.facing, man.isFaceDown ? 0 : 3))
  if (cell === OUTSIDE) return OUTSIDE
  if (['pillar', 'rock'].includes(terrainOf(state, cell) ?? '')) return OUTSIDE
  const taken = state.gladiators.some((other) => other !== man && isIn(other) && bodyOf(other).includes(cell))
  return taken ? OUTSIDE : cell
}
