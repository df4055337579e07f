import { meant, nameOfKey } from '../app/key-map.ts'
import { settings } from '../app/stores.ts'
import type { Choice } from './choices.ts'

function within(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null
}

/** Whether nobody else wants the key: no field, no dialog, no button to be pressed, no box to be scrolled, no browser. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (within(event, 'input, select, textarea, dialog')) return false
  if (event.key === ' ' || event.key === 'Enter') return !within(event, 'button, a, summary')
  // A word in the box that was asked for its meaning keeps the focus, but scrolls nothing.
  return !(event.key.startsWith('Arrow') && event.target instanceof Element && event.target.matches('.log, .cards'))
}

/** What to press for a key of the list, in words. */
export function keyName(key: string): string {
  return nameOfKey(settings.get().keys[key] ?? key)
}

/** The key of the list that somebody pressed. */
export function keyOf(event: Pick<KeyboardEvent, 'key'>): string {
  return meant(event.key, settings.get().keys)
}

export function choiceForKey(choices: readonly Choice[], key: string): Choice | null {
  return choices.find((choice) => choice.key === key) ?? null
}

/** From here Enter does what the main button says. */
export function focusMain(): void {
  document.getElementById('primary')?.focus({ preventScroll: true })
}
