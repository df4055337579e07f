/** Plotting by keyboard, and against the clock. */
import { useEffect, useRef, useState } from 'react'
import { focusMain, isFree, keyOf } from '../../match/keys.ts'
import { moveForKey } from './plot-words.ts'
import type { Plotting } from './use-plot.tsx'

/** What was typed is sealed with Enter. */
export function usePlotKeys(plot: Plotting): void {
  const wasTyped = useRef(false)
  useEffect(() => {
    if (wasTyped.current) focusMain()
    wasTyped.current = false
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isFree(event)) return
      const key = keyOf(event)
      const move = moveForKey(key)
      if (key === 'Backspace' && plot.moves.length > 0) plot.back()
      else if (move && plot.next.includes(move)) {
        plot.add(move)
        wasTyped.current = true
      } else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

/** §7.5 When time is up, he stands still. */
export function usePlotTimer(plot: Plotting, seconds: number): number {
  const [left, setLeft] = useState(seconds)
  const giveUp = useRef(plot.giveUp)
  giveUp.current = plot.giveUp
  useEffect(() => {
    if (seconds === 0) return
    if (left === 0) {
      giveUp.current()
      return
    }
    const timer = window.setTimeout(() => setLeft(left - 1), 1000)
    return () => window.clearTimeout(timer)
  }, [seconds, left])
  return left
}
