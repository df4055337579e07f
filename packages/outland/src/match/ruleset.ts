/** What the game gives to the table, the opponents, the lab and the screens. */
import { type Ruleset, withGoals } from '@harena/engine'
import { playStep } from '../rules/turn.ts'
import { tables } from '../tables/index.ts'
import { check, legal } from './check.ts'
import { clone } from './clone.ts'
import type { Outland } from './game.ts'
import { narrate } from './narrate.ts'
import { options } from './options.ts'
import { preview } from './preview.ts'
import { aim, describe, namesOf, prompt } from './prompts.ts'
import { result } from './result.ts'
import { checkSetup, defaultSetup, start } from './setup.ts'
import { view } from './view.ts'

export const outland: Ruleset<Outland> = withGoals<Outland>({
  id: 'outland',
  title: "Outland's one-page Gladiator",
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
  // Nothing is hidden: plans are sealed until all are in, and only then enter the state (D.2).
  known: (state) => state,
  check,
  legal,
  view,
  names: namesOf,
  sides: (state) => state.fighters.map((fighter) => fighter.team),
  prompt,
  describe,
  aim,
  preview,
  narrate,
})
