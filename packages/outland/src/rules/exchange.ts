/** §5 The result of an exchange: damage, who goes out, backing up, following. */
import { type Dir, OUTSIDE } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import { followQuestions, type Side, slideQuestions } from '../match/questions.ts'
import { type Fighter, isFree, isIn, mapOf, type State } from '../match/state.ts'
import { type ResultRow, resultRow } from '../tables/results.ts'
import { fallAsWinner, fallIfBoxless, takeHits, woundMortally } from './damage.ts'

/** §5.1 A decided exchange: attacker's total minus defender's is `difference`, 2 or more either way. */
export function resolveExchange(state: State, referee: Ref, difference: number): void {
  const { exchange } = state
  const attackerWins = difference > 0
  exchange.winner = attackerWins ? exchange.attacker : exchange.defender
  exchange.loser = attackerWins ? exchange.defender : exchange.attacker
  // Straight away from the winner, which for the defender is over the far side of the attacked hexside (§9.3).
  exchange.retreat = (attackerWins ? (exchange.side + 3) % 6 : exchange.side) as Dir
  const winner = state.fighters[exchange.winner]!
  const loser = state.fighters[exchange.loser]!
  const row = resultRow(difference)
  const winnerTakes = state.options.winnerHurt === 'never' ? 0 : row.winnerTakes
  takeHits(winner, loser, winnerTakes)
  takeHits(loser, winner, row.loserTakes)
  if (referee.listening) tellWon(referee, winner, loser, Math.abs(difference), row, winnerTakes)
  if (row.besides === 'mortallyWounded') woundMortally(state, referee, loser, winner)
  else fallIfBoxless(state, referee, loser, winner)
  fallAsWinner(state, referee, winner, loser)
  if (!isIn(loser)) return
  backUp(state, referee, loser, row.backsUp)
  if (row.besides === 'prone') fallProne(referee, loser)
  if (row.follow !== 'no') follow(state, referee, winner, row.follow)
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

/** §5.2 So many hexes straight away from the winner, or to one side of that. */
function backUp(state: State, referee: Ref, loser: Fighter, hexes: number): void {
  const { exchange } = state
  exchange.from = loser.cell
  exchange.first = -1
  exchange.second = -1
  if (hexes >= 1) exchange.first = backUpOnce(state, referee, loser)
  if (hexes >= 2 && exchange.first >= 0) exchange.second = backUpOnce(state, referee, loser)
}

/** §5.2 One hex; gives the direction in which he went, or -1 if he is blocked. */
function backUpOnce(state: State, referee: Ref, loser: Fighter): number {
  const map = mapOf(state)
  const straight = state.exchange.retreat
  const aside = isFree(state, map.neighbour(loser.cell, straight)) ? null : slideSide(state, referee, loser)
  if (aside === 'blocked') {
    if (referee.listening) referee.tell({ kind: 'retreatBlocked', rule: '§5.2', seat: loser.seat })
    return -1
  }
  const dir = aside === null ? straight : slideDir(straight, aside)
  const from = loser.cell
  loser.cell = map.neighbour(from, dir)
  if (referee.listening) {
    const way = { from: map.hex(from), hex: map.hex(loser.cell), dir }
    referee.tell({ kind: 'backedUp', rule: '§5.2', seat: loser.seat, ...way, aside })
  }
  return dir
}

export function slideDir(straight: Dir, side: Side): Dir {
  return ((straight + (side === 'right' ? 1 : 5)) % 6) as Dir
}

/** §5.2 R15 The side to which he gives way when the straight hex is blocked. */
function slideSide(state: State, referee: Ref, loser: Fighter): Side | 'blocked' {
  if (state.options.blockedRetreat === 'stay') return 'blocked'
  const map = mapOf(state)
  const { retreat } = state.exchange
  const isLeftFree = isFree(state, map.neighbour(loser.cell, slideDir(retreat, 'left')))
  const isRightFree = isFree(state, map.neighbour(loser.cell, slideDir(retreat, 'right')))
  if (isLeftFree && isRightFree) return referee.ask(slideQuestions[loser.seat]!).slide
  return isLeftFree ? 'left' : isRightFree ? 'right' : 'blocked'
}

/** §5.3 §5.4 The winner goes after the loser, by duty or by choice; his facing stays. */
function follow(state: State, referee: Ref, winner: Fighter, duty: 'must' | 'may'): void {
  if (!isIn(winner) || winner.prone) return
  const { exchange } = state
  exchange.followTo = placeAfterFollowing(state, winner)
  if (exchange.followTo === winner.cell) return
  if (duty === 'may' && !referee.ask(followQuestions[winner.seat]!).follow) {
    if (referee.listening) referee.tell({ kind: 'stayed', rule: '§5.3', seat: winner.seat })
    return
  }
  if (referee.listening) {
    const map = mapOf(state)
    const hexes = { from: map.hex(winner.cell), hex: map.hex(exchange.followTo) }
    referee.tell({ kind: 'followed', rule: '§5.3', seat: winner.seat, ...hexes })
  }
  winner.cell = exchange.followTo
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
