/** Chapter 17: endurance. */

import type { RuleContext } from '../match/context.ts'
import type { Edition } from '../match/edition.ts'
import type { Options } from '../match/options.ts'
import { type Gladiator, isActive } from '../match/state.ts'
import { fromSheets, type Steps, step, stepsFor, sumOf } from '../match/sums.ts'
import type { Weight } from '../tables/armour.ts'

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

/** §17.2.1 What the turn has cost him: a die, the turn and more, less his CN. */
export function strainOf(CN: number, turn: number, more: number, die: number, steps: Steps): number {
  return (
    step(steps, 'endurance', die, '§17.2.1') +
    step(steps, 'the turn', turn, '§17.2.1') +
    step(steps, 'overexertion and weight', more, '§17.2.1') +
    step(steps, 'CN', -CN, '§17.2.1')
  )
}

/** 1 for a heavy man, -1 for a light one, as several tables count his weight. */
export function burdenOf(weight: Weight): number {
  return weight === 'heavy' ? 1 : weight === 'light' ? -1 : 0
}

/** §17.2 At the end of every turn each living man checks; the loss lasts for the match (§17.2.2). */
export function checkEndurance(context: RuleContext, turn = context.state.turn): void {
  if (context.state.options.endurance === 'off') return
  for (const who of context.state.gladiators) {
    // §30.4.3 Nobody tires in the saddle.
    if (!isActive(who) || who.mount >= 0) continue
    const die = context.referee.roll(1, '§17.2.1', who.seat, 'endurance')
    const steps = stepsFor(context)
    const loss = context.edition.enduranceLoss(context.state, who, turn + panicOf(who), die, steps)
    who.enduranceLoss += loss
    if (steps) {
      const told = fromSheets(context.state.options, [who.seat], { loss, ...sumOf(steps) })
      context.referee.tell({ kind: 'exhausted', rule: '§17.2.1', seat: who.seat, ...told })
    }
  }
}

/** §28.5.2.1 A panicked beast tires as if it were six turns later. */
function panicOf({ beast }: Gladiator): number {
  return beast?.isPanicked ? 6 : 0
}

/** §17.3 Once in a turn; never a centurion (our ruling: the book gives him pauses to keep), nor in the saddle. */
export function mayOverexert({ hasOverexertion }: Edition, who: Gladiator): boolean {
  return hasOverexertion && !who.hasOverexerted && who.centurion === null && who.mount < 0
}
