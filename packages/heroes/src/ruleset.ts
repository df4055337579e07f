/** Heroes of the Colosseum, one match. */
import { type Ruleset, withGoals } from '@harena/engine'
import { check, legal } from './match/check.ts'
import { checkSetup } from './match/check-setup.ts'
import { clone } from './match/clone.ts'
import type { Heroes } from './match/game.ts'
import { narrate } from './match/narrate.ts'
import { options } from './match/options.ts'
import { preview } from './match/preview.ts'
import { aim, describe, prompt } from './match/prompts.ts'
import { result } from './match/result.ts'
import { defaultSetup, start } from './match/setup.ts'
import { view } from './match/view.ts'
import { playStep } from './rules/phases.ts'
import { tables } from './tables/index.ts'

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
