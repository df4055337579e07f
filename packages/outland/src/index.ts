/** Outland's one-page Gladiator. */

export { manifest } from './manifest.ts'
export { checkSetup } from './match/check-setup.ts'
export type { Event, Modifier, RollOf } from './match/events.ts'
export type { Outland, Ref } from './match/game.ts'
export { type Options, options } from './match/options.ts'
export * from './match/questions.ts'
export { type BoutResult, type GladiatorResult, result } from './match/result.ts'
export { outland } from './match/ruleset.ts'
export { defaultSetup, type FighterSetup, type Setup, start } from './match/setup.ts'
export {
  areEnemies,
  areTouching,
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
  type State,
  touchedEnemies,
} from './match/state.ts'
export type { View } from './match/view.ts'
export { breakFreeOdds, ensnareOdds, type MeleeOdds, meleeOdds, type RowOdds } from './odds.ts'
export { crowdModifier, nearestEnemy, type Plea } from './rules/crowd.ts'
export { holdRefusal } from './rules/dropped.ts'
export { slideDir } from './rules/exchange.ts'
export { gaulBonus, type Role, roundsFought } from './rules/gauls.ts'
export { movementRate } from './rules/gladiators.ts'
export { canMelee, canMeleeAnybody, mustFight, rollDifference } from './rules/melee.ts'
export {
  baseOf,
  difference,
  facingValue,
  hexside,
  isNewMelee,
  listOfModifiers,
  sumOfModifiers,
} from './rules/modifiers.ts'
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
} from './rules/movement.ts'
export { canUseNet, canUseNetOnAnybody, type Throw } from './rules/net.ts'
export { goOnWithActivation } from './rules/turn.ts'
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
