/** What is saved in the library: each answer by itself, and of a campaign a snapshot for every month. */
import {
  type CampaignRecord,
  campaignOf,
  checkRecord,
  type Game,
  isNewer,
  isWhole,
  type Kept,
  type Last,
  lastFrom,
  type Month,
  monthBegun,
  NO_SNAPSHOT,
  type Player,
  parseJson,
  RecordError,
  type RecordHead,
  type Ruleset,
  Table,
  type TapeEntry,
  t,
} from '@harena/engine'
import { UsageError } from './errors.ts'
import { partedBy } from './imports.ts'
import { type Library, lockOn, type Row } from './library.ts'
import { assertHeld } from './lock.ts'

/** The longest text in one place of the library. */
const LONGEST = 20_000_000

interface Found {
  readonly id: number
  readonly name: string
  readonly head: RecordHead
  /** The version of the rules that made the snapshots and the digest. */
  readonly rules: string
  readonly digest: string
}

export class Save {
  readonly name: string
  private readonly library: Library
  private readonly id: number
  /** The last snapshot, and the answers since, as they are in the library. */
  private last: Last
  private since: readonly string[]
  /** Whether writing has failed since. */
  private isBehind = false

  private constructor(
    library: Library,
    { name, id }: Pick<Found, 'name' | 'id'>,
    last: Last,
    since: readonly string[],
  ) {
    this.library = library
    this.name = name
    this.id = id
    this.last = last
    this.since = since
  }

  /** A new save of that name. */
  static make(library: Library, name: string, table: Table<Game>): Save {
    return library.transaction(() => {
      const id = insertSave(library, name, table.head, table.ruleset.version, table.digest())
      const save = new Save(library, { name, id }, NO_SNAPSHOT, [])
      save.keep(table)
      return save
    })
  }

  /** Goes on where it was left: from the last snapshot, with the answers since. */
  static open(
    library: Library,
    name: string,
    ruleset: Ruleset<Game>,
    playersOf: (head: RecordHead) => readonly Player<Game>[],
  ): { readonly save: Save; readonly table: Table<Game> } {
    const found = savedAs(library, name)
    return about(name, () => {
      if (found.head.ruleset !== ruleset.id) throw new RecordError(t`it is of ${found.head.ruleset}`)
      if (found.rules !== ruleset.version) renew(library, found, ruleset)
      const { digest } = savedAs(library, name)
      const last = lastIn(library, found.id)
      const since = textsFrom(library, found.id, last.snapshot?.tape ?? 0)
      const record = checkRecord({ ...found.head, tape: since.map(entryIn), digest })
      const players = playersOf(found.head)
      // Opponents would play on at once.
      const isStill = players.every((player) => typeof player === 'string')
      const table = taken(ruleset, record, last, isStill ? players : undefined)
      if (table.digest() !== digest) throw new RecordError(t('it does not lead to its digest'))
      return {
        save: new Save(library, found, last, since),
        table: isStill ? table : taken(ruleset, record, last, players),
      }
    })
  }

  /** Saves the match as it stands. Returns when it is on the disk. */
  keep(table: Table<Game>): void {
    const { library, id } = this
    assertHeld(lockOn(library, this.name))
    const isBehind = this.isBehind || table.length < (this.last.snapshot?.tape ?? 0)
    this.isBehind = true
    const [last, since] = isBehind ? this.lastBefore(table.length - table.tape.length) : [this.last, this.since]
    const at = last.snapshot?.tape ?? 0
    const texts = table.tapeFrom(at).map((entry) => JSON.stringify(entry))
    const begun = monthBegun(table, last)
    const write = () => {
      const same = texts.findIndex((text, i) => text !== since[i])
      const from = same < 0 ? texts.length : same
      library.run('DELETE FROM entries WHERE save = ? AND at >= ?', id, at + from)
      library.run('DELETE FROM months WHERE save = ? AND at > ?', id, at)
      library.run('DELETE FROM matches WHERE save = ? AND at >= ?', id, at)
      for (const [i, text] of texts.entries()) if (i >= from) insertEntry(library, id, at + i, text)
      if (begun) insertMonth(library, id, begun.snapshot.tape, begun.kept)
      library.run('UPDATE saves SET digest = ?, saved_at = ? WHERE id = ?', table.digest(), now(), id)
    }
    library.transaction(write)
    this.last = begun ?? last
    this.since = begun ? texts.slice(begun.snapshot.tape - at) : texts
    this.isBehind = false
  }

