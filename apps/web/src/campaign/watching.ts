/** Which matches of a campaign are played back: those in which people at this screen take part. */
import type { Sitter } from '../app/saved-match.ts'
import type { Line } from '../match/timeline.ts'
import { type MatchPart, numberOfMatch } from './lines.ts'
import type { AnyCampaign } from './slots.ts'

export function isWatched(
  campaign: AnyCampaign,
  part: MatchPart,
  lines: readonly Line[],
  sitters: readonly Sitter[],
): boolean {
  const isPerson = (player: number) => sitters[player]?.kind === 'person'
  // Whoever lets only opponents play wants to look on.
  if (!campaign.playersIn || !sitters.some(({ kind }) => kind === 'person')) return true
  return campaign.playersIn(part, lines).some(isPerson)
}

/** Whether a line belongs to a match that is only heard of. */
export function passingOver(campaign: AnyCampaign) {
  let known: { length: number; parts: readonly MatchPart[]; watched: Map<MatchPart, boolean> } | null = null
  let of: readonly Line[] | null = null
  return (line: Line, lines: readonly Line[], sitters: readonly Sitter[]): boolean => {
    if (!known || of !== lines || known.length !== lines.length) {
      known = { length: lines.length, parts: campaign.matchesIn(lines), watched: new Map() }
      of = lines
    }
    const number = numberOfMatch(known.parts, line)
    if (number === null) return false
    const part = known.parts[number]!
    const found = known.watched.get(part) ?? isWatched(campaign, part, lines, sitters)
    known.watched.set(part, found)
    return !found
  }
}
