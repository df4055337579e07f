/** How the built-in lanista wagers. */
import {
  type BankWager,
  bankOdds,
  type Fixture,
  isCovered,
  type LudusQuestion,
  type LudusState,
  MOST_STAKE,
  mayBack,
  stakesOf,
} from '@harena/colosseum'
import type { Seat } from '@harena/engine'
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
  const chosen: (BankWager & { readonly edge: number; readonly loses: number })[] = []
  for (const fixture of state.munus!.fixtures) {
    if (fixture.values === null) continue
    const odds = bankOdds(state.options, fixture.values)
    for (const side of [0, 1] as const) {
      if (!mayBack(state, seat, fixture, side)) continue
      const { wins, loses } = stakesOf(odds, side, 1)
      const chance = chanceOf(fixture, side)
      const edge = (chance * wins - (1 - chance) * loses) / loses
      const unit = Math.floor(Math.min(stake * purse, MOST_STAKE / 10) / Math.max(loses, wins / 10))
      if (edge > 0.2 && unit > 0) chosen.push({ match: fixture.number, side, unit, edge, loses: loses * unit })
    }
  }
  const best = chosen.toSorted((a, b) => b.edge - a.edge).slice(0, wagers)
  return best.map(({ match, side, unit }) => ({ match, side, unit }))
}
