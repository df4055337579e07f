/** How a long campaign is kept whose earlier months are put away (see past.ts); what is read is checked. */
import { type Game, hasOnly, isObject, type MatchRecord, type Next, type Snapshot } from '@harena/engine'

/** A snapshot as it goes on from there. */
type Turn = Omit<Next<Game>, 'snapshot'>

export interface Past {
  /** How many pieces are put away. */
  readonly pieces: number
  /** Where the record at hand begins. */
  readonly base: Turn | null
  /** Where it will begin next. */
  readonly next: Next<Game> | null
}

export const noPast: Past = { pieces: 0, base: null, next: null }

/** A record that begins with a snapshot; without one it begins where every record does. */
export type RecentRecord = MatchRecord & {
  readonly base?: Snapshot
  /** Of the snapshot: what was changed on the disk is found. */
  readonly sum?: string
}

/** What is none, such as what another version wrote, counts as that of a match which begins where every record does. */
export function readPast(data: unknown): Past {
  if (!hasOnly(data, 'pieces', 'base', 'next')) return noPast
  const { pieces, base, next } = data
  const isTurn = (turn: unknown) => isObject(turn) && isObject(turn.kept) && typeof turn.digest === 'string'
  const isNext = isTurn(next) && isObject((next as Turn & { snapshot: unknown }).snapshot)
  if (!Number.isInteger(pieces) || !(base === null || isTurn(base)) || !(next === null || isNext)) return noPast
  return data as unknown as Past
}
