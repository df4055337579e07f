/** Who sits at this screen, and so what may be shown on it. */
import type { Seat } from '@harena/engine'
import type { Left, Sitter } from './saved-match.ts'

/** The names of the people; one may play several gladiators. */
export function peopleAt(sitters: readonly Sitter[]): Set<string> {
  return new Set(sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.name] : [])))
}

/** With one person at the screen what he may see; with several, or none, what everybody may. */
export function viewerOf(sitters: readonly Sitter[]): Seat | null {
  return peopleAt(sitters).size === 1 ? sitters.findIndex((sitter) => sitter.kind === 'person') : null
}

/** Whether an answer was left to the built-in opponent: that of a man's seat, with so many before it. */
export type IsLeft = (answers: number, seat: Seat) => boolean

export function leftIn(left: readonly Left[] = []): IsLeft {
  return (answers, seat) => left.some((one) => one.seat === seat && one.from <= answers && answers < one.to)
}
