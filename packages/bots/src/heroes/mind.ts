/** What the master of Heroes thinks about: all that he may be asked in a fight, bids made in secret above all. */
import { type Answers, type Heroes, heroes, type Question, type State } from '@harena/heroes'
import type { Mind } from '../master/mind.ts'
import { Network, type Weights } from '../master/network.ts'
import weights from '../weights/heroes.json' with { type: 'json' }
import { FEATURES_VERSION, featuresOf } from './features.ts'
import { heroesOpponent } from './opponent.ts'
import { tagsOf } from './tags.ts'

export const mind: Mind<Heroes> = mindWith(weights)

export function mindWith(learned: Pick<Weights, 'layers'>): Mind<Heroes> {
  return {
    ruleset: heroes,
    habit: heroesOpponent('veteran'),
    policy: heroesOpponent('standard'),
    network: new Network(learned),
    features: featuresOf,
    featuresVersion: FEATURES_VERSION,
    tagsOf,
    candidates: candidatesOf,
    isTelling,
  }
}

type Answer = Answers[Question['kind']]

/** What lies on the ground is picked up by habit. */
function candidatesOf(state: State, question: Question): readonly Answer[] | null {
  return question.kind === 'handle' ? null : heroes.legal(state, question)
}

/** Between two activations; who looks ahead does so to the end of the next turn, since much is settled on the way. */
function isTelling({ phase, next, turn }: State, from: State | null): boolean {
  if (from) return phase === 'order' && turn > from.turn
  return phase === 'order' || (phase === 'activation' && next?.kind === 'act')
}
