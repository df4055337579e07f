/** §9 Appeals to the crowd. */

import { addStep, type Row, type Steps, stepsFor } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import type { AppealCause, Fighter, State } from '../match/state.ts'
import { appealRows, MERCY } from '../tables/appeal-modifiers.ts'
import { goOut } from './ending.ts'
import { isLightlyWounded, isSeriouslyWounded } from './wounds.ts'

const DICE: Row = { what: 'dice', rule: '§9.2' }

/** §9.1: settled at once. Without the option he is simply beaten (§9.7). */
export function appeal(state: State, referee: Ref, fighter: Fighter, by: number, cause: AppealCause): void {
  if (state.options.appeals === 'no') {
    goOut(state, referee, fighter, 'beaten', by, '§9.7', cause)
    return
  }
  const { seat } = fighter
  const steps = stepsFor(referee)
  const sum = addStep(steps, DICE, referee.roll(2, '§9.2', seat, 'appeal'))
  const modifier = appealModifier(state, fighter, steps)
  const isSpared = doesCrowdSpare(sum, modifier)
  if (steps) referee.tell({ kind: 'appealed', rule: '§9.2', seat, cause, sum, modifier, isSpared, steps })
  // §9.6: he does not count himself, so the day's count grows only now.
  if (isSpared) state.sparedToday++
  goOut(state, referee, fighter, isSpared ? 'spared' : 'dispatched', by, '§9.2', cause)
}

/** §9.2: `sum` is that of the natural dice. */
export function doesCrowdSpare(sum: number, modifier: number): boolean {
  return sum === 12 || (sum !== 2 && sum + modifier >= MERCY)
}

/** §9.4: how many he has seriously wounded in this bout; without overlap only those he did not also defeat (R27). */
function countSeriouslyWounded(state: State, fighter: Fighter): number {
  const overlap = state.options.appealOverlap === 'yes'
  let count = 0
  for (const other of state.fighters) {
    if (other.seriousBy === fighter.seat && (overlap || other.outBy !== fighter.seat)) count++
  }
  return count
}

/** §9.4: how many he has defeated in this bout: killed, dispatched, spared or beaten through him. */
export function countDefeated(state: State, fighter: Fighter): number {
  let count = 0
  for (const other of state.fighters) if (other.outBy === fighter.seat) count++
  return count
}

/** §9.5: neither a wound nor an outright kill in this bout (R29). */
function hasInflictedNothing(state: State, fighter: Fighter): boolean {
  if (fighter.woundsInflicted > 0) return false
  return !state.fighters.some((other) => other.outBy === fighter.seat && other.out === 'killed')
}

/** §9.3: the rows of T8 that apply, added up; `steps` gets them one by one. */
export function appealModifier(state: State, fighter: Fighter, steps: Steps = null): number {
  const t8 = numbersOf(state).set.appealModifiers
  const { startedAs, charisma } = fighter
  const { sparedToday } = state
  const serious = countSeriouslyWounded(state, fighter)
  const defeated = countDefeated(state, fighter) + state.sheets[fighter.seat]!.defeatedToday
  let sum = 0
  if (startedAs === 0) sum += addStep(steps, appealRows.startedLight, t8.startedLight)
  if (startedAs >= 2) sum += addStep(steps, appealRows.startedHeavy, t8.startedHeavy)
  if (!isLightlyWounded(fighter)) sum += addStep(steps, appealRows.unwounded, t8.unwounded)
  if (isSeriouslyWounded(fighter)) sum += addStep(steps, appealRows.seriouslyWounded, t8.seriouslyWounded)
  if (hasInflictedNothing(state, fighter)) sum += addStep(steps, appealRows.inflictedNothing, t8.inflictedNothing)
  if (serious > 0) sum += addStep(steps, appealRows.wounded, serious * t8.wounded)
  if (defeated > 0) sum += addStep(steps, appealRows.defeated, defeated * t8.defeated)
  if (sparedToday > 0) sum += addStep(steps, appealRows.sparedToday, sparedToday * t8.sparedToday)
  if (charisma > 0) sum += addStep(steps, appealRows.charisma, charisma * t8.charisma)
  return sum
}
