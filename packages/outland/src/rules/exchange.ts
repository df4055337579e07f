/**
 * §5 The result of an exchange: damage, who goes out, backing up, following. Where somebody has to decide, the phase says so
 * and the next step begins with the question; what is left of the exchange stands in the state.
 */
import { type Dir, OUTSIDE } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import { followQuestions, type Side, slideQuestions } from '../match/questions.ts'
import { type Fighter, isDeciding, isFree, isIn, mapOf, type State } from '../match/state.ts'
import { resultRow } from '../tables/index.ts'
import { type ResultRow, rowNumber } from '../tables/results.ts'
import { fallAsWinner, fallIfBoxless, takeHits, woundMortally } from './damage.ts'

/** §5.1 A decided exchange: attacker's total minus defender's is `difference`, 2 or more either way. */
export function decideExchange(state: State, referee: Ref, difference: number): void {
  const { exchange } = state
  const attackerWins = difference > 0
  exchange.winner = attackerWins ? exchange.attacker : exchange.defender
  exchange.loser = attackerWins ? exchange.defender : exchange.attacker
  // Straight away from the winner, which for the defender is over the far side of the attacked hexside (§9.3).
  exchange.retreat = (attackerWins ? (exchange.side + 3) % 6 : exchange.side) as Dir
  const winner = state.fighters[exchange.winner]!
  const loser = state.fighters[exchange.loser]!
  const row = resultRow(numbersOf(state).set, difference)
  exchange.row = rowNumber(difference)
  exchange.from = loser.cell
  exchange.first = -1
  exchange.second = -1
  exchange.backsUp = row.backsUp
  exchange.next = 'loserFalls'
  const winnerTakes = state.options.winnerHurt === 'never' ? 0 : row.winnerTakes
  takeHits(winner, loser, winnerTakes)
  takeHits(loser, winner, row.loserTakes)
  if (referee.listening) tellWon(referee, winner, loser, Math.abs(difference), row, winnerTakes)
}

/** §5.1 What is left of the exchange, in the book's order, up to the next decision. */
export function resolveExchange(state: State, referee: Ref): void {
  const { exchange } = state
  if (exchange.next === 'nothing') return
  const winner = state.fighters[exchange.winner]!
  const loser = state.fighters[exchange.loser]!
  const row = numbersOf(state).set.results[exchange.row]!
  if (exchange.next === 'loserFalls') {
    exchange.next = 'winnerFalls'
    if (row.besides === 'mortallyWounded') woundMortally(state, referee, loser, winner)
    else fallIfBoxless(state, referee, loser, winner)
    if (isDeciding(state)) return
  }
  if (exchange.next === 'winnerFalls') {
    exchange.next = isIn(loser) ? 'backUp' : 'nothing'
    fallAsWinner(state, referee, winner, loser)
    if (isDeciding(state)) return
  }
  if (exchange.next === 'backUp') {
    while (exchange.backsUp > 0) {
      backUp(state, referee, loser)
      if (isDeciding(state)) return
    }
    if (row.besides === 'prone') fallProne(referee, loser)
    if (row.follow !== 'no') follow(state, referee, winner, row.follow === 'may')
    exchange.next = 'nothing'
  }
}

function tellWon(referee: Ref, winner: Fighter, loser: Fighter, by: number, row: ResultRow, takes: number): void {
  referee.tell({
    kind: 'exchangeWon',
    rule: row.rule,
    winner: winner.seat,
    loser: loser.seat,
    by,
    backsUp: row.backsUp,
    winnerTakes: takes,
    loserTakes: row.loserTakes,
    besides: row.besides === 'locked' ? null : row.besides,
  })
}

/** §5.5 */
function fallProne(referee: Ref, loser: Fighter): void {
  loser.prone = true
  if (referee.listening) referee.tell({ kind: 'fellProne', rule: '§5.5', seat: loser.seat })
}

