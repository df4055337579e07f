/** What a match leaves of those of one's own who fought in it: from its result and its log. */
import type { Seat } from '@harena/engine'
import type { Motion } from '../board/motions.ts'
import type { Ended } from '../match/controller.ts'
import type { Line } from '../match/timeline.ts'
import { type BoutEnd, isCarried, type OwnMen, type Scar } from './men.ts'

export interface Told extends Ended {
  readonly shows: (line: Line) => readonly Motion[]
}

/** A bout is noted once, as soon as it is over; if its end is taken back, the shelf forgets it. */
export function noteEnd(men: OwnMen, match: string, told: Told): void {
  for (const { man, bout } of men.inMatch(match)) {
    if (!bout.end) men.note(man.id, match, endFor(bout.seat, told))
  }
}

export function endFor(seat: Seat, { result, lines, names, shows }: Told): BoutEnd {
  const own = result.seats[seat]!
  const isOther = (other: number) => other !== seat && result.seats[other]!.outcome !== own.outcome
  const others = names.filter((_, other) => isOther(other))
  const { strength, skills } = own as { readonly strength?: unknown; readonly skills?: unknown }
  const carried = { strength, skills }
  return {
    outcome: own.outcome,
    end: own.end,
    kills: own.kills,
    against: others.length > 0 ? others : names.filter((_, other) => other !== seat),
    scar: scarOf(seat, lines.map(shows), names),
    carried: isCarried(carried) ? { strength: carried.strength, skills: [...carried.skills] } : null,
  }
}

/** The gravest wound, and whoever struck last before it. */
function scarOf(seat: Seat, told: readonly (readonly Motion[])[], names: readonly string[]): Scar | null {
  let gravest = 0
  let by: Seat | null = null
  let scar: Scar | null = null
  for (const motions of told) {
    by = strikerIn(motions, seat) ?? by
    for (const motion of motions) {
      if (motion.kind !== 'wounds' || motion.seat !== seat || motion.number <= gravest) continue
      gravest = motion.number
      scar = { where: motion.where ?? null, by: by === null ? null : (names[by] ?? null) }
    }
  }
  return scar
}

function strikerIn(motions: readonly Motion[], seat: Seat): Seat | null {
  for (const motion of motions) {
    if (motion.kind === 'recoil' && motion.seat === seat && motion.other !== undefined) return motion.other
    if ((motion.kind === 'lunge' || motion.kind === 'flight') && motion.other === seat) return motion.seat
  }
  return null
}
