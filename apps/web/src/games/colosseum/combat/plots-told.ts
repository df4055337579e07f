/** The plots that the log has laid open. */
import type { Event, View } from '@harena/colosseum'
import { t } from '@harena/engine'
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

const plain = { chips: [], words: '', overexerts: false, isSealed: false } as const

function toldIn(line: Line): PlotTold | null {
  const event = line.event as Event
  if (event.kind === 'plotForfeited')
    return { ...plain, seat: event.seat, words: t('an illegal move: he stands still') }
  if (event.kind !== 'plotRevealed') return null
  const { seat, plot, codes, overexerts } = event
  const moves = codes.filter((code) => code !== 'X' && code !== 'S')
  return { seat, chips: chipsOf(plot), words: sentenceOf(moves, plot), overexerts, isSealed: false }
}

/** Whether a line lays a plot open. */
export function isPlotTold(line: Line | undefined): boolean {
  return line !== undefined && toldIn(line) !== null
}

/** How many lines after the last of them plots are still worth showing. */
const FRESH = 4

/** The plots of the phase that is being told, by seat: those not told yet are sealed. None once the log has gone on. */
export function plotsTold(lines: readonly Line[], { figures }: Pick<View, 'figures'>): PlotTold[] {
  const start = lines.findLastIndex(({ event }) => event.kind === 'phaseBegan')
  const told = lines.slice(start).flatMap((line) => toldIn(line) ?? [])
  const last = lines.findLastIndex((line) => toldIn(line) !== null)
  if (start < 0 || told.length === 0 || lines.length - 1 - last > FRESH) return []
  const isOpen = last < lines.length - 1
  return figures.flatMap(({ seat, out }): PlotTold[] => {
    const plot = told.find((one) => one.seat === seat)
    if (plot) return [plot]
    return out !== null || isOpen ? [] : [{ ...plain, seat, isSealed: true }]
  })
}
