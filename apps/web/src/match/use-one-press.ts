/**
 * A press that was meant for one question must not answer the next: where opponents act at once, that stands in the same
 * place before a finger is up again.
 */
import { type MouseEvent, useEffect, useRef } from 'react'
import type { Task } from './snapshot.ts'

/** So long, in milliseconds, a new question is shown before its main button does anything. */
const MOMENT = 400

export interface OnePress {
  /** Whether the main button may be pressed now. */
  mayPress(): boolean
  /** For the box around everything: takes away a click that comes too soon. */
  onClick(event: MouseEvent): void
}

export function useOnePress(task: Task | null): OnePress {
  const pressed = useRef<{ readonly task: Task | null } | null>(null)
  const since = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    // Dice that are typed answer nothing by themselves.
    if (task?.kind !== 'answer' || !pressed.current || pressed.current.task === task) return
    since.current = performance.now()
    pressed.current = null
  }, [task])
  const mayPress = () => {
    if (performance.now() - since.current < MOMENT) return false
    pressed.current = { task }
    return true
  }
  const onClick = (event: MouseEvent) => {
    // What the keys press has been asked for there.
    if (!event.isTrusted) return
    if (!(event.target as Element).closest('#primary')) {
      // Whoever presses something else has seen where he is.
      pressed.current = null
      since.current = Number.NEGATIVE_INFINITY
      return
    }
    if (mayPress()) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { mayPress, onClick }
}
