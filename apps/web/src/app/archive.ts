/**
 * The earlier months of long campaigns, in the browser's database: what lies before the months at hand is only needed for
 * the whole file. Where there is no database nothing is put away, and a campaign stays whole among the saved matches.
 */
import { hasOnly, type Month } from '@harena/engine'

export interface Archive {
  /** Whether it is on the disk. */
  put(id: string, number: number, month: Month): Promise<boolean>
  /** The first so many; null where one of them is missing or damaged. */
  get(id: string, count: number): Promise<readonly Month[] | null>
  remove(id: string): Promise<void>
  /** Every month of every campaign, as text; none where there is no database. */
  all(): Promise<readonly ArchivedMonth[]>
  /** Puts months back as they were. */
  restore(months: readonly ArchivedMonth[]): Promise<boolean>
  clear(): Promise<void>
}

export type ArchivedMonth = readonly [id: string, number: number, text: string]

const DATABASE = 'harena'
const STORE = 'months'

export function archiveIn(factory: IDBFactory | null): Archive {
  let opened: Promise<IDBDatabase> | null = null
  const database = () => {
    if (!factory) return Promise.reject(new Error('there is no database'))
    opened ??= open(factory)
    opened.catch(() => {
      opened = null
    })
    return opened
  }
  const within = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const transaction = (await database()).transaction(STORE, mode)
    const request = act(transaction.objectStore(STORE))
    await finished(transaction)
    return request.result
  }
  const isDone = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false,
    )
  return {
    put: (id, number, month) => isDone(within('readwrite', (store) => store.put(JSON.stringify(month), [id, number]))),
    get: (id, count) =>
      within('readonly', (store) => store.getAll(ofMatch(id), count)).then(
        (texts) => monthsIn(texts, count),
        () => null,
      ),
    all: async () => {
      const [keys, texts] = await Promise.all([
        within('readonly', (store) => store.getAllKeys()),
        within('readonly', (store) => store.getAll()),
      ]).catch(() => [[], []])
      return keys.map((key, at) => [...(key as [string, number]), String(texts[at])] as const)
    },
    restore: (months) =>
      isDone(
        Promise.all(months.map(([id, number, text]) => within('readwrite', (store) => store.put(text, [id, number])))),
      ),
    clear: () => isDone(within('readwrite', (store) => store.clear())).then(() => undefined),
    remove: (id) =>
      within('readwrite', (store) => store.delete(ofMatch(id))).then(
        () => undefined,
        () => undefined,
      ),
  }
}

function ofMatch(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('the database is in use'))
  })
}

/** Fails when the disk is full. */
function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}

/** What another version wrote, or somebody made up, is no month; whether it is right shows when it is played. */
function monthsIn(texts: readonly unknown[], count: number): readonly Month[] | null {
  try {
    const months = texts.map((text) => JSON.parse(String(text)) as Month)
    const isMonth = (month: unknown) => hasOnly(month, 'snapshot', 'tape') && Array.isArray(month.tape)
    return months.length === count && months.every(isMonth) ? months : null
  } catch {
    return null
  }
}
