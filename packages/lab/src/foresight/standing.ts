/** Where foresight starts: between two phases, or in the middle of one, with what has happened in it so far. */
import { canonicalJson, type Game, type Past, type Ruleset, type Seat, type SeatAnswer, Table } from '@harena/engine'
import { ForesightError } from './foresight-error.ts'
import { Retelling } from './retelling.ts'
import { secretsOf } from './secrets.ts'

/** A match at a table, or a state between two phases. */
export type From<G extends Game> = Table<G> | { readonly state: G['state'] }

export interface Standing<G extends Game> {
  /** The state at the start of the phase. */
  readonly state: G['state']
  /** What has happened in this phase since. */
  readonly past: Past
}

/** What is taken for granted about a match that waits for answers. */
export interface Given<G extends Game> {
  /** Answers to the questions that wait now, by seat. */
  readonly answers?: readonly SeatAnswer[]
  /** Whoever wants to know: what this seat cannot see is not used. */
  readonly knownTo?: Seat
  /** For answers of this phase that stay hidden from him: what he thinks they were. */
  readonly assumed?: readonly SeatAnswer[]
  /** For sheets that are hidden from him: completes a copy of the state as he thinks it is. */
  readonly assumeState?: (state: G['state']) => G['state']
}

export function standingOf<G extends Game>(ruleset: Ruleset<G>, from: From<G>, given: Given<G>): Standing<G> {
  if (!(from instanceof Table))
    return { state: seenState(ruleset, from.state, given), past: { throws: [], answers: [] } }
  const { dice, tape, ...start } = from.stepSoFar
  const state = seenState(ruleset, start.state, given)
  const retelling = new Retelling<G>(ruleset, ruleset.clone(state), { dice, tape }, secretsOf(ruleset.id), given)
  const told = retelling.run()
  const { knownTo, assumed } = given
  if (assumed && knownTo !== undefined && !looksTheSame(ruleset, from.state, told, knownTo)) {
    throw new ForesightError('what is assumed does not fit what has been seen in this phase')
  }
  return { state, past: retelling.past }
}

function looksTheSame<G extends Game>(ruleset: Ruleset<G>, real: G['state'], told: G['state'], seat: Seat): boolean {
  return canonicalJson(ruleset.view(real, seat)) === canonicalJson(ruleset.view(told, seat))
}

function seenState<G extends Game>(ruleset: Ruleset<G>, state: G['state'], given: Given<G>): G['state'] {
  if (given.assumeState) return given.assumeState(ruleset.clone(state))
  const hidden = given.knownTo === undefined ? null : secretsOf(ruleset.id).hidesState(state)
  if (hidden) throw new ForesightError(`${hidden}: say what they are taken to be (assumeState)`)
  return state
}
