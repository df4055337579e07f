/** Heroes of the Colosseum: the match and the career. */

export type { Gate, Plan, Ring } from './arena.ts'
export { front } from './arena.ts'
export { attackDice } from './attack.ts'
export { leastBid, poolSize } from './bonus-dice.ts'
export {
  armOf,
  armourClass,
  canRecover,
  HANDS,
  held,
  isEnsnared,
  isFreeHand,
  isFunctioning,
  isHampered,
  isOccupied,
  isOpponent,
  isSpent,
  isSteady,
  isSwordsmanWith,
  isWeapon,
  opponentsIn,
  otherHand,
  partFor,
  type Shield,
  shieldOf,
  thrownBonus,
  transferred,
  weaponHand,
  wielded,
  wieldedBonus,
} from './cards.ts'
export type { CareerEvent } from './career/events.ts'
export type { CareerReferee, HeroesCareer } from './career/game.ts'
export { heroesCareer, playStep } from './career/ruleset.ts'
export type {
  Bout,
  CareerAnswers,
  CareerGladiator,
  CareerQuestion,
  CareerSetup,
  CareerState,
  DayChoice,
  JournalEntry,
  Locale,
  PointsChoice,
  StarChoice,
} from './career/state.ts'
export { LOCALES } from './career/state.ts'
export type { CareerGladiatorView, CareerView } from './career/view.ts'
export { allocations, rollOpponentStyle, rollSignature, rollSize, rollUp, starAttributes } from './creation.ts'
export type { HeroesEvent } from './events.ts'
export type { Heroes, HeroesReferee } from './game.ts'
export { damageOf, endsByLegs } from './hit.ts'
export { maneuverDice, openModes } from './maneuver.ts'
export type { Plea } from './mercy.ts'
export { pleaOf } from './mercy.ts'
export { netTossDice } from './net.ts'
export type { AttackNumbers, AttackOdds, DamageNumbers, Distribution, NpgBonusNumbers, ShieldName } from './odds.ts'
export {
  appealOdds,
  attackResolutionOdds,
  contestOdds,
  damageOdds,
  hitLocationOdds,
  movementOrderOdds,
  netTossOdds,
  npgBonusOdds,
  odds,
  recoveryOdds,
} from './odds.ts'
export type { CareerOptions, Options } from './options.ts'
export { CAREER_DEFAULTS, careerOptions, DEFAULTS, options } from './options.ts'
export type { Action, Answers, Handling, Mode, PoolTable, Question } from './questions.ts'
export { defaultSetup, heroes, zoneOf } from './ruleset.ts'
export { apTotal, checkSheet, plainSheet } from './setup.ts'
export type {
  Attribute,
  Attributes,
  Card,
  Control,
  Entrant,
  Fate,
  Hand,
  HeroesSetup,
  HeroesState,
  Item,
  Sheet,
} from './state.ts'
export { ARENA_IDS, type ArenaId, arenas } from './tables/arenas.ts'
export { onTablesChanged, tables, tablesChanged } from './tables/index.ts'
export { SIGNATURES, type Signature } from './tables/signatures.ts'
export { SIZES, type Size } from './tables/size.ts'
export {
  BELLY,
  CHEST,
  HEAD,
  type ItemKind,
  LEFT_ARM,
  LEFT_LEG,
  PARTS,
  type PartName,
  RIGHT_ARM,
  RIGHT_LEG,
  STYLES,
  type Style,
  styles,
} from './tables/styles.ts'
export { rangedDice } from './thrown.ts'
export type { GladiatorView, HeroesView, PartView, ZoneView } from './view.ts'
export { zonesOf } from './view.ts'
