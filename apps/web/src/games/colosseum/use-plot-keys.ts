/** Plotting by keyboard, and against the clock. */
import { useEffect, useRef, useState } from 'react'
import { useTypedKeys } from '../../match/use-typed-keys.ts'
import { keyMoves } from './plot-builder.ts'
import { usePadFacing } from './use-pad-facing.ts'
import type { Plotting } from './use-plot.tsx'

/** What was typed is sealed with Enter. */
export function usePlotKeys(plot: Plotting): void {
  const facing = usePadFacing(plot)
  useTypedKeys((key) => {
    const move = keyMoves(facing)[key]
    if (key === 'Backspace' && plot.moves.length > 0) {
      plot.back()
      return 'other'
    }
    if (!move || !plot.next.includes(move)) return 'nothing'
    plot.add(move)
    return 'answer'
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
