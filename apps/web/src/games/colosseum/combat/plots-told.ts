/** The plots that the log has laid open. */
import type { Event } from '@harena/colosseum'
import type { Line } from '../../../match/timeline.ts'
import { chipsOf } from '../plot-builder.ts'
import { sentenceOf } from '../plot-words.ts'

export interface PlotTold {
  readonly seat: number
  readonly chips: readonly string[]
  readonly words: string
  /** §17.3 He goes on beyond his moving phases. */
  readonly overexerts: boolean
  /** Still closed: the log has not come to it yet. */
  readonly isSealed: boolean
}

const plain = { chips: [], overexerts: false, isSealed: false } as const

function toldIn(line: Line): PlotTold | null {
  const event = line.event as Event
  if (event.kind === 'plotForfeited') return { ...plain, seat: event.seat, words: 'an illegal move: he stands still' }
  if (event.kind !== 'plotRevealed') return null
  const { seat, plot, codes, overexerts } = event
  const moves = codes.filter((code) => code !== 'X' && code !== 'S')
  return { seat, chips: chipsOf(plot), words: sentenceOf(moves, plot), overexerts, isSealed: false }
}

/** Seats that have left the match. */
function gone(lines: readonly Line[]): Set<number> {
  const left = new Set<number>()
  for (const line of lines) {
    const event = line.event as Event
    if (event.kind === 'died' || event.kind === 'leftArena') left.add(event.seat)
  }
  return left
}

/**
 * The plots of the phase that is being told, by seat; none once more than `after` lines have followed them. Who stands
 * still is not mentioned by the log: he is sealed until it goes on, then X.
 */
export function plotsTold(lines: readonly Line[], seats: number, after = 4): PlotTold[] {
  const start = lines.findLastIndex(({ event }) => event.kind === 'phaseBegan')
  const last = lines.findLastIndex((line, at) => at > start && toldIn(line) !== null)
  if (start < 0 || last < 0 || lines.length - 1 - last > after) return []
  const told = lines.slice(start, last + 1).flatMap((line) => toldIn(line) ?? [])
  const isSealed = last === lines.length - 1
  const out = gone(lines.slice(0, start))
  const still = isSealed ? { ...plain, words: '', isSealed } : { ...plain, chips: ['X'], words: 'stand still' }
  return Array.from(
    { length: seats },
    (_, seat) => told.find((plot) => plot.seat === seat) ?? { ...still, seat },
  ).filter(({ seat }) => !out.has(seat))
}
