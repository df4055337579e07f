/** Heroes of the Colosseum, one match. */
import type { Ruleset } from '@harena/engine'
import { result } from '../rules/ending.ts'
import { playStep } from '../rules/phases.ts'
import { tables } from '../tables/index.ts'
import type { Style } from '../tables/styles.ts'
import { check, legal } from './check.ts'
import { clone } from './clone.ts'
import type { Heroes } from './game.ts'
import { narrate } from './narrate.ts'
import { options } from './options.ts'
import { preview } from './preview.ts'
import { aim, describe, prompt } from './prompts.ts'
import { checkSetup, plainSheet, start } from './setup.ts'
import type { Entrant, Setup } from './state.ts'
import { view } from './view.ts'

function entrant(name: string, style: Style, side: number): Entrant {
  return { sheet: plainSheet(name, style), control: 'star', side, style: 'primary', imperialSpares: 0 }
}

export const defaultSetup: Setup = {
  arena: 'provincial',
  gates: 'WE',
  toTheDeath: 'no',
  opponents: 'given',
  gladiators: [entrant('Priscus', 'hoplomachus', 0), entrant('Verus', 'murmillo', 1)],
}

export const heroes: Ruleset<Heroes> = {
  id: 'heroes',
  title: 'Heroes of the Colosseum',
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
  view: (state) => view(state),
  names: (state) => state.cards.map((card) => card.name),
  sides: (state) => state.cards.map((card) => card.side),
  prompt,
  describe,
  aim,
  preview,
  narrate,
}
