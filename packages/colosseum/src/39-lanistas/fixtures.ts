/** Chapter 39, §39.5.4.5: the matches of the munus are arranged as chapter 38 says, one entry after the other. */
import type { Seat } from '@harena/engine'
import { isSuit, measuredStyles, priceOfSuit } from '../37-armour/custom-armour.ts'
import { chooseStyle, isHunt, ownStyles, rollBill, stylesOf } from '../38-matches/arranging.ts'
import { makeChallenger } from '../38-matches/challengers.ts'
import { drawBeasts } from '../38-matches/setting-up.ts'
import { nextName } from '../campaign/names.ts'
import { type Bill, matchesOf } from '../campaign/state.ts'
import type { LudusRef } from '../ludus/game.ts'
import {
  type Conduct,
  type Fighter,
  type Fixture,
  type LudusMan,
  type LudusState,
  manNamed,
  stableOf,
} from '../ludus/state.ts'
import { pickFrom } from '../match/context.ts'
import { stylesOfClass } from '../tables/campaign.ts'
import { lanistaTablesOf } from '../tables/lanistas.ts'
import type { StyleId } from '../tables/styles.ts'
import { combatValue } from './combat-value.ts'
import { go } from './months.ts'
import { send } from './munus.ts'
import { bankOdds } from './odds.ts'
import { move } from './treasury.ts'

/** §38.2 First the type, classes and numbers of a match; then who fights in it, and how. */
export function playArrange(state: LudusState, referee: LudusRef): void {
  const munus = state.munus!
  const man = manNamed(state, munus.waiting[0]!)
  const { options } = state
  if (options.pairingMode === 'ownClass' && man.style === null) {
    man.style = chooseStyle(man, ownStyles(options, man), referee)
  } else if (munus.draft === null) {
    munus.draft = rollBill(options, man, referee, state.editor!)
  } else {
    const fixture = arrangeFixture(state, man, munus.draft, referee)
    munus.fixtures = [...munus.fixtures, fixture]
    munus.draft = null
    munus.waiting = munus.waiting.slice(1)
    if (munus.waiting.length === 0) go(state, 'bank')
  }
}

function arrangeFixture(state: LudusState, hero: LudusMan, bill: Bill, referee: LudusRef): Fixture {
  const { owner } = hero
  const first = equip(
    state,
    hero,
    bill.style ?? chooseStyle(hero, stylesOf(state.options, hero, bill.own), referee),
    referee,
  )
  const beasts = isHunt(bill.type) ? drawBeasts(state.options, owner, referee) : []
  const friends = findAllies(state, hero, bill, referee)
  const rival = beasts.length === 0 ? findRival(state, hero, bill, referee) : null
  const foes = bill.others.slice(rival ? 1 : 0).map((other) => makeGuest(state, hero, bill, other, false, referee))
  const sides: Fixture['sides'] = [
    [first, ...friends],
    [...(rival ? [rival] : []), ...foes],
  ]
  const values = beasts.length > 0 || bill.isUnique ? null : valuesOf(state, sides)
  const conduct = conductOf(state, sides, referee)
  const number = state.fought + state.munus!.fixtures.length + 1
  const fixture = {
    number,
    hero: hero.name,
    owner,
    bill: { ...bill, style: first.style, suit: first.suit },
    sides,
    beasts,
    values,
    conduct,
  }
  if (referee.listening) {
    const names = (side: 0 | 1) => sides[side].map(({ name }) => name)
    const odds = values && bankOdds(state.options, values)
    const shown: [string[], string[]] = [names(0), beasts.length > 0 ? [...beasts] : names(1)]
    referee.tell({ kind: 'fixtureSet', rule: '§39.5.4.5', seat: owner, number, sides: shown, values, odds })
  }
  return fixture
}

/** §37.1, §37.3 His armour in a plain style: rolled, worn again, or made for him and paid by his lanista. */
function equip(state: LudusState, man: LudusMan, style: StyleId, referee: LudusRef): Fighter {
  const { owner: seat, name } = man
  if (!measuredStyles.includes(style)) return { name, owner: seat, style, suit: 'rolled', guest: null }
  const suit = referee.ask({ kind: 'armour', seat, rule: '§37.1', name, style })
  if (suit !== 'rolled') {
    const tables = lanistaTablesOf(state.options)
    const { weight } = tables.styles[style]
    move(
      state,
      seat,
      null,
      costOfSuit(state, man, style, suit),
      { heading: 'armour', rule: '§37.3', about: name },
      referee,
    )
    man.suits = { ...man.suits, [weight]: suit }
  }
  return { name, owner: seat, style, suit, guest: null }
}

/** §37.3 What his lanista pays for a suit; nothing for the one that he has (C.08). */
export function costOfSuit(state: LudusState, { suits }: LudusMan, style: StyleId, suit: readonly string[]): number {
  const tables = lanistaTablesOf(state.options)
  const own = suits[tables.styles[style].weight]
  return own?.join() === suit.join() ? 0 : priceOfSuit(tables, suit)
}

/** §37.2, §37.3 Within what his weight is allowed, and what the ludus has. */
export function maySuit(state: LudusState, man: LudusMan, style: StyleId, suit: unknown): boolean {
  const tables = lanistaTablesOf(state.options)
  if (!isSuit(tables, suit, tables.styles[style].weight)) return false
  return costOfSuit(state, man, style, suit) <= state.ludi[man.owner]!.denarii
}

