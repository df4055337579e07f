/** Where in a line its numbers stand that open into sums. */
import type { Reckoning } from '@harena/engine'

export interface ToldSums {
  /** The line in pieces; with a sum where a piece is its number. */
  readonly pieces: readonly { readonly text: string; readonly sum?: Reckoning }[]
  /** Sums whose number the line does not say. */
  readonly others: readonly Reckoning[]
}

/** What the number was added up from, in brackets behind it: the number opens into that. */
function addedUp(rest: string): string {
  return /^ \([^()]*\)/.exec(rest)?.[0] ?? ''
}

/** A line without what its numbers open into. */
export function shortLine(text: string, sums: readonly Reckoning[]): string {
  return toldSums(text, sums)
    .pieces.map((piece) => piece.text)
    .join('')
}

export function toldSums(text: string, sums: readonly Reckoning[]): ToldSums {
  const pieces: ToldSums['pieces'][number][] = []
  const others: Reckoning[] = []
  let from = 0
  for (const sum of sums) {
    const number = String(sum.total)
    const said = sum.written ? text.indexOf(sum.written, from) : -1
    const at = said < 0 ? -1 : text.indexOf(number, said)
    // Only where it is said, and as a number of its own.
    const end = at + number.length
    if (at < 0 || end > said + sum.written!.length || /\d/.test(`${text[at - 1]}${text[end]}`)) {
      others.push(sum)
      continue
    }
    if (at > from) pieces.push({ text: text.slice(from, at) })
    pieces.push({ text: number, sum })
    from = end + addedUp(text.slice(end, said + sum.written!.length)).length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return { pieces, others }
}
