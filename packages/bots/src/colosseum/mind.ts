/** What the master of GLADIATOR thinks about: plots near his foe, and allocations. */
import { type Answers, believed, board, type Colosseum, colosseum, type Question, type State } from '@harena/colosseum'
import { OUTSIDE } from '@harena/engine'
import type { Mind } from '../master/mind.ts'
import { Network, type Weights } from '../master/network.ts'
import weights from '../weights/colosseum.json' with { type: 'json' }
import { TOSS } from './approach-paths.ts'
import { allocationMix, allocationsOf } from './exchange.ts'
import { FEATURES_VERSION, featuresOf } from './features.ts'
import { lastCell } from './footing.ts'
import { nearestFoe, plotsOf } from './moves.ts'
import { colosseumOpponent, thoughts } from './opponent.ts'
import { tagsOf } from './tags.ts'

/** Farther away than this he just comes nearer. */
const NEAR = 5

/** A sample of a plot takes half as long again as one of an allocation, and too few of them are foreseen less easily. */
const SHARE_FOR_PLOTS = 1 / 3
/** Trusting more in plots would win more against a veteran, and lose more to whoever foresees it; in allocations it only loses. */
const TRUST_IN_PLOTS = 0.25
const TRUST_IN_ALLOCATIONS = 0.05

export const mind: Mind<Colosseum> = mindWith(weights)

export function mindWith(learned: Pick<Weights, 'layers'>): Mind<Colosseum> {
  return {
    ruleset: colosseum,
    habit: colosseumOpponent('veteran'),
    mixAt,
    policy: colosseumOpponent('quick'),
    network: new Network(learned),
    features: featuresOf,
    featuresVersion: FEATURES_VERSION,
    tagsOf,
    candidates: candidatesOf,
    spreadsRolls: true,
    share: ({ kind }) => (kind === 'plot' ? SHARE_FOR_PLOTS : 1),
    trust: ({ kind }) => (kind === 'plot' ? TRUST_IN_PLOTS : TRUST_IN_ALLOCATIONS),
    believe: believed,
    foeOf,
    isTelling: ({ step }) => step === 'allocation' || step === 'end',
  }
}

function mixAt(state: State, question: Question) {
  if (question.kind !== 'allocate' || state.gladiators[question.seat]!.beast) return null
  return allocationMix(state, question, thoughts.veteran)
}

/** In a duel of men. */
function foeOf({ gladiators }: State, seat: number): number | null {
  return gladiators.length === 2 && gladiators.every(({ beast }) => !beast) ? 1 - seat : null
}

function candidatesOf(state: State, question: Question): readonly (string | boolean | Answers['allocate'])[] | null {
  if (state.gladiators[question.seat]!.beast) return null
  if (question.kind === 'allocate') return allocationsOf(state, question, thoughts.veteran)
  if (question.kind === 'useSand') return [true, false]
  return question.kind === 'plot' ? plotsAt(state, question.seat) : null
}

/** The ways that stay on the sand, with and without a toss. */
function plotsAt(state: State, seat: number): readonly string[] | null {
  const me = state.gladiators[seat]!
  const foe = nearestFoe(state, me)
  if (!foe || board.distance(me.cell, foe.cell) > NEAR) return null
  const { paths, texts, hasTosses } = plotsOf(state, me)
  const plain = paths.filter((path) => lastCell(state, me, path, foe) !== OUTSIDE).map(({ text }) => text)
  const tosses = hasTosses ? plain.map((text) => `${text}${TOSS}`) : []
  return [...plain, ...[...tosses, ...rarities].filter((text) => texts.has(text))]
}

/** Leaps, what repels a net (§20.3), and swings and lays of one (§20.7, §20.8) with the shortest ways: seldom wanted, but then dearly. */
const rarities: readonly string[] = [
  'L',
  'RN',
  ...['X', 'F', 'B'].flatMap((way) => ['+SN', '+LN1', '+LN2', '+LN3'].map((net) => `${way} ${net}`)),
]
