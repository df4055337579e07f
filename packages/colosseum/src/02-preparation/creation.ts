/** Chapter 3, §3.4 and §3.12, and chapter 19: what is rolled on a log sheet before the match. */

import { enterBeast } from '../28-beasts/beasts.ts'
import { rollCenturion, rollSpirit } from '../29-centurions/centurions.ts'
import { rideIn } from '../30-riders/mounts.ts'
import { type RuleContext, rollD3 } from '../match/context.ts'
import { type Gladiator, newItem } from '../match/state.ts'
import { type Armour, armourWorth, formatArmour, parseArmour, piecesOf, type ShieldSize } from '../tables/armour.ts'
import { ratingNames } from '../tables/characteristics.ts'
import type { Tables } from '../tables/index.ts'
import type { Origin } from '../tables/tables-v2.ts'

/** Completes every log sheet: characteristics, armour, shield and javelins. */
export function createGladiators(context: RuleContext): void {
  const { edition, state } = context
  for (const who of state.gladiators) {
    if (who.beast) {
      if (who.rider >= 0) rideIn(context, who)
      else enterBeast(context, who)
      continue
    }
    edition.prepareSheet(who)
    const origin = who.sheet.hasRatings ? null : rollSheet(context, who)
    // §3.4.2 Combat factors are training, strength and agility at the start of the match.
    who.CF = who.TR + who.ST + who.AG
    const { armour, shield } = who.sheet
    const worn = armour ? edition.wearOwn(context, who, armour) : edition.wearSuit(context, who)
    takeShield(who, shield ?? worn)
    takeJavelins(context, who)
    if (state.options.optionalWeapons === 'off') {
      who.sheath = who.sheath.filter(({ kind }) => edition.keepsInSheath(who, kind))
    }
    edition.completeSheet(who)
    who.hasHelmet = who.armour[0] !== null
    who.isCreated = true
    if (context.referee.listening) tellSheet(context, who, origin)
    rollSpirit(context, who)
  }
}

function rollSheet(context: RuleContext, who: Gladiator): Origin | null {
  return who.centurion ? rollCenturion(context, who) : context.edition.rollRatings(context, who)
}

/** §3.4.1 Three dice for each characteristic; the totals may be assigned otherwise. */
export function rollRatings(
  context: RuleContext,
  who: Gladiator,
  arrange = (totals: readonly number[]): readonly number[] => totals,
): null {
  const totals = arrange(ratingNames.map((rating) => context.referee.roll(3, '§3.4.1', who.seat, rating)))
  // One by one: to look each of them up by its name takes much longer.
  const { characteristics } = context.tables
  who.TR = characteristics[totals[0]!]!.TR
  who.ST = characteristics[totals[1]!]!.ST
  who.AG = characteristics[totals[2]!]!.AG
  who.CN = characteristics[totals[3]!]!.CN
  who.W = characteristics[totals[4]!]!.W
  return null
}

/** §3.12 The armour of the set-up, and the shield of his style. */
export function wearOwn(context: RuleContext, who: Gladiator, pieces: readonly string[]): ShieldSize | 'none' {
  who.armour = pieces.map((piece) => context.edition.readArmour(piece) ?? null)
  const { shield } = context.tables.styles[who.style]
  if (shield !== 'rolled') return shield
  return who.sheet.shield ? usualShield(who) : context.edition.rollShield(context, who)
}

/** §3.14 The shield that men of his weight carry. */
export function usualShield({ weight }: Gladiator): ShieldSize {
  return weight === 'light' ? 'small' : 'large'
}

/** §3.12, §19 Armour and shield of his weight, changed by his style. */
export function wearSuit(context: RuleContext, who: Gladiator): ShieldSize | 'none' {
  const { armour, shield } = context.tables.styles[who.style]
  const needsRoll = armour === 'rolled' || (shield === 'rolled' && !who.sheet.shield)
  const rolled = needsRoll ? context.edition.rollSuit(context, who) : usualShield(who)
  if (armour === 'none') who.armour = [null, null, null, null, null]
  context.edition.applyStyle(context, who)
  return shield === 'rolled' ? rolled : shield
}

/** §3.12 A suit of his weight by the die. */
export function rollSuit(context: RuleContext, who: Gladiator): ShieldSize {
  const suits = context.tables.armour[who.weight]
  const first = suits[context.referee.roll(1, '§3.12', who.seat, 'armour')]!
  who.armour = piecesOf(first).map((piece) => parseArmour(piece)!)
  if (who.style === 'crupellarius') {
    // §19.4.2 Two suits, and the better piece for every area.
    const second = piecesOf(suits[context.referee.roll(1, '§19.4.2', who.seat, 'second suit')]!)
    who.armour = who.armour.map((piece, at) => better(context.tables, piece, parseArmour(second[at]!)!))
  }
  return first.shield
}

/** The better of two pieces: what it takes off times what it covers; of equals the higher letter. */
export function better({ armourDRM }: Tables, one: Armour | null, other: Armour | null): Armour | null {
  const gain = armourWorth(armourDRM, other) - armourWorth(armourDRM, one)
  if (gain !== 0) return gain > 0 ? other : one
  return one && other && armourDRM[other.letter] > armourDRM[one.letter] ? other : one
}

/** §19 What the style changes in a suit. */
export function applyStyle({ tables }: RuleContext, who: Gladiator): void {
  // §19.3.2 Net men fight bareheaded.
  if (who.style === 'retiarius' || who.style === 'laquearius') who.armour[0] = null
  // §21.11 The scissor is an armoured sleeve.
  if (who.style === 'scissores') who.armour[3] = better(tables, who.armour[3]!, parseArmour('A3')!)
}

function takeShield(who: Gladiator, shield: ShieldSize | 'none'): void {
  if (shield === 'none' || who.hands[1] !== null) return
  who.hands[1] = newItem(shield === 'small' ? 'smallShield' : 'largeShield')
}

/** §21.6 A Velite has one javelin in hand and the rest in his sheath. */
function takeJavelins(context: RuleContext, who: Gladiator): void {
  if (who.style !== 'velite' || who.sheath.length > 0) return
  const count = context.edition.countJavelins(context, who)
  for (let i = 1; i < count; i++) who.sheath.push(newItem('javelin'))
}

/** §21.6 */
export function countJavelins(context: RuleContext, who: Gladiator): number {
  return context.state.options.javelinCount === 'six' ? 6 : rollD3(context, '§21.6', who.seat, 'javelins') + 1
}

/** Told to everybody, or to him alone where log sheets are hidden. */
function tellSheet(context: RuleContext, who: Gladiator, origin: Origin | null): void {
  const { seat, TR, ST, AG, CN, W } = who
  const ratings = { TR, ST, AG, CN, W }
  const armour = who.armour.map(formatArmour)
  const to = context.state.options.sheets === 'hidden' ? { to: [seat] } : {}
  context.referee.tell({ kind: 'gladiatorRolled', rule: '§3.4', ...to, seat, ratings, armour, origin })
}
