/** What the master would have advised a person at a decision, as Suggest does: such a choice is no mistake. */
import { ALIKE, adviceDice, type Game, type MatchRecord, type Seat, Table, weighedToTheEnd } from '@harena/engine'
import type { Reviewable } from './samples.ts'

const NOTHING = { answer: undefined, chance: 0, samples: 0 }

/** What the best of those that he weighed is, and how it is told; `as good` where the answer that was given is it, or no worse. */
export type Advised = 'as good' | { readonly answer: unknown; readonly label: string }

/** What the master says of a person's answer after so many entries; null where nobody is to be advised. */
export function advisedAt<G extends Game>(
  game: Reviewable<G>,
  record: MatchRecord,
  at: number,
  seat: Seat,
): Advised | null {
  const { ruleset, opponents } = game
  const { advise } = opponents.master ?? {}
  const entry = record.tape[at]
  if (!advise || !('person' in record.players[seat]!) || !entry) return null
  const given = ('sealed' in entry ? entry.sealed : 'answer' in entry ? [entry] : []).filter((one) => one.seat === seat)
  const { state, waiting } = Table.load(ruleset, record, { to: at })
  const questions = waiting?.for === 'answers' ? waiting.questions.filter((one) => one.seat === seat) : []
  if (given.length !== 1 || questions.length !== 1) return null
  const answer = JSON.stringify(given[0]!.answer)
  const last = record.tape[at - 1]
  const before = last && 'answer' in last && last.seat === seat ? last.answer : null
  const { answer: advised, reasons } = advise(
    ruleset.known(state, seat),
    questions[0]!,
    adviceDice(at, seat),
    before as never,
  )
  if (JSON.stringify(advised) === answer) return 'as good'
  const serious = weighedToTheEnd(reasons?.considered ?? [])
  const own = serious.find((one) => JSON.stringify(one.answer) === answer)
  if (own !== undefined && serious.every(({ chance }) => chance - own.chance < ALIKE)) return 'as good'
  const best = serious.reduce((most, one) => (one.chance > most.chance ? one : most), serious[0] ?? NOTHING)
  const better = best === NOTHING ? advised : best.answer
  return { answer: better, label: ruleset.describe(state, questions[0]!, better as never) }
}
