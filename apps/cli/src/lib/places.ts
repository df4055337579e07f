/** Where a match can be saved: in a file, or in the library. */
import { existsSync } from 'node:fs'
import { formatCampaign, type Game, type Table, t } from '@harena/engine'
import { writeText } from './files.ts'
import type { Library } from './library.ts'
import { writeRecord } from './records.ts'
import { type Save, wholeOf } from './saves.ts'

export interface Place {
  /** By which commands find it. */
  readonly name: string
  /** As sentences call it. */
  readonly label: string
  isThere(): boolean
  write(table: Table<Game>): void
}

/** A record in a file of its own. */
export function fileAt(path: string): Place {
  return {
    name: path,
    label: path,
    isThere: () => existsSync(path),
    write: (table) => writeRecord(path, table.record()),
  }
}

export function placeOf(library: Library, save: Save): Place {
  const { name } = save
  return { name, label: t`${library.path} as ${name}`, isThere: () => true, write: (table) => save.keep(table) }
}

/** A copy of all that the library has of it. */
export function exportTo(path: string, library: Library, save: Save): Place {
  return {
    name: path,
    label: path,
    isThere: () => existsSync(path),
    write(table) {
      save.keep(table)
      exportSave(library, save.name, path)
    },
  }
}

export function exportSave(library: Library, name: string, path: string): void {
  writeText(path, `${formatCampaign(wholeOf(library, name))}\n`)
}
