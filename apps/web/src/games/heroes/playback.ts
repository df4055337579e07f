/** What happened, line by line: much may come of one answer, and all of it is worth seeing. */
import { useEffect, useState } from 'react'
import { pauseOf } from '../../app/state.ts'
import type { MatchController, Snapshot } from '../../match/controller.ts'
import type { Line } from '../../match/timeline.ts'

export interface Reveal<V> {
  readonly view: V
  readonly lines: readonly Line[]
  /** Whether there is more to be seen. */
  readonly isRunning: boolean
  /** What stops everything until it is put away. */
  readonly stop: Line | null
  skip(): void
  pass(): void
}

/** Dice want to be read, steps only to be seen. */
function timeFor(line: Line): number {
  const pause = pauseOf()
  return line.rolls.length > 0 ? pause * 1.2 : pause * 0.55
}

export function useReveal<V>(
  controller: MatchController<V>,
  snapshot: Snapshot<V>,
  isStop: (line: Line) => boolean,
): Reveal<V> {
  const { lines, scene } = snapshot
  const last = lines.length
  // A match that goes on is taken up where it stood; a new one is seen from its first line.
  const [shown, setShown] = useState(scene.at === 0 ? Math.min(1, last) : last)
  const [passed, setPassed] = useState(shown)
  if (shown > last) {
    setShown(last)
    setPassed(last)
  }
  const at = Math.min(shown, last)
  const latest = lines[at - 1]
  const stop = latest && at > passed && isStop(latest) ? latest : null
  const isRunning = at < last
  const skipFrom = (from: number) => {
    const next = lines.findIndex((line, index) => index >= from && isStop(line))
    setShown(next < 0 ? last : next + 1)
  }
  useEffect(() => {
    if (!isRunning || stop) return
    const time = latest ? timeFor(latest) : 0
    if (time === 0) {
      const next = lines.findIndex((line, index) => index >= at && isStop(line))
      setShown(next < 0 ? last : next + 1)
      return
    }
    const timer = window.setTimeout(() => setShown(at + 1), time)
    return () => window.clearTimeout(timer)
  }, [isRunning, stop, latest, lines, at, last, isStop])
  return {
    view: isRunning || stop ? (controller.frameAt(at - 1) ?? scene.view) : scene.view,
    lines: isRunning ? lines.slice(0, at) : lines,
    isRunning,
    stop,
    skip: () => {
      if (!stop) skipFrom(at)
    },
    pass: () => setPassed(at),
  }
}
