/** Chapter 17 */
import { isClassic } from './edition.ts'
import type { Play } from './play.ts'
import { isIn } from './sheet.ts'

/** §17.2.1 CN less the die, the turn and overexertion; what is below 0 is lost. */
export function checkEndurance({ state, feed }: Play, turn = state.turn): void {
  const { endurance, classicEnduranceLoss } = state.options
  if (endurance === 'off') return
  for (const man of state.gladiators) {
    // §30.4.3
    if (!isIn(man) || man.mount >= 0) continue
    const sum =
      feed.sum('endurance', man.seat, 1) + turn + (man.beast?.isPanicked ? 6 : 0) + (man.hasOverexerted ? 1 : 0)
    // E-14 A beast of 1981 is neither.
    const weight = man.beast && isClassic(state) ? 0 : man.weight === 'heavy' ? 1 : man.weight === 'light' ? -1 : 0
    const isMild = isClassic({ options: state.options }) || endurance === 'mild'
    const loss = isMild ? sum + weight - man.CN - 5 : sum - man.CN
    if (loss > 0) man.enduranceLoss += isClassic(state) && classicEnduranceLoss === 'one' ? 1 : loss
  }
}
