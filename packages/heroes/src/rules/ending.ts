/** §6 After the match: falling, surrender, diludium, dismissal, fights to the death, the end. */
import type { Seat } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Card, State } from '../match/state.ts'
import { closestOpponents, dropFrom, isFunctioning, isOpponent, isSpent, opponentsIn, takeNetOff } from './cards.ts'
import { appealFor } from './mercy.ts'
import { pickOf } from './pick.ts'

/** He stops functioning: things, credit, appeal. `by` is who is credited. */
export function fall(state: State, seat: Seat, how: NonNullable<Card['fell']>, by: Seat, referee: Ref): void {
  const card = state.cards[seat]!
  card.fell = how
  card.fate = how === 'killingStroke' || how === 'putToDeath' ? 'dead' : how
  card.defeatedBy = by
  const victor = state.cards[by]
  victor?.defeated.push(seat)
  if (how === 'killingStroke') victor?.killingStrokes.push(seat)
  if (referee.listening) referee.tell({ kind: 'fell', rule: FALL_RULE[how], seat, how, by })
  // G-64: what he holds stays in his zone, a net on him is lost.
  dropFrom(state, card, 'left')
  dropFrom(state, card, 'right')
  takeNetOff(state, card)
  if (how === 'putToDeath') execute(state, seat, referee)
  else if (how !== 'killingStroke') {
    card.spared = !state.toTheDeath && appealFor(state, seat, referee)
    if (card.spared) {
      if (referee.listening) referee.tell({ kind: 'spared', rule: '§6.8', seat })
    } else execute(state, seat, referee)
  }
  checkWinner(state, referee)
}

const FALL_RULE: Readonly<Record<NonNullable<Card['fell']>, string>> = {
  killingStroke: '§6.1',
  unconscious: '§6.2',
  incapacitated: '§5.4.4.5',
  surrendered: '§6.5',
  putToDeath: '§6.9',
}

/** §6.8, §6.9 Killed without a Killing Stroke, unless the switch says otherwise (G-28). */
function execute(state: State, seat: Seat, referee: Ref): void {
  const card = state.cards[seat]!
  card.fate = 'dead'
  card.spared = false
  if (state.options.executionIsKillingStroke === 'yes') state.cards[card.defeatedBy]?.killingStrokes.push(seat)
  if (referee.listening) referee.tell({ kind: 'executed', rule: state.toTheDeath ? '§6.9' : '§6.8', seat })
}

function checkWinner(state: State, referee: Ref): void {
  let side = -1
  for (const card of state.cards) {
    if (!isFunctioning(card)) continue
    if (side >= 0 && card.side !== side) return
    side = card.side
  }
  state.phase = 'over'
  state.winner = side
  if (referee.listening) referee.tell({ kind: 'matchWon', rule: '§6.0', side, seats: standing(state) })
}

function standing(state: State): Seat[] {
  return state.cards.flatMap((card, seat) => (isFunctioning(card) ? [seat] : []))
}

/** §6.5 He gives up where he stands. */
export function surrender(state: State, seat: Seat, referee: Ref): void {
  fall(state, seat, 'surrendered', creditedFor(state, seat, referee), referee)
}

/** §5.4.7 Who beat one that no hit felled: most wounds, in his zone before elsewhere; else the closest. */
export function creditedFor(state: State, seat: Seat, referee: Ref, why = 'surrender'): Seat {
  const card = state.cards[seat]!
  const here = opponentsIn(state, card.side, card.zone)
  const all: Seat[] = []
  state.cards.forEach((other, at) => {
    if (isOpponent(card.side, other)) all.push(at)
  })
  const wounders = most(here, card.woundsFrom) ?? most(all, card.woundsFrom)
  return pickOf(wounders ?? closestOpponents(state, card), state, referee, seat, why)
}

/** Those with the most wounds, null if nobody has any. */
function most(seats: readonly Seat[], wounds: readonly number[]): Seat[] | null {
  const best = Math.max(0, ...seats.map((seat) => wounds[seat]!))
  return best === 0 ? null : seats.filter((seat) => wounds[seat] === best)
}

/** §6.5, G-25 An NPG gives up when it is spent and has more wounds than its opponent. */
export function wantsToSurrender(state: State, card: Card): boolean {
  if (!isSpent(card)) return false
  let fewestHere = Number.POSITIVE_INFINITY
  let fewest = Number.POSITIVE_INFINITY
  for (const other of state.cards) {
    if (!isOpponent(card.side, other)) continue
    if (other.woundsTaken < fewest) fewest = other.woundsTaken
    if (other.zone === card.zone && other.woundsTaken < fewestHere) fewestHere = other.woundsTaken
  }
  return card.woundsTaken > (fewestHere < Number.POSITIVE_INFINITY ? fewestHere : fewest)
}

/** §6.6, §6.7, §6.9 After an activation with an Attack roll the referee looks at the last two (G-27). */
export function refereeCheck(state: State, referee: Ref): void {
  if (!state.attackRolled || state.phase === 'over') return
  let first: Card | null = null
  let second: Card | null = null
  for (const card of state.cards) {
    if (!isFunctioning(card)) continue
    if (second) return
    if (first) second = card
    else first = card
  }
  if (!first || !second || !isSpent(first) || !isSpent(second)) return
  if (state.toTheDeath) {
    callDiludium(state, first, second, referee)
    return
  }
  const isFull = !first.isDown && !second.isDown && first.woundsTaken === second.woundsTaken
  if (state.diludia === 0) {
    if (isFull) callDiludium(state, first, second, referee)
  } else if (isFull || state.options.dismissNeedsFullConditions === 'no') dismiss(state, '§6.7', referee)
}

/** §6.6.2 New Bonus Dice, back to the gates, a new turn. */
function callDiludium(state: State, first: Card, second: Card, referee: Ref): void {
  state.diludia++
  for (const card of [first, second]) {
    card.bonus = 2 * card.now.strength
    card.zone = card.gate
    card.isDown = false
    takeNetOff(state, card)
  }
  state.phase = 'order'
  if (referee.listening) {
    referee.tell({ kind: 'diludiumCalled', rule: '§6.6.1', bonus: [first.bonus, second.bonus] })
  }
}

function dismiss(state: State, rule: string, referee: Ref): void {
  for (const card of state.cards) if (isFunctioning(card)) card.fate = 'dismissed'
  state.phase = 'over'
  if (referee.listening) referee.tell({ kind: 'dismissedStanding', rule })
}

/** A fight to the death lasts this many times longer before it is ended. */
const DEATH_PATIENCE = 5

/** Our guard against stalling: after so many turns the match is dismissed, or the most wounded sides are killed. */
export function checkTurnLimit(state: State, referee: Ref): void {
  const { maxTurns } = state.options
  if (!state.toTheDeath) {
    if (state.turn >= maxTurns) dismiss(state, '§6.7', referee)
    return
  }
  if (state.turn < DEATH_PATIENCE * maxTurns) return
  const wounds = new Map<number, number>()
  for (const card of state.cards) {
    if (isFunctioning(card)) wounds.set(card.side, (wounds.get(card.side) ?? 0) + card.woundsTaken)
  }
  const fewest = Math.min(...wounds.values())
  const sides = [...wounds.keys()].filter((side) => wounds.get(side) === fewest)
  const winner = pickOf(sides, state, referee, 0, 'winner')
  state.cards.forEach((card, seat) => {
    if (isFunctioning(card) && card.side !== winner) {
      fall(state, seat, 'putToDeath', creditedFor(state, seat, referee, `beaten by ${winner}`), referee)
    }
  })
}
