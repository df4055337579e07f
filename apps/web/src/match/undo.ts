/**
 * What undo takes back. It belongs to the plan at hand: what was opened, what dice have answered and what an opponent has
 * done since stands, unless somebody who plays alone says that he means it.
 */
import type { Game, Refusal, Table, TapeEntry } from '@harena/engine'
import { t } from '@harena/engine'
import type { Sitter } from '../app/saved-match.ts'

export const across: Refusal = { rule: '', message: t('Dice have fallen or plans were opened since: that stands.') }

/** Why an undo that leads from one table to the other does not belong to the plan at hand; null if it does. */
export function refusalOfUndo<G extends Game>(
  now: Table<G>,
  before: Table<G>,
  sitters: readonly Sitter[],
): Refusal | null {
  const dropped = droppedEntries(now.tape, before.tape)
  // Typed dice can always be corrected.
  if (dropped.length === 1 && 'faces' in dropped[0]!) return null
  if (dropped.some((entry) => 'answer' in entry && sitters[entry.seat]?.kind === 'opponent')) return across
  if (now.log.slice(before.log.length).some(({ rolls }) => rolls.length > 0)) return across
  const sealed = dropped.filter((entry) => 'sealed' in entry)
  return sealed.length === 0 || (sealed.length === 1 && now.isHalfSealed) ? null : across
}

function droppedEntries(now: readonly TapeEntry[], before: readonly TapeEntry[]): readonly TapeEntry[] {
  const same = (at: number) => JSON.stringify(now[at]) === JSON.stringify(before[at])
  let at = 0
  while (at < before.length && same(at)) at++
  return now.slice(at)
}
