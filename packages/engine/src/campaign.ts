/**
 * A campaign is a match of many months, with matches inside. Its record is options, seed and answers like that of any
 * match; the answers are parted by months, and each month begins with a snapshot. So each can be opened by itself, the
 * last one first of all, and none needs those before it to be played again. What the months claim is checked by playing
 * them all.
 */
import { parseJson } from './json.ts'
import { t } from './language.ts'
import { checkRecord, type MatchRecord, RecordError, type RecordHead, type TapeEntry } from './record.ts'
import type { Game } from './referee.ts'
import type { Ruleset } from './ruleset.ts'
import { hasOnly, isObject } from './shapes.ts'
import { type Kept, keepNext, type Last, type Next, NO_SNAPSHOT, type Snapshot } from './snapshot.ts'
import { Table } from './table.ts'
import { shown } from './words.ts'

export const CAMPAIGN_FORMAT = 'harena-campaign'
export const CAMPAIGN_VERSION = 1

/** Longer texts are refused unread. */
export const MAX_CAMPAIGN_LENGTH = 100_000_000

/** A month, or whatever a campaign counts: how it began, and what was answered in it. */
export interface Month {
  /** Null for the first. */
  readonly snapshot: Kept | null
  readonly tape: readonly TapeEntry[]
}

/** A whole campaign in one file. */
export interface CampaignRecord {
  readonly format: typeof CAMPAIGN_FORMAT
  readonly version: typeof CAMPAIGN_VERSION
  readonly head: RecordHead
  /** The version of the rules that made the snapshots and the digest. */
  readonly by: string
  readonly months: readonly Month[]
  /** Of the record with all its answers, and of the log that it leads to. */
  readonly digest: string
}

export function formatCampaign(campaign: CampaignRecord): string {
  return JSON.stringify(campaign)
}

export function campaignOf(head: RecordHead, by: string, months: readonly Month[], digest: string): CampaignRecord {
  return { format: CAMPAIGN_FORMAT, version: CAMPAIGN_VERSION, head, by, months, digest }
}

/** Whether plain data says that it is a campaign. */
export function isCampaign(data: unknown): boolean {
  return isObject(data) && data.format === CAMPAIGN_FORMAT
}

/** Reads a campaign from text of unknown origin; throws a RecordError for anything that is not one. */
export function parseCampaign(text: string): CampaignRecord {
  try {
    return checkCampaign(parseJson(text, t('the campaign'), MAX_CAMPAIGN_LENGTH))
  } catch (thrown) {
    if (thrown instanceof RangeError) throw new RecordError(thrown.message)
    throw thrown
  }
}

/** Checks the shape of a campaign; what it claims shows when it is played. */
export function checkCampaign(data: unknown): CampaignRecord {
  if (!isObject(data) || data.format !== CAMPAIGN_FORMAT) {
    throw new RecordError(t`this is not a campaign: "format" must be "${CAMPAIGN_FORMAT}"`)
  }
  if (data.version !== CAMPAIGN_VERSION) {
    const [made, ours] = [shown(data.version), CAMPAIGN_VERSION]
    throw new RecordError(t`the campaign has format version ${made}; this program reads ${ours}`)
  }
  const { head, by, months, digest } = data
  if (!isObject(head) || typeof by !== 'string' || !Array.isArray(months) || months.length === 0) {
    throw new RecordError(t('the campaign is damaged: it needs "head", "by", "months" and "digest"'))
  }
  months.forEach((month, at) => {
    if (!hasOnly(month, 'snapshot', 'tape') || !isKept(month.snapshot, at === 0)) {
      throw new RecordError(t`the campaign is damaged: month ${at + 1} needs "snapshot" and "tape"`)
    }
    checkRecord({ ...head, tape: month.tape, digest })
  })
  return data as unknown as CampaignRecord
}

function isKept(kept: unknown, isFirst: boolean): boolean {
  if (isFirst) return kept === null
  return hasOnly(kept, 'change', 'digest') && typeof kept.change === 'string' && typeof kept.digest === 'string'
}

