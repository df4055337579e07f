/** One match as the browser keeps it. Anybody may have written into its storage: what is read is checked. */
import {
  formatRecord,
  isObject,
  MAX_NAME_LENGTH,
  MAX_SEATS,
  type MatchResult,
  parseRecord,
  type Seat,
} from '@harena/engine'
import { type Past, type RecentRecord, readPast } from './saved-past.ts'

/** Who plays a gladiator: a person by name, or a built-in opponent by level. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'opponent'; readonly level: string }

const outcomes = ['won', 'drawn', 'lost'] as const
export type Outcome = (typeof outcomes)[number]

export interface SavedMatch {
  readonly id: string
  /** Of a long campaign from a snapshot on: see past.ts. */
  readonly record: RecentRecord
  readonly past?: Past
  /** By seat. */
  readonly sitters: readonly Sitter[]
  /** By seat: for lists. */
  readonly names: readonly string[]
  readonly isOver: boolean
  /** How far it has come, in rounds or turns, as its game counts. */
  readonly length?: number
  /** How the one person at the screen came out of it, once it is over. */
  readonly outcome?: Outcome
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** Begun with one click: such a bout may go when others need its room. */
  readonly isQuick: boolean
  /** What the built-in opponent answered for people at the screen. */
  readonly left?: readonly Left[]
}

/** A stretch of answers that were given for a seat: from so many on, up to so many. */
export interface Left {
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

/** What calendars can tell, in milliseconds. */
const LAST_TIME = Date.UTC(9999, 11, 31)

export function textOfSaved({ id: _, record, ...rest }: SavedMatch): string {
  return JSON.stringify({ ...rest, record: formatRecord(record) })
}

/** Null for what another version wrote, a disk spoilt or somebody made up. */
export function readSaved(id: string, text: string): SavedMatch | null {
  try {
    const data: unknown = JSON.parse(text)
    if (!isObject(data)) return null
    const { sitters, names, isOver, savedAt, isQuick, left, record, past, length } = data
    const outcome = outcomes.find((one) => one === data.outcome)
    if (!isListOf(sitters, isSitter) || !isListOf(names, isName) || typeof record !== 'string') return null
    const time = typeof savedAt === 'number' && savedAt >= 0 && savedAt <= LAST_TIME ? savedAt : 0
    return {
      id,
      record: parseRecord(record),
      ...(past !== undefined && { past: readPast(past) }),
      sitters,
      names,
      isOver: isOver === true,
      ...(isCount(length) && { length }),
      ...(outcome && { outcome }),
      savedAt: time,
      isQuick: isQuick === true,
      ...(isLeft(left) && { left }),
    }
  } catch {
    return null
  }
}

/** Null where nobody or several sat at the screen. */
export function outcomeFor(sitters: readonly Sitter[], { seats }: MatchResult): Outcome | null {
  const own = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return own.length === 1 ? (seats[own[0]!]?.outcome ?? null) : null
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isLeft(value: unknown): value is readonly Left[] {
  const isOne = (one: unknown) => isObject(one) && [one.seat, one.from, one.to].every(isCount)
  return Array.isArray(value) && value.every(isOne)
}

function isListOf<T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] {
  return Array.isArray(value) && value.length <= MAX_SEATS && value.every(isOne)
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_NAME_LENGTH
}

function isSitter(value: unknown): value is Sitter {
  if (!isObject(value)) return false
  return value.kind === 'person' ? isName(value.name) : value.kind === 'opponent' && isName(value.level)
}
