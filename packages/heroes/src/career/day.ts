/** §7.1, §7.4 The month and its Day of Events. */
import type { Seat } from '@harena/engine'
import { plainSheet, start } from '../match/setup.ts'
import type { Entrant } from '../match/state.ts'
import { rollOpponentStyle, rollUp } from '../rules/creation.ts'
import { tablesOf } from '../tables/index.ts'
import type { Style } from '../tables/styles.ts'
import { newcomer } from './creation.ts'
import type { CareerRef } from './game.ts'
import { freshName } from './names.ts'
import type { CareerGladiator, CareerState, Fighter, Locale, MonthOf } from './state.ts'

/** §7.4 At most so many matches of the Day for one gladiator. */
export const MOST_MATCHES = 3
/** How many of a familia may stand together in one match. */
export const MOST_FIGHTERS = 4

/** §7.4 The number of matches is rolled; whoever has outgrown his place moves on (G-45). */
export function openDay(state: CareerState, referee: CareerRef): void {
  state.day = { total: 4 + referee.roll(1, '§7.4', 0, 'matches'), used: 0 }
  for (const gladiator of state.gladiators) {
    gladiator.foughtToday = 0
    gladiator.locale = gladiator.nextLocale
  }
  state.stopped = state.players.map(() => false)
  state.next = 0
  state.phase = 'day'
  if (referee.listening) {
    const { year, month, day } = state
    referee.tell({ kind: 'dayOpened', rule: '§7.4', year, month, matches: day.total })
  }
}

export function isSameMonth(a: MonthOf | null, b: MonthOf): boolean {
  return a !== null && a.year === b.year && a.month === b.month
}

export function nextMonth({ year, month }: MonthOf): MonthOf {
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
}

/** §7.4, §7.5 */
export function canFightToday(state: CareerState, gladiator: CareerGladiator): boolean {
  return (
    gladiator.status === 'active' &&
    gladiator.foughtToday < MOST_MATCHES &&
    state.day.used < state.day.total &&
    !isSameMonth(gladiator.missesDay, state)
  )
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
  } else makeMatch(state, player, choice.fighters, referee)
}

export function closeDay(state: CareerState, referee: CareerRef): void {
  const { year, month } = nextMonth(state)
  state.year = year
  state.month = month
  state.monthsLeft--
  const isAnybodyLeft = state.gladiators.some((one) => one.owner >= 0 && one.status === 'active')
  state.phase = state.monthsLeft > 0 && isAnybodyLeft ? 'month' : 'over'
  if (state.phase === 'over' && referee.listening) referee.tell({ kind: 'careerClosed', rule: '§7.0' })
}

/** Opponents by the traditional table (§4.1) and the pool of the place (§7.4.1 to §7.4.3). */
function makeMatch(state: CareerState, player: Seat, fighters: readonly Fighter[], referee: CareerRef): void {
  const { locale } = state.gladiators[fighters[0]!.gladiator]!
  const numbers = fighters.map((fighter) => fighter.gladiator)
  const entrants = fighters.map(({ gladiator, style }) => entrantOf(state.gladiators[gladiator]!, 0, style))
  const opponents: Entrant[] = []
  for (const { sheet, style } of [...entrants]) {
    const used = style === 'secondary' ? sheet.secondary! : sheet.primary
    const opponentStyle = rollOpponentStyle(used, tablesOf(state.options), referee, player)
    const opponent =
      knownOpponent(state, opponentStyle, locale, numbers) ??
      rollUpOpponent(state, opponentStyle, locale, player, referee)
    opponents.push(entrantOf(opponent, 1, 'primary'))
    numbers.push(state.gladiators.indexOf(opponent))
  }
  // §7.4.3, G-53: only in Rome.
  const toTheDeath = locale === 'rome' && referee.roll(2, '§7.4.3', player, 'to the death') === 7
  const setup = {
    arena: locale === 'rome' ? 'colosseum' : 'provincial',
    gates: 'WE',
    toTheDeath: toTheDeath ? 'yes' : 'no',
    opponents: 'given',
    gladiators: [...entrants, ...opponents],
  } as const
  for (const number of numbers) if (number >= 0) state.gladiators[number]!.foughtToday++
  state.day.used++
  state.bout = { match: start(setup, state.options), player, locale, fighters: numbers, toSettle: [], won: null }
  state.phase = 'bout'
  if (referee.listening) {
    const names = (list: readonly Entrant[]) => list.map((one) => one.sheet.name)
    referee.tell({
      kind: 'matchMade',
      rule: '§7.4',
      locale,
      gladiators: names(entrants),
      opponents: names(opponents),
      toTheDeath,
    })
  }
}

function entrantOf(gladiator: CareerGladiator, side: number, style: 'primary' | 'secondary'): Entrant {
  const { sheet, control, imperialSpares } = gladiator
  return { sheet, control, side, style, imperialSpares }
}

/** One who stayed in the campaign is met again where he fits; of several the one longest in it. */
function knownOpponent(
  state: CareerState,
  style: Style,
  locale: Locale,
  taken: readonly number[],
): CareerGladiator | undefined {
  return state.gladiators.find(
    (one, number) =>
      one.owner < 0 &&
      one.sheet.primary === style &&
      one.locale === locale &&
      !taken.includes(number) &&
      canFightToday(state, one),
  )
}

/** One is rolled up, to stay in the campaign or to be forgotten after the match. */
function rollUpOpponent(
  state: CareerState,
  style: Style,
  locale: Locale,
  player: Seat,
  referee: CareerRef,
): CareerGladiator {
  const { attributes, signature } = rollUp(locale, state.options, tablesOf(state.options), referee, player)
  const sheet = { ...plainSheet(freshName(state), style), attributes, signatures: [signature] }
  const stranger: CareerGladiator = { ...newcomer(-1, 'npg', sheet), locale, nextLocale: locale }
  if (state.options.keepOpponents === 'yes') state.gladiators.push(stranger)
  return stranger
}