/** §5.2 One hex straight away from the winner, or to one side of that, his choice if both are free (R15). */
function backUp(state: State, referee: Ref, loser: Fighter): void {
  const { exchange } = state
  if (isOpen(state, loser, exchange.retreat)) {
    goBack(state, referee, loser, null)
    return
  }
  const canSlide = state.options.blockedRetreat === 'slide'
  const isLeftOpen = canSlide && isOpen(state, loser, slideDir(exchange.retreat, 'left'))
  const isRightOpen = canSlide && isOpen(state, loser, slideDir(exchange.retreat, 'right'))
  if (isLeftOpen && isRightOpen) state.phase = 'sliding'
  else if (isLeftOpen || isRightOpen) goBack(state, referee, loser, isLeftOpen ? 'left' : 'right')
  else {
    exchange.backsUp = 0
    if (referee.listening) referee.tell({ kind: 'retreatBlocked', rule: '§5.2', seat: loser.seat })
  }
}

function isOpen(state: State, fighter: Fighter, dir: Dir): boolean {
  return isFree(state, mapOf(state).neighbour(fighter.cell, dir))
}

/** §5.2 The loser says to which side he gives way. */
export function askSide(state: State, referee: Ref): void {
  const loser = state.fighters[state.exchange.loser]!
  const { slide } = referee.ask(slideQuestions[loser.seat]!)
  state.phase = 'activation'
  goBack(state, referee, loser, slide)
}

function goBack(state: State, referee: Ref, loser: Fighter, aside: Side | null): void {
  const { exchange } = state
  const map = mapOf(state)
  const dir = aside === null ? exchange.retreat : slideDir(exchange.retreat, aside)
  const from = loser.cell
  loser.cell = map.neighbour(from, dir)
  if (exchange.first < 0) exchange.first = dir
  else exchange.second = dir
  exchange.backsUp--
  if (referee.listening) {
    const path = { from: map.hex(from), hex: map.hex(loser.cell), dir }
    referee.tell({ kind: 'backedUp', rule: '§5.2', seat: loser.seat, ...path, aside })
  }
}

export function slideDir(straight: Dir, side: Side): Dir {
  return ((straight + (side === 'right' ? 1 : 5)) % 6) as Dir
}

/** §5.3 §5.4 The winner goes after the loser, by duty or by choice; his facing stays. */
function follow(state: State, referee: Ref, winner: Fighter, isChoice: boolean): void {
  if (!isIn(winner) || winner.prone) return
  const { exchange } = state
  exchange.followTo = placeAfterFollowing(state, winner)
  if (exchange.followTo === winner.cell) return
  if (isChoice) state.phase = 'following'
  else goAfter(state, referee, winner)
}

/** §5.3 The winner says whether he follows. */
export function askToFollow(state: State, referee: Ref): void {
  const winner = state.fighters[state.exchange.winner]!
  const { follow: follows } = referee.ask(followQuestions[winner.seat]!)
  state.phase = 'activation'
  if (follows) goAfter(state, referee, winner)
  else if (referee.listening) referee.tell({ kind: 'stayed', rule: '§5.3', seat: winner.seat })
}

function goAfter(state: State, referee: Ref, winner: Fighter): void {
  const map = mapOf(state)
  const from = winner.cell
  winner.cell = state.exchange.followTo
  if (referee.listening) {
    const hexes = { from: map.hex(from), hex: map.hex(winner.cell) }
    referee.tell({ kind: 'followed', rule: '§5.3', seat: winner.seat, ...hexes })
  }
}

/** §5.3 In contact he enters the hexes the loser left; §9.3 over a distance he makes the loser's steps. */
function placeAfterFollowing(state: State, winner: Fighter): number {
  const { from, first, second, touching } = state.exchange
  const map = mapOf(state)
  let place = winner.cell
  let left = from
  for (let i = 0; i < 2; i++) {
    const dir = i === 0 ? first : second
    if (dir < 0) return place
    const to = touching ? left : map.neighbour(place, dir)
    if (to === OUTSIDE || map.distance(place, to) !== 1 || !isFree(state, to)) return place
    place = to
    left = map.neighbour(left, dir)
  }
  return place
}
