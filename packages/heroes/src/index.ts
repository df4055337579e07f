/** Heroes of the Colosseum: the match and the career. */

export { newcomer } from './career/creation.ts'
export type { CareerEvent } from './career/events.ts'
export { chanceToRise, improve, leastToRise, mayRise } from './career/fame.ts'
export type { CareerRef, HeroesCareer } from './career/game.ts'
export { MONTHS } from './career/narrate.ts'
export { heroesCareer } from './career/ruleset.ts'
export type {
  Bout,
  CareerAnswers,
  CareerGladiator,
  CareerQuestion,
  CareerSetup,
  CareerState,
  DayChoice,
  JoinChoice,
  JournalEntry,
  Locale,
  PointsChoice,
  SignatureChoice,
  StarChoice,
} from './career/state.ts'
export { LOCALES } from './career/state.ts'
export type { CareerGladiatorView, CareerView } from './career/view.ts'
export { careerManifest, manifest } from './manifest.ts'
export type { Event } from './match/events.ts'
export type { Heroes, Ref } from './match/game.ts'
export type { CareerOptions, Options } from './match/options.ts'
export { CAREER_DEFAULTS, careerOptions, DEFAULTS, options } from './match/options.ts'
export type { Action, Answers, Handling, Mode, PoolTable, Question } from './match/questions.ts'
export { partSums, reckonings } from './match/reckonings.ts'
export { heroes } from './match/ruleset.ts'
export { apTotal, defaultSetup, plainSheet } from './match/setup.ts'
export type {
  Attribute,
  Attributes,
  Card,
  Control,
  Entrant,
  Fate,
  Hand,
  Item,
  Setup,
  Sheet,
  Shield,
  State,
  Step,
} from './match/state.ts'
export type { GladiatorView, PartView, View, ZoneView } from './match/view.ts'
export { arenaView } from './match/view.ts'
export { ITEM_WORDS, PART_WORDS, SIGNATURE_WORDS, SIZE_WORDS, STYLE_WORDS } from './match/words.ts'
export type { AttackNumbers, AttackOdds, DamageNumbers, Distribution, NpgBonusNumbers, ShieldName } from './odds.ts'
export {
  appealOdds,
  attackResolutionOdds,
  contestOdds,
  damageOdds,
  hitLocationOdds,
  killingStrokeOdds,
  movementOrderOdds,
  netTossOdds,
  npgBonusOdds,
  odds,
  recoveryOdds,
} from './odds.ts'
export type { Gate, Plan, Ring } from './rules/arena.ts'
export { attackDice } from './rules/attack.ts'
export { leastBid, poolSize } from './rules/bonus-dice.ts'
export {
  armOf,
  canRecover,
  closestOpponents,
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
  shieldOf,
  thrownBonus,
  transferred,
  weaponHand,
  wielded,
  wieldedBonus,
} from './rules/cards.ts'
export { allocations, rollOpponentStyle, rollSignature, rollSize, rollUp, starAttributes } from './rules/creation.ts'
export { damageOf, endsByLegs } from './rules/hit.ts'
export { maneuverDice, openModes } from './rules/maneuver.ts'
export type { Plea } from './rules/mercy.ts'
export { pleaOf } from './rules/mercy.ts'
export { netTossDice } from './rules/net.ts'
export { rangedDice } from './rules/thrown.ts'
export { ARENA_IDS, type ArenaId, arenas } from './tables/arenas.ts'
export { type HeroesTables, tables, tablesOf } from './tables/index.ts'
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
