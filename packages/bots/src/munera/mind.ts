/** What the master of Munera thinks about: every action. */
import { type Answer, type Munera, munera, type Question, type State } from '@harena/munera'
import type { Mind } from '../master/mind.ts'
import { Network, type Weights } from '../master/network.ts'
import weights from '../weights/munera.json' with { type: 'json' }
import { FEATURES_VERSION, featuresOf } from './features.ts'
import { muneraOpponent } from './opponent.ts'
import { tagsOf } from './tags.ts'

export const mind: Mind<Munera> = mindWith(weights)

export function mindWith(learned: Pick<Weights, 'layers'>): Mind<Munera> {
  const veteran = muneraOpponent('veteran')
  return {
    ruleset: munera,
    habit: veteran,
    policy: veteran,
    network: new Network(learned),
    features: featuresOf,
    featuresVersion: FEATURES_VERSION,
    tagsOf,
    candidates: (state, question) => candidatesOf(state, question),
    isTelling: ({ phase }) => phase === 'turn',
  }
}

function candidatesOf(state: State, question: Question): readonly Answer[] | null {
  return question.kind === 'act' ? (munera.legal(state, question) as Answer[]) : null
}
