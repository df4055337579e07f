/** All games of the catalogue with what the screens know of them. */
import type { ArenaGame, GameEntry } from '@harena/engine'
import { games } from '@harena/games'
import { type Played, playedOnHexes } from '../match/played.ts'
import { colosseumBook } from './colosseum/book.ts'
import { playedColosseum } from './colosseum/played.ts'
import type { Book, Guide } from './guide.ts'
import { careerBook, heroesBook } from './heroes/book.ts'
import { playedCareer, playedHeroes } from './heroes/played.ts'
import { muneraGuide } from './munera/guide.ts'
import { outlandGuide } from './outland/guide.ts'

const makers: Readonly<Record<string, (entry: GameEntry<ArenaGame>) => Guide>> = {
  munera: muneraGuide,
  outland: outlandGuide,
}

export const guides: readonly Guide[] = games.flatMap((entry) => {
  const make = makers[entry.ruleset.id]
  return make ? [make(entry as unknown as GameEntry<ArenaGame>)] : []
})

export function guideFor(ruleset: string): Guide | null {
  return guides.find(({ entry }) => entry.ruleset.id === ruleset) ?? null
}

/** All games, whatever their boards look like. */
export const books: readonly Book[] = [colosseumBook, ...guides, heroesBook]

export function bookFor(ruleset: string): Book | null {
  return [...books, careerBook].find(({ entry }) => entry.ruleset.id === ruleset) ?? null
}

export function playedFor(ruleset: string): Played<unknown> | null {
  if (ruleset === playedColosseum.ruleset.id) return playedColosseum
  if (ruleset === playedHeroes.ruleset.id) return playedHeroes
  if (ruleset === playedCareer.ruleset.id) return playedCareer
  const guide = guideFor(ruleset)
  return guide && playedOnHexes(guide.entry)
}
