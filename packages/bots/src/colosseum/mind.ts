/** What the master of GLADIATOR thinks about: plots near his foe, and allocations. */
import {
  type Allocation,
  type Answers,
  believed,
  board,
  type Colosseum,
  colosseum,
  type Question,
  type State,
} from '@harena/colosseum'
import { OUTSIDE } from '@harena/engine'
import type { Mind } from '../master/mind.ts'
import { Network, type Weights } from '../master/network.ts'
import weights from '../weights/colosseum.json' with { type: 'json' }
import { TOSS } from './approach-paths.ts'
import { allocationMix, allocationsOf } from './exchange.ts'
import { FEATURES_VERSION, featuresOf } from './features.ts'
import { lastCell } from './footing.ts'
import { guessesAt } from './guesses.ts'
import { nearestFoe, plotsOf } from './moves.ts'
import { colosseumOpponent, thoughts } from './opponent.ts'
import { tagsOf } from './tags.ts'

/** Farther away than this he just comes nearer. */
const NEAR = 5

/** Trusting more wins more against a veteran, in plots above all, and loses more to whoever foresees it. */
const TRUST_IN_PLOTS = 0.35
const TRUST_IN_ALLOCATIONS = 0.1

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
    guesses: guessesOf,
    tagsOf,
    candidates: candidatesOf,
    spreadsRolls: true,
    trust: ({ kind }) => (kind === 'plot' ? TRUST_IN_PLOTS : TRUST_IN_ALLOCATIONS),
    believe: believed,
    foeOf,
    isTelling: ({ step }) => step === 'allocation' || step === 'end',
  }
}

function guessesOf(
  state: State,
  [mine, his]: readonly [Question, Question],
  rows: readonly unknown[],
  columns: readonly unknown[],
): readonly Float64Array[] {
  if (mine.kind !== 'allocate' || his.kind !== 'allocate') return []
  return guessesAt(state, mine, rows as readonly Allocation[], his, columns as readonly Allocation[])
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
