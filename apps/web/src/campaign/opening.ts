/** Where a match is about to begin: everything waits there, for nobody is thrown onto the sand unasked. */
import type { Sitter } from '../app/saved-match.ts'
import type { Line } from '../match/timeline.ts'
import { isInMatch, type MatchPart, numberOfMatch } from './lines.ts'
import type { AnyCampaign } from './slots.ts'
import { isWatched } from './watching.ts'

/** The sides try to frighten each other when they stand on the sand already. */
const isOnSand = (line: Line) => isInMatch(line) || line.event.kind === 'intimidated'

/** Whether the next line is the first on the sand of a match that people at this screen see. */
export function opensMatch(
  campaign: AnyCampaign,
  line: Line,
  lines: readonly Line[],
  sitters: readonly Sitter[],
): boolean {
  const next = lines[line.index + 1]
  if (!next || isOnSand(line) || !isOnSand(next)) return false
  const parts = campaign.matchesIn(lines)
  const part = parts[numberOfMatch(parts, next) ?? -1]
  if (!part || part.isHeard || lines.slice(part.from, next.index).some(isInMatch)) return false
  return isWatched(campaign, part, lines, sitters)
}

/** The match that is about to begin with the next line, as far as it has been told of. */
export function partAhead(parts: readonly MatchPart[], lines: readonly Line[]): MatchPart {
  const last = parts.at(-1)
  // A match of which only the result was told is behind.
  if (last && !last.isHeard && last.to === lines.length && !lines.slice(last.from).some(isInMatch)) return last
  const at = lines.at(-1)?.at ?? 0
  return { title: '', from: lines.length, to: lines.length, firstAnswer: at, lastAnswer: at }
}
