/** What stands on the tape of a match, and what may come next. */
import { t } from './language.ts'
import type { Position } from './position.ts'
import { RecordError, type SeatAnswer, type TapeEntry } from './record.ts'
import type { Game, Seat } from './referee.ts'
import { slotOf } from './referees/live.ts'

/** The tape with one more answer, beside those to the same simultaneous question. */
export function tapeWith<G extends Game>(
  { tape, read, together }: Position<G>,
  { seat, which }: { readonly seat: Seat; readonly which: number },
  answer: unknown,
): TapeEntry[] {
  const given: SeatAnswer = which === 0 ? { seat, answer } : { seat, answer, which }
  if (together.length === 0) return [...tape, given]
  const open = tape[read.length]
  const others = open && 'sealed' in open ? open.sealed.filter((one) => slotOf(one) !== slotOf(given)) : []
  return [...tape.slice(0, read.length), { sealed: [...others, given] }]
}

/** Every entry of a record must have been read; only the last one may still lack answers. */
export function refuseUnread<G extends Game>({ tape, read, waiting }: Position<G>): void {
  if (waiting === null && tape.length > read.length) {
    throw new RecordError(t`the record goes on after the match was over, at entry ${read.length + 1}`)
  }
  if (tape.length > read.length + 1) {
    throw new RecordError(t`the record is damaged: entry ${read.length + 1} of its tape lacks answers, yet it goes on`)
  }
}
