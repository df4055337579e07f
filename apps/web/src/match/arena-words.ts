/** The arena in words, for those who do not see it: who is where, how he stands, what lies about. */
import type { Preview, Seat } from '@harena/engine'
import { grouped } from '../ui/odds-part.ts'
import { percent, percentOf } from '../ui/percents.ts'

export interface PersonInWords {
  readonly seat: Seat
  /** His name with what he is: "Felix, Myrmillo". */
  readonly name: string
  /** A sentence each: where he is, how he stands, what he holds, how he is hurt. */
  readonly lines: readonly string[]
}

export interface ArenaInWords {
  /** Oneself first. */
  readonly people: readonly PersonInWords[]
  /** What lies and stands about, the nearest first. */
  readonly things: readonly string[]
}

/** The odds of an answer as one line, many outcomes by whom they favour: "miss 42 %, saved 20 %, wound 38 %". */
export function oddsInWords(preview: Preview | null): string {
  if (!preview) return ''
  const { odds } = preview
  const shares = odds.map(({ share }) => share)
  const groups = grouped(odds)?.map(({ label, places }) => `${label} ${percentOf(shares, (at) => places.includes(at))}`)
  return (groups ?? odds.map(({ label, share }) => `${label} ${percent(share)}`)).join(', ')
}
