/** Which part of the arena matters: where the gladiators are, with room around them, and the trunks of beasts. */
import { type ArenaView, columnAndRow, fromColumnAndRow, type Hex } from '@harena/engine'
import { useState } from 'react'

interface Span {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const ROOM = 1

function spanOf(view: ArenaView, trunks: readonly Hex[], room: number): Span {
  const { cols, rows } = view.arena
  const standing = view.figures.filter((figure) => figure.out === null)
  // After the last blow the fight is where they stood and fell.
  const there = standing.length < 2 ? view.figures : standing
  if (there.length < 2) return { left: 0, right: cols - 1, top: 0, bottom: rows - 1 }
  const heads = there.map(({ hex }) => columnAndRow(hex))
  const behind = trunks.map(columnAndRow)
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
  const columns = [
    ...heads.flatMap(({ column }) => [column - room, column + room]),
    ...behind.map(({ column }) => column),
  ]
  const lines = [...heads.flatMap(({ row }) => [row - room, row + room]), ...behind.map(({ row }) => row)]
  return {
    left: within(Math.min(...columns), cols - 1),
    right: within(Math.max(...columns), cols - 1),
    top: within(Math.min(...lines), rows - 1),
    bottom: within(Math.max(...lines), rows - 1),
  }
}

function isInside(inner: Span, outer: Span): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  )
}

/** How far apart the middles of two parts are. */
function shift(one: Span, other: Span): number {
  const across = one.left + one.right - other.left - other.right
  const down = one.top + one.bottom - other.top - other.bottom
  return Math.max(Math.abs(across), Math.abs(down)) / 2
}

function sizeOf(span: Span): number {
  return Math.max(span.right - span.left, span.bottom - span.top)
}

/**
 * The hexes to bring into view, with those of the trunks of beasts. They stay the same while everybody is well inside, so that the board keeps still, and
 * the fight is not farther from the middle than `drift`.
 */
export function useFight(view: ArenaView, trunks: readonly Hex[], drift = Number.POSITIVE_INFINITY): readonly Hex[] {
  const wanted = spanOf(view, trunks, ROOM)
  const [span, setSpan] = useState(wanted)
  const [hexes, setHexes] = useState(() => cornersOf(wanted))
  // The last man standing stays where the fight was.
  const isOver = view.figures.length > 1 && view.figures.filter((figure) => figure.out === null).length < 2
  const isNear = isInside(spanOf(view, trunks, 0), span) && shift(wanted, span) <= drift
  const isCalm = isOver || (isNear && sizeOf(span) - sizeOf(wanted) < 3)
  if (!isCalm && !(isInside(wanted, span) && isInside(span, wanted))) {
    setSpan(wanted)
    setHexes(cornersOf(wanted))
  }
  return hexes
}

function cornersOf({ left, right, top, bottom }: Span): Hex[] {
  return [
    fromColumnAndRow(left, top),
    fromColumnAndRow(right, top),
    fromColumnAndRow(left, bottom),
    fromColumnAndRow(right, bottom),
  ]
}