  /** The table without what lies before the month that is on: it need not be remembered. */
  withoutPast(table: Table<Game>, players?: readonly Player<Game>[]): Table<Game> {
    const { snapshot } = this.last
    if (!snapshot || snapshot.tape === table.length - table.tape.length) return table
    return Table.resume(table.ruleset, table.head, snapshot, table.tapeFrom(snapshot.tape), players ? { players } : {})
  }

  /** What the library has of an answer and before. */
  private lastBefore(entry: number): [Last, string[]] {
    const last = lastIn(this.library, this.id, entry)
    return [last, textsFrom(this.library, this.id, last.snapshot?.tape ?? 0)]
  }
}

/** A campaign that was played through and found to be right. */
export function takeIn(library: Library, name: string, { head, by, months, digest }: CampaignRecord): void {
  library.transaction(() => insertMonths(library, insertSave(library, name, head, by, digest), months))
}

/** All of a save, as it is exported. */
export function wholeOf(library: Library, name: string): CampaignRecord {
  const { id, head, rules, digest } = savedAs(library, name)
  return about(name, () => {
    const tape = textsFrom(library, id, 0).map(entryIn)
    const rows = library.rows('SELECT at FROM months WHERE save = ? ORDER BY at', id).map(({ at }) => Number(at))
    const kept = keptIn(library, id)
    const months = [0, ...rows].map((from, number): Month => {
      return { snapshot: kept[number - 1] ?? null, tape: tape.slice(from, rows[number]) }
    })
    return campaignOf(head, rules, months, digest)
  })
}

export function isSaved(library: Library, name: string): boolean {
  return library.row('SELECT 1 FROM saves WHERE name = ?', name) !== undefined
}

/** What is in the library, the latest first. */
export interface Listed {
  readonly name: string
  readonly ruleset: string
  readonly answers: number
  readonly savedAt: string
}

export function listed(library: Library): Listed[] {
  const sql = `SELECT name, head, saved_at, (SELECT count(*) FROM entries WHERE save = id) AS answers FROM saves
    ORDER BY saved_at DESC, id DESC`
  return library.rows(sql).map(({ name, head, saved_at, answers }) => {
    const { ruleset } = about(String(name), () => json(head)) as { readonly ruleset?: unknown }
    return { name: String(name), ruleset: String(ruleset), answers: Number(answers), savedAt: String(saved_at) }
  })
}

/** Takes a save out of the library for good. */
export function removeSave(library: Library, name: string): void {
  const { id } = savedAs(library, name)
  library.transaction(() => {
    for (const table of ['matches', 'months', 'entries']) library.run(`DELETE FROM ${table} WHERE save = ?`, id)
    library.run('DELETE FROM saves WHERE id = ?', id)
  })
}

/** The record up to the last snapshot or from its beginning. */
function taken(
  ruleset: Ruleset<Game>,
  record: ReturnType<typeof checkRecord>,
  { snapshot }: Last,
  players?: readonly Player<Game>[],
): Table<Game> {
  const loading = players ? { players } : {}
  const { tape, digest: _, ...head } = record
  return snapshot ? Table.resume(ruleset, head, snapshot, tape, loading) : Table.load(ruleset, record, loading)
}

/** Older rules have made the snapshots: the answers are played by those of today, or it is left as it is. */
function renew(library: Library, { id, head, rules }: Found, ruleset: Ruleset<Game>): void {
  if (isNewer(rules, ruleset.version)) {
    throw new RecordError(
      t`it was kept by rules of version ${rules}, these are ${ruleset.version}: a newer Harena opens it`,
    )
  }
  const { months, digest } = partedBy(ruleset, head, textsFrom(library, id, 0).map(entryIn))
  library.transaction(() => {
    library.run('DELETE FROM entries WHERE save = ?', id)
    library.run('DELETE FROM months WHERE save = ?', id)
    library.run('DELETE FROM matches WHERE save = ?', id)
    insertMonths(library, id, months)
    library.run('UPDATE saves SET rules = ?, digest = ? WHERE id = ?', ruleset.version, digest, id)
  })
}

