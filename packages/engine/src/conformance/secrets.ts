/** Nobody sees more than his seat may know. */
import { canonicalJson } from '../digest.ts'
import type { Game, Seat } from '../referee.ts'
import type { Table } from '../table.ts'
import { isWorthALook, playRandomly, type Subject } from './random-play.ts'

const MARK = 'a-field-nobody-may-see'

export function viewsAreBuiltUp<G extends Game>(subject: Subject<G>, seed: string): void {
  const { ruleset } = subject
  const look = (state: G['state']) => {
    const marked = markAll(ruleset.clone(state))
    for (const seat of [null, ...ruleset.names(state).keys()]) {
      const view = JSON.stringify(ruleset.view(marked as G['state'], seat))
      if (view.includes(MARK)) throw new Error(`the view of seat ${seat} shows a field it never chose to show`)
      if (view !== JSON.stringify(ruleset.view(state, seat))) throw new Error('views of equal states differ')
    }
  }
  const table = playRandomly(subject, seed, (before) => {
    if (isWorthALook(before.length)) look(before.state)
    return before
  })
  look(table.state)
}

function markAll(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(markAll)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, markAll(inner)])), [MARK]: MARK }
}

/**
 * What a seat knows is all it needs: it looks the same to that seat, knowing it again adds nothing, and the legal answers
 * to the seat's own questions are the same. And it is no more than that: were the rest otherwise, it would know the same.
 */
export function knownIsEnough<G extends Game>(subject: Subject<G>, seed: string): void {
  playRandomly(subject, seed, (table) => {
    if (!isWorthALook(table.length)) return table
    knowsNoMore(subject, table.state, null)
    for (const seat of subject.ruleset.names(table.state).keys()) {
      knowsEnough(subject, table, seat)
      knowsNoMore(subject, table.state, seat)
    }
    return table
  })
}

function knowsNoMore<G extends Game>({ ruleset, otherwise }: Subject<G>, state: G['state'], seat: Seat | null): void {
  if (!otherwise) return
  const known = canonicalJson(ruleset.known(state, seat))
  if (canonicalJson(ruleset.known(otherwise(state, seat), seat)) !== known) {
    throw new Error(`what ${seat === null ? 'everybody' : `seat ${seat}`} knows betrays what is hidden`)
  }
}

function knowsEnough<G extends Game>({ ruleset }: Subject<G>, table: Table<G>, seat: number): void {
  const { state } = table
  const before = canonicalJson(state)
  const known = ruleset.known(state, seat)
  if (canonicalJson(ruleset.view(known, seat)) !== canonicalJson(ruleset.view(state, seat))) {
    throw new Error(`what seat ${seat} knows looks different from what it sees`)
  }
  if (canonicalJson(ruleset.known(known, seat)) !== canonicalJson(known)) {
    throw new Error(`what seat ${seat} knows changes when it is asked for again`)
  }
  const question = table.questionFor(seat)
  if (question && canonicalJson(ruleset.legal(known, question)) !== canonicalJson(ruleset.legal(state, question))) {
    throw new Error(`seat ${seat} does not know its own legal answers to "${question.kind}"`)
  }
  if (canonicalJson(state) !== before) throw new Error(`asking what seat ${seat} knows changed the state`)
}
