/** What outlives every screen: settings, saved matches, and the matches that are open in this tab. */
import { type AnyOptions, type DiceSource, type MatchRecord, RecordError, Table } from '@harena/engine'
import { useSyncExternalStore } from 'react'
import { playedFor } from '../games/index.ts'
import { MatchController, type Surroundings } from '../match/controller.ts'
import { SavedMatches, type Sitter } from './saved-matches.ts'
import { SettingsStore, speeds } from './settings.ts'
import { type BrowserStorage, keepIn } from './storage.ts'

export const settings = new SettingsStore(keepIn(browserStorage()))
export const savedMatches = new SavedMatches(keepIn(browserStorage()))

/** Of any game: each shows the views of its own ruleset. */
const open = new Map<string, MatchController<unknown>>()
let lastPlayed: string | null = null

/** Asking for it already fails where pages may keep nothing. */
function browserStorage(): BrowserStorage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How long each step stays in view, in milliseconds. */
export function pauseOf(): number {
  return prefersStillness() ? 0 : speeds[settings.get().speed].pause
}

const surroundings: Surroundings = {
  pause: pauseOf,
  save: (match) => savedMatches.save(match),
  now: () => Date.now(),
  later(callback, milliseconds) {
    const timer = window.setTimeout(callback, milliseconds)
    return () => window.clearTimeout(timer)
  },
}

/** The match of that name: open, or else taken from the saved matches. Throws a RecordError when it cannot be read. */
export function controllerFor(id: string): MatchController<unknown> | null {
  lastPlayed = id
  const known = open.get(id)
  if (known) return known
  const saved = savedMatches.find(id)
  const entry = saved && playedFor(saved.record.ruleset)
  if (!saved || !entry) return null
  const controller = new MatchController(entry, saved, surroundings)
  open.set(id, controller)
  return controller
}

export interface NewMatch {
  readonly ruleset: string
  readonly setup: unknown
  readonly options: AnyOptions
  readonly dice: DiceSource
  readonly sitters: readonly Sitter[]
}

/** Opens a match and returns its name. Throws a RangeError when it is not legal. */
export function startMatch({ ruleset, setup, options, dice, sitters }: NewMatch): string {
  const entry = playedFor(ruleset)
  if (!entry) throw new RangeError(`there is no ruleset "${ruleset}"`)
  return continueMatch(Table.open(entry.ruleset, { setup, options, dice }).record(), sitters)
}

/** Opens a match from a record and returns its name. */
export function continueMatch(record: MatchRecord, sitters: readonly Sitter[]): string {
  const entry = playedFor(record.ruleset)
  if (!entry) throw new RangeError(`there is no ruleset "${record.ruleset}"`)
  const id = newName()
  const controller = new MatchController(entry, { id, record, sitters }, surroundings)
  controller.save()
  open.set(id, controller)
  return id
}

/** Puts a record from elsewhere among the saved matches and returns its name. Throws a RecordError when it cannot be played. */
export function keepRecord(record: MatchRecord): string {
  const entry = playedFor(record.ruleset)
  if (!entry) throw new RecordError(`this page does not know the ruleset "${record.ruleset}"`)
  const table = Table.load(entry.ruleset, record)
  const id = newName()
  const names = entry.ruleset.names(table.state)
  savedMatches.save({ id, record, sitters: [], names, isOver: table.isOver, savedAt: Date.now() })
  return id
}

/** The match that was on the screen last, if it still goes on. */
export function matchToReturnTo(): string | null {
  return lastPlayed && open.get(lastPlayed)?.get().isOver === false ? lastPlayed : null
}

export function forgetMatch(id: string): void {
  open.get(id)?.leave()
  open.delete(id)
  savedMatches.remove(id)
}

/** Short, and different from all others. */
function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}

export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function useSettings() {
  return useSyncExternalStore(settings.subscribe, settings.get)
}

export function useSavedMatches() {
  return useSyncExternalStore(savedMatches.subscribe, savedMatches.list)
}
