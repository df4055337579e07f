/**
 * The fingerprint of a match covers its whole record: what it is played by, who plays, the tape, and the log that follows.
 * Tape and log are chained entry by entry, so that a match that goes on only hashes what is new.
 */
import { digest } from './digest.ts'
import type { SeatAnswer } from './record.ts'
import { isObject } from './shapes.ts'

/** The fingerprint of a list that grows: each entry is hashed together with the fingerprint of those before it. */
export class DigestChain {
  private readonly links: { readonly entry: unknown; readonly digest: string }[] = []
  private readonly start: string

  /** The fingerprint of what lies before the list. */
  constructor(start = digest([])) {
    this.start = start
  }

  of(entries: readonly unknown[]): string {
    let chained = this.start
    entries.forEach((entry, at) => {
      if (this.links[at]?.entry !== entry) {
        this.links.length = at
        this.links.push({ entry, digest: digest([chained, inOrder(entry)]) })
      }
      chained = this.links[at]!.digest
    })
    return chained
  }
}

/** Sealed answers are in the order in which they came in, which says nothing: here they go by their seats. */
function inOrder(entry: unknown): unknown {
  if (!isObject(entry) || !Array.isArray(entry.sealed)) return entry
  const sealed = entry.sealed as SeatAnswer[]
  return { sealed: sealed.toSorted((a, b) => a.seat - b.seat || (a.which ?? 0) - (b.which ?? 0)) }
}
