/** What opponents draw from, at a table and in simulation alike. */
import { Dice } from './dice.ts'
import type { Seat } from './referee.ts'

/**
 * A stream of its own for each decision of a match: an opponent's chances depend neither on the dice of the rules nor on
 * what others drew, so a match taken up in the middle goes on as it would have.
 */
export function botStream(seed: string, decision: number, seat: Seat, which = 0): Dice {
  return Dice.fromSeed(`${seed}/bot/${decision}/${slot(seat, which)}`)
}

/** The stream of one who is asked for advice: whoever asks again is told the same. */
export function adviceDice(length: number, seat: Seat): Dice {
  return Dice.fromSeed(`advice/${length}/${seat}`)
}

/** Where a seat is asked several things at once, each has its own stream. */
function slot(seat: Seat, which: number): string {
  return which === 0 ? `${seat}` : `${seat}.${which}`
}

/** The same streams for one who plays a whole match at one go: each is good until the next is asked for. */
export function botStreams(seed: string): (decision: number, seat: Seat, which: number) => Dice {
  const streamOf = Dice.family(`${seed}/bot/`)
  return (decision, seat, which) => streamOf(restOf(decision, seat, which))
}

/** How the seeds of the first decisions of a seat end: the same in every match, made once. */
const rests: string[][] = []
const KEPT = 1000

function restOf(decision: number, seat: Seat, which: number): string {
  if (decision >= KEPT || which > 0) return `${decision}/${slot(seat, which)}`
  rests[seat] ??= []
  const own = rests[seat]
  own[decision] ??= `${decision}/${seat}`
  return own[decision]
}
