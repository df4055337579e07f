/** Outland's one-page Gladiator. */
import type { Ruleset } from '@harena/engine'
import { checkSetup } from './check-setup.ts'
import type { Outland, Referee } from './game.ts'
import { rollGladiators } from './gladiators.ts'
import { narrate } from './narrate.ts'
import { options } from './options.ts'
import { result } from './outcome.ts'
import { preview } from './preview.ts'
import { aim, check, describe, legal, names, prompt } from './questions.ts'
import { defaultSetup, start } from './setup.ts'
import { type Bout, clone } from './state.ts'
import { tables } from './tables/index.ts'
import { playActivation, rollInitiative } from './turn.ts'
import { view } from './view.ts'

/** One phase: the gladiators, the initiative of a turn, or one activation. */
function playStep(state: Bout, referee: Referee): void {
  if (state.phase === 'activation') playActivation(state, referee)
  else if (state.phase === 'initiative') rollInitiative(state, referee)
  else if (state.phase === 'gladiators') rollGladiators(state, referee)
}

export const outland: Ruleset<Outland> = {
  id: 'outland',
  title: "Outland's one-page Gladiator",
  version: '1.0.0',
  options,
  tables,
  defaultSetup,
  checkSetup,
  start,
  playStep,
  isOver: (state) => state.phase === 'over',
  result,
  clone,
  known: (state) => state,
  check,
  legal,
  view,
  names,
  prompt,
  describe,
  aim,
  preview,
  narrate,
}

export * from './answers.ts'
export { checkSetup } from './check-setup.ts'
export { crowdModifier, nearestEnemy, type Plea } from './crowd.ts'
export { holdRefusal } from './dropped.ts'
export type { Modifier, OutlandEvent, RollOf } from './events.ts'
export type { Outland, Referee } from './game.ts'
export { gaulBonus, type Role, roundsFought } from './gauls.ts'
export { movementRate } from './gladiators.ts'
export { canMelee, canMeleeAnybody, mustFight, rollDifference } from './melee.ts'
export {
  baseOf,
  difference,
  facingValue,
  hexside,
  isNewMelee,
  listOfModifiers,
  sumOfModifiers,
} from './modifiers.ts'
export {
  canPickUp,
  canStep,
  canTurn,
  getUp,
  hasMovedOverFour,
  isOverFour,
  movementAllowance,
  pickUp,
  step,
  turn,
} from './movement.ts'
export { canUseNet, canUseNetOnAnybody, type Throw } from './net.ts'
export { breakFreeOdds, ensnareOdds, type MeleeOdds, meleeOdds, type RowOdds } from './odds.ts'
export { type Options, options } from './options.ts'
export { type BoutResult, type GladiatorResult, result } from './outcome.ts'
export { slideDir } from './result.ts'
export { defaultSetup, type FighterSetup, type Setup, start } from './setup.ts'
export {
  areEnemies,
  areTouching,
  type Bout,
  boxesLeft,
  clone,
  type Dropped,
  type Exchange,
  type ExchangeKind,
  type Fighter,
  fighterAt,
  isFree,
  isIn,
  isLocked,
  mapOf,
  noExchange,
  touchedEnemies,
} from './state.ts'
export { type FacingRow, facingRows } from './tables/facing.ts'
export {
  type Equipment,
  type GladiatorType,
  gladiatorTypes,
  type Thing,
  type Weapon,
} from './tables/gladiator-types.ts'
export { onTablesChanged, tables, tablesChanged } from './tables/index.ts'
export { gaulBonuses, modifierValues } from './tables/modifiers.ts'
export { type ResultRow, resultRow, resultRows, rowNumber } from './tables/results.ts'
export { goOnWithActivation } from './turn.ts'
export type { OutlandView } from './view.ts'
