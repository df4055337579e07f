/**
 * The matches inside a campaign of the library, each a record of its own. They are read off the months when they are first
 * wanted, and then kept; those of the month that is on are read off each time.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type Game, type InnerMatch, type Kept, lastFrom, matchesIn, parseJson, type Ruleset, t } from '@harena/engine'
import { Unwritable } from './files.ts'
import type { Library } from './library.ts'
import { about, savedAs, wholeOf } from './saves.ts'

/** The longest match, in bytes. */
const LONGEST = 20_000_000

/** All that were fought out, in order. */
export function matchesOfSave(library: Library, name: string, ruleset: Ruleset<Game>): InnerMatch[] {
  const { id, digest } = savedAs(library, name)
  return about(name, () => {
    const { head, months } = wholeOf(library, name)
    const matches: InnerMatch[] = []
    const snapshots: Kept[] = []
    const keptTo = Number(library.row('SELECT max(at) AS at FROM matches WHERE save = ?', id)?.at ?? -1)
    let at = 0
    for (const [number, { snapshot, tape }] of months.entries()) {
      if (snapshot) snapshots.push(snapshot)
      if (at <= keptTo) matches.push(...keptIn(library, id, at))
      else {
        const read = matchesIn(ruleset, head, lastFrom(snapshots).snapshot, tape)
        if (number < months.length - 1) keep(library, name, { id, digest }, at, read)
        matches.push(...read)
      }
      at += tape.length
    }
    return matches
  })
}

function keptIn(library: Library, id: number, at: number): InnerMatch[] {
  const rows = library.rows('SELECT match FROM matches WHERE save = ? AND at = ? ORDER BY which', id, at)
  return rows.map(({ match }) => {
    const text = inflateRawSync(match as Uint8Array, { maxOutputLength: LONGEST }).toString('utf8')
    return parseJson(text, t('a match of it'), LONGEST) as InnerMatch
  })
}

/** Nothing is kept of a campaign that has moved meanwhile, or where nothing can be written. */
function keep(
  library: Library,
  name: string,
  { id, digest }: { readonly id: number; readonly digest: string },
  at: number,
  matches: readonly InnerMatch[],
): void {
  const write = () => {
    if (savedAs(library, name).digest !== digest) return
    for (const [which, match] of matches.entries()) {
      const text = deflateRawSync(JSON.stringify(match))
      library.run('INSERT OR REPLACE INTO matches VALUES (?, ?, ?, ?)', id, at, which, text)
    }
  }
  try {
    library.transaction(write)
  } catch (thrown) {
    if (!(thrown instanceof Unwritable)) throw thrown
  }
}
