/** What the game gives to the table, the opponents, the lab and the screens. */
import '../editions/edition.ts'
import { type Ruleset, withGoals } from '@harena/engine'
import { playStep } from '../05-turn/phases.ts'
import { tables } from '../tables/index.ts'
import { check, legal, pick } from './check.ts'
import { clone } from './clone.ts'
import type { Colosseum } from './game.ts'
import { known } from './known.ts'
import { narrate } from './narrate.ts'
import { options } from './options.ts'
import { preview } from './preview.ts'
import { aim, describe, prompt } from './prompts.ts'
import { result } from './result.ts'
import { defaultSetup, start } from './setup.ts'
import { checkSetup } from './setup-check.ts'
import { view } from './view.ts'

export const colosseum: Ruleset<Colosseum> = withGoals<Colosseum>({
  id: 'colosseum',
  title: 'GLADIATOR, Colosseum Edition',
  version: '2.0.0',
  options,
  tables,
  defaultSetup,
  checkSetup: (setup, given) => checkSetup(setup, given),
  start,
  playStep,
  isOver: (state) => state.outcome !== null,
  result,
  clone,
  known,
  check,
  legal,
  pick,
  view,
  names: (state) => state.gladiators.map(({ name }) => name),
  sides: (state) => state.gladiators.map(({ team }) => team),
  prompt,
  describe,
  aim,
  preview,
  narrate,
})
