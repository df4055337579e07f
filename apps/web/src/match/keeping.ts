/** What is kept of a match that is played at this screen: all of it after every answer, earlier months of a campaign elsewhere. */
import type { CampaignRecord, MatchRecord, MatchResult, Month, Snapshot, Table } from '@harena/engine'
import { recordFrom, turned, wholeCampaign } from '../app/past.ts'
import { type Left, outcomeFor, type SavedMatch } from '../app/saved-match.ts'
import type { Saving } from '../app/saved-matches.ts'
import { noPast, type Past, type RecentRecord } from '../app/saved-past.ts'
import type { Told } from '../app/told.ts'
import type { ViewGame } from './timeline.ts'

export type OpenMatch = Pick<SavedMatch, 'id' | 'record' | 'sitters' | 'isQuick' | 'left' | 'past'> & {
  /** How far it has been told; null where nobody has said so. */
  readonly told?: Told | null
  /** What was put away of a long campaign; null where some of it is missing. */
  readonly pieces?: readonly Month[] | null
}

/** Where matches are kept. */
export interface Shelf {
  /** With the result, once there is one. */
  save(match: SavedMatch, result: MatchResult | null): Saving
  now(): number
  /** Notes how far a match has been told. */
  tell?(id: string, told: Told): void
  /** Puts a piece of a campaign away; whether it is on the disk. */
  putAway?(id: string, number: number, piece: Month): Promise<boolean>
}

export class Keeping<V> {
  /** What came of it last. */
  saving: Saving
  private match: Pick<SavedMatch, 'id' | 'sitters' | 'isQuick' | 'left'>
  private readonly shelf: Shelf
  /** Where the record at hand begins, and what lies before it. */
  private base: Snapshot | null
  private past: Past
  private pieces: readonly Month[] | null
  private isPuttingAway = false
  /** How far it has been told, as it was noted last. */
  private told: Told | null = null

  constructor({ id, sitters, isQuick, left, record, past = noPast, pieces = [] }: OpenMatch, shelf: Shelf) {
    this.match = { id, sitters, isQuick, ...(left && { left }) }
    this.shelf = shelf
    this.base = record.base ?? null
    this.past = past
    this.pieces = pieces
    this.saving = this.afterAll({ kept: 'kept', dropped: [] })
  }

  /** Whole, unless what was put away of it is missing. */
  record(table: Table<ViewGame<V>>): MatchRecord {
    const { base: _, sum: __, ...record } = recordFrom(table as never, this.base)
    const before = this.pieces?.flatMap(({ tape }) => tape) ?? []
    return { ...record, tape: [...before, ...record.tape] }
  }

  /** A campaign of which some was put away, as one file; null for any other match, and where that is missing. */
  campaign(table: Table<ViewGame<V>>): CampaignRecord | null {
    const { pieces, past, base } = this
    return base && pieces ? wholeCampaign(recordFrom(table as never, base), past, pieces) : null
  }

  /** What the built-in opponent has answered for people; to be kept with the rest. */
  leave(left: readonly Left[]): void {
    const { id, sitters, isQuick } = this.match
    this.match = { id, sitters, isQuick, ...(left.length > 0 && { left }) }
  }

  /** What has been told is noted with every line, so that nobody who comes back misses one or hears it twice. */
  note(told: Told): void {
    if (this.told?.entries === told.entries && this.told.how === told.how) return
    this.told = told
    this.shelf.tell?.(this.match.id, told)
  }

  keep(table: Table<ViewGame<V>>, names: readonly string[]): void {
    const { isOver } = table
    const record = recordFrom(table as never, this.base)
    // The answer that led there was taken back.
    if (this.past.next && table.length < this.past.next.snapshot.tape) this.past = { ...this.past, next: null }
    const { past } = this
    const savedAt = this.shelf.now()
    const now = table.result()
    const result = isOver ? now : null
    const outcome = result && outcomeFor(this.match.sitters, result)
    const known = { ...(past !== noPast && { past }), ...(outcome && { outcome }) }
    const match = { ...this.match, record, ...known, names, isOver, length: now.length, savedAt }
    this.saving = this.afterAll(this.shelf.save(match, result))
    this.putAway(table, names, record)
  }

  private afterAll(saving: Saving): Saving {
    return this.pieces ? saving : { ...saving, lacksPast: true }
  }

  /** What lies far behind in a campaign is put away; it leaves the record only when it is on the disk elsewhere. */
  private async putAway(table: Table<ViewGame<V>>, names: readonly string[], record: RecentRecord): Promise<void> {
    const { match, past, shelf, isPuttingAway } = this
    const done = isPuttingAway ? null : turned(table as never, record, past)
    if (!done) return
    if (done.piece) {
      this.isPuttingAway = true
      const isKept = (await shelf.putAway?.(match.id, past.pieces, done.piece)) === true
      this.isPuttingAway = false
      if (!isKept) return
      this.base = past.next!.snapshot
      this.pieces = this.pieces && [...this.pieces, done.piece]
    }
    this.past = done.past
    this.keep(table, names)
  }
}
