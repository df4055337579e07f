/** What a man took, blow by blow: it adds up to what is marked on his sheet. */
import type { Seat } from '@harena/engine'
import type { Telling } from './blows.ts'
import { roundWhen } from './story.ts'
import type { Line } from './timeline.ts'

/** What one or several blows did to one part of the body in one round, where the game tells those. */
export interface Taken {
  readonly round: number | null
  readonly where: string | null
  /** What was marked of it. */
  readonly marked: number
  /** What was struck: more than is marked where he had no more to lose. */
  readonly struck: number
  readonly blows: number
}

/** How much can be marked on that part; null where there is no end to it, or nobody knows it. */
export type Bears = (where: string | null) => number | null

/** More than this are not read one by one. */
const MOST = 6

/** What he took in the order in which it was told; where it is much, by rounds or by parts of the body alone. */
export function takenBy(game: Telling, lines: readonly Line[], seat: Seat, bears: Bears): readonly Taken[] {
  const all = blowsOn(game, lines, seat, bears)
  const groups = (keys: readonly ('round' | 'where')[]) => grouped(all, keys)
  const each = groups(['round', 'where'])
  if (each.length <= MOST) return each
  const [rounds, parts] = [groups(['round']), groups(['where'])]
  return parts.length > 1 || rounds.length > MOST ? parts : rounds
}

function blowsOn(game: Telling, lines: readonly Line[], seat: Seat, bears: Bears): readonly Taken[] {
  const before = new Map<string | null, number>()
  return lines.flatMap((line) => {
    const round = roundWhen(lines, line)
    return (game.motions?.(line) ?? []).flatMap((motion): Taken[] => {
      if (motion.kind !== 'wounds' || motion.seat !== seat || !(motion.number > 0)) return []
      const { number: struck, where = null } = motion
      const already = before.get(where) ?? 0
      const marked = Math.min(struck, Math.max(0, (bears(where) ?? Number.POSITIVE_INFINITY) - already))
      before.set(where, already + marked)
      return [{ round, where, marked, struck, blows: 1 }]
    })
  })
}

/** Those that are alike in this are one, with their sums; in what else they differ is left out. */
function grouped(all: readonly Taken[], by: readonly ('round' | 'where')[]): readonly Taken[] {
  const groups = new Map<string, Taken>()
  for (const one of all) {
    const key = by.map((what) => one[what]).join('/')
    const { marked = 0, struck = 0, blows = 0 } = groups.get(key) ?? {}
    groups.set(key, {
      round: by.includes('round') ? one.round : null,
      where: by.includes('where') ? one.where : null,
      marked: marked + one.marked,
      struck: struck + one.struck,
      blows: blows + one.blows,
    })
  }
  return [...groups.values()]
}
