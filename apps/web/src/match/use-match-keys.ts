/** Playing by keyboard, wherever the focus is. */
import { useEffect } from 'react'
import { settings } from '../app/stores.ts'
import { choiceForKey, focusMain, isFree, keyOf } from './keys.ts'
import type { Aiming } from './use-aiming.ts'

const skipKeys = [' ', 'Enter', 'Escape']

export interface KeyDeeds {
  readonly isPlayingBack: boolean
  readonly aiming: Aiming
  /** Whether the question is there long enough to be meant. */
  mayPress(): boolean
  skip(): void
  undo(): void
  openHelp(): void
}

export function useMatchKeys({ isPlayingBack, aiming, mayPress, skip, undo, openHelp }: KeyDeeds): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isMain(event)) {
        event.preventDefault()
        if (mayPress()) document.getElementById('primary')?.click()
        return
      }
      if (!isFree(event)) return
      const key = keyOf(event)
      const choice = choiceForKey(aiming.choices, key)
      if (key === '?') openHelp()
      else if (isPlayingBack && skipKeys.includes(key)) skip()
      else if (key === 'Escape' && aiming.selected) aiming.setSelected(null)
      else if (key === 'u') undo()
      else if (key === 't') settings.set({ textView: !settings.get().textView })
      else if (key === 'm') settings.set({ sound: !settings.get().sound })
      else if (key === 'b') document.getElementById('last-blow')?.click()
      else if (key === 'g') document.getElementById('suggest')?.click()
      else if (key === 'a' && aiming.choices.length > 0) showNextAttack(aiming)
      else if (choice) aiming.act(choice)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

/** Control and Enter press the main button, wherever the focus is; Enter alone presses what has the focus. */
function isMain(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey) && document.querySelector('dialog[open]') === null
}

function showNextAttack({ choices, selected, setSelected }: Aiming): void {
  const attacks = choices.filter((choice) => choice.group === 'fight')
  const next = attacks[(attacks.findIndex((choice) => choice.id === selected?.id) + 1) % attacks.length]
  if (!next) return
  setSelected(next)
  requestAnimationFrame(focusMain)
}
