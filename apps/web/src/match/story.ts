/** What a match comes down to: the blow that decided it, and the story in a few lines. */

import type { Motion } from '../board/motions.ts'
import type { Line } from './timeline.ts'

/** How a game shows its lines on the sand. */
export type Shows = (line: Line) => readonly Motion[]

/** How much a line changed: harm by its number, a fall by far the most. */
function weightOf(motions: readonly Motion[]): number {
  return motions.reduce((sum, motion) => {
    if (motion.kind === 'fall') return sum + 10
    if (motion.kind === 'wounds') return sum + motion.number
    return motion.kind === 'flight' ? sum + 0.5 : sum
  }, 0)
}

/** The blow that decided it: the last harm done, and the line from which one sees it again with what led to it. */
export interface Decisive {
  readonly line: Line
  /** The throw that brought it, if it is told apart. */
  readonly cast: Line | null
  readonly from: number
}

/** More lines before the blow are another story. */
const MOST_BEFORE = 5

/** Null where nobody was harmed. */
export function decisive(lines: readonly Line[], shows: Shows): Decisive | null {
  const last = lines.findLast((line) => shows(line).some(({ kind }) => kind === 'wounds' || kind === 'fall'))
  if (!last) return null
  const from = lines.findIndex(({ index, at }) => at === last.at && index >= last.index - MOST_BEFORE)
  const cast = lines.slice(from, last.index).findLast(({ rolls }) => rolls.length > 0) ?? null
  return { line: last, cast, from }
}

/** The weightiest lines in their order, the last harm among them. */
export function storyOf(lines: readonly Line[], shows: Shows, most = 5): readonly Line[] {
  const weighed = lines.map((line) => ({ line, weight: weightOf(shows(line)) })).filter(({ weight }) => weight > 0)
  const last = weighed.at(-1)
  const heaviest = weighed
    .slice(0, -1)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most - 1)
  return [...heaviest, ...(last ? [last] : [])].map(({ line }) => line).sort((a, b) => a.index - b.index)
}
