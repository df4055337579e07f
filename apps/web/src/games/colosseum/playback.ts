/** What happened, line by line; a walk is told hex by hex, everybody at the same time. */
import type { Event, View } from '@harena/colosseum'
import { useEffect, useState } from 'react'
import { pauseOf } from '../../app/state.ts'
import type { MatchController, Snapshot } from '../../match/controller.ts'
import type { Line } from '../../match/timeline.ts'

export interface Reveal {
  readonly view: View
  readonly lines: readonly Line[]
  /** Whether there is more to be seen. */
  readonly isRunning: boolean
  /** What stops everything until it is put away: the crowd decides. */
  readonly stop: Line | null
  skip(): void
  pass(): void
}

/** By kind of event, as a share of the usual pause; dice want to be read, steps only to be seen. */
const shares: Partial<Record<Event['kind'], number>> = {
  turnBegan: 0.3,
  phaseBegan: 0.3,
  plotRevealed: 0.8,
  pulse: 0.5,
  turnedToFace: 0.4,
  advantageTaken: 0.5,
  attacksRevealed: 1.2,
  attackRolled: 2,
  woundRolled: 1.4,
  wounded: 1.4,
}

function timeFor({ event, rolls }: Line): number {
  return pauseOf() * (shares[event.kind as Event['kind']] ?? (rolls.length > 0 ? 1.2 : 0.6))
}

type Controller = Pick<MatchController<View>, 'frameAt' | 'seen'>

export function isAppeal({ event }: Line): boolean {
  return event.kind === 'appealed'
}

/** How many lines there are up to the next thing that stops everything, or in all. */
function nextStop(lines: readonly Line[], from: number): number {
  const found = lines.findIndex((line, index) => index >= from && isAppeal(line))
  return found < 0 ? lines.length : found + 1
}

export function useReveal(controller: Controller, { lines, scene }: Snapshot<View>): Reveal {
  const last = lines.length
  // A match that goes on is taken up where it stood; a new one is seen from its first line.
  const [place, setPlace] = useState(Math.min(Math.max(1, controller.seen), last))
  const [passed, setPassed] = useState(place)
  if (place > last) {
    setPlace(last)
    setPassed(last)
  }
  const line = Math.min(place, last)
  const latest = lines[line - 1]
  const stop = latest && line > passed && isAppeal(latest) ? latest : null
  const isRunning = line < last
  const seen = (upTo: number) => controller.frameAt(upTo - 1) ?? scene.view
  useEffect(() => {
    controller.seen = line
  }, [controller, line])
  useEffect(() => {
    if (!isRunning || stop) return
    const time = latest ? timeFor(latest) : 0
    if (time === 0) {
      setPlace(nextStop(lines, line))
      return
    }
    const timer = window.setTimeout(() => setPlace(line + 1), time)
    return () => window.clearTimeout(timer)
  }, [isRunning, stop, latest, lines, line])
  return {
    view: isRunning || stop ? seen(line) : scene.view,
    lines: isRunning ? lines.slice(0, line) : lines,
    isRunning,
    stop,
    skip: () => {
      if (!stop) setPlace(nextStop(lines, line))
    },
    pass: () => setPassed(line),
  }
}
