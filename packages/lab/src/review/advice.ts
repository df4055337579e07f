/** What the master would advise a person at a decision, as Suggest does: such a choice is no mistake. */
import { adviceDice, type Game, type MatchRecord, type Seat, Table } from '@harena/engine'
import type { Reviewable } from './samples.ts'

/** Chances so near to each other the master cannot tell apart. */
const ALIKE = 0.02
/** What he tried so much less often than the rest he gave up: its chance says little. */
const SELDOM = 0.1

/** Whether a person's answers after so many entries are what the master would do, or as good in his eyes. */
export function isAsAdvised<G extends Game>(game: Reviewable<G>, record: MatchRecord, at: number, seat: Seat): boolean {
  const { ruleset, opponents } = game
  const { play, explain } = opponents.master ?? {}
  const entry = record.tape[at]
  if (!play || !explain || !('person' in record.players[seat]!) || !entry) return false
  const given = ('sealed' in entry ? entry.sealed : 'answer' in entry ? [entry] : []).filter((one) => one.seat === seat)
  const { state, waiting } = Table.load(ruleset, record, { to: at })
  const questions = waiting?.for === 'answers' ? waiting.questions.filter((one) => one.seat === seat) : []
  if (given.length !== 1 || questions.length !== 1) return false
  const answer = JSON.stringify(given[0]!.answer)
  const asked = () => [ruleset.known(state, seat), questions[0]!, adviceDice(at, seat)] as const
  if (JSON.stringify(play(...asked())) === answer) return true
  const considered = explain(...asked())?.considered ?? []
  const most = Math.max(0, ...considered.map(({ samples }) => samples))
  const serious = considered.filter(({ samples }) => samples >= SELDOM * most)
  const own = serious.find((one) => JSON.stringify(one.answer) === answer)
  return own !== undefined && serious.every(({ chance }) => chance - own.chance < ALIKE)
}
