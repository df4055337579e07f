/** Heroes of the Colosseum, one match. */
import type { Ruleset } from '@harena/engine'
import { result } from '../rules/ending.ts'
import { playStep } from '../rules/phases.ts'
import { arenas } from '../tables/arenas.ts'
import { tables } from '../tables/index.ts'
import type { Style } from '../tables/styles.ts'
import { type AnyAnswer, check, legal } from './check.ts'
import { clone } from './clone.ts'
import type { Heroes } from './game.ts'
import { narrate } from './narrate.ts'
import { options } from './options.ts'
import { preview } from './preview.ts'
import { describe, prompt } from './prompts.ts'
import type { Question } from './questions.ts'
import { checkSetup, plainSheet, start } from './setup.ts'
import type { Entrant, HeroesSetup, HeroesState } from './state.ts'
import { view } from './view.ts'

function entrant(name: string, style: Style, side: number): Entrant {
  return { sheet: plainSheet(name, style), control: 'star', side, style: 'primary', imperialSpares: 0 }
}

export const defaultSetup: HeroesSetup = {
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
  prompt,
  describe,
  // Zones are no hexes: see `zoneOf`.
  aim: () => null,
  preview,
  narrate,
}

/** The zone in which an answer acts, by its name; null if it is not chosen on the board. */
export function zoneOf(state: HeroesState, question: Question, answer: AnyAnswer): string | null {
  const { zones } = arenas[state.arena]
  if (question.kind === 'chooseOpponent') return zones[state.cards[question.seat]!.zone]!.id
  if (question.kind !== 'act' || typeof answer !== 'object') return null
  if ('to' in answer) return answer.to
  if ('target' in answer) return zones[state.cards[answer.target]!.zone]!.id
  return answer.do === 'surrender' ? null : zones[state.cards[question.seat]!.zone]!.id
}
