/** What the browser keeps: settings and saved matches. */
import { useSyncExternalStore } from 'react'
import { archiveIn } from './archive.ts'
import { SavedMatches } from './saved-matches.ts'
import { SettingsStore } from './settings.ts'
import { type BrowserStorage, keepIn } from './storage.ts'

export const settings = new SettingsStore(keepIn(browserStorage()))
export const archive = archiveIn(browserDatabase())
export const savedMatches = new SavedMatches(keepIn(browserStorage()), (id) => archive.remove(id))
globalThis.addEventListener?.('storage', savedMatches.changed) // tests read this without a page

/** Asking for it already fails where pages may keep nothing. */
export function browserStorage(): BrowserStorage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

function browserDatabase(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null
  } catch {
    return null
  }
}

export function useSettings() {
  return useSyncExternalStore(settings.subscribe, settings.get)
}

export function useSavedMatches() {
  return useSyncExternalStore(savedMatches.subscribe, savedMatches.list)
}
