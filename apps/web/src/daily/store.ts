/** The results of this browser. */
import { useSyncExternalStore } from 'react'
import { keepIn } from '../app/storage.ts'
import { browserStorage } from '../app/stores.ts'
import { DailyResults } from './results.ts'

export const dailyResults = new DailyResults(keepIn(browserStorage()))
globalThis.addEventListener?.('storage', dailyResults.changed) // tests read this without a page

export function useDailyResults() {
  return useSyncExternalStore(dailyResults.subscribe, dailyResults.list)
}