export function savedAs(library: Library, name: string): Found {
  const row = library.row('SELECT id, head, rules, digest FROM saves WHERE name = ?', name)
  if (!row) throw new UsageError(t`${library.path} holds nothing of the name "${name}"`)
  const { id, head, rules, digest } = row
  return {
    id: Number(id),
    name,
    rules: String(rules),
    digest: String(digest),
    head: about(name, () => {
      const { tape: _, digest: __, ...checked } = checkRecord({ ...(json(head) as object), tape: [], digest })
      return checked
    }),
  }
}

function keptIn(library: Library, id: number): Kept[] {
  return library.rows('SELECT change, digest FROM months WHERE save = ? ORDER BY at', id).map(keptOf)
}

/** The last snapshot, or that before an answer; only what is needed to have it is read. */
function lastIn(library: Library, id: number, to = Number.MAX_SAFE_INTEGER): Last {
  const sql = 'SELECT max(at) AS at FROM months WHERE save = ? AND at <= ?'
  const from = Number(library.row(`${sql} AND whole`, id, to)?.at ?? 0)
  const before = library.row(`${sql}`, id, from - 1)?.at ?? from
  const rows = 'SELECT change, digest FROM months WHERE save = ? AND at BETWEEN ? AND ? ORDER BY at'
  return lastFrom(library.rows(rows, id, Number(before), to).map(keptOf))
}

function keptOf({ change, digest }: Row): Kept {
  return { change: String(change), digest: String(digest) }
}

/** The answers from one on. None may be missing, not even before it. */
function textsFrom(library: Library, id: number, at: number): string[] {
  const rows = library.rows('SELECT entry FROM entries WHERE save = ? AND at >= ? ORDER BY at', id, at)
  const counted = library.row('SELECT count(*) AS count, max(at) AS last FROM entries WHERE save = ?', id)
  const [count, last] = [Number(counted?.count), Number(counted?.last ?? -1)]
  if (count !== last + 1 || count !== at + rows.length) throw new RecordError(t('some of its answers are missing'))
  return rows.map(({ entry }) => String(entry))
}

function entryIn(text: string): TapeEntry {
  return json(text) as TapeEntry
}

function json(text: unknown): unknown {
  return parseJson(String(text), t('a part of it'), LONGEST)
}

function insertSave(library: Library, name: string, head: RecordHead, rules: string, digest: string): number {
  const sql = 'INSERT INTO saves (name, head, rules, digest, saved_at) VALUES (?, ?, ?, ?, ?) RETURNING id'
  return Number(library.row(sql, name, JSON.stringify(head), rules, digest, now())?.id)
}

function insertMonths(library: Library, id: number, months: readonly Month[]): void {
  let at = 0
  for (const { snapshot, tape } of months) {
    if (snapshot) insertMonth(library, id, at, snapshot)
    for (const entry of tape) insertEntry(library, id, at++, JSON.stringify(entry))
  }
}

function insertEntry(library: Library, id: number, at: number, text: string): void {
  library.run('INSERT INTO entries VALUES (?, ?, ?)', id, at, text)
}

function insertMonth(library: Library, id: number, at: number, kept: Kept): void {
  library.run('INSERT INTO months VALUES (?, ?, ?, ?, ?)', id, at, isWhole(kept) ? 1 : 0, kept.change, kept.digest)
}

function now(): string {
  return new Date().toISOString()
}

/** What is wrong with a save is told with its name. */
export function about<T>(name: string, act: () => T): T {
  try {
    return act()
  } catch (thrown) {
    if (!(thrown instanceof RecordError || thrown instanceof RangeError)) throw thrown
    throw new UsageError(t`"${name}" in the library cannot be opened: ${thrown.message}`)
  }
}
