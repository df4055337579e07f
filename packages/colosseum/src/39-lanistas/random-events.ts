/** Chapter 39, §39.5.2: the random event of the month. */
import type { Seat } from '@harena/engine'
import { d66 } from '../campaign/dice.ts'
import type { LudusRef } from '../ludus/game.ts'
import { inOrder, type LudusMan, type LudusState, stableOf } from '../ludus/state.ts'
import { pickFrom } from '../match/context.ts'
import { type EventId, lanistaTablesOf } from '../tables/lanistas.ts'
import { makeChampion, offerChampion } from './champion.ts'
import { go } from './months.ts'
import { move, payDebt } from './treasury.ts'

const RULE = '§39.5.2'

/** First the Editor rolls, then each ludus has what the event means for it. */
export function playEvent(state: LudusState, referee: LudusRef): void {
  if (state.event === null) {
    rollEvent(state, referee)
    return
  }
  const { event } = state
  const seat = state.todo[0]!
  if (event === 'champion') offerChampion(state, referee)
  else if (event === 'investor') offerLoans(state, referee)
  else if (event === 'revolt') revolt(state, referee)
  else visits[event]?.(state, seat, referee)
  // What is no visit has come to all of them at once.
  state.todo = visits[event] ? state.todo.slice(1) : []
  if (state.todo.length === 0) go(state, 'trade')
}

function rollEvent(state: LudusState, referee: LudusRef): void {
  const { editor, options } = state
  const dice = d66(referee, RULE, editor!, 'event')
  const rolled = lanistaTablesOf(options).events[dice]!
  state.event = dice === 61 && options.event61 === 'none' ? 'none' : rolled
  if (referee.listening) referee.tell({ kind: 'eventRolled', rule: RULE, seat: editor!, event: state.event })
  if (state.event === 'trainer') state.trained = luckyLudus(state, referee)
  if (state.event === 'trainer' && referee.listening) {
    referee.tell({ kind: 'trainerCame', rule: RULE, seat: state.trained! })
  }
  if (state.event === 'champion') state.forHire = makeChampion(state, referee)
  if (state.event === 'windfall') state.todo = [luckyLudus(state, referee)]
}

/** A ludus by chance. */
function luckyLudus(state: LudusState, referee: LudusRef): Seat {
  return pickFrom(referee, inOrder(state), RULE, state.editor!, 'which ludus')
}

/** What an event does to one ludus after the other. */
const visits: Partial<Record<EventId, (state: LudusState, seat: Seat, referee: LudusRef) => void>> = {
  plague,
  feast,
  taxes: (state, seat, referee) => {
    const debt = lanistaTablesOf(state.options).ludus.tax * stableOf(state, seat).length
    payDebt(state, seat, null, debt, { heading: 'taxes', rule: RULE }, referee)
  },
  windfall: (state, seat, referee) =>
    move(state, null, seat, referee.roll(1, RULE, seat, 'windfall'), { heading: 'windfall', rule: RULE }, referee),
}

/** A die and his constitution below 6: he dies. */
export function diesOfPlague(die: number, CN: number): boolean {
  return die + CN < 6
}

function plague(state: LudusState, seat: Seat, referee: LudusRef): void {
  const dead = stableOf(state, seat).filter((man) =>
    diesOfPlague(referee.roll(1, RULE, seat, 'plague'), man.ratings.CN),
  )
  for (const man of dead) man.status = 'dead'
  if (referee.listening) {
    referee.tell({ kind: 'plagueStruck', rule: RULE, seat, dead: dead.map(({ name }) => name) })
  }
}

/** A die less his constitution: so many CF are missing in his match of this month. */
export function feastLoss(die: number, CN: number): number {
  return Math.max(0, die - CN)
}

function feast(state: LudusState, seat: Seat, referee: LudusRef): void {
  const men = stableOf(state, seat)
  for (const man of men) man.feast = feastLoss(referee.roll(1, RULE, seat, 'feast'), man.ratings.CN)
  if (referee.listening) {
    const losses = men.filter((man) => man.feast > 0).map(({ name, feast: CF }) => ({ name, CF }))
    referee.tell({ kind: 'feastHeld', rule: RULE, seat, losses })
  }
}

/** 25 denarii now, for 15 in the upkeep of each of the next two months. */
function offerLoans(state: LudusState, referee: LudusRef): void {
  const seats = inOrder(state)
  const { loan } = lanistaTablesOf(state.options).ludus
  const answers = referee.askAll(seats.map((seat) => ({ kind: 'loan', seat, rule: RULE }) as const))
  for (const [at, seat] of seats.entries()) {
    if (!answers[at]) continue
    move(state, null, seat, loan, { heading: 'loan', rule: RULE }, referee)
    const ludus = state.ludi[seat]!
    ludus.loans = [...ludus.loans, state.month + 1, state.month + 2]
  }
}

/** Two dice less one for each ten denarii, above 7: he leaves for good. */
export function joinsRevolt(twoDice: number, tens: number): boolean {
  return twoDice - tens > 7
}

/** C.37 All say in secret what they spend; then the dice are thrown. */
function revolt(state: LudusState, referee: LudusRef): void {
  const seats = inOrder(state)
  const answers = referee.askAll(seats.map((seat) => ({ kind: 'bribe', seat, rule: RULE }) as const))
  for (const [at, seat] of seats.entries()) {
    const tens = answers[at]!
    const spent = typeof tens === 'number' ? tens : tens.reduce((sum, one) => sum + one, 0)
    move(state, seat, null, 10 * spent, { heading: 'bribe', rule: RULE }, referee)
    const isLost = (_: LudusMan, index: number) => {
      const against = typeof tens === 'number' ? tens : tens[index]!
      return joinsRevolt(referee.roll(2, RULE, seat, 'revolt'), against)
    }
    const left = stableOf(state, seat).filter(isLost)
    state.men = state.men.filter((man) => !left.includes(man))
    if (referee.listening) {
      referee.tell({ kind: 'menRevolted', rule: RULE, seat, left: left.map(({ name }) => name) })
    }
  }
}
