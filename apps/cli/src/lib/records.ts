/** Match records as files. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatRecord, type MatchRecord, parseRecord } from '@harena/engine'
import { reason, UsageError } from './errors.ts'
import { readText } from './reading.ts'

export function readRecord(path: string): MatchRecord {
  return parseRecord(readText(path))
}

export function writeRecord(path: string, record: MatchRecord): void {
  writeText(path, `${formatRecord(record)}\n`)
}

/** Writes beside the place first, so that what was there is never lost half-way; returns when it is on the disk. */
export function writeText(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, text, { flush: true })
    renameSync(`${path}.new`, path)
  } catch (thrown) {
    throw new UsageError(`${path} cannot be written: ${reason(thrown)}`)
  }
}

/** A new file in the folder .harena: ruleset and time. */
export function freshPath(ruleset: string, now = new Date()): string {
  const stamp = now.toISOString().slice(0, 19).replace(/[:T]/g, '-')
  const named = (suffix: string) => join('.harena', `${ruleset}-${stamp}${suffix}.json`)
  let path = named('')
  for (let i = 2; existsSync(path); i++) path = named(`-${i}`)
  return path
}
