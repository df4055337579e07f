/** Files and streams of unknown origin. Only ordinary files are read, and only so much as any of them needs. */
import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs'
import { parseJson, RecordError, t } from '@harena/engine'
import { reason, UsageError } from './errors.ts'

/** The longest file, in bytes: records stay far below. */
const LONGEST_FILE = 4_000_000

/** The longest list of situations. */
const LONGEST_INPUT = 20_000_000

/** The longest line that is typed, and the longest JSON in it or among the arguments. */
export const LONGEST_LINE = 100_000

export function readText(path: string, longest = LONGEST_FILE): string {
  try {
    // A pipe must not be waited for: it is opened without, and then seen to be none.
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    try {
      refuseStrange(fstatSync(file))
      return decoded(readUpTo(file, longest))
    } finally {
      closeSync(file)
    }
  } catch (thrown) {
    throw new UsageError(t`${path} cannot be read: ${reason(thrown)}`)
  }
}

function refuseStrange(there: Stats): void {
  if (there.isDirectory()) throw new UsageError(t('it is a folder'))
  if (!there.isFile()) throw new UsageError(t('it is a pipe or a device and no file'))
}

/** The whole file. What it says of its size need not be true, so that is not asked. */
function readUpTo(file: number, longest: number): Buffer {
  const parts: Buffer[] = []
  for (let length = 0; length <= longest; ) {
    const part = Buffer.allocUnsafe(65_536)
    const read = readSync(file, part)
    if (read === 0) return Buffer.concat(parts)
    parts.push(part.subarray(0, read))
    length += read
  }
  throw new UsageError(t`it is longer than ${longest} bytes`)
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UsageError(t('it is not a text in UTF-8'))
  }
}

/** What stands in a file, and what `use` makes of it. */
export function readJson<T>(path: string, use: (data: unknown) => T): T {
  const text = readText(path)
  return about(path, () => use(parseJson(text, t('it'), LONGEST_FILE)))
}

/** What is wrong with what stands in a file is told with its name. */
export function about<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (thrown) {
    const isAboutIt = thrown instanceof RangeError || thrown instanceof RecordError
    if (isAboutIt) throw new UsageError(`${path}: ${thrown.message}`)
    throw thrown
  }
}

/** JSON from standard input. */
export async function readJsonInput(): Promise<unknown> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of process.stdin) {
      length += part.length
      if (length > LONGEST_INPUT) throw new UsageError(t`it is longer than ${LONGEST_INPUT} bytes`)
      parts.push(part)
    }
    return parseJson(decoded(Buffer.concat(parts)), t('it'), LONGEST_INPUT)
  } catch (thrown) {
    throw new UsageError(t`standard input cannot be read: ${reason(thrown)}`)
  }
}
