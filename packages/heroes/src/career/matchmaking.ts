/** §4.1, §7.4 Matches of a Day: who meets whom, and how players share one. */
import type { Seat } from '@harena/engine'
import { plainSheet, start } from '../match/setup.ts'
import type { Entrant } from '../match/state.ts'
import { rollOpponentStyle, rollUp } from '../rules/creation.ts'
import { tablesOf } from '../tables/index.ts'
import type { Style } from '../tables/styles.ts'
import { canFightToday } from './calendar.ts'
import { newcomer } from './creation.ts'
import type { CareerRef } from './game.ts'
import { freshName } from './names.ts'
import type { CareerGladiator, CareerState, DayChoice, Fighter, Locale, Party } from './state.ts'

type Proposed = Extract<DayChoice, { do: 'propose' }>

/** §4.1 A player asks others to fight beside his gladiators, or against them. */
export function propose(state: CareerState, player: Seat, choice: Proposed, referee: CareerRef): void {
  const { mode, fighters, players } = choice
  state.proposal = { mode, player, fighters, toAsk: players, joined: [] }
  state.phase = 'proposal'
  if (referee.listening) {
    const gladiators = namesOf(state, fighters)
    referee.tell({ kind: 'proposed', rule: '§4.1', mode, player, players, gladiators })
  }
}

function namesOf({ gladiators }: CareerState, fighters: readonly Fighter[]): string[] {
  return fighters.map(({ gladiator }) => gladiators[gladiator]!.sheet.name)
}

/** The next of those who were asked answers; after the last one the match is made of those who come. */
export function playProposal(state: CareerState, referee: CareerRef): void {
  const { mode, player, fighters, toAsk } = state.proposal!
  const [seat, ...others] = toAsk as [Seat, ...Seat[]]
  const sent = fighters.map(({ gladiator }) => gladiator)
  const answer = referee.ask({ kind: 'join', seat, rule: '§4.1', mode, from: player, fighters: sent })
  const isIn = answer.do === 'join'
  const joined = [...state.proposal!.joined, ...(isIn ? [{ player: seat, fighters: answer.fighters }] : [])]
  if (!isIn) state.declined.push([player, seat])
  if (referee.listening) {
    const gladiators = isIn ? namesOf(state, answer.fighters) : []
    referee.tell({ kind: 'answered', rule: '§4.1', player: seat, gladiators })
  }
  if (others.length > 0) {
    state.proposal = { ...state.proposal!, toAsk: others, joined }
    return
  }
  state.proposal = null
  state.phase = 'day'
  if (joined.length === 0) return
  const parties = [{ player, fighters }, ...joined]
  makeMatch(state, parties, mode === 'headToHead' ? 0 : parties.flatMap((party) => party.fighters).length, referee)
}

/** Opponents by the traditional table (§4.1) and the pool of the place (§7.4.1 to §7.4.3); head to head there are none. */
export function makeMatch(state: CareerState, parties: readonly Party[], foes: number, referee: CareerRef): void {
  const [{ player, fighters: first }] = parties as [Party, ...Party[]]
  const { locale } = state.gladiators[first[0]!.gladiator]!
  const numbers = parties.flatMap(({ fighters }) => fighters.map(({ gladiator }) => gladiator))
  const entrants = parties.flatMap(({ fighters }, side) =>
    fighters.map(({ gladiator, style }) => entrantOf(state.gladiators[gladiator]!, foes === 0 ? side : 0, style)),
  )
  const opponents: Entrant[] = []
  for (let i = 0; i < foes; i++) {
    const { sheet, style } = entrants[i % entrants.length]!
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
  const gladiators = [...entrants, ...opponents]
  const setup = {
    arena: locale === 'rome' ? 'colosseum' : 'provincial',
    gates: 'WE',
    toTheDeath: toTheDeath ? 'yes' : 'no',
    opponents: 'given',
    gladiators,
  } as const
  for (const number of numbers) if (number >= 0) state.gladiators[number]!.foughtToday++
  state.day.used++
  const match = start(setup, state.options)
  state.bout = { match, setup, player, locale, fighters: numbers, toSettle: [], won: null }
  state.phase = 'bout'
  if (referee.listening) {
    const names = (isOurs: boolean) =>
      gladiators.filter(({ side }) => (side === 0) === isOurs).map(({ sheet }) => sheet.name)
    referee.tell({
      kind: 'matchMade',
      rule: '§7.4',
      locale,
      gladiators: names(true),
      opponents: names(false),
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
