/** Which lessons and puzzles are done, and which games were met, in the browser's storage; what lies there is checked like any other text. */
import { useSyncExternalStore } from 'react'
import { type KeyValue, keepIn } from '../app/storage.ts'
import { browserStorage } from '../app/stores.ts'

const KEY = 'harena.school'
const MET = 'harena.met'

/** More than there will ever be. */
const MOST = 500

export class Progress {
  private readonly storage: KeyValue
  private readonly key: string
  private readonly listeners = new Set<() => void>()
  private done: ReadonlySet<string> | null = null

  constructor(storage: KeyValue, key = KEY) {
    this.storage = storage
    this.key = key
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** By name. */
  readonly get = (): ReadonlySet<string> => {
    this.done ??= read(this.storage.get(this.key))
    return this.done
  }

  add(id: string): void {
    if (!this.get().has(id)) this.keep(new Set([...this.get(), id]))
  }

  forget(): void {
    this.storage.remove(this.key)
    this.keep(new Set())
  }

  private keep(done: ReadonlySet<string>): void {
    this.done = done
    if (done.size > 0) this.storage.set(this.key, JSON.stringify([...done]))
    for (const listener of this.listeners) listener()
  }
}

function read(text: string | null): ReadonlySet<string> {
  try {
    const data: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(data) || data.length > MOST) return new Set()
    return new Set(data.filter((id): id is string => typeof id === 'string' && id.length <= 100))
  } catch {
    return new Set()
  }
}

export const progress = new Progress(keepIn(browserStorage()))

export function useProgress(): ReadonlySet<string> {
  return useSyncExternalStore(progress.subscribe, progress.get)
}

/** The games of which one knows how they are learned. */
export const met = new Progress(keepIn(browserStorage()), MET)

export function useMet(): ReadonlySet<string> {
  return useSyncExternalStore(met.subscribe, met.get)
}
