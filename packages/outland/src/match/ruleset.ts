/** What the game gives to the table, the opponents, the lab and the screens. */
import type { Ruleset } from '@harena/engine'
import { rollGladiators } from '../rules/gladiators.ts'
import { playActivation, rollInitiative } from '../rules/turn.ts'
import { tables } from '../tables/index.ts'
import { aim, check, describe, legal, names, prompt } from './check.ts'
import { checkSetup } from './check-setup.ts'
import type { Outland, Ref } from './game.ts'
import { narrate } from './narrate.ts'
import { options } from './options.ts'
import { preview } from './preview.ts'
import { result } from './result.ts'
import { defaultSetup, start } from './setup.ts'
import { clone, type State } from './state.ts'
import { view } from './view.ts'

/** One phase: the gladiators, the initiative of a turn, or one activation. */
function playStep(state: State, referee: Ref): void {
  if (state.phase === 'activation') playActivation(state, referee)
  else if (state.phase === 'initiative') rollInitiative(state, referee)
  else if (state.phase === 'gladiators') rollGladiators(state, referee)
}

export const outland: Ruleset<Outland> = {
  id: 'outland',
  title: "Outland's one-page Gladiator",
  version: '1.0.0',
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
  names,
  sides: (state) => state.fighters.map((fighter) => fighter.team),
  prompt,
  describe,
  aim,
  preview,
  narrate,
}
