/** The answers that a lanista may give: all of them, or a sample where there are too many to list. */
import type { Seat } from '@harena/engine'
import { sampleSuits } from '../37-armour/custom-armour.ts'
import { priceOfStock } from '../39-lanistas/auction.ts'
import { combatValue } from '../39-lanistas/combat-value.ts'
import { maySuit } from '../39-lanistas/fixtures.ts'
import { bankOdds, mostFromBank, stakesOf } from '../39-lanistas/odds.ts'
import { purchasesOf } from '../39-lanistas/purchases.ts'
import { saleable } from '../39-lanistas/treasury.ts'
import { isCovered, mayBack } from '../39-lanistas/wagers.ts'
import { legal } from '../match/check.ts'
import { lanistaTablesOf } from '../tables/lanistas.ts'
import { checkInLudus } from './check.ts'
import {
  type BankWager,
  type Challenge,
  conducts,
  type LudusAnswers,
  type LudusQuestion,
  type LudusState,
  manNamed,
  type Offer,
  stableOf,
} from './state.ts'

export type AnyLudusAnswer = LudusAnswers[LudusQuestion['kind']]

export function legalInLudus(state: LudusState, question: LudusQuestion): AnyLudusAnswer[] {
  const { seat } = question
  switch (question.kind) {
    case 'learn':
    case 'matchType':
    case 'style':
      return [...question.choices]
    case 'armour':
      return suits(state, question)
    case 'spend':
      return purchasesOf(state, manNamed(state, question.name))
    case 'bout':
      return legal(state.bout!.match, question.question)
    case 'bid':
      return bids(state.ludi[seat]!.denarii)
    case 'loan':
    case 'meet':
      return [false, true]
    case 'deal':
    case 'cover':
      return checkInLudus(state, question, true) === null ? [false, true] : [false]
    case 'bribe':
      return bribes(state, seat)
    case 'offer':
      return offers(state, seat)
    case 'sell':
      return [[], ...saleable(state, seat).map(({ name }) => [name])]
    case 'order':
      return orders(state, seat)
    case 'entries':
      return entries(state, seat)
    case 'allies':
      return [
        question.choices.slice(0, question.most),
        ...(question.most > 0 ? [[]] : []),
        ...question.choices.map((one) => [one]),
      ]
    case 'rival':
      return [null, ...question.choices]
    case 'conduct':
      return [...conducts]
    case 'bank':
      return [[], ...bankWagers(state, seat)]
    case 'wager':
      return [null, ...challenges(state, seat)]
    case 'raise':
      return saleable(state, seat).map(({ name }) => name)
  }
}

function suits(state: LudusState, { name, style }: Extract<LudusQuestion, { kind: 'armour' }>): AnyLudusAnswer[] {
  const { weight } = lanistaTablesOf(state.options).styles[style]
  const man = manNamed(state, name)
  const own = man.suits[weight]
  const others = sampleSuits[weight].filter((suit) => suit.join() !== own?.join())
  return ['rolled', ...(own ? [own] : []), ...others.filter((suit) => maySuit(state, man, style, suit))]
}

/** Nothing, a few coins, parts of what he has. */
function bids(denarii: number): number[] {
  const parts = [0, 1, 5, 10, 20, Math.floor(denarii / 4), Math.floor(denarii / 3), Math.floor(denarii / 2), denarii]
  return [...new Set(parts)].filter((bid) => bid <= denarii).sort((a, b) => a - b)
}

function bribes(state: LudusState, seat: Seat): (number | number[])[] {
  const tens = Math.floor(state.ludi[seat]!.denarii / 10)
  const counts = Array.from({ length: Math.min(tens, 10) + 1 }, (_, count) => count)
  if (state.options.revoltPayment === 'perLudus') return counts
  const men = stableOf(state, seat)
  const evenly = counts.filter((count) => count * men.length <= tens).map((count) => men.map(() => count))
  const single = tens > 0 ? men.map((_, at) => men.map((_, other) => (at === other ? 1 : 0))) : []
  return [...evenly, ...single]
}

/** Each man for his value: his own to the next ludus, those of others to himself. */
function offers(state: LudusState, seat: Seat): (Offer | null)[] {
  const others = state.ludi.flatMap(({ isOut }, other) => (isOut || other === seat ? [] : [other]))
  if (others.length === 0) return [null]
  const price = (man: { name: string }) => Math.max(0, combatValue(manNamed(state, man.name)))
  const sales = saleable(state, seat).map((man) => ({ man: man.name, with: others[0]!, price: price(man) + 2 }))
  const buys = others.flatMap((other) =>
    saleable(state, other).map((man) => ({ man: man.name, with: other, price: price(man) })),
  )
  const { denarii } = state.ludi[seat]!
  return [null, ...sales, ...buys.filter(({ price }) => price <= denarii)]
}

/** Nobody, one man of each level, or two alike. */
function orders(state: LudusState, seat: Seat): number[][] {
  const { denarii } = state.ludi[seat]!
  const { mostLevel } = lanistaTablesOf(state.options).ludus
  const levels = Array.from({ length: mostLevel }, (_, at) => at + 1)
  const can = (order: number[]) => order.reduce((sum, level) => sum + priceOfStock(state, level), 0) <= denarii
  return [[], ...levels.map((level) => [level]), ...levels.map((level) => [level, level])].filter(can)
}

/** As many as may be sent, the strongest first; none; and each man alone. */
function entries(state: LudusState, seat: Seat): string[][] {
  const men = stableOf(state, seat).toSorted((a, b) => combatValue(b) - combatValue(a))
  const names = men.map(({ name }) => name)
  const { quality } = state.munus!
  const most = names.slice(0, quality)
  return [most, ...(most.length > 0 ? [[]] : []), ...(most.length > 1 ? names.map((name) => [name]) : [])]
}

/** Every side of every match that the bank takes, for one unit. */
function bankWagers(state: LudusState, seat: Seat): BankWager[][] {
  return state.munus!.fixtures.flatMap((fixture) => {
    const { values, number: match } = fixture
    if (values === null) return []
    const odds = bankOdds(state.options, values)
    const isOpen = (side: 0 | 1) => {
      const { wins, loses } = stakesOf(odds, side, 1)
      return mayBack(state, seat, fixture, side) && isCovered(state, seat, loses) && wins <= mostFromBank(state.options)
    }
    return ([0, 1] as const).filter(isOpen).map((side) => [{ match, side, unit: 1 }])
  })
}

/** Even wagers of one and of five denarii with each of the others. */
function challenges(state: LudusState, seat: Seat): Challenge[] {
  const others = state.ludi.flatMap(({ isOut }, other) => (isOut || other === seat ? [] : [other]))
  return state.munus!.fixtures.flatMap((fixture) =>
    others.flatMap((against) =>
      ([0, 1] as const).flatMap((side) => {
        const other = (1 - side) as 0 | 1
        if (!mayBack(state, seat, fixture, side) || !mayBack(state, against, fixture, other)) return []
        const sums = [1, 5].filter((sum) => isCovered(state, seat, sum))
        return sums.map((sum) => ({ match: fixture.number, side, against, wins: sum, loses: sum }))
      }),
    ),
  )
}
