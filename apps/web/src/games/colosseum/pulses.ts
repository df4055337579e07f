/** What is to be seen between two lines of the log: everybody walks hex by hex, at the same time. */
import type { Event, View } from '@harena/colosseum'
import { type FigureView, type Hex, same } from '@harena/engine'
import type { Line } from '../../match/timeline.ts'
import { hexOfCell } from './choices.ts'
import { follow, movesOf, type Stand } from './plot-builder.ts'

export function isAppeal({ event }: Line): boolean {
  return event.kind === 'appealed'
}

/** The hexes between two places on the way of a man, as his walk is told later in the same phase. */
function wayOf(lines: readonly Line[], from: number, seat: number, start: Hex, end: Hex, view: View): Hex[] {
  for (let at = from; at < lines.length; at++) {
    const event = lines[at]!.event as Event
    if (event.kind === 'phaseBegan') return []
    if (event.kind !== 'moved' || event.seat !== seat) continue
    const path = event.path.map((cell) => hexOfCell(view, cell))
    const last = path.findIndex((hex) => same(hex, end))
    const first = path.findIndex((hex) => same(hex, start))
    return last < 0 ? [] : path.slice(first + 1, last)
  }
  return []
}

/** How the plot that he wrote in this phase turns him on his way. */
function standsOf(lines: readonly Line[], from: number, { seat, hex, facing }: FigureView): readonly Stand[] {
  for (let at = from - 1; at >= 0; at--) {
    const event = lines[at]!.event as Event
    if (event.kind === 'phaseBegan') return []
    if (event.kind === 'plotRevealed' && event.seat === seat) {
      return follow({ hex, facing }, movesOf(event.plot), () => true).stands
    }
  }
  return []
}

/** What is to be seen between two lines: each pulse moves everybody one hex on. */
export function pulsesBetween(before: View, after: View, lines: readonly Line[], from: number): View[] {
  const walks = before.figures.map((figure, at) => {
    const { hex } = after.figures[at]!
    const way = same(figure.hex, hex) ? [] : wayOf(lines, from, figure.seat, figure.hex, hex, after)
    const stands = way.length > 0 ? standsOf(lines, from, figure) : []
    return way.map((place) => stands.find((stand) => same(stand.hex, place)) ?? { hex: place, facing: figure.facing })
  })
  const count = Math.max(0, ...walks.map((walk) => walk.length))
  return Array.from({ length: count }, (_, pulse) => ({
    ...before,
    figures: before.figures.map((figure, at) => ({ ...figure, ...(walks[at]![pulse] ?? walks[at]!.at(-1)) })),
  }))
}
