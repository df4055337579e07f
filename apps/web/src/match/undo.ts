/**
 * What undo takes back. It belongs to the plan at hand: what was opened, what dice have answered and what an opponent has
 * done since stands, unless somebody who plays alone says that he means it.
 */
import { type Game, type MatchRecord, type Refusal, Table, type TapeEntry } from '@harena/engine'
import type { Sitter } from '../app/saved-match.ts'

export const across: Refusal = { rule: '', message: 'Dice have fallen or plans were opened since: that stands.' }

/** Why an undo that leads from one table to the other does not belong to the plan at hand; null if it does. */
export function refusalOfUndo<G extends Game>(
  now: Table<G>,
  before: Table<G>,
  sitters: readonly Sitter[],
): Refusal | null {
  const dropped = droppedEntries(now.record(), before.record())
  // Typed dice can always be corrected.
  if (dropped.length === 1 && 'faces' in dropped[0]!) return null
  if (dropped.some((entry) => 'answer' in entry && sitters[entry.seat]?.kind === 'opponent')) return across
  if (now.log.slice(before.log.length).some(({ rolls }) => rolls.length > 0)) return across
  if (!dropped.some((entry) => 'sealed' in entry)) return null
  return isStillSealed(now, before) ? null : across
}

function droppedEntries(now: MatchRecord, before: MatchRecord): TapeEntry[] {
  const same = (at: number) => JSON.stringify(now.tape[at]) === JSON.stringify(before.tape[at])
  let at = 0
  while (at < before.tape.length && same(at)) at++
  return now.tape.slice(at)
}

/** Whether the same people are still asked together: some have answered, nothing is open yet. */
function isStillSealed<G extends Game>(now: Table<G>, before: Table<G>): boolean {
  if (now.waiting?.for !== 'answers' || before.waiting?.for !== 'answers') return false
  const asked = before.waiting.questions.map((question) => JSON.stringify(question))
  const left = now.waiting.questions
  return left.length < asked.length && left.every((question) => asked.includes(JSON.stringify(question)))
}

/** Whether some have sealed their answers and others have not yet. */
export function isHalfSealed<G extends Game>(table: Table<G>): boolean {
  const record = table.record()
  const last = record.tape.at(-1)
  if (!last || !('sealed' in last) || table.waiting?.for !== 'answers') return false
  const isAsked = new Set(table.waiting.questions.map(({ seat }) => seat))
  if (last.sealed.some(({ seat }) => isAsked.has(seat))) return false
  return isStillSealed(table, Table.load(table.ruleset, record, { to: record.tape.length - 1 }))
}
