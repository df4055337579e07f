/** The matches that the browser keeps: each under its own key, saved after every answer. */
import { formatRecord, isObject, type MatchRecord, parseRecord } from '@harena/engine'
import type { KeyValue } from './storage.ts'

/** Who plays a gladiator: a person by name, or a built-in opponent by level. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'opponent'; readonly level: string }

export interface SavedMatch {
  readonly id: string
  readonly record: MatchRecord
  /** By seat. */
  readonly sitters: readonly Sitter[]
  /** By seat: for lists. */
  readonly names: readonly string[]
  readonly isOver: boolean
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

const PREFIX = 'harena.match.'

/** More than anybody goes back to; the oldest finished ones go first. */
const MOST_KEPT = 20

export class SavedMatches {
  private readonly storage: KeyValue
  private listeners = new Set<() => void>()
  private sorted: readonly SavedMatch[] | null = null

  constructor(storage: KeyValue) {
    this.storage = storage
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The latest first. */
  readonly list = (): readonly SavedMatch[] => {
    this.sorted ??= this.storage
      .keys()
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => this.read(key.slice(PREFIX.length)) ?? [])
      .sort((a, b) => b.savedAt - a.savedAt)
    return this.sorted
  }

  find(id: string): SavedMatch | null {
    return this.read(id)
  }

  /** False when it will be forgotten with the tab. */
  save(match: SavedMatch): boolean {
    const { id, record, ...rest } = match
    const text = JSON.stringify({ ...rest, record: formatRecord(record) })
    let isKept = this.storage.set(PREFIX + id, text)
    this.changed()
    for (const old of this.superfluous(id, isKept)) {
      this.storage.remove(PREFIX + old.id)
      if (!isKept) isKept = this.storage.set(PREFIX + id, text)
      this.changed()
      if (isKept && this.list().length <= MOST_KEPT) break
    }
    return isKept
  }

  remove(id: string): void {
    this.storage.remove(PREFIX + id)
    this.changed()
  }

  /** What makes room: when there is none only finished matches, the oldest first. */
  private superfluous(id: string, isKept: boolean): SavedMatch[] {
    const others = this.list().filter((match) => match.id !== id)
    const finished = others.filter((match) => match.isOver).reverse()
    if (!isKept) return finished
    if (others.length < MOST_KEPT) return []
    return [...finished, ...others.filter((match) => !match.isOver).reverse()]
  }

  private read(id: string): SavedMatch | null {
    const text = this.storage.get(PREFIX + id)
    if (text === null) return null
    try {
      const data: unknown = JSON.parse(text)
      if (!isObject(data) || !Array.isArray(data.sitters) || !Array.isArray(data.names)) return null
      const { sitters, names, isOver, savedAt } = data as unknown as SavedMatch
      return { id, record: parseRecord(String(data.record)), sitters, names, isOver, savedAt: Number(savedAt) || 0 }
    } catch {
      // What another version wrote or a disk spoilt is left alone and not listed.
      return null
    }
  }

  private changed(): void {
    this.sorted = null
    for (const listener of this.listeners) listener()
  }
}
