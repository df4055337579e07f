/** Who sits at a table. */

import type { Counsel, Reasons } from './reasons.ts'
import type { PlayerRecord } from './record.ts'
import type { AnyAnswer, Bot, Game, Seat } from './referee.ts'

/** An opponent by name and version, so that a record says against whom it was played. */
export interface Opponent<G extends Game> {
  /** Such as `munera/standard`. */
  readonly id: string
  readonly version: string
  readonly play: Bot<G>
  /** Why it answers so, worked out again from the same stream; null where it weighed nothing. */
  readonly explain?: (...asked: Parameters<Bot<G>>) => Reasons<G> | null
  /**
   * What it advises one who is asked the same: among answers that it cannot tell apart, not the one that it draws, nor one that
   * would undo what he has just answered.
   */
  readonly advise?: (...asked: [...Parameters<Bot<G>>, before?: AnyAnswer<G> | null]) => Counsel<G>
  /** What it goes by where it weighs no chances, in a sentence or two: kept in English, shown with `t`. */
  readonly habit?: (known: G['state'], question: G['question']) => string
  /** A seat's chance to win as it has learned to see it; null where it cannot tell from such a position. */
  readonly foretell?: (state: G['state'], seat: Seat) => number | null
  /** Of one who has a name: how he is called, and what he is like. */
  readonly name?: string
  readonly note?: string
}

/** A person by name, or an opponent; a bare bot is an opponent without a name. One person may hold several seats. */
export type Player<G extends Game> = string | Opponent<G> | Bot<G>

export function isPerson<G extends Game>(player: Player<G> | undefined): boolean {
  return player === undefined || typeof player === 'string'
}

/** What answers for a seat; undefined where a person does. */
export function botOf<G extends Game>(player: Player<G> | undefined): Bot<G> | undefined {
  if (typeof player === 'function') return player
  return typeof player === 'object' ? player.play : undefined
}

/** A seat nobody was named for is a person's of its own. */
export function playerRecord<G extends Game>(player: Player<G> | undefined, seat: Seat): PlayerRecord {
  if (player === undefined) return { person: `seat ${seat}` }
  if (typeof player === 'string') return { person: player }
  if (typeof player === 'function') return { opponent: 'unnamed', version: '0' }
  return { opponent: player.id, version: player.version }
}
