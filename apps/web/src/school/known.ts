/** Which games somebody has played or learned here: whoever is new to one is offered its school. */
import { useSavedMatches } from '../app/stores.ts'
import { games, listingOf } from '../games/index.ts'
import { useProgress } from './progress.ts'

export function useKnownGames(): ReadonlySet<string> {
  const matches = useSavedMatches()
  const done = useProgress()
  const isPlayed = (id: string) =>
    matches.some(({ record }) => record.ruleset === id || listingOf(record.ruleset)?.within === id)
  const known = games.filter(({ id, gate }) => gate && (done.has(gate.lesson) || isPlayed(id)))
  return new Set(known.map(({ id }) => id))
}
