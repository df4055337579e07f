/** Munera Sine Missione, version 1.2, by Alan Saunders, after Gary Comardo; amendments of 1.2 by Kevin Holland. */
import type { Ruleset } from '@harena/engine'
import { check, legal } from './match/check.ts'
import { checkSetup } from './match/check-setup.ts'
import type { Munera } from './match/game.ts'
import { narrate } from './match/narrate.ts'
import { options } from './match/options.ts'
import { preview } from './match/preview.ts'
import { aim, describe, prompt } from './match/prompts.ts'
import { result } from './match/result.ts'
import { defaultSetup, start } from './match/setup.ts'
import { clone } from './match/state.ts'
import { view } from './match/view.ts'
import { playStep } from './rules/sequence.ts'
import { tables } from './tables/index.ts'

export const munera: Ruleset<Munera> = {
  id: 'munera',
  title: 'Munera Sine Missione',
  version: '1.0.0',
  options,
  tables,
  defaultSetup,
  checkSetup,
  start,
  playStep,
  isOver: (state) => state.phase === 'over',
  result: result,
  clone: clone,
  known: (state) => state,
  check,
  legal,
  view,
  names: (state) => state.sheets.map((sheet) => sheet.name),
  sides: (state) => state.fighters.map((fighter) => fighter.team),
  prompt,
  describe,
  aim,
  preview,
  narrate,
}

export * from './match/check.ts'
export * from './match/events.ts'
export * from './match/game.ts'
export * from './match/options.ts'
export * from './match/questions.ts'
export * from './match/result.ts'
export * from './match/setup.ts'
export * from './match/state.ts'
export * from './match/view.ts'
export * from './odds.ts'
export * from './rules/action-points.ts'
export * from './rules/appeals.ts'
export * from './rules/attacks.ts'
export * from './rules/ending.ts'
export * from './rules/experience.ts'
export * from './rules/facing.ts'
export * from './rules/gladiators.ts'
export * from './rules/missiles.ts'
export * from './rules/modifiers.ts'
export * from './rules/movement.ts'
export * from './rules/nets.ts'
export * from './rules/sequence.ts'
export * from './rules/special-events.ts'
export * from './rules/wounds.ts'
export * from './tables/action-points.ts'
export * from './tables/appeal-modifiers.ts'
export * from './tables/arenas.ts'
export * from './tables/attack-modifiers.ts'
export * from './tables/doubles.ts'
export * from './tables/index.ts'
export * from './tables/sample-gladiators.ts'
export * from './tables/skills.ts'
export * from './tables/weapons.ts'
export * from './tables/weight.ts'
