/** Dates in the language of the page, whatever the reader's own device speaks. */
import { spoken } from '@harena/engine'

const language = () => (spoken() === 'en' ? 'en-GB' : spoken())
const inFull = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** "16 November 2026", whatever the calendar of the reader's own place says. */
export function dateWords(day: string): string {
  return new Date(day).toLocaleDateString(language(), { ...inFull, timeZone: 'UTC' })
}

/** The day of a moment, as the reader's own calendar counts it. */
export function dayWords(at: number): string {
  return new Date(at).toLocaleDateString(language(), inFull)
}

/** "16 Nov 2026, 20:11". */
export function momentWords(at: number): string {
  return new Date(at).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' })
}
