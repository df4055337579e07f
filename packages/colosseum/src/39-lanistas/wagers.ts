/** Chapter 39, §39.5.4.3, §39.5.4.4 and §39.5.6: wagers with the bank and with each other. */
import type { Seat } from '@harena/engine'
import type { LudusRef } from '../ludus/game.ts'
import type { BankWager, Challenge, Fixture, LudusState, Munus, Wager } from '../ludus/state.ts'
import { go, next } from './months.ts'
import { bankOdds, stakesOf } from './odds.ts'
import { move, payDebt } from './treasury.ts'

/** So many wagers a lanista may offer the others in a month, and the bank. */
const MOST_CHALLENGES = 3
export const MOST_BANK_WAGERS = 20
/** The highest sum in one wager. */
export const MOST_STAKE = 10_000

/** §39.5.4.4 Each lanista in turn: all his wagers with the bank. */
export function playBank(state: LudusState, referee: LudusRef): void {
  const seat = state.todo[0]!
  const munus = state.munus!
  const isOpen = munus.fixtures.some(({ values }) => values !== null) && state.ludi[seat]!.denarii > 0
  const wagers = isOpen || state.options.wagerCover === 'soft' ? askBank(state, seat, referee) : []
  munus.wagers = [...munus.wagers, ...wagers.map((wager) => withBank(state, seat, wager))]
  if (wagers.length > 0 && referee.listening) {
    referee.tell({ kind: 'bankTookWagers', rule: '§39.5.4.4', seat, wagers })
  }
  next(state, 'wagers')
}

function askBank(state: LudusState, seat: Seat, referee: LudusRef): readonly BankWager[] {
  if (!state.munus!.fixtures.some(({ values }) => values !== null)) return []
  return referee.ask({ kind: 'bank', seat, rule: '§39.5.4.4' })
}

export function withBank(state: LudusState, backer: Seat, { match, side, unit }: BankWager): Wager {
  const fixture = state.munus!.fixtures.find(({ number }) => number === match)!
  const stakes = stakesOf(bankOdds(state.options, fixture.values!), side, unit)
  return { match, side, backer, against: null, ...stakes }
}

/** §39.5.4.3 Then wagers with each other, at any odds on which both agree. */
export function playWagers(state: LudusState, referee: LudusRef): void {
  const seat = state.todo[0]!
  const munus = state.munus!
  const challenge = referee.ask({ kind: 'wager', seat, rule: '§39.5.4.3' })
  if (challenge !== null) {
    offer(state, seat, challenge, referee)
    if (++state.asked < MOST_CHALLENGES) return
  }
  next(state, 'match')
  if (state.phase === 'match') state.playing = munus.fixtures[0]!.number
}

function offer(state: LudusState, seat: Seat, challenge: Challenge, referee: LudusRef): void {
  const munus = state.munus!
  const { match, side, against, wins, loses } = challenge
  if (referee.listening) referee.tell({ kind: 'wagerOffered', rule: '§39.5.4.3', seat, challenge })
  if (referee.ask({ kind: 'cover', seat: against, rule: '§39.5.4.3', challenge, from: seat })) {
    const wager: Wager = { match, side, backer: seat, against, wins, loses }
    munus.wagers = [...munus.wagers, wager]
    if (referee.listening) referee.tell({ kind: 'wagerMade', rule: '§39.5.4.3', seat, wager })
  } else if (referee.listening) referee.tell({ kind: 'wagerRefused', rule: '§39.5.4.3', seat: against, challenge })
}

/** What a lanista could lose on all wagers that are open. */
export function exposure({ munus }: { readonly munus: Pick<Munus, 'wagers'> | null }, seat: Seat): number {
  return (munus?.wagers ?? []).reduce((sum, { backer, against, wins, loses }) => {
    return sum + (backer === seat ? loses : against === seat ? wins : 0)
  }, 0)
}

/** §39.5.4.3 Whether he can back it with his denarii; by the switch nobody asks. */
export function isCovered(state: LudusState, seat: Seat, loss: number): boolean {
  if (state.options.wagerCover === 'soft') return true
  return exposure(state, seat) + loss <= state.ludi[seat]!.denarii
}

/** C.40 A lanista backs his own men and nobody against them, unless the switch lets him. */
export function mayBack({ options }: LudusState, seat: Seat, { sides }: Fixture, side: 0 | 1): boolean {
  const isAgainstOwn = sides[1 - side]!.some(({ owner }) => owner === seat)
  return options.ownBets === 'free' || !isAgainstOwn
}

/** §39.5.6 The right side pays nothing and is paid; a match that nobody won voids all wagers on it. */
export function playSettle(state: LudusState, referee: LudusRef): void {
  const munus = state.munus!
  const [wager, ...wagers] = munus.wagers
  if (!wager) {
    go(state, 'earnings')
    return
  }
  munus.wagers = wagers
  const { winner } = munus.fixtures.find(({ number }) => number === wager.match)!
  if (winner === null || winner === undefined) {
    if (referee.listening) referee.tell({ kind: 'wagerVoid', rule: '§39.5.6', wager })
    return
  }
  const { backer, against, side, wins, loses } = wager
  const isRight = winner === side
  const [from, to, sum] = isRight ? ([against, backer, wins] as const) : ([backer, against, loses] as const)
  const purpose = { heading: 'wager', rule: '§39.5.6' } as const
  const isIn = (seat: Seat | null) => seat === null || !state.ludi[seat]!.isOut
  if (from === null) {
    if (isIn(to)) move(state, null, to, sum, purpose, referee)
  } else if (isIn(from)) payDebt(state, from, isIn(to) ? to : null, sum, purpose, referee)
}
