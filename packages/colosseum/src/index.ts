/** GLADIATOR, Colosseum Edition: the match, basic and advanced game. */
import type { Ruleset } from '@harena/engine'
import { clone } from './clone.ts'
import type { Colosseum } from './game.ts'
import { check, legal } from './legality.ts'
import { narrate } from './narrate.ts'
import { options } from './options.ts'
import { playStep } from './phases.ts'
import { preview } from './preview.ts'
import { aim, describe, prompt } from './prompts.ts'
import { result } from './result.ts'
import { checkSetup, defaultSetup, start } from './setup.ts'
import { tables } from './tables/index.ts'
import { view } from './view.ts'

export const colosseum: Ruleset<Colosseum> = {
  id: 'colosseum',
  title: 'GLADIATOR, Colosseum Edition',
  version: '1.0.0',
  options,
  tables,
  defaultSetup,
  checkSetup: (setup, given) => checkSetup(setup, given),
  start,
  playStep,
  isOver: (state) => state.outcome !== null,
  result,
  clone,
  known: (state) => state,
  check,
  legal,
  view,
  names: (state) => state.gladiators.map(({ name }) => name),
  prompt,
  describe,
  aim,
  preview,
  narrate,
}

// The match, its questions and answers, its tables and odds.

export { type CombatView, costOfRow, type FoeView, type MeansView, queryOf, type SpecialView } from './combat-view.ts'
export type { Event } from './events.ts'
export type { Colosseum } from './game.ts'
export * from './odds.ts'
export { type Options, options, presets } from './options.ts'
export { type Account, accountOf, attackLimit, type Pool, type PoolLine } from './pool.ts'
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
} from './questions.ts'
export { roundOf } from './sequence.ts'
export { type ArenaSetup, defaultSetup, type GladiatorSetup, type Setup } from './setup.ts'
export type { AreaView, ItemView, SheetView, ShieldView } from './sheet-view.ts'
export type { Gladiator, State } from './state.ts'
export { type Area, areaNames, areas } from './tables/armour.ts'
export { onTablesChanged, tables, tablesChanged } from './tables/index.ts'
export { type StyleId, styleIds, styles } from './tables/styles.ts'
export type { TypeId } from './tables/tables-v2.ts'
export { type ItemKind, items } from './tables/weapons.ts'
export type { View } from './view.ts'
export { criticalWords } from './words.ts'

// What opponents and advisers reckon with: the board, the men on it, and what blows, throws and nets can do.

export { grossCF } from './allocation.ts'
export { missingItems } from './attack.ts'
export { board } from './board.ts'
export { bookOf } from './book.ts'
export { impactModifier } from './collisions.ts'
export { meansAt } from './engagement.ts'
export { distanceTo } from './facing.ts'
export { MOST_WOUNDS, sumChances, woundChances } from './hit-odds.ts'
export { mayPlot, readPlotOf } from './legal-plots.ts'
export type { Plot } from './plots.ts'
export { speedOf } from './sequence.ts'
export { refuseSpecialAttack, specialAttacks } from './special-attacks.ts'
export { guardCost, refuseSpecialDefence, specialDefences } from './special-defences.ts'
export { cfNow, freeHand, type Item, isUsableWeapon, rowOfItem, shieldHand, weaponHand } from './state.ts'
export { isTheOther } from './teams.ts'
export { isOnTarget } from './throwing.ts'
export { halvings, woundBonusOf } from './weapons.ts'
