/** What the master of GLADIATOR thinks about: plots near his foe, and allocations. */
import { type Answers, board, type Colosseum, colosseum, type Question, type State } from '@harena/colosseum'
import { OUTSIDE } from '@harena/engine'
import type { Mind } from '../master/mind.ts'
import { Network, type Weights } from '../master/network.ts'
import weights from '../weights/colosseum.json' with { type: 'json' }
import { TOSS } from './approach-paths.ts'
import { allocationsOf } from './exchange.ts'
import { FEATURES_VERSION, featuresOf } from './features.ts'
import { lastCell, nearestFoe, plotsOf } from './moves.ts'
import { colosseumOpponent, thoughts } from './opponent.ts'

/** Farther away than this he just comes nearer. */
const NEAR = 5

import { tagsOf } from './tags.ts'

export const mind: Mind<Colosseum> = mindWith(weights)

export function mindWith(learned: Pick<Weights, 'layers'>): Mind<Colosseum> {
  return {
    ruleset: colosseum,
    habit: colosseumOpponent('veteran'),
    policy: colosseumOpponent('standard'),
    network: new Network(learned),
    features: featuresOf,
    featuresVersion: FEATURES_VERSION,
    tagsOf,
    candidates: candidatesOf,
    isTelling: ({ step }) => step === 'allocation' || step === 'end',
  }
}

function candidatesOf(state: State, question: Question): readonly (string | Answers['allocate'])[] | null {
  if (state.gladiators[question.seat]!.beast) return null
  if (question.kind === 'allocate') return allocationsOf(state, question, thoughts.veteran)
  return question.kind === 'plot' ? plotsAt(state, question.seat) : null
}

/** The ways that stay on the sand, with and without a toss. */
function plotsAt(state: State, seat: number): readonly string[] | null {
  const me = state.gladiators[seat]!
  const foe = nearestFoe(state, me)
  if (!foe || board.distance(me.cell, foe.cell) > NEAR) return null
  const { paths, texts, hasTosses } = plotsOf(state, me)
  const plain = paths.filter((path) => lastCell(state, me, path, foe) !== OUTSIDE).map(({ text }) => text)
  return hasTosses ? [...plain, ...plain.map((text) => `${text}${TOSS}`).filter((text) => texts.has(text))] : plain
}
