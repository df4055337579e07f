/**
 * The library: what the command saves by name, in one SQLite database. Every change is one transaction that is on the disk
 * when it is done. A database that is not ours, newer or damaged is refused with a word and left as it is.
 */

import { existsSync, lstatSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { t } from '@harena/engine'
import { UsageError } from './errors.ts'
import { makeFolder, Unwritable } from './files.ts'

export const LIBRARY = join('.harena', 'library.db')

/** `HARE`, in the header of the file. */
const APPLICATION = 0x48415245
const VERSION = 2

const TABLES = [
  `CREATE TABLE saves (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, head TEXT NOT NULL, rules TEXT NOT NULL, digest TEXT NOT NULL,
    saved_at TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE entries (
    save INTEGER NOT NULL REFERENCES saves, at INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (save, at)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE months (
    save INTEGER NOT NULL REFERENCES saves, at INTEGER NOT NULL, whole INTEGER NOT NULL, change TEXT NOT NULL,
    digest TEXT NOT NULL, PRIMARY KEY (save, at)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE matches (
    save INTEGER NOT NULL REFERENCES saves, at INTEGER NOT NULL, which INTEGER NOT NULL, match BLOB NOT NULL,
    PRIMARY KEY (save, at, which)
  ) STRICT, WITHOUT ROWID`,
]

/** How many of the tables there were in each version. */
const TABLES_IN: Readonly<Record<number, number>> = { 1: 3, 2: 4 }

export type Row = Readonly<Record<string, unknown>>

const opened = new Set<Library>()

/** Closes whatever is open: a command has come to its end. */
export function closeLibraries(): void {
  for (const library of opened) library.close()
}

export class Library {
  readonly path: string
  private readonly database: DatabaseSync
  private readonly statements = new Map<string, StatementSync>()

  private constructor(path: string, database: DatabaseSync) {
    this.path = path
    this.database = database
    opened.add(this)
  }

  /** The library at a path; null if there is none. */
  static find(path = LIBRARY): Library | null {
    return lstatSync(path, { throwIfNoEntry: false }) ? Library.open(path) : null
  }

  /** Makes the library if there is none. */
  static open(path = LIBRARY): Library {
    refuseStrange(path)
    return asking(path, () => {
      if (!existsSync(path)) makeFolder(dirname(path))
      const library = new Library(path, connect(path))
      try {
        library.prepare()
        return library
      } catch (thrown) {
        library.close()
        throw thrown
      }
    })
  }

  close(): void {
    opened.delete(this)
    this.database.close()
  }

  rows(sql: string, ...values: SQLInputValue[]): Row[] {
    return asking(this.path, () => this.prepared(sql).all(...values) as Row[])
  }

  row(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.rows(sql, ...values)[0]
  }

  run(sql: string, ...values: SQLInputValue[]): void {
    asking(this.path, () => this.prepared(sql).run(...values))
  }

  private prepared(sql: string): StatementSync {
    const statement = this.statements.get(sql) ?? this.database.prepare(sql)
    this.statements.set(sql, statement)
    return statement
  }

  /** All of it, or nothing. Returns when it is on the disk. */
  transaction<T>(act: () => T): T {
    if (this.database.isTransaction) return act()
    this.execute('BEGIN IMMEDIATE')
    try {
      const result = act()
      this.execute('COMMIT')
      return result
    } catch (thrown) {
      if (this.database.isTransaction) this.execute('ROLLBACK')
      throw thrown
    }
  }

  private execute(sql: string): void {
    asking(this.path, () => this.database.exec(sql))
  }

  /** Two processes may find it new at once: the second waits and then finds it made. */
  private prepare(): void {
    this.execute('PRAGMA synchronous = EXTRA; PRAGMA trusted_schema = OFF; PRAGMA foreign_keys = ON')
    if (this.rows('SELECT 1 FROM sqlite_schema').length === 0) this.transaction(() => this.make())
    const { path } = this
    if (this.number('application_id') !== APPLICATION) throw new UsageError(t`${path} is no library of Harena`)
    const version = this.number('user_version')
    if (version > VERSION) {
      throw new UsageError(
        t`${path} is of a newer Harena (version ${version}, this reads ${VERSION}): that one opens it`,
      )
    }
    const found = this.rows('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL').map(({ sql }) => sql)
    if (found.join() !== TABLES.slice(0, TABLES_IN[version] ?? 0).join() || found.length === 0) {
      throw new UsageError(t`${path} is no library that Harena has made: its tables are others`)
    }
    if (version < VERSION) this.transaction(() => this.migrate())
  }

  /** What later versions have besides; another process may have been first. */
  private migrate(): void {
    for (const table of TABLES.slice(TABLES_IN[this.number('user_version')])) this.execute(table)
    this.execute(`PRAGMA user_version = ${VERSION}`)
  }

  private make(): void {
    if (this.rows('SELECT 1 FROM sqlite_schema').length > 0) return
    for (const table of TABLES) this.execute(table)
    this.execute(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${VERSION}`)
  }

  private number(pragma: string): number {
    return Number(this.row(`PRAGMA ${pragma}`)?.[pragma])
  }
}

/** Who goes on with a save holds this: two at once would not know of each other. */
export function lockOn({ path }: Library, name: string): string {
  return join(dirname(path), name)
}

/** So long, in milliseconds, one waits for another process to finish what it writes. */
const PATIENCE = 10_000

/** SQLite comes with Node. Where that calls it experimental, nobody needs to read so. */
function connect(path: string): DatabaseSync {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    const sqlite = process.getBuiltinModule('node:sqlite')
    return new sqlite.DatabaseSync(path, { timeout: PATIENCE })
  } finally {
    process.emitWarning = emitWarning
  }
}

/** Only a plain file is opened: a pipe would be waited for, and a link leads elsewhere. */
function refuseStrange(path: string): void {
  const there = lstatSync(path, { throwIfNoEntry: false })
  if (there && !there.isFile()) throw new UsageError(t`${path} is no plain file: move it or delete it`)
}

const NOT_A_DATABASE = 26
const CORRUPT = 11

/** By SQLite's numbers. */
const REASONS: Readonly<Record<number, string>> = {
  5: t('another process writes in it; try again'),
  8: t('this is not permitted'),
  10: t('the disk is damaged'),
  13: t('the disk is full'),
  14: t('this is not permitted'),
}

/** What SQLite refuses, in our words. */
function asking<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (thrown) {
    const { code, errcode = 0, message } = thrown as { code?: string; errcode?: number; message: string }
    if (code !== 'ERR_SQLITE_ERROR') throw thrown
    const kind = errcode & 0xff
    if (kind === NOT_A_DATABASE || kind === CORRUPT) {
      throw new UsageError(t`${path} is damaged or no database: move it away and import what you have exported`)
    }
    throw new Unwritable(t`${path} cannot be used: ${REASONS[kind] ?? message}`)
  }
}
