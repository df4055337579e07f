/** Heroes of the Colosseum, one match. */
import { type Ruleset, withGoals } from '@harena/engine'
import { playStep } from '../rules/phases.ts'
import { tables } from '../tables/index.ts'
import { check, legal } from './check.ts'
import { clone } from './clone.ts'
import type { Heroes } from './game.ts'
import { narrate } from './narrate.ts'
import { options } from './options.ts'
import { preview } from './preview.ts'
import { aim, describe, prompt } from './prompts.ts'
import { result } from './result.ts'
import { defaultSetup, start } from './setup.ts'
import { checkSetup } from './setup-check.ts'
import { view } from './view.ts'

export const heroes: Ruleset<Heroes> = withGoals<Heroes>({
  id: 'heroes',
  title: 'Heroes of the Colosseum',
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
  view: (state) => view(state),
  names: (state) => state.cards.map((card) => card.name),
  sides: (state) => state.cards.map((card) => card.side),
  prompt,
  describe,
  aim,
  preview,
  narrate,
})
