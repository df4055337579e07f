/** §7.1, §7.4 The month and its Day of Events. */
import type { Seat } from '@harena/engine'
import { canFightToday, nextMonth } from './calendar.ts'
import type { CareerRef } from './game.ts'
import { makeMatch, propose } from './matchmaking.ts'
import type { CareerGladiator, CareerState } from './state.ts'

/** §3.1.1 A player who has no Star any more may begin again with another one, until he says that he has done. */
function mayBeginAgain(state: CareerState, player: Seat): boolean {
  const { options, hasLeft, gladiators } = state
  const isStar = (one: CareerGladiator) => one.owner === player && one.control === 'star'
  const hasStar = gladiators.some((one) => isStar(one) && one.status === 'active')
  return options.beginAgain === 'yes' && !hasLeft[player] && !hasStar
}

/** A month begins: who has lost his Stars is asked whether he goes on, and then the Day is opened. */
export function beginMonth(state: CareerState, referee: CareerRef): void {
  const player = state.players.findIndex((_, one) => mayBeginAgain(state, one))
  if (player < 0) {
    openDay(state, referee)
    return
  }
  const isOn = referee.ask({ kind: 'beginAgain', seat: player, rule: '§3.1.1' }) === 'yes'
  if (isOn) {
    state.toCreate.push({ player, style: null })
    state.phase = 'creation'
  } else state.hasLeft[player] = true
  if (referee.listening) referee.tell({ kind: 'beganAgain', rule: '§3.1.1', player, isOn })
  if (!isAnybodyLeft(state)) closeCareer(state, referee)
}

function isAnybodyLeft(state: CareerState): boolean {
  const isActive = ({ owner, status }: CareerGladiator) => owner >= 0 && status === 'active'
  if (state.toCreate.length > 0 || state.gladiators.some(isActive)) return true
  return state.players.some((_, player) => mayBeginAgain(state, player))
}

function closeCareer(state: CareerState, referee: CareerRef): void {
  state.phase = 'over'
  if (referee.listening) referee.tell({ kind: 'careerClosed', rule: '§7.0' })
}

/** §7.4 The number of matches is rolled; whoever has outgrown his place moves on (G-45). */
function openDay(state: CareerState, referee: CareerRef): void {
  state.day = { total: 4 + referee.roll(1, '§7.4', 0, 'matches'), used: 0 }
  for (const gladiator of state.gladiators) {
    gladiator.foughtToday = 0
    gladiator.locale = gladiator.nextLocale
  }
  state.stopped = state.players.map(() => false)
  state.declined = []
  state.next = 0
  state.phase = 'day'
  if (referee.listening) {
    const { year, month, day } = state
    referee.tell({ kind: 'dayOpened', rule: '§7.4', year, month, matches: day.total })
  }
}

/** One decision of one player; the Day ends when all matches are fought or everybody has stopped. */
export function playDay(state: CareerState, referee: CareerRef): void {
  const player = state.next
  if (!state.stopped[player]) decide(state, player, referee)
  state.next = (player + 1) % state.players.length
  if (state.phase === 'day' && state.stopped.every(Boolean)) closeDay(state, referee)
}

function decide(state: CareerState, player: Seat, referee: CareerRef): void {
  const own = state.gladiators.filter((gladiator) => gladiator.owner === player)
  const hasChoice = own.some((one) => canFightToday(state, one) || (one.free && one.status === 'active'))
  const choice = hasChoice ? referee.ask({ kind: 'day', seat: player, rule: '§7.4' }) : ({ do: 'stop' } as const)
  if (choice.do === 'stop') {
    state.stopped[player] = true
    if (referee.listening && hasChoice) referee.tell({ kind: 'stoppedForToday', rule: '§7.4', player })
  } else if (choice.do === 'retire') {
    const gladiator = state.gladiators[choice.gladiator]!
    gladiator.status = 'retired'
    if (referee.listening) referee.tell({ kind: 'retired', rule: '§7.6', name: gladiator.sheet.name })
  } else if (choice.do === 'propose') propose(state, player, choice, referee)
  else {
    const { fighters, foes = fighters.length } = choice
    makeMatch(state, [{ player, fighters }], foes, referee)
  }
}

export function closeDay(state: CareerState, referee: CareerRef): void {
  const { year, month } = nextMonth(state)
  state.year = year
  state.month = month
  state.monthsLeft--
  if (state.monthsLeft > 0 && isAnybodyLeft(state)) state.phase = 'month'
  else closeCareer(state, referee)
}
