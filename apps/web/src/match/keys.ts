/** Keys that act without a button having the focus. */
import type { Choice } from './choices.ts'

function within(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null
}

/** Whether nobody else wants the key: no field, no dialog, no button to be pressed, no box to be scrolled, no browser. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (within(event, 'input, select, textarea, dialog')) return false
  if (event.key === ' ' || event.key === 'Enter') return !within(event, 'button, a, summary')
  return !(event.key.startsWith('Arrow') && within(event, '.log, .cards'))
}

export const keyNames: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  e: 'E',
}

export function choiceForKey(choices: readonly Choice[], key: string): Choice | null {
  return choices.find((choice) => choice.key === key) ?? null
}
