/** Playing by keyboard, wherever the focus is. */
import { useEffect } from 'react'
import type { MatchController, Snapshot } from './controller.ts'
import { choiceForKey, isFree } from './keys.ts'
import type { Aiming } from './use-aiming.ts'

const skipKeys = [' ', 'Enter', 'Escape']

export function usePlayKeys(
  controller: MatchController,
  snapshot: Snapshot,
  aiming: Aiming,
  openHelp: () => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isFree(event)) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const choice = choiceForKey(aiming.choices, key)
      if (key === '?') openHelp()
      else if (snapshot.isPlayingBack && skipKeys.includes(key)) controller.skip()
      else if (key === 'Escape' && aiming.selected) aiming.setSelected(null)
      else if (key === 'u') controller.undo()
      else if (key === 'a') showNextAttack(aiming)
      else if (choice) aiming.act(choice)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

export function showNextAttack({ choices, selected, setSelected }: Aiming): void {
  const attacks = choices.filter((choice) => choice.group === 'fight')
  const next = attacks[(attacks.findIndex((choice) => choice.id === selected?.id) + 1) % attacks.length]
  if (!next) return
  setSelected(next)
  requestAnimationFrame(() => document.getElementById('primary')?.focus())
}
