/** Where the matches of a career were: the book knows three places, of which each has its towns on the map. */
import type { JournalEntry, Locale } from '@harena/heroes'
import { drawn } from '../../figures/look.ts'

export interface Town {
  readonly name: string
  readonly x: number
  readonly y: number
}

/** On a map of 400 by 250. */
const at = (name: string, x: number, y: number): Town => ({ name, x, y })

export const towns: Readonly<Record<Locale, readonly Town[]>> = {
  fringes: [
    at('Londinium', 104, 34),
    at('Colonia', 160, 48),
    at('Carnuntum', 238, 66),
    at('Emerita', 34, 142),
    at('Tomis', 314, 88),
    at('Lambaesis', 150, 206),
    at('Palmyra', 374, 168),
    at('Alexandria', 330, 222),
  ],
  heart: [
    at('Nemausus', 138, 104),
    at('Verona', 196, 82),
    at('Corduba', 52, 164),
    at('Capua', 224, 138),
    at('Pompeii', 228, 146),
    at('Carthago', 186, 188),
    at('Corinthus', 278, 158),
    at('Pergamum', 314, 138),
  ],
  rome: [at('Roma', 210, 126)],
}

export interface Stop {
  readonly town: Town
  readonly entry: JournalEntry
}

/** The road of one man: a town for every month in which he fought. */
export function roadOf(name: string, journal: readonly JournalEntry[]): readonly Stop[] {
  return journal
    .filter((entry) => entry.name === name)
    .map((entry) => {
      const known = towns[entry.locale]
      return { entry, town: known[drawn(name, `${entry.year}/${entry.month}`, known.length)]! }
    })
}
