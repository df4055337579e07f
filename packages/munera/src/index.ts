/** Munera Sine Missione, version 1.2, by Alan Saunders, after Gary Comardo; amendments of 1.2 by Kevin Holland. */
import type { Ruleset } from '@harena/engine'
import { checkSetup } from './check-setup.ts'
import type { Munera } from './game.ts'
import { narrate } from './narrate.ts'
import { options } from './options.ts'
import { preview } from './preview.ts'
import { check, legal } from './questions.ts'
import { boutResult } from './result.ts'
import { playStep } from './sequence.ts'
import { defaultSetup, start } from './setup.ts'
import { cloneBout } from './state.ts'
import { tables } from './tables/index.ts'
import { view } from './view.ts'
import { aim, describe, prompt } from './wording.ts'

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
  isOver: (bout) => bout.phase === 'over',
  result: boutResult,
  clone: cloneBout,
  known: (state) => state,
  check,
  legal,
  view,
  names: (bout) => bout.sheets.map((sheet) => sheet.name),
  prompt,
  describe,
  aim,
  preview,
  narrate,
}

export * from './action-points.ts'
export * from './actions.ts'
export * from './appeals.ts'
export * from './attacks.ts'
export * from './ending.ts'
export * from './events.ts'
export * from './experience.ts'
export * from './facing.ts'
export * from './game.ts'
export * from './gladiators.ts'
export * from './missiles.ts'
export * from './modifiers.ts'
export * from './movement.ts'
export * from './nets.ts'
export * from './odds.ts'
export * from './options.ts'
export * from './questions.ts'
export * from './result.ts'
export * from './sequence.ts'
export * from './setup.ts'
export * from './special-events.ts'
export * from './state.ts'
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
export * from './view.ts'
export * from './wounds.ts'
