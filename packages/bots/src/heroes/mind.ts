/**
 * What the master of Heroes thinks about: what to do. In an exchange the sums of his habit are finer than any network, so there
 * he keeps to his habits, or leans from them if he has a name, and thinks of it only to say why.
 */
import { type Action, type Answers, type Heroes, heroes, type Question, type State } from '@harena/heroes'
import type { Mind } from '../master/mind.ts'
import { Network, type Weights } from '../master/network.ts'
import weights from '../weights/heroes.json' with { type: 'json' }
import { FEATURES_VERSION, featuresOf } from './features.ts'
import { heroesOpponent } from './opponent.ts'
import { quick } from './quick.ts'
import { tagsOf } from './tags.ts'

export const mind: Mind<Heroes> = mindWith(weights)

export function mindWith(learned: Pick<Weights, 'layers'>): Mind<Heroes> {
  return {
    ruleset: heroes,
    habit: heroesOpponent('master'),
    policy: quick,
    network: new Network(learned),
    features: featuresOf,
    featuresVersion: FEATURES_VERSION,
    tagsOf,
    candidates: candidatesOf,
    isHabitual: ({ kind }) => kind !== 'act',
    isTelling,
  }
}

type Answer = Answers[Question['kind']]

/** By habit he picks up what lies on the ground, drops what he holds, and gives up. */
function candidatesOf(state: State, question: Question): readonly Answer[] | null {
  if (question.kind === 'handle') return null
  const legal = heroes.legal(state, question)
  return question.kind === 'act' ? legal.filter((action) => !byHabit.has((action as Action).do)) : legal
}

const byHabit: ReadonlySet<Action['do']> = new Set(['drop', 'surrender'])

/**
 * Between two activations. Who chooses what to do looks ahead to the end of the next turn, since a step or a rest is settled
 * only then; who bids, to the end of the exchange: what comes later would drown what a die more is worth.
 */
function isTelling({ phase, next, turn }: State, from: State | null): boolean {
  if (from?.next?.kind === 'act') return phase === 'order' && turn > from.turn
  return phase === 'order' || (phase === 'activation' && next?.kind === 'act')
}
