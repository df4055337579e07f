/** §9 Appeals to the crowd. */

import type { Rule, SumStep } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import type { AppealCause, Fighter, State } from '../match/state.ts'
import { MERCY } from '../tables/appeal-modifiers.ts'
import { goOut } from './ending.ts'
import { isLightlyWounded, isSeriouslyWounded } from './wounds.ts'

/** §9.1: settled at once. Without the option he is simply beaten (§9.7). */
export function appeal(state: State, referee: Ref, fighter: Fighter, by: number, cause: AppealCause): void {
  if (state.options.appeals === 'no') {
    goOut(state, referee, fighter, 'beaten', by, '§9.7', cause)
    return
  }
  const modifier = appealModifier(state, fighter)
  const sum = referee.roll(2, '§9.2', fighter.seat, 'appeal')
  const isSpared = doesCrowdSpare(sum, modifier)
  if (referee.listening) {
    const { seat } = fighter
    const steps: SumStep[] = [{ what: 'dice', value: sum, rule: '§9.2' }]
    appealModifier(state, fighter, steps)
    referee.tell({ kind: 'appealed', rule: '§9.2', seat, cause, sum, modifier, isSpared, steps })
  }
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
export function appealModifier(state: State, fighter: Fighter, steps?: SumStep[]): number {
  const t8 = numbersOf(state).set.appealModifiers
  let sum = 0
  const add = (rule: Rule, what: string, value: number) => {
    sum += value
    steps?.push({ what, value, rule })
  }
  if (fighter.startedAs === 0) add('T8.1', 'started Light', t8.startedLight)
  if (fighter.startedAs >= 2) add('T8.2', 'started Heavy or Extra Heavy', t8.startedHeavy)
  if (!isLightlyWounded(fighter)) add('T8.3', 'unwounded', t8.unwounded)
  if (isSeriouslyWounded(fighter)) add('T8.4', 'seriously wounded', t8.seriouslyWounded)
  if (hasInflictedNothing(state, fighter)) add('T8.5', 'inflicted no wounds', t8.inflictedNothing)
  const serious = countSeriouslyWounded(state, fighter)
  if (serious > 0) add('T8.6', 'seriously wounded others', serious * t8.wounded)
  const defeated = countDefeated(state, fighter) + state.sheets[fighter.seat]!.defeatedToday
  if (defeated > 0) add('T8.7', 'defeated others today', defeated * t8.defeated)
  if (state.sparedToday > 0) add('T8.8', 'others were spared today', state.sparedToday * t8.sparedToday)
  if (fighter.charisma > 0) add('T8.9', 'Charisma', fighter.charisma * t8.charisma)
  return sum
}