/** §38.2.3 Men of the ludus who are free and may fight in the class; the rest are made like challengers (C.29, C.44). */
function findAllies(state: LudusState, hero: LudusMan, bill: Bill, referee: LudusRef): Fighter[] {
  if (bill.allies === 0) return []
  const { owner: seat } = hero
  const isFree = (man: LudusMan) => !man.isSent && stylesOf(state.options, man, bill.own).length > 0
  const choices = stableOf(state, seat)
    .filter(isFree)
    .map(({ name }) => name)
  const most = Math.min(bill.allies, choices.length)
  const names = most > 0 ? referee.ask({ kind: 'allies', seat, rule: '§38.2.3', name: hero.name, most, choices }) : []
  const own = names
    .map((name) => manNamed(state, name))
    .filter((man) => send(state, man, true, referee))
    .map((man) => equip(state, man, chooseStyle(man, stylesOf(state.options, man, bill.own), referee), referee))
  const missing = bill.allies - own.length
  return [...own, ...Array.from({ length: missing }, () => makeGuest(state, hero, bill, bill.own, true, referee))]
}

/** §38.5 A challenger, or an ally of the same kind, for whom the book decides. */
function makeGuest(
  state: LudusState,
  hero: LudusMan,
  bill: Bill,
  classNumber: number,
  isAlly: boolean,
  referee: LudusRef,
): Fighter {
  const open = stylesOfClass(lanistaTablesOf(state.options), classNumber)
  const style = pickFrom(referee, open, '§38.4.2', hero.owner, 'style')
  const isChampion = bill.type === 'champion' && !isAlly
  const wanted = { style, isAlly, matches: matchesOf(hero), isChampion }
  const guest = makeChallenger(state.options, hero.owner, nextName(state), wanted, referee)
  return { name: guest.name, owner: null, style, suit: 'rolled', guest }
}

/** §38.4.2 By the switch a free man of another ludus, if its lanista agrees; a champion is never one. */
function findRival(state: LudusState, hero: LudusMan, bill: Bill, referee: LudusRef): Fighter | null {
  const other = bill.others[0]!
  if (state.options.interLudusMatches === 'no' || bill.type === 'champion') return null
  const choices = rivalsOf(state, hero.owner, other)
  if (choices.length === 0) return null
  const { owner: seat, name } = hero
  const chosen = referee.ask({ kind: 'rival', seat, rule: '§38.4.2', name, choices })
  if (chosen === null) return null
  const rival = manNamed(state, chosen)
  if (!referee.ask({ kind: 'meet', seat: rival.owner, rule: '§38.4.2', name: chosen, rival: name })) {
    if (referee.listening) referee.tell({ kind: 'rivalRefused', rule: '§38.4.2', seat: rival.owner, name: chosen })
    return null
  }
  if (!send(state, rival, false, referee)) return null
  return equip(state, rival, chooseStyle(rival, stylesOf(state.options, rival, other), referee), referee)
}

/** Free men of a class in other ludi which have not yet as many matches as the munus allows (§39.5.4.1). */
function rivalsOf(state: LudusState, seat: Seat, classNumber: number): string[] {
  const isFree = (man: LudusMan) =>
    man.status === 'active' && man.owner !== seat && !man.isSent && stylesOf(state.options, man, classNumber).length > 0
  const hasRoom = ({ owner }: LudusMan) => matchesIn(state, owner) < state.munus!.quality
  return state.men.filter((man) => isFree(man) && hasRoom(man)).map(({ name }) => name)
}

/** In how many matches of the munus a ludus takes part: arranged ones, and those that are still to be. */
function matchesIn(state: LudusState, seat: Seat): number {
  const { fixtures, waiting } = state.munus!
  const isIn = ({ sides }: Fixture) => sides.flat().some(({ owner }) => owner === seat)
  return fixtures.filter(isIn).length + waiting.filter((name) => manNamed(state, name).owner === seat).length
}

/** §39.5.4.4 The combat values of both sides, at least 1 for each man. */
function valuesOf(state: LudusState, sides: Fixture['sides']): [number, number] {
  const value = ({ name, guest }: Fighter) => Math.max(1, combatValue(guest ?? manNamed(state, name)))
  const sum = (side: readonly Fighter[]) => side.reduce((total, fighter) => total + value(fighter), 0)
  return [sum(sides[0]), sum(sides[1])]
}

/** §39.5.4.5 Each lanista who has men in it says how he wants it: by his hand, looking on, or just the result. */
function conductOf(state: LudusState, sides: Fixture['sides'], referee: LudusRef): Record<number, Conduct> {
  const owners = new Set(sides.flat().flatMap(({ owner }) => (owner === null ? [] : [owner])))
  const conduct: Record<number, Conduct> = {}
  for (const seat of owners) {
    const usual = state.ludi[seat]!.conduct
    const { name } = sides.flat().find((fighter) => fighter.owner === seat)!
    conduct[seat] = usual === 'ask' ? referee.ask({ kind: 'conduct', seat, rule: '§39.5.4.5', name }) : usual
  }
  return conduct
}
