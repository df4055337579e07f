/** Munera Sine Missione, version 1.2, by Alan Saunders, after Gary Comardo; amendments of 1.2 by Kevin Holland. */

export { type MuneraCampaign, muneraCampaign, type RosterSheet } from './campaign/club.ts'
export { campaignManifest, manifest } from './manifest.ts'
export { numbersOf } from './match/context.ts'
export type { Event, EventOf } from './match/events.ts'
export type { Munera, Ref } from './match/game.ts'
export type { Options } from './match/options.ts'
export * from './match/questions.ts'
export { reckonings } from './match/reckonings.ts'
export type { BoutResult, GladiatorResult } from './match/result.ts'
export { munera } from './match/ruleset.ts'
export type { FighterSetup, Setup } from './match/setup.ts'
export { type Fighter, isEnemy, mapOf, type State, strengthLeft } from './match/state.ts'
export type { View } from './match/view.ts'
export { mercyOf } from './match/words.ts'
export { type AttackOdds, appealOdds, attackOdds, type CastOdds, castOdds, cutFreeOdds } from './odds.ts'
export { attackCost, type Blow, canAttack, canCast, newBlow, type Outcome, strike } from './rules/attacks.ts'
export {
  FRONT_HEX,
  hexsideAttacked,
  isInArc,
  LEFT_SIDE_HEX,
  RIGHT,
  RIGHT_SIDE_HEX,
  type Side,
  sideOf,
} from './rules/facing.ts'
export type { Equipment } from './rules/gladiators.ts'
export { canPickUp } from './rules/missiles.ts'
export {
  castNeeds,
  countHelpers,
  FISTS,
  listModifiers,
  modifierOf,
  rangeTo,
  saveFrom,
  weaponOf,
} from './rules/modifiers.ts'
export { canStep, stepCost } from './rules/movement.ts'
export { whyNoCutFree } from './rules/nets.ts'
export { hasShieldOrNet } from './rules/special-events.ts'
export { isSeriouslyWounded } from './rules/wounds.ts'
export { ENTANGLED, FRONT, HELPER, REAR } from './tables/attack-modifiers.ts'
export { atRange, type FlatTables, flatTables, type Tables, tables } from './tables/index.ts'
export { type SampleType, sampleGladiators, sampleTypes } from './tables/sample-gladiators.ts'
export { type Skill, skillRows, skills } from './tables/skills.ts'
export {
  BOW,
  canWound,
  DARTS,
  isCast,
  LASSO,
  LONG_SPEAR,
  NO_RANGE,
  type WeaponKind,
} from './tables/weapons.ts'
