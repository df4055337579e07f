/** GLADIATOR, Colosseum Edition: the match, basic and advanced game. */

export { campaignManifest, lanistaManifest, manifest } from './manifest.ts'
export { colosseum } from './match/ruleset.ts'

// The match, its questions and answers, its tables and odds.

export { roundOf } from './09-combat/attack-order.ts'
export { type Account, accountOf, attackLimit, type Pool, type PoolLine } from './09-combat/pool.ts'
export {
  blowIn,
  type CombatView,
  costOfRow,
  type FoeView,
  type MeansView,
  type SpecialView,
} from './match/combat-view.ts'
export { disclosed, type Event } from './match/events.ts'
export type { Colosseum } from './match/game.ts'
export { arrange, believed } from './match/known.ts'
export { type Options, options, presets } from './match/options.ts'
export type {
  Action,
  Allocation,
  Answers,
  Foe,
  Means,
  Question,
  QuestionOf,
  Row,
  SpecialAttack,
  SpecialDefence,
} from './match/questions.ts'
export { foeAt } from './match/questions.ts'
export { reckonings } from './match/reckonings.ts'
export { type ArenaSetup, defaultSetup, type GladiatorSetup, MAX_GLADIATORS, type Setup } from './match/setup.ts'
export { terrains } from './match/setup-fields.ts'
export type { AreaView, ItemView, SheetView, ShieldView } from './match/sheet-view.ts'
export { type Gladiator, isActive, type State } from './match/state.ts'
export type { BeastView, RiderView, View } from './match/view.ts'
export { criticalWords, resultInWords, spokenName } from './match/words.ts'
export { mercyOf } from './match/words-mercy.ts'
export { ahead } from './odds/ahead.ts'
export * from './odds/attack-odds.ts'
export * from './odds/odds.ts'
export {
  type Area,
  areaName,
  areaNames,
  areas,
  armour,
  beastAreaNames,
  type ShieldSize,
  type Weight,
} from './tables/armour.ts'
export { type BeastAction, type BeastId, beastIds } from './tables/beasts.ts'
export type { BeastMove } from './tables/classic-beasts.ts'
export { classicArmourTables } from './tables/classic-creation.ts'
export { resultName } from './tables/combat-results.ts'
export { type Tables, tables, tablesOf } from './tables/index.ts'
export { MOUNT } from './tables/riders.ts'
export { riderStyles, type StyleId, styleIds, styles } from './tables/styles.ts'
export type { TypeId } from './tables/tables-v2.ts'
export { type ItemKind, itemName, shieldOf } from './tables/weapons.ts'

// What opponents and advisers reckon with: the board, the men on it, and what blows, throws and nets can do.

export { board, COLUMNS, diagramValue, facingTo, isInFront, ROWS } from './02-preparation/board.ts'
export { distanceTo, isFacing } from './06-movement/facing.ts'
export { impactModifier } from './06-movement/impact.ts'
export { legalPlots, mayPlot, readPlotOf } from './06-movement/legal-plots.ts'
export { pathOf } from './06-movement/movement.ts'
export { approachOf, type Path, trace } from './06-movement/paths.ts'
export { codesOf, type Plot } from './06-movement/plots.ts'
export { grossCF } from './09-combat/allocation.ts'
export { type Blow, bareBlow, flailed, missingItems } from './09-combat/attack.ts'
export { type Attack, speedOf } from './09-combat/attack-order.ts'
export { attackIn, attackOf, blowOf } from './09-combat/blow.ts'
export { advantageOver, canStrike, meansAgainst, meansAt } from './09-combat/engagement.ts'
export { canThrowAt } from './13-condition/throwing.ts'
export { caughtBy } from './19-advanced/net.ts'
export { refuseSpecialAttack, specialAttacks } from './19-advanced/special-attacks.ts'
export { guardCost, refuseSpecialDefence, specialDefences } from './19-advanced/special-defences.ts'
export { isTheOther } from './19-advanced/teams.ts'
export { halvings, woundBonusOf } from './19-advanced/weapons.ts'
export { advantageAt, advantageOnceAt, openAreas, rowOfBeast } from './28-beasts/beasts.ts'
export { impactOfBeast } from './28-beasts/collisions.ts'
export { trunkOf, zoneOf } from './28-beasts/footprint.ts'
export { defenceOfMount } from './30-riders/mounts.ts'
export { comesMounted } from './30-riders/setup.ts'
export { editionOf } from './match/edition.ts'
export {
  cfNow,
  freeHand,
  type Item,
  isUsableWeapon,
  occupies,
  rowOfItem,
  shieldHand,
  weaponHand,
} from './match/state.ts'
export { MOST_WOUNDS, MOST_WOUNDS_OF_BEAST, mostWounds, sumChances, woundChances } from './odds/hit-odds.ts'

