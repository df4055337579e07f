/** Chapter 17 */
import type { Play } from './play.ts'
import { isIn } from './sheet.ts'

/** §17.2.1 CN less the die, the turn and overexertion; what is below 0 is lost. */
export function checkEndurance({ state, feed }: Play): void {
  const { endurance } = state.options
  if (endurance === 'off') return
  for (const man of state.gladiators) {
    if (!isIn(man)) continue
    const sum = feed.sum('endurance', man.seat, 1) + state.turn + (man.hasOverexerted ? 1 : 0)
    const weight = man.weight === 'heavy' ? 1 : man.weight === 'light' ? -1 : 0
    const loss = endurance === 'text' ? sum - man.CN : sum + weight - man.CN - 5
    if (loss > 0) man.enduranceLoss += loss
  }
}
