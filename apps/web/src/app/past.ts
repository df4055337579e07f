/**
 * Of a long campaign the last year or two are at hand: they begin with a snapshot, and what lies before is put away. So
 * opening one of a hundred years plays no more than some months.
 */
import {
  type CampaignRecord,
  campaignOf,
  digest,
  type Game,
  type Kept,
  keepNext,
  type Last,
  lastOf,
  type Month,
  NO_SNAPSHOT,
  RecordError,
  type Ruleset,
  type Snapshot,
  type Table,
  t,
} from '@harena/engine'
import { noPast, type Past, type RecentRecord } from './saved-past.ts'

/** Whenever so many months have passed, it may begin with another one. */
const YEAR = 12

/** What can be put away now, and what is at hand then; null as long as there is nothing. */
export interface Turned {
  readonly past: Past
  readonly piece: Month | null
}

export function turned(table: Table<Game>, record: RecentRecord, past: Past): Turned | null {
  const { outside, ruleset } = table
  const { stretch } = ruleset
  if (!outside || !stretch) return null
  const last = past.next?.snapshot ?? record.base
  if (stretch(outside.state) - (last ? stretch(last.state) : 0) < YEAR) return null
  const next = keepNext(past.next ?? lastAt(record, past), table.snapshot(outside))
  if (!past.next) return { past: { ...past, next }, piece: null }
  const { snapshot: turn, ...base } = past.next
  const tape = record.tape.slice(0, turn.tape - (record.base?.tape ?? 0))
  const piece = { snapshot: past.base?.kept ?? null, tape }
  return { past: { pieces: past.pieces + 1, base, next }, piece }
}

function lastAt({ base }: RecentRecord, past: Past): Last<Game> {
  return base && past.base ? { ...past.base, snapshot: base } : NO_SNAPSHOT
}

/** The record at hand from a snapshot on. */
export function recordFrom(table: Table<Game>, base: Snapshot | null): RecentRecord {
  if (!base) return table.record()
  return { ...table.head, tape: table.tapeFrom(base.tape), digest: table.digest(), base, sum: sumOf(base) }
}

const sums = new WeakMap<Snapshot, string>()

/** Worked out once: it is saved with every answer. */
function sumOf(base: Snapshot): string {
  const sum = sums.get(base) ?? digest(base)
  sums.set(base, sum)
  return sum
}

/** Throws a RecordError where the snapshot is not the one that was kept. */
export function checkBase({ base, sum }: RecentRecord): void {
  if (base && digest(base) !== sum) {
    throw new RecordError(
      t('what this browser has kept of the campaign is damaged; load it from a file that you saved'),
    )
  }
}

/** The whole campaign as one file, the command's as well. */
export function wholeCampaign(record: RecentRecord, past: Past, pieces: readonly Month[]): CampaignRecord {
  const { tape, digest: told, base, sum: _, ...head } = record
  const months = [...pieces, { snapshot: past.base?.kept ?? null, tape }]
  return campaignOf(head, base?.by ?? head.rulesetVersion, months, told)
}

/** A campaign from a file, which was played through: the last year is at hand, the rest is to be put away. */
export function partedCampaign(
  { stretch }: Ruleset<Game>,
  { head, months, digest: told }: CampaignRecord,
): { readonly record: RecentRecord; readonly past: Past; readonly pieces: readonly Month[] } {
  const lasts: { readonly last: Last<Game>; readonly kept: Kept | null }[] = []
  for (const { snapshot: kept } of months) {
    const last = lasts.at(-1)?.last ?? NO_SNAPSHOT
    lasts.push({ last: kept ? lastOf([kept], last) : last, kept })
  }
  const monthAt = (at: number) => {
    const { snapshot } = lasts[at]!.last
    return snapshot ? stretch!(snapshot.state) : 0
  }
  const end = monthAt(months.length - 1)
  const from = Math.max(
    0,
    lasts.findLastIndex((_, at) => end - monthAt(at) >= YEAR),
  )
  const tape = months.slice(from).flatMap((month) => month.tape)
  const { last, kept } = lasts[from]!
  if (!kept) return { record: { ...head, tape, digest: told }, past: noPast, pieces: [] }
  const { snapshot, ...turn } = last
  const record = { ...head, tape, digest: told, base: snapshot!, sum: sumOf(snapshot!) }
  return { record, past: { pieces: from, base: { ...turn, kept }, next: null }, pieces: months.slice(0, from) }
}
