/** GLADIATOR, Colosseum Edition: the match, basic and advanced game. */
import type { Ruleset } from '@harena/engine'
import { clone } from './clone.ts'
import type { Colosseum } from './game.ts'
import { check, legal } from './legality.ts'
import { narrate } from './narrate.ts'
import { options } from './options.ts'
import { playPhase } from './phases.ts'
import { aim, describe, preview, prompt } from './prompts.ts'
import { result } from './result.ts'
import { checkSetup, defaultSetup, start } from './setup.ts'
import { view } from './view.ts'

export const colosseum: Ruleset<Colosseum> = {
  id: 'colosseum',
  title: 'GLADIATOR, Colosseum Edition',
  version: '1.0.0',
  options,
  defaultSetup,
  checkSetup: (setup, given) => checkSetup(setup, given),
  start,
  playPhase,
  isOver: (state) => state.outcome !== null,
  result,
  clone,
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

export type { Event } from './events.ts'
export type { Colosseum } from './game.ts'
export * from './odds.ts'
export { type Options, options, presets } from './options.ts'
export type { Action, Allocation, Answers, Question, Row } from './questions.ts'
export { type ArenaSetup, defaultSetup, type GladiatorSetup, type Setup } from './setup.ts'
export type { Gladiator, State } from './state.ts'
export { type StyleId, styleIds, styles } from './tables/styles.ts'
export type { TypeId } from './tables/tables-v2.ts'
export type { SheetView, View } from './view.ts'
