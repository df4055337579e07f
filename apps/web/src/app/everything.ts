/** All that the browser keeps of Harena, as one file: every store has keys that begin alike, and campaigns their archive. */
import { hasOnly, isObject, parseJson, RecordError, t } from '@harena/engine'
import type { Archive, ArchivedMonth } from './archive.ts'
import type { KeyValue } from './storage.ts'

const OURS = 'harena.'
const FORMAT = 'harena-everything'

/** More than browsers let a page keep. */
const MOST = 100_000_000

type Months = Pick<Archive, 'all' | 'restore' | 'clear'>

function ourKeys(storage: KeyValue): string[] {
  return storage.keys().filter((key) => key.startsWith(OURS))
}

export async function exportAll(storage: KeyValue, archive: Months): Promise<string> {
  const kept = Object.fromEntries(ourKeys(storage).map((key) => [key, storage.get(key)]))
  return JSON.stringify({ format: FORMAT, version: 1, kept, months: await archive.all() })
}

/**
 * Takes in what was exported; what is there under the same name is replaced. Each store checks its own when it reads it.
 * Returns how many entries that were. Throws a RecordError that says what is wrong.
 */
export async function importAll(text: string, storage: KeyValue, archive: Months): Promise<number> {
  const { kept, months } = checked(parse(text))
  const isWhole = Object.entries(kept).every(([key, value]) => storage.set(key, value))
  if (!isWhole || !(await archive.restore(months))) {
    throw new RecordError(t('this browser has no room for all of it; a part may be there now'))
  }
  return Object.keys(kept).length + months.length
}

export async function eraseAll(storage: KeyValue, archive: Months): Promise<void> {
  for (const key of ourKeys(storage)) storage.remove(key)
  await archive.clear()
}

function parse(text: string): unknown {
  try {
    return parseJson(text, t('the file'), MOST)
  } catch (thrown) {
    throw new RecordError(thrown instanceof Error ? thrown.message : String(thrown))
  }
}

interface Everything {
  readonly kept: Readonly<Record<string, string>>
  readonly months: readonly ArchivedMonth[]
}

function checked(data: unknown): Everything {
  if (!hasOnly(data, 'format', 'version', 'kept', 'months') || data.format !== FORMAT) {
    throw new RecordError(t('this is no file with everything; one is saved with the button beside this one'))
  }
  const { version, kept, months } = data
  if (version !== 1) throw new RecordError(t('a newer Harena has made this file; reload the page to get that one'))
  const isKept = isObject(kept) && Object.entries(kept).every(([key, value]) => key.startsWith(OURS) && isText(value))
  if (!isKept || !Array.isArray(months) || !months.every(isMonth)) throw new RecordError(t('the file is damaged'))
  return { kept, months } as Everything
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isMonth(value: unknown): value is ArchivedMonth {
  return (
    Array.isArray(value) && value.length === 3 && isText(value[0]) && Number.isInteger(value[1]) && isText(value[2])
  )
}
