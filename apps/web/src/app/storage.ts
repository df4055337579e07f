/** What the browser keeps. Where it keeps nothing (private windows, full disks) everything lives until the tab closes. */

export interface KeyValue {
  get(key: string): string | null
  /** False when it will be forgotten with the tab. */
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}

/** The part of the browser's Storage that is used here. */
export interface BrowserStorage {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Keeps in the browser what it takes and in memory what it refuses. */
export function keepIn(storage: BrowserStorage | null): KeyValue {
  const memory = new Map<string, string>()
  return {
    get: (key) => memory.get(key) ?? attempt(() => storage?.getItem(key) ?? null, null),
    set(key, value) {
      const isKept = storage !== null && attempt(() => storage.setItem(key, value) === undefined, false)
      if (isKept) memory.delete(key)
      else memory.set(key, value)
      return isKept
    },
    remove(key) {
      memory.delete(key)
      attempt(() => storage?.removeItem(key), undefined)
    },
    keys: () => [...new Set([...memory.keys(), ...attempt(() => keysOf(storage), [])])],
  }
}

function keysOf(storage: BrowserStorage | null): string[] {
  if (!storage) return []
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}
