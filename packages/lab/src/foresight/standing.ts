/** Where foresight starts: between two steps, or in the middle of one, with what has happened in it so far. */
import { canonicalJson, type Game, type Past, type Ruleset, type Seat, type SeatAnswer, Table, t } from '@harena/engine'
import { ForesightError } from './foresight-error.ts'
import { Retelling } from './retelling.ts'

/** A match at a table, or a state between two steps. */
export type From<G extends Game> = Table<G> | { readonly state: G['state'] }

export interface Standing<G extends Game> {
  /** The state at the start of the step. */
  readonly state: G['state']
  /** What has happened in this step since. */
  readonly past: Past
}

/** What is taken for granted about a match that waits for answers. */
export interface Given<G extends Game> {
  /** Answers to the questions that wait now, by seat. */
  readonly answers?: readonly SeatAnswer[]
  /** Whoever wants to know: what is hidden from this seat is not used, but what it may believe. */
  readonly knownTo?: Seat
  /** What he thinks of what is hidden: changes a copy of the state as he knows it. */
  readonly assume?: (known: G['state']) => G['state']
}

export function standingOf<G extends Game>(ruleset: Ruleset<G>, from: From<G>, given: Given<G>): Standing<G> {
  if (!(from instanceof Table)) {
    return { state: believed(ruleset, from.state, from.state, given), past: { throws: [], answers: [] } }
  }
  const { dice, tape, ...start } = from.stepSoFar
  const state = believed(ruleset, start.state, from.state, given)
  const retelling = new Retelling<G>(ruleset, ruleset.clone(state), { dice, tape }, given)
  const told = retelling.run()
  const { knownTo } = given
  if (state !== start.state && knownTo !== undefined && !looksTheSame(ruleset, from.state, told, knownTo)) {
    throw new ForesightError(t('what is hidden cannot be as it is believed to be: what has been seen does not fit'))
  }
  return { state, past: retelling.past }
}

function looksTheSame<G extends Game>(ruleset: Ruleset<G>, real: G['state'], told: G['state'], seat: Seat): boolean {
  return canonicalJson(ruleset.view(real, seat)) === canonicalJson(ruleset.view(told, seat))
}

/** The state at the start of the step as it is believed to be by one who has seen what happened since. */
function believed<G extends Game>(
  ruleset: Ruleset<G>,
  start: G['state'],
  now: G['state'],
  { knownTo, assume }: Given<G>,
): G['state'] {
  const isHidden = knownTo !== undefined && ruleset.known(now, knownTo) !== now
  const known = isHidden ? ruleset.known(start, knownTo) : start
  return assume ? assume(ruleset.clone(known)) : known
}
