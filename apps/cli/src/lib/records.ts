/** Match records as files. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatRecord, type MatchRecord, parseRecord, recordOf } from '@harena/engine'
import { UsageError } from './errors.ts'
import { hold, Unwritable, writeText } from './files.ts'
import { isFileName } from './imports.ts'
import { Library } from './library.ts'
import { giveBack } from './lock.ts'
import { readText } from './reading.ts'
import { isSaved, wholeOf } from './saves.ts'

/** A match out of a file, or of the library by its name. */
export function readRecord(save: string): MatchRecord {
  const library = isFileName(save) || existsSync(save) ? null : Library.find()
  return library && isSaved(library, save) ? recordOf(wholeOf(library, save)) : parseRecord(readText(save))
}

export function writeRecord(path: string, record: MatchRecord): void {
  writeText(path, `${formatRecord(record)}\n`)
}

/** A file of its own for a new match, in the folder .harena: ruleset and time. */
export function newSave(ruleset: string, now = new Date()): string {
  const stamp = now.toISOString().slice(0, 19).replace(/[:T]/g, '-')
  for (let i = 1; ; i++) {
    const path = join('.harena', `${ruleset}-${stamp}${i === 1 ? '' : `-${i}`}.json`)
    if (isFree(path)) return path
  }
}

/** Takes a name that no file has; one that another has taken and not yet written is not free either. */
function isFree(path: string): boolean {
  try {
    if (existsSync(path) || !holdSave(path)) return false
  } catch (thrown) {
    if (thrown instanceof UsageError) return false
    throw thrown
  }
  if (!existsSync(path)) return true
  giveBack(path) // written just before it became ours
  return false
}

/** Makes a save this process's own. One that cannot be written at all can still be played, and saved elsewhere. */
export function holdSave(path: string): boolean {
  try {
    return hold(path)
  } catch (thrown) {
    if (thrown instanceof Unwritable) return true
    throw thrown
  }
}
