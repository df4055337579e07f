/**
 * What happened, line by line, and between two lines hex by hex: the rules tell a walk when it is over, but everybody
 * wants to see both men walk at the same time.
 */
import type { Event, View } from '@harena/colosseum'
import { useEffect, useMemo, useState } from 'react'
import { pauseOf } from '../../app/state.ts'
import type { MatchController, Snapshot } from '../../match/controller.ts'
import type { Line } from '../../match/timeline.ts'
import { isAppeal, pulsesBetween } from './pulses.ts'

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
  moved: 0.3,
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

interface Place {
  /** Lines that can be read, and pulses seen since the last of them. */
  readonly line: number
  readonly pulse: number
}

/** How many lines there are up to the next thing that stops everything, or in all. */
function nextStop(lines: readonly Line[], from: number): number {
  const found = lines.findIndex((line, index) => index >= from && isAppeal(line))
  return found < 0 ? lines.length : found + 1
}

export function useReveal(controller: Controller, { lines, scene }: Snapshot<View>): Reveal {
  const last = lines.length
  // A match that goes on is taken up where it stood; a new one is seen from its first line.
  const [place, setPlace] = useState<Place>({ line: Math.min(Math.max(1, controller.seen), last), pulse: 0 })
  const [passed, setPassed] = useState(place.line)
  if (place.line > last) {
    setPlace({ line: last, pulse: 0 })
    setPassed(last)
  }
  const line = Math.min(place.line, last)
  const latest = lines[line - 1]
  const stop = latest && line > passed && isAppeal(latest) ? latest : null
  const isRunning = line < last
  const seen = (upTo: number) => controller.frameAt(upTo - 1) ?? scene.view
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was seen at a line stays the same
  const pulses = useMemo(() => (isRunning ? pulsesBetween(seen(line), seen(line + 1), lines, line) : []), [line, lines])
  const { pulse } = place
  useEffect(() => {
    controller.seen = line
  }, [controller, line])
  useEffect(() => {
    if (!isRunning || stop) return
    const time = latest ? timeFor(latest) : 0
    if (time === 0) {
      setPlace({ line: nextStop(lines, line), pulse: 0 })
      return
    }
    const next = pulse < pulses.length ? { line, pulse: pulse + 1 } : { line: line + 1, pulse: 0 }
    const timer = window.setTimeout(() => setPlace(next), pulse > 0 ? pauseOf() * 0.5 : time)
    return () => window.clearTimeout(timer)
  }, [isRunning, stop, latest, lines, line, pulse, pulses])
  return {
    view: isRunning || stop ? (pulses[place.pulse - 1] ?? seen(line)) : scene.view,
    lines: isRunning ? lines.slice(0, line) : lines,
    isRunning,
    stop,
    skip: () => {
      if (!stop) setPlace({ line: nextStop(lines, line), pulse: 0 })
    },
    pass: () => setPassed(line),
  }
}
