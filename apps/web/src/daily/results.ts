/** What came of the fights of the day, kept in the browser; what lies there is checked like any other text. */
import { isObject, key, type MatchResult } from '@harena/engine'
import type { SavedMatch } from '../app/saved-match.ts'
import type { KeyValue } from '../app/storage.ts'
import { dayAfter, dayOfSeed, fightOn } from './day.ts'

export const outcomes = [key('won'), key('drawn'), key('lost')] as const
export type Outcome = (typeof outcomes)[number]

export interface DayResult {
  readonly day: string
  readonly ruleset: string
  /** The kind of one's own man; null in a scenario. */
  readonly man: string | null
  readonly outcome: Outcome
  /** In rounds or turns, as the game counts. */
  readonly length: number
}

const KEY = 'harena.daily'

/** More than ten years. */
const MOST = 4000

export class DailyResults {
  private readonly storage: KeyValue
  private readonly listeners = new Set<() => void>()
  private known: readonly DayResult[] | null = null

  constructor(storage: KeyValue) {
    this.storage = storage
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The earliest day first. */
  readonly list = (): readonly DayResult[] => {
    this.known ??= read(this.storage.get(KEY))
    return this.known
  }

  /** Notes what came of a match, if it was one of a day: the first end that it came to. */
  note({ record, sitters }: Pick<SavedMatch, 'record' | 'sitters'>, { seats, length }: MatchResult): void {
    const day = record.dice.kind === 'seeded' ? dayOfSeed(record.dice.seed) : null
    const outcome = seats[sitters.findIndex(({ kind }) => kind === 'person')]?.outcome
    if (day === null || !outcome || this.list().some((one) => one.day === day)) return
    const fight = fightOn(day)
    const man = fight.kind === 'duel' ? fight.men[0].id : null
    const all = [...this.list(), { day, ruleset: record.ruleset, man, outcome, length }]
    this.storage.set(KEY, JSON.stringify(all.sort((a, b) => a.day.localeCompare(b.day)).slice(-MOST)))
    this.changed()
  }

  /** Another tab has written. */
  readonly changed = (): void => {
    this.known = null
    for (const listener of this.listeners) listener()
  }
}

function read(text: string | null): readonly DayResult[] {
  try {
    const data: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(data) ? data.filter(isResult).slice(-MOST) : []
  } catch {
    return []
  }
}

function isResult(value: unknown): value is DayResult {
  if (!isObject(value)) return false
  const { day, ruleset, man, outcome, length } = value
  return (
    typeof day === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    typeof ruleset === 'string' &&
    (man === null || typeof man === 'string') &&
    outcomes.some((one) => one === outcome) &&
    Number.isInteger(length)
  )
}

export interface Streaks {
  /** Days in a row on which one fought, up to today, or to yesterday as long as today's fight is open. */
  readonly now: number
  readonly longest: number
  /** The most wins one after the other. */
  readonly wins: number
}

export function streaksOf(results: readonly DayResult[], today: string): Streaks {
  const days = new Set(results.map(({ day }) => day))
  let [run, longest, row, wins] = [0, 0, 0, 0]
  let last = ''
  for (const { day, outcome } of results) {
    run = last !== '' && day === dayAfter(last, 1) ? run + 1 : 1
    row = outcome === 'won' ? row + 1 : 0
    longest = Math.max(longest, run)
    wins = Math.max(wins, row)
    last = day
  }
  const isGoingOn = days.has(today) || days.has(dayAfter(today, -1))
  return { now: isGoingOn ? run : 0, longest, wins }
}

/** Fights and wins under each name. */
export function winsBy(
  results: readonly DayResult[],
  nameOf: (result: DayResult) => string | null,
): ReadonlyMap<string, { readonly fought: number; readonly won: number }> {
  const all = new Map<string, { fought: number; won: number }>()
  for (const result of results) {
    const name = nameOf(result)
    if (name === null) continue
    const { fought, won } = all.get(name) ?? { fought: 0, won: 0 }
    all.set(name, { fought: fought + 1, won: won + Number(result.outcome === 'won') })
  }
  return all
}