// The campaign.

export {
  allTalents,
  firstTalents,
  groupOf,
  isGift,
  MOST_LEVELS,
  rowGained,
  startingRolls,
  talentOfStyle,
  talentRolled,
} from './31-talents/talents.ts'
export { type Market, MOST_RED, priceOf } from './33-experience/spending.ts'
export { asksByHabit } from './34-luck/favour.ts'
export { pieces, priceOfSuit, sampleSuits } from './37-armour/custom-armour.ts'
export { makeUntried } from './38-matches/challengers.ts'
export { sheetOfMan, traitsOf } from './38-matches/setting-up.ts'
export { priceOfStock } from './39-lanistas/auction.ts'
export { combatValue } from './39-lanistas/combat-value.ts'
export { upkeepOfLudus, upkeepOfMan } from './39-lanistas/money.ts'
export { bankOdds, mostFromBank, stakesOf } from './39-lanistas/odds.ts'
export { marketOf, purchasesOf } from './39-lanistas/purchases.ts'
export { joinsRevolt } from './39-lanistas/random-events.ts'
export { saleable } from './39-lanistas/treasury.ts'
export { exposure, isCovered, MOST_STAKE, mayBack } from './39-lanistas/wagers.ts'
export { type CampaignEvent, eventInBout } from './campaign/events.ts'
export type { CampaignRef, GladiatorCampaign } from './campaign/game.ts'
export { NAME_ORDERS } from './campaign/names.ts'
export { journalText } from './campaign/narrate.ts'
export { type CampaignOptions, campaignOptions } from './campaign/options.ts'
export { gladiatorCampaign } from './campaign/ruleset.ts'
export type {
  Bill,
  CampaignAnswers,
  CampaignQuestion,
  CampaignSetup,
  CampaignState,
  JournalEntry,
  Man,
  NewMan,
  Purchase,
} from './campaign/state.ts'
export { manOf, VICTORIES } from './campaign/state.ts'
export type { CampaignView, ManView } from './campaign/view.ts'
export { CLASS_WORDS, MATCH_WORDS, purchaseWords, talentsWords, talentWord } from './campaign/words.ts'
export type { LudusEvent } from './ludus/events.ts'
export type { LanistaCampaign } from './ludus/game.ts'
export { ludusEntryText } from './ludus/narrate.ts'
export { type LudusOptions, ludusOptions } from './ludus/options.ts'
export { lanistaCampaign, lanistaTelling } from './ludus/ruleset.ts'
export {
  type BankWager,
  type Challenge,
  type Conduct,
  type Entry,
  type Fixture,
  type Heading,
  type LudusAnswers,
  type LudusEntry,
  type LudusMan,
  type LudusPhase,
  type LudusQuestion,
  type LudusSetup,
  type LudusState,
  manNamed,
  type Offer,
  stableOf,
  type Wager,
} from './ludus/state.ts'
export type {
  FighterView,
  FixtureView,
  LudusManView,
  LudusView,
  MunusView,
  SchoolView,
  TakingView,
} from './ludus/view.ts'
export { CONDUCT_WORDS, EVENT_WORDS, HEADING_WORDS } from './ludus/words.ts'
export type { Talents } from './match/campaign-sheet.ts'
export {
  campaignTablesOf,
  type MatchType,
  type OriginId,
  originIds,
  type Talent,
} from './tables/campaign.ts'
export { type Rating, type Ratings, ratingNames } from './tables/characteristics.ts'
export { lanistaTablesOf } from './tables/lanistas.ts'
