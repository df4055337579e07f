/** §5.2 Movement order: 1d6 with the lines of T5-1, highest first. */
import { addStep, type Game, type Referee, type Row, type Seat, type Steps, type SumStep } from '@harena/engine'
import type { OrderRoll } from '../match/events.ts'
import type { Ref } from '../match/game.ts'
import type { Card, State } from '../match/state.ts'
import { orderLines, SPEED } from '../tables/opposed-rolls.ts'
import { line } from './bonus-dice.ts'
import { countsAsDown, hasSignature, isEnsnared, isFunctioning, isSpent, speedTable } from './cards.ts'

/** T5-1 */
export function movementModifier(state: State, card: Card, steps: Steps = null): number {
  let sum = addStep(steps, SPEED, speedTable(state, card))
  if (isEnsnared(card)) sum += line(steps, orderLines.ensnared)
  if (countsAsDown(state, card)) sum += line(steps, orderLines.down)
  if (hasSignature(card, 'slow')) sum += line(steps, orderLines.slow)
  if (isSpent(card)) sum += line(steps, orderLines.spent)
  return sum
}

const DIE: Row = { what: 'Die', rule: 'T5-1' }

type Note = (seat: Seat, die: number, total: number) => void

/** Orders seats by their rolls; those who tie roll again among themselves, the highest group first (G-04). */
export function orderByRoll(
  seats: readonly Seat[],
  modifier: (seat: Seat) => number,
  referee: Pick<Referee<Game>, 'roll' | 'point'>,
  note?: Note,
  situation: () => string = () => '',
): Seat[] {
  const order: Seat[] = []
  rank(seats, order, () => '', { modifier, referee, note, situation }, 'movement order')
  return order
}

interface Ranking {
  readonly modifier: (seat: Seat) => number
  readonly referee: Pick<Referee<Game>, 'roll' | 'point'>
  readonly note: Note | undefined
  /** Whatever else the rest of the match depends on. */
  readonly situation: () => string
}

/** `after` names those who come later whatever happens here: with the order so far it is all that matters. */
function rank(seats: readonly Seat[], order: Seat[], after: () => string, ranking: Ranking, name: string): void {
  const { modifier, referee, note, situation } = ranking
  const rolled = seats.map((seat) => {
    const die = referee.roll(1, 'T5-1', seat, name)
    const total = die + modifier(seat)
    note?.(seat, die, total)
    return { seat, total }
  })
  // Stable: those who tie stay in roster order until they roll again.
  rolled.sort((a, b) => b.total - a.total)
  for (let at = 0; at < rolled.length; ) {
    let end = at + 1
    while (end < rolled.length && rolled[end]!.total === rolled[at]!.total) end++
    if (end - at === 1) order.push(rolled[at]!.seat)
    else {
      const tied = rolled.slice(at, end).map(({ seat }) => seat)
      const rest = rolled.slice(end)
      const later = () => rest.map(({ seat, total }) => `${seat}:${total}`) + after()
      referee.point(() => `${order}|${tied}|${later()}${situation()}`)
      rank(tied, order, later, ranking, 'tied, again')
    }
    at = end
  }
}

export function rollMovementOrder(state: State, referee: Ref): void {
  const seats: Seat[] = []
  state.cards.forEach((card, seat) => {
    if (isFunctioning(card)) seats.push(seat)
  })
  const modifier = (seat: Seat) => movementModifier(state, state.cards[seat]!)
  const situation = () => JSON.stringify(state)
  const rolls: OrderRoll[] = []
  const note: Note = (seat, die, total) => {
    const steps: SumStep[] = []
    addStep(steps, DIE, die)
    movementModifier(state, state.cards[seat]!, steps)
    rolls.push({ seat, die, total, steps })
  }
  state.order = orderByRoll(seats, modifier, referee, referee.listening ? note : undefined, situation)
  if (referee.listening) {
    referee.tell({ kind: 'orderRolled', rule: 'T5-1', turn: state.turn, rolls, order: [...state.order] })
  }
}
