/** Match records as files. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatRecord, type MatchRecord, parseRecord } from '@harena/engine'
import { UsageError } from './errors.ts'

export function readRecord(path: string): MatchRecord {
  return parseRecord(readText(path))
}

export function readJson(path: string): unknown {
  try {
    return JSON.parse(readText(path))
  } catch (thrown) {
    if (thrown instanceof SyntaxError) throw new UsageError(`${path} is not JSON: ${thrown.message}`)
    throw thrown
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (thrown) {
    throw new UsageError(`${path} cannot be read: ${reason(thrown)}`)
  }
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

function reason(thrown: unknown): string {
  const { code, message } = thrown as NodeJS.ErrnoException
  const known: Record<string, string> = {
    ENOENT: 'there is no such file',
    EACCES: 'this is not permitted',
    EISDIR: 'it is a folder',
    ENOSPC: 'the disk is full',
  }
  return known[code ?? ''] ?? message
}

/** What is wrong with what stands in a file is told with its name. */
export function within<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (thrown) {
    if (thrown instanceof RangeError) throw new UsageError(`${path}: ${thrown.message}`)
    throw thrown
  }
}
