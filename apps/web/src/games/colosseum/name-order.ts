/** In which order strangers of a campaign are named: by its seed, and by none of its dice. */
import { NAME_ORDERS } from '@harena/colosseum'
import { type DiceSource, digest } from '@harena/engine'
import { newSeed } from '../new-match.ts'

export function nameOrder(dice: DiceSource): number {
  const seed = dice.kind === 'seeded' ? dice.seed : newSeed()
  return Number.parseInt(digest(seed).slice(0, 8), 16) % NAME_ORDERS
}