/** A campaign in one piece, as a match. Throws a RecordError where it is longer than any match. */
export function recordOf({ head, months, digest }: CampaignRecord): MatchRecord {
  return checkRecord({ ...head, tape: months.flatMap(({ tape }) => tape), digest })
}

/**
 * The snapshot of a month that has begun since the last one; null if none has, as in a match that is no campaign. It is
 * taken before a match that is on, so that each match lies in one month.
 */
export function monthBegun<G extends Game>(table: Table<G>, last: Last<G>): Next<G> | null {
  const { outside } = table
  return outside && isLater(table.ruleset, outside.state, last) ? keepNext(last, table.snapshot(outside)) : null
}

function isLater<G extends Game>({ stretch }: Ruleset<G>, state: G['state'], { snapshot }: Last<G>): boolean {
  return stretch !== undefined && stretch(state) > (snapshot ? stretch(snapshot.state) : 0)
}

/** Whether the rules of today have made the snapshots: others cannot go on from them, only from the answers. */
export function isOfToday<G extends Game>(ruleset: Ruleset<G>, { by }: Pick<CampaignRecord, 'by'>): boolean {
  return by === ruleset.version
}

/**
 * Plays a campaign from its beginning and gives the table at the end of each month. Throws a RecordError where that leads
 * to other snapshots or another log than the campaign claims.
 */
export function* playMonths<G extends Game>(
  ruleset: Ruleset<G>,
  { head, months, digest, by }: CampaignRecord,
): Generator<Table<G>, void> {
  if (!isOfToday(ruleset, { by })) {
    throw new RecordError(t`the campaign was kept by version ${by} of ${t(ruleset.title)}; this is ${ruleset.version}`)
  }
  let table = Table.load(ruleset, { ...head, tape: months[0]!.tape, digest })
  let last: Last<G> = NO_SNAPSHOT
  yield table
  for (const [at, { snapshot: kept, tape }] of months.entries()) {
    if (kept === null) continue
    const next = keepNext(last, table.snapshot(table.outside ?? undefined))
    const { snapshot } = next
    last = next
    if (next.digest !== kept.digest || next.kept.change !== kept.change || snapshot.tape !== table.length) {
      throw new RecordError(t`the snapshot of month ${at + 1} is not where the answers before it lead`)
    }
    table = Table.resume(ruleset, head, snapshot, tape)
    yield table
  }
  if (table.digest() === digest) return
  throw new RecordError(t`the campaign says ${digest}, playing it leads to ${table.digest()}`)
}

/**
 * Parts a tape into months by playing it, and gives the table after each answer; at last the campaign. Throws a RecordError
 * where an answer is not legal.
 */
export function* partIntoMonths<G extends Game>(
  ruleset: Ruleset<G>,
  head: RecordHead,
  tape: readonly TapeEntry[],
): Generator<Table<G>, CampaignRecord> {
  const months: Month[] = []
  let last: Last<G> = NO_SNAPSHOT
  let kept: Kept | null = null
  /** Before the match that is on. */
  let outer: Snapshot<G> | null = null
  let table = Table.load(ruleset, { ...head, tape: [], digest: NO_SNAPSHOT.digest })
  const finish = (to: number) => months.push({ snapshot: kept, tape: tape.slice(last.snapshot?.tape ?? 0, to) })
  for (const [at, entry] of tape.entries()) {
    const step = table.snapshot()
    table = Table.resume(ruleset, head, step, [...tape.slice(step.tape, at), entry])
    if (table.outside) outer = table.snapshot(table.outside)
    if (outer && isLater(ruleset, outer.state, last)) {
      const begun = keepNext(last, outer)
      finish(begun.snapshot.tape)
      kept = begun.kept
      last = begun
    }
    yield table
  }
  finish(tape.length)
  return campaignOf(table.head, ruleset.version, months, table.digest())
}
