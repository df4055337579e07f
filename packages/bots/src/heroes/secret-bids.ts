/** Two who bid Bonus Dice in secret: what each pair of bids is worth, and what to bid. */
import { type Card, isHampered, leastBid, type PoolTable } from '@harena/heroes'
import { type Matrix, solve } from '../lib/fictitious-play.ts'
import { Rooms } from '../lib/rooms.ts'
import { triggersOf } from './rolls.ts'

const ROUNDS = 60

/** The value to the one who asks by his bid, then by the other's; both begin with the least that may be bid. */
export interface Bids extends Matrix {
  readonly own: Card
  readonly foe: Card
  readonly table: PoolTable
  readonly least: number
  readonly foesLeast: number
}

const rooms = new Rooms()

/** One table at a time: it is good until the next is made. */
export function bidsOf(own: Card, foe: Card, table: PoolTable, value: (bid: number, answer: number) => number): Bids {
  const least = leastBid(own, table)
  const foesLeast = leastBid(foe, table)
  const rows = own.bonus - least + 1
  const columns = foe.bonus - foesLeast + 1
  const gains = rooms.of(rows * columns)
  for (let at = 0, bid = least; bid <= own.bonus; bid++) {
    for (let answer = foesLeast; answer <= foe.bonus; answer++) gains[at++] = value(bid, answer)
  }
  return { own, foe, table, least, foesLeast, rows, columns, gains }
}

/** What the roll is worth if both bid well; an NPG bids by its triggers. */
export function valueOfBids(bids: Bids): number {
  return bids.foe.control === 'npg' ? bestAgainst(bids, triggers(bids)).value : solve(bids, ROUNDS).value
}

/** How often each bid is made, from the least on: the mix that cannot be outguessed, or the best bid against an NPG. */
export function sharesOfBids(bids: Bids): Float64Array {
  if (bids.foe.control !== 'npg') return solve(bids, ROUNDS).rows.slice()
  const shares = new Float64Array(bids.rows)
  shares[bestAgainst(bids, triggers(bids)).row] = 1
  return shares
}

/** How often an NPG uses so many dice, from the least on. */
function triggers({ foe, table, foesLeast }: Bids): Float64Array {
  return triggersOf(foe.bonus, table, isHampered(foe), foesLeast)
}

/** The best row against a known mix of columns, the first of equals, and its value. */
export function bestAgainst({ rows, columns, gains }: Matrix, mix: Float64Array): { row: number; value: number } {
  let best = 0
  let value = Number.NEGATIVE_INFINITY
  for (let row = 0; row < rows; row++) {
    let sum = 0
    for (let column = 0; column < mix.length; column++) sum += mix[column]! * gains[row * columns + column]!
    if (sum <= value + 1e-9) continue
    best = row
    value = sum
  }
  return { row: best, value }
}
