/** §9 Appeals to the crowd. */

import type { Modifier } from '../match/events.ts'
import type { Ref } from '../match/game.ts'
import type { AppealCause, Fighter, State } from '../match/state.ts'
import { appealModifiers, MERCY } from '../tables/appeal-modifiers.ts'
import { goOut } from './ending.ts'
import { isLightlyWounded, isSeriouslyWounded } from './wounds.ts'

/** §9.1: settled at once. Without the option he is simply beaten (§9.7). */
export function appeal(state: State, referee: Ref, fighter: Fighter, by: number, cause: AppealCause): void {
  if (state.options.appeals === 'no') {
    goOut(state, referee, fighter, 'beaten', by, '§9.7', cause)
    return
  }
  const modifier = appealModifier(state, fighter)
  const sum = referee.roll(2, '§9.2', fighter.seat)
  const isSpared = doesCrowdSpare(sum, modifier)
  if (referee.listening) {
    const { seat } = fighter
    const modifiers = listAppealModifiers(state, fighter)
    referee.tell({ kind: 'appealed', rule: '§9.2', seat, cause, modifiers, modifier, sum, isSpared })
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

type Sink = (rule: string, text: string, value: number) => void

/** §9.3: walks the rows of T8 that apply. */
function walkAppealModifiers(state: State, fighter: Fighter, sink: Sink): void {
  const t8 = appealModifiers
  if (fighter.startedAs === 0) sink('T8.1', 'started Light', t8.startedLight)
  if (fighter.startedAs >= 2) sink('T8.2', 'started Heavy or Extra Heavy', t8.startedHeavy)
  if (!isLightlyWounded(fighter)) sink('T8.3', 'unwounded', t8.unwounded)
  if (isSeriouslyWounded(fighter)) sink('T8.4', 'seriously wounded', t8.seriouslyWounded)
  if (hasInflictedNothing(state, fighter)) sink('T8.5', 'inflicted no wounds', t8.inflictedNothing)
  const serious = countSeriouslyWounded(state, fighter)
  if (serious > 0) sink('T8.6', 'seriously wounded others', serious * t8.wounded)
  const defeated = countDefeated(state, fighter) + state.sheets[fighter.seat]!.defeatedToday
  if (defeated > 0) sink('T8.7', 'defeated others today', defeated * t8.defeated)
  if (state.sparedToday > 0) sink('T8.8', 'others were spared today', state.sparedToday * t8.sparedToday)
  if (fighter.charisma > 0) sink('T8.9', 'Charisma', fighter.charisma * t8.charisma)
}

export function appealModifier(state: State, fighter: Fighter): number {
  let sum = 0
  walkAppealModifiers(state, fighter, (_rule, _text, value) => {
    sum += value
  })
  return sum
}

export function listAppealModifiers(state: State, fighter: Fighter): Modifier[] {
  const modifiers: Modifier[] = []
  walkAppealModifiers(state, fighter, (rule, text, value) => modifiers.push({ rule, text, value }))
  return modifiers
}
