/** How far each saved match has been told: whoever opens it again sees it go on from there. */
import { type KeyValue, keepIn } from './storage.ts'
import { browserStorage } from './stores.ts'

const PREFIX = 'harena.told.'

const ways = ['on', 'held', 'stays'] as const

export interface Told {
  /** So many entries of its log. */
  readonly entries: number
  /** Whether the last of them waits to be put away, or only stays for its time. */
  readonly how: (typeof ways)[number]
}

/** Apart from the matches: it changes with every line, and a match with its answers only. */
export class ToldMatches {
  private readonly storage: KeyValue

  constructor(storage: KeyValue) {
    this.storage = storage
  }

  /** Null where nobody has said so, or nonsense. */
  get(id: string): Told | null {
    const [, entries, word] = /^(\d{1,9}) (\w+)$/.exec(this.storage.get(PREFIX + id) ?? '') ?? []
    const how = ways.find((way) => way === word)
    return how ? { entries: Number(entries), how } : null
  }

  set(id: string, { entries, how }: Told): void {
    this.storage.set(PREFIX + id, `${entries} ${how}`)
  }

  /** Forgets what belongs to no match any more. */
  keepOnly(ids: ReadonlySet<string>): void {
    for (const key of this.storage.keys()) {
      if (key.startsWith(PREFIX) && !ids.has(key.slice(PREFIX.length))) this.storage.remove(key)
    }
  }
}

export const toldMatches = new ToldMatches(keepIn(browserStorage()))
