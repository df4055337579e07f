/** How the built-in lanista wagers. */
import {
  type BankWager,
  bankOdds,
  type Challenge,
  type Fixture,
  isCovered,
  type LudusQuestion,
  type LudusState,
  MOST_STAKE,
  mayBack,
  mostFromBank,
  stakesOf,
} from '@harena/colosseum'
import type { Seat } from '@harena/engine'
import { argmax } from '../lib/argmax.ts'
import type { Temper } from './tempers.ts'

/** §39.5.4.3 What another lanista offers is taken if it is good, and small beside what he has. */
export function takesWager(
  state: LudusState,
  { seat, challenge }: Extract<LudusQuestion, { kind: 'cover' }>,
  { stake }: Temper,
): boolean {
  const { match, side, wins, loses } = challenge
  const fixture = state.munus!.fixtures.find(({ number }) => number === match)!
  const chance = 1 - chanceOf(fixture, side)
  const isGood = chance * loses > (1 - chance) * wins
  return isGood && wins <= stake * state.ludi[seat]!.denarii && isCovered(state, seat, wins)
}

/** How often a side wins, as far as its numbers say; matches that nobody wins left out. */
export function chanceOf({ values, sides, bill }: Fixture, side: 0 | 1): number {
  if (values === null) return 0.5
  const men = [sides[0].length, bill.type === 'consecutive' ? 1.5 : sides[1].length] as const
  const strength = [men[0] * (12 + values[0] / men[0]), men[1] * (12 + values[1] / men[1])] as const
  return strength[side] / (strength[0] + strength[1])
}

/** The bank pays by combat values alone: he backs whom they make too little of. */
export function wagersWithBank(state: LudusState, seat: Seat, { stake, wagers }: Temper): BankWager[] {
  const purse = state.ludi[seat]!.denarii
  const chosen: (BankWager & { readonly edge: number; readonly wins: number })[] = []
  for (const fixture of state.munus!.fixtures) {
    if (fixture.values === null) continue
    const odds = bankOdds(state.options, fixture.values)
    for (const side of [0, 1] as const) {
      if (!mayBack(state, seat, fixture, side)) continue
      const { wins, loses } = stakesOf(odds, side, 1)
      const chance = chanceOf(fixture, side)
      const edge = (chance * wins - (1 - chance) * loses) / loses
      const unit = Math.floor(Math.min(stake * purse, MOST_STAKE / 10) / Math.max(loses, wins / 10))
      if (edge > 0.2 && unit > 0) chosen.push({ match: fixture.number, side, unit, edge, wins })
    }
  }
  let left = mostFromBank(state.options)
  const best = chosen.toSorted((a, b) => b.edge - a.edge).slice(0, wagers)
  return best.flatMap(({ match, side, unit, wins }) => {
    const most = Math.min(unit, Math.floor(left / wins))
    left -= most * wins
    return most > 0 ? [{ match, side, unit: most }] : []
  })
}

/** §39.5.4.3 A proud lanista backs his men against the richest of those who may take it, at odds between what both believe. */
export function challengeOf(state: LudusState, seat: Seat, { stake, pride }: Temper): Challenge | null {
  if (pride === 0 || state.asked > 0) return null
  const offers = state.munus!.fixtures.flatMap((fixture) => {
    const side = sideOf(fixture, seat)
    if (side === null || fixture.values === null) return []
    const chance = chanceOf(fixture, side)
    const believed = (chance * (1 + pride)) / (chance * (1 + pride) + 1 - chance)
    const between = (chance + believed) / 2
    const against = richestAgainst(state, seat, fixture, side)
    if (against === null) return []
    const loses = Math.floor(Math.min(stake * state.ludi[seat]!.denarii, SMALL * state.ludi[against]!.denarii))
    const wins = Math.floor((loses * (1 - between)) / between)
    const edge = believed * wins - (1 - believed) * loses
    return wins > 0 && edge > 0 && isCovered(state, seat, loses)
      ? [{ edge, challenge: { match: fixture.number, side, against, wins, loses } }]
      : []
  })
  return argmax(offers, ({ edge }) => edge)?.challenge ?? null
}

/** The part of another's purse that he may well put on one wager. */
const SMALL = 0.02

/** Where he has men; null if nowhere, or on both sides. */
function sideOf({ sides }: Fixture, seat: Seat): 0 | 1 | null {
  const [first, second] = sides.map((side) => side.some(({ owner }) => owner === seat))
  if (first === second) return null
  return first ? 0 : 1
}

function richestAgainst(state: LudusState, seat: Seat, fixture: Fixture, side: 0 | 1): Seat | null {
  const isOpen = (other: Seat) =>
    other !== seat && !state.ludi[other]!.isOut && mayBack(state, other, fixture, (1 - side) as 0 | 1)
  return argmax([...state.ludi.keys()].filter(isOpen), (other) => state.ludi[other]!.denarii)
}
