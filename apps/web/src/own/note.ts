/** What a match leaves of those of one's own who fought in it: from its result and its log. */
import type { Seat } from '@harena/engine'
import type { Motion } from '../board/motions.ts'
import type { Ended } from '../match/controller.ts'
import type { Line } from '../match/timeline.ts'
import { keptOf, type Life } from './life.ts'
import { type BoutEnd, type InMatch, isDeadly, type OwnMen, type Scar } from './men.ts'

export interface Told extends Ended {
  readonly shows: (line: Line) => readonly Motion[]
  /** What the book makes of men, if it does. */
  readonly life?: Life | undefined
}

/** A bout is noted once, as soon as it is over; if its end is taken back, the shelf forgets it. */
export function noteEnd(men: OwnMen, match: string, told: Told): void {
  for (const one of men.inMatch(match)) {
    if (!one.bout.end) men.note(one.man.id, match, endOf(one, told))
  }
}

/** His end on the sand, and what the book says comes after it. */
function endOf({ man, bout }: InMatch, told: Told): BoutEnd {
  const end = endFor(bout.seat, told)
  if (!told.life || isDeadly(end.end)) return end
  const left = told.life.after(
    { ...told, seat: bout.seat, seed: `${bout.match} ${man.id}` },
    keptOf(told.life, man, bout.ruleset),
  )
  return left ? { ...end, end: left.isDead ? 'dead' : end.end, carried: left.kept } : end
}

export function endFor(
  seat: Seat,
  { result, lines, names, shows }: Pick<Told, 'result' | 'lines' | 'names' | 'shows'>,
): BoutEnd {
  const own = result.seats[seat]!
  const isOther = (other: number) => other !== seat && result.seats[other]!.outcome !== own.outcome
  const others = names.filter((_, other) => isOther(other))
  return {
    outcome: own.outcome,
    end: own.end,
    kills: own.kills,
    against: others.length > 0 ? others : names.filter((_, other) => other !== seat),
    scar: scarOf(seat, lines.map(shows), names),
    carried: null,
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
