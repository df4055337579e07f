/** Keys that work at an answer while no field has the focus; Enter then gives it. */
import { useEffect, useRef } from 'react'
import { focusMain, isFree, keyOf } from './keys.ts'

/** What a key did: nothing, something that Enter should now give, or something else. */
export type Typed = 'nothing' | 'answer' | 'other'

export function useTypedKeys(type: (key: string) => Typed): void {
  const wasTyped = useRef(false)
  useEffect(() => {
    if (wasTyped.current) focusMain()
    wasTyped.current = false
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typed = isFree(event) ? type(keyOf(event)) : 'nothing'
      if (typed === 'nothing') return
      wasTyped.current = typed === 'answer'
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
