/** Chapter 17: endurance. */

import { classicEnduranceLoss } from '../editions/classic-1981.ts'
import type { RuleContext } from '../match/context.ts'
import type { Options } from '../match/options.ts'
import { isActive } from '../match/state.ts'
import { fromSheets, type Steps, stepsFor, sumOf } from '../match/sums.ts'
import type { Weight } from '../tables/armour.ts'
import { burdenOf, strainOf } from './formulas.ts'

/** §17.2.1 The CF lost at the end of a turn: what a die and the turn exceed CN by, one more after overexertion. */
export function enduranceLoss(
  endurance: Options['endurance'],
  CN: number,
  turn: number,
  weight: Weight,
  hasOverexerted: boolean,
  die: number,
  steps: Steps = null,
): number {
  const more = hasOverexerted ? 1 : 0
  if (endurance === 'text') return Math.max(0, strainOf(CN, turn, more, die, steps))
  // The milder switch: the threshold and the weights of 1981.
  return Math.max(0, strainOf(CN, turn, more + burdenOf(weight), die, steps) - 5)
}

/** §17.2 At the end of every turn each living man checks; the loss lasts for the match (§17.2.2). */
export function checkEndurance(context: RuleContext, turn = context.state.turn): void {
  const { options } = context.state
  if (options.endurance === 'off') return
  for (const who of context.state.gladiators) {
    if (!isActive(who)) continue
    const die = context.referee.roll(1, '§17.2.1', who.seat, 'endurance')
    const steps = stepsFor(context)
    const loss =
      options.edition === 'classic1981'
        ? classicEnduranceLoss(who.CN, turn, burdenOf(who.weight), die, options.classicEnduranceLoss === 'one', steps)
        : enduranceLoss(options.endurance, who.CN, turn, who.weight, who.hasOverexerted, die, steps)
    who.enduranceLoss += loss
    if (steps) {
      const told = fromSheets(options, [who.seat], { loss, ...sumOf(steps) })
      context.referee.tell({ kind: 'exhausted', rule: '§17.2.1', seat: who.seat, ...told })
    }
  }
}
