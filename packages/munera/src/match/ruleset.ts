/** What the game gives to the table, the opponents, the lab and the screens. */
import { type Ruleset, withGoals } from '@harena/engine'
import { playStep } from '../rules/sequence.ts'
import { tables } from '../tables/index.ts'
import { check, legal } from './check.ts'
import { clone } from './clone.ts'
import type { Munera } from './game.ts'
import { narrate } from './narrate.ts'
import { options } from './options.ts'
import { preview } from './preview.ts'
import { aim, describe, prompt } from './prompts.ts'
import { result } from './result.ts'
import { checkSetup, defaultSetup, start } from './setup.ts'
import { view } from './view.ts'

export const munera: Ruleset<Munera> = withGoals<Munera>({
  id: 'munera',
  title: 'Munera Sine Missione',
  version: '2.0.0',
  options,
  tables,
  defaultSetup,
  checkSetup,
  start,
  playStep,
  isOver: (state) => state.phase === 'over',
  result,
  clone,
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
})
