/** The match inside a campaign. */
import { type MatchRecord, matchesIn, recordOfMatch, type Seat } from '@harena/engine'
import type { Left } from '../app/saved-match.ts'
import { type IsLeft, leftIn } from '../app/sitters.ts'
import type { Slots } from '../match/slots.ts'
import { type Line, replayed, type ToldGame } from '../match/timeline.ts'
import { isInMatch, type MatchPart, unwrapped } from './lines.ts'
import type { AnyCampaign, WithMatch } from './slots.ts'

/** It is played by the opponents of the campaign. */
export function inner({ match }: AnyCampaign): Slots<unknown> {
  return { ...match, opponents: {} }
}

export function matchOf(view: unknown): unknown {
  return (view as WithMatch<unknown> | undefined)?.match ?? null
}

/** What its lines show on the sand, and where. */
export function seenInside({ match }: AnyCampaign): Pick<ToldGame<unknown>, 'motions' | 'standsAt' | 'sand'> {
  const { sand } = match
  return {
    ...(sand && {
      sand: {
        isMoved: (line) => isInMatch(line) && sand.isMoved(unwrapped(line)),
        marks: (state) => {
          const inside = (state as { readonly bout?: { readonly match?: unknown } | null }).bout?.match
          return inside ? sand.marks(inside) : []
        },
      },
    }),
    motions: (line) => (isInMatch(line) ? (match.motions?.(unwrapped(line)) ?? []) : []),
    standsAt: (view, seat) => match.standsAt?.(matchOf(view), seat),
  }
}

/** What a campaign knows of the faces of its men besides their names; undefined where nothing. */
export function facesIn({ face }: AnyCampaign, view: unknown, lines: readonly Line[]) {
  return face && ((name: string) => face(view, name, lines))
}

/** The match as it was last seen when so many of its lines had been told: its end is told after it. */
export function matchSeen(viewAt: (lines: number) => unknown, { from }: MatchPart, told: number): unknown {
  for (let at = from + told; at > from; at--) {
    const match = matchOf(viewAt(at))
    if (match) return match
  }
  return null
}

/** The last match between these men as a record of its own, with its result; null if it was not fought out. */
export function lastAlone(
  campaign: Pick<AnyCampaign, 'ruleset' | 'match'>,
  record: MatchRecord,
  names: readonly string[],
) {
  const found = matchesIn(campaign.ruleset, record, null, record.tape).findLast(
    (one) => one.names.join() === names.join(),
  )
  if (!found) return null
  const { ruleset } = campaign.match
  const alone = recordOfMatch(ruleset, found)
  const { result } = replayed({ ruleset }, alone)
  return result && { record: alone, result }
}

/** Which answers of a match were left to the built-in opponent: in the campaign they stand one after another. */
export function leftInside(
  left: readonly Left[] | undefined,
  { of }: Pick<MatchRecord, 'of'>,
  deciders: readonly (Seat | null)[],
): IsLeft {
  const isLeft = leftIn(left)
  return (answers, seat) => isLeft((of?.tape ?? 0) + answers, deciders[seat] ?? NOBODY)
}

const NOBODY = -1

/** One of the matches as a record of its own, with its lines; null if it was not fought out. */
export function matchAlone(campaign: Pick<AnyCampaign, 'ruleset' | 'match'>, record: MatchRecord, number: number) {
  const found = matchesIn(campaign.ruleset, record, null, record.tape)[number]
  if (!found) return null
  const { ruleset } = campaign.match
  const alone = recordOfMatch(ruleset, found)
  const { timeline, result, view } = replayed({ ruleset }, alone)
  return { record: alone, names: found.names, lines: timeline.lines, view, winners: result?.winners ?? [] }
}
