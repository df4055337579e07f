/** The scenarios of one's own, in the browser's storage; what lies there is checked like any other text. */
import { formatScenario, parseScenario, type Scenario } from '@harena/engine'
import type { KeyValue } from '../../app/storage.ts'

const PREFIX = 'harena.scenario.'

/** The one that was worked on last. */
const DRAFT = 'harena.scenario-draft'

export class OwnScenarios {
  private readonly storage: KeyValue
  private readonly listeners = new Set<() => void>()
  private sorted: readonly Scenario[] | null = null

  constructor(storage: KeyValue) {
    this.storage = storage
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** By title; what cannot be read is left alone. */
  readonly list = (): readonly Scenario[] => {
    this.sorted ??= this.storage
      .keys()
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => this.read(key) ?? [])
      .sort((a, b) => a.title.localeCompare(b.title))
    return this.sorted
  }

  find(id: string): Scenario | null {
    return this.read(PREFIX + id)
  }

  /** False when it will be forgotten with the tab. */
  save(scenario: Scenario): boolean {
    const isKept = this.storage.set(PREFIX + scenario.id, formatScenario(scenario))
    this.changed()
    return isKept
  }

  remove(id: string): void {
    this.storage.remove(PREFIX + id)
    this.changed()
  }

  get draft(): Scenario | null {
    return this.read(DRAFT)
  }

  keepDraft(scenario: Scenario): void {
    this.storage.set(DRAFT, formatScenario(scenario))
  }

  private read(key: string): Scenario | null {
    try {
      const text = this.storage.get(key)
      return text === null ? null : parseScenario(text)
    } catch {
      return null
    }
  }

  private changed(): void {
    this.sorted = null
    for (const listener of this.listeners) listener()
  }
}
