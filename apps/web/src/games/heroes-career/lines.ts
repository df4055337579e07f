/** The lines of a career: those of its matches unwrapped, and where each match begins and ends. */
import { listed } from '@harena/engine'
import type { CareerEvent, JournalEntry } from '@harena/heroes'
import type { Line } from '../../match/timeline.ts'

/** A line of the match inside, as if the match stood alone; all others as they are. */
export function unwrapped(line: Line): Line {
  const event = line.event as CareerEvent
  return event.kind === 'bout' ? { ...line, event: event.event } : line
}

/** One match of a Day, with all that came of it. */
export interface MatchPart {
  readonly title: string
  /** Its first line, and the first one after it. */
  readonly from: number
  readonly to: number
  readonly entries: readonly JournalEntry[]
  /** How many answers led to its first line and to its last. */
  readonly firstAnswer: number
  readonly lastAnswer: number
}

const between: readonly CareerEvent['kind'][] = [
  'dayOpened',
  'stoppedForToday',
  'retired',
  'careerClosed',
  'proposed',
  'beganAgain',
]

export function matchesIn(lines: readonly Line[]): MatchPart[] {
  const parts: MatchPart[] = []
  let from = -1
  const close = (to: number) => {
    if (from < 0) return
    const made = lines[from]!.event as Extract<CareerEvent, { kind: 'matchMade' }>
    const entries = lines.slice(from, to).flatMap(({ event }) => {
      const told = event as CareerEvent
      return told.kind === 'journalWritten' ? [told.entry] : []
    })
    const title = `${listed(made.gladiators)} against ${listed(made.opponents)}`
    const [firstAnswer, lastAnswer] = [lines[from]!.at, lines[to - 1]!.at]
    parts.push({ title, from, to, entries, firstAnswer, lastAnswer })
    from = -1
  }
  lines.forEach((line, index) => {
    const { kind } = line.event as CareerEvent
    if (kind === 'matchMade' || between.includes(kind)) close(index)
    if (kind === 'matchMade') from = index
  })
  close(lines.length)
  return parts
}

/** What the match meant for those who fought it. */
export function aftermathOf(lines: readonly Line[]): readonly Line[] {
  const last = lines.findLastIndex(({ event }) => event.kind === 'bout')
  return lines.slice(last + 1).filter(({ event }) => event.kind !== 'journalWritten')
}
