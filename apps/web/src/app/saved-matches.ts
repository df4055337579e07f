/** The matches that the browser keeps: each under its own key, saved after every answer. */
import { readSaved, type SavedMatch, textOfSaved } from './saved-match.ts'
import type { KeyValue } from './storage.ts'

const PREFIX = 'harena.match.'

/** More bouts begun with one click than anybody goes back to. */
const MOST_QUICK = 20

/** What came of saving: `tab` when it will be forgotten with the tab, `elsewhere` when another tab has gone on with it. */
export interface Saving {
  readonly kept: 'kept' | 'tab' | 'elsewhere'
  /** What had to go for it. */
  readonly dropped: readonly SavedMatch[]
  /** Of a long campaign: what was put away of it is missing. */
  readonly lacksPast?: boolean
}

export class SavedMatches {
  /** What was deleted last, as long as it can be had back. */
  deleted: SavedMatch | null = null
  private readonly storage: KeyValue
  /** What lies elsewhere of a match that cannot be had back any more. */
  private readonly forget: (id: string) => void
  private listeners = new Set<() => void>()
  private sorted: readonly SavedMatch[] | null = null
  /** What this tab has read or written last of the matches that are played in it. */
  private readonly taken = new Map<string, string>()

  constructor(storage: KeyValue, forget: (id: string) => void = () => {}) {
    this.storage = storage
    this.forget = forget
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The latest first. */
  readonly list = (): readonly SavedMatch[] => {
    this.sorted ??= this.ids()
      .flatMap((id) => this.find(id) ?? [])
      .sort((a, b) => b.savedAt - a.savedAt)
    return this.sorted
  }

  /** What lies among the matches and cannot be read: it is left alone. */
  unreadable(): readonly { readonly id: string; readonly text: string }[] {
    return this.ids()
      .filter((id) => !this.find(id))
      .map((id) => ({ id, text: this.storage.get(PREFIX + id) ?? '' }))
  }

  find(id: string): SavedMatch | null {
    const text = this.storage.get(PREFIX + id)
    return text === null ? null : readSaved(id, text)
  }

  /** A match that will be played, and saved, in this tab. */
  take(id: string): SavedMatch | null {
    const text = this.storage.get(PREFIX + id)
    if (text !== null) this.taken.set(id, text)
    return this.find(id)
  }

  /** Whether another tab has saved it since this one did. */
  isChangedElsewhere(id: string): boolean {
    const [text, last] = [this.storage.get(PREFIX + id), this.taken.get(id)]
    return text !== null && last !== undefined && text !== last
  }

  save(match: SavedMatch): Saving {
    const { id } = match
    if (this.isChangedElsewhere(id)) return { kept: 'elsewhere', dropped: [] }
    const text = textOfSaved(match)
    let isKept = this.storage.set(PREFIX + id, text)
    this.taken.set(id, text)
    this.changed()
    const dropped: SavedMatch[] = []
    for (const old of this.firstToGo(id)) {
      if (isKept && this.list().filter(({ isQuick }) => isQuick).length <= MOST_QUICK) break
      this.storage.remove(PREFIX + old.id)
      dropped.push(old)
      if (!isKept) isKept = this.storage.set(PREFIX + id, text)
      this.changed()
    }
    return { kept: isKept ? 'kept' : 'tab', dropped }
  }

  /** From now on it never goes by itself. */
  keep(id: string): void {
    const match = this.find(id)
    if (match) this.save({ ...match, isQuick: false })
  }

  remove(id: string): void {
    if (this.deleted) this.forget(this.deleted.id)
    this.deleted = this.find(id)
    this.storage.remove(PREFIX + id)
    this.changed()
  }

  /** Takes the last deletion back. */
  restore(): void {
    const match = this.deleted
    this.deleted = null
    if (match) this.save(match)
  }

  /** Another tab has saved or deleted something. */
  readonly changed = (): void => {
    this.sorted = null
    for (const listener of this.listeners) listener()
  }

  private ids(): string[] {
    const keys = this.storage.keys().filter((key) => key.startsWith(PREFIX))
    return keys.map((key) => key.slice(PREFIX.length))
  }

  /** What makes room: quick bouts only, first those that nobody finished, the oldest first. */
  private firstToGo(id: string): SavedMatch[] {
    const quick = this.list().filter((match) => match.isQuick && match.id !== id)
    return quick.reverse().sort((a, b) => Number(a.isOver) - Number(b.isOver))
  }
}
