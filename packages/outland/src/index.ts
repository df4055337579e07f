/** Outland's one-page Gladiator. */
export { type OutlandCampaign, outlandCampaign, type RosterSheet } from './campaign/club.ts'
export { campaignManifest, manifest } from './manifest.ts'
export { numbersOf } from './match/context.ts'
export type { Event, EventOf, RollOf } from './match/events.ts'
export type { Outland, Ref } from './match/game.ts'
export type { Options } from './match/options.ts'
export { betterSide } from './match/preview.ts'
export * from './match/questions.ts'
export { reckonings } from './match/reckonings.ts'
export type { BoutResult, GladiatorResult } from './match/result.ts'
export { outland } from './match/ruleset.ts'
export type { FighterSetup, Setup } from './match/setup.ts'
export {
  areEnemies,
  boxesLeft,
  type Fighter,
  isFree,
  mapOf,
  noExchange,
  type State,
} from './match/state.ts'
export type { View } from './match/view.ts'
export { mercyOf } from './match/words.ts'
export { breakFreeOdds, ensnareOdds, type MeleeOdds, meleeOdds, type RowOdds } from './odds.ts'
export { slideDir } from './rules/exchange.ts'
export { canMelee, canTurn, mustFight, rollDifference } from './rules/melee.ts'
export { difference, hexside, isNewMelee, listOfModifiers, sumOfModifiers } from './rules/modifiers.ts'
export { canPickUp, canStep, getUp, isOverFour, pickUp, step, turn } from './rules/movement.ts'
export { canUseNet } from './rules/net.ts'
export { silent } from './rules/plans.ts'
export { type Equipment, type GladiatorType, gladiatorTypes } from './tables/gladiator-types.ts'
export { resultRow, type Tables, tables } from './tables/index.ts'
