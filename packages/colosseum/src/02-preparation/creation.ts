/** §3.4, §3.12, §19 What is rolled on a log sheet before the match. */

import {
  adjustRetiarius,
  facesRetiarius,
  lightenRetiarius,
  rollClassicMan,
  rollClassicSuit,
} from '../editions/classic-creation.ts'
import { becomeType, rollPercentileRatings, wearFixedSuit } from '../editions/tables-v2.ts'
import { type RuleContext, rollD3 } from '../match/context.ts'
import { type Gladiator, isJavelinMan, newItem } from '../match/state.ts'
import {
  type Armour,
  armourDRM,
  armourTables,
  armourWorth,
  formatArmour,
  parseArmour,
  type ShieldSize,
  toOneDie,
} from '../tables/armour.ts'
import { billingsArmourTables } from '../tables/billings.ts'
import { characteristic, ratingNames } from '../tables/characteristics.ts'
import { styles } from '../tables/styles.ts'
import type { Origin } from '../tables/tables-v2.ts'

/** Completes every log sheet: characteristics, armour, shield and javelins. */
export function createGladiators(context: RuleContext): void {
  for (const who of context.state.gladiators) {
    const isClassic = context.state.options.edition === 'classic1981'
    if (isClassic) adjustRetiarius(context, who)
    const isByTable = !isClassic || context.state.options.creation3d6 === 'on'
    const rollPlain = () => (isByTable ? rollRatings : rollClassicMan)(context, who)
    const origin = who.sheet.hasRatings ? null : rollPercentileRatings(context, who, rollPlain)
    if (who.type) becomeType(who, who.type)
    // §3.4.2 Combat factors are training, strength and agility at the start of the match.
    who.CF = who.TR + who.ST + who.AG
    const shield = equip(context, who)
    takeShield(who, shield)
    if (isClassic) lightenRetiarius(context, who)
    takeJavelins(context, who)
    if (context.state.options.optionalWeapons === 'off') leaveAtHome(context, who)
    who.hasHelmet = who.armour[0] !== null
    who.isCreated = true
    if (context.referee.listening) tellSheet(context, who, origin)
  }
}

/** §3.4.1 Three dice for each characteristic; by B02a the totals are assigned as the player wishes. */
function rollRatings(context: RuleContext, who: Gladiator): void {
  const { seat } = who
  let totals: readonly number[] = ratingNames.map((rating) => context.referee.roll(3, '§3.4.1', seat, rating))
  if (context.state.options.arrangeRolls === 'on') {
    totals = context.referee.ask({ kind: 'arrange', seat, rule: '§3.4.1', totals })
  }
  for (const [at, rating] of ratingNames.entries()) who[rating] = characteristic(rating, totals[at]!)
}

/** §3.12 Armour and shield of his weight, changed by his style (§19). Returns the shield. */
function equip(context: RuleContext, who: Gladiator): ShieldSize | 'none' {
  const style = styles[who.style]
  const { sheet } = who
  let rolled: ShieldSize = who.weight === 'light' ? 'small' : 'large'
  if (sheet.armour) {
    const { edition, armourPurchase } = context.state.options
    const dice = edition === 'classic1981' || armourPurchase === 'on' ? 2 : 1
    const pieces = sheet.armour.map((piece) => parseArmour(piece, dice) ?? null)
    who.armour = edition === 'classic1981' ? pieces : pieces.map(toOneDie)
    // B03a Armour is bought, but the shield of light and medium men still comes by the die.
    const isShieldRolled = armourPurchase === 'on' && who.weight !== 'heavy'
    if (isShieldRolled && style.shield === 'rolled' && !sheet.shield) rolled = rollBillingsShield(context, who)
  } else {
    const fixed = context.state.options.v2Armour === 'on' ? wearFixedSuit(context, who) : null
    if (fixed) return sheet.shield ?? fixed
    const needsRoll = style.armour === 'rolled' || (style.shield === 'rolled' && !sheet.shield)
    const isClassic = context.state.options.edition === 'classic1981'
    const isBillings = context.state.options.armourTables === 'on'
    if (needsRoll) rolled = (isBillings ? rollBillingsSuit : isClassic ? rollClassicSuit : rollSuit)(context, who)
    if (style.armour === 'none') who.armour = [null, null, null, null, null]
    if (!isClassic) applyStyle(who)
  }
  if (sheet.shield) return sheet.shield
  if (facesRetiarius(context, who) && style.shield !== 'none') return 'small'
  return style.shield === 'rolled' ? rolled : style.shield
}

function rollSuit(context: RuleContext, who: Gladiator): ShieldSize {
  const table = armourTables[who.weight]
  const first = table[context.referee.roll(1, '§3.12', who.seat, 'armour') - 1]!
  who.armour = first.areas.map((piece) => parseArmour(piece)!)
  if (who.style === 'crupellarius') {
    // §19.4.2 Two suits, and the better piece for every area.
    const second = table[context.referee.roll(1, '§19.4.2', who.seat, 'second suit') - 1]!
    who.armour = who.armour.map((piece, at) => better(piece, parseArmour(second.areas[at]!)!))
  }
  return first.shield
}

/** The better of two pieces: what it takes off times what it covers; of equals the higher letter. */
export function better(one: Armour | null, other: Armour | null): Armour | null {
  const gain = armourWorth(other) - armourWorth(one)
  if (gain !== 0) return gain > 0 ? other : one
  return one && other && armourDRM[other.letter] > armourDRM[one.letter] ? other : one
}

function rollBillingsShield(context: RuleContext, who: Gladiator): ShieldSize {
  return billingsArmourTables[who.weight][context.referee.roll(1, '§3.12', who.seat, 'shield') - 1]!.shield
}

/** B03 The tables of 1982; over the Colosseum Edition in its own scale of coverage. */
function rollBillingsSuit(context: RuleContext, who: Gladiator): ShieldSize {
  const suit = billingsArmourTables[who.weight][context.referee.roll(1, '§3.12', who.seat, 'armour') - 1]!
  const pieces = suit.areas.map((piece) => parseArmour(piece, 2)!)
  who.armour = context.state.options.edition === 'classic1981' ? pieces : pieces.map(toOneDie)
  return suit.shield
}

function applyStyle(who: Gladiator): void {
  // §19.3.2 Net men fight bareheaded.
  if (who.style === 'retiarius' || who.style === 'laquearius') who.armour[0] = null
  // §21.11 The scissor is an armoured sleeve.
  if (who.style === 'scissores') who.armour[3] = better(who.armour[3]!, parseArmour('A3')!)
}

function takeShield(who: Gladiator, shield: ShieldSize | 'none'): void {
  if (shield === 'none' || who.hands[1] !== null) return
  who.hands[1] = newItem(shield === 'small' ? 'smallShield' : 'largeShield')
}

/** §21.6 A Velite has one javelin in hand and the rest in his sheath. */
function takeJavelins(context: RuleContext, who: Gladiator): void {
  if (who.style !== 'velite' || who.sheath.length > 0) return
  if (isJavelinMan(context.state, who)) {
    who.sheath.push(newItem('javelin'), newItem('javelin'))
    return
  }
  const count = context.state.options.javelinCount === 'six' ? 6 : rollD3(context, '§21.6', who.seat, 'javelins') + 1
  for (let i = 1; i < count; i++) who.sheath.push(newItem('javelin'))
}

/** Without chapter 21 only swords are carried besides; B30 leaves the Retiarius a knife. */
function leaveAtHome(context: RuleContext, who: Gladiator): void {
  const hasKnife = context.state.options.knife === 'on' && who.style === 'retiarius'
  who.sheath = who.sheath.filter(({ kind }) => kind === 'sword' || (kind === 'dagger' && hasKnife))
}

/** Told to everybody, or to him alone where log sheets are hidden. */
function tellSheet(context: RuleContext, who: Gladiator, origin: Origin | null): void {
  const { seat, TR, ST, AG, CN, W } = who
  const ratings = { TR, ST, AG, CN, W }
  const armour = who.armour.map(formatArmour)
  const to = context.state.options.sheets === 'hidden' ? { to: [seat] } : {}
  context.referee.tell({ kind: 'gladiatorRolled', rule: '§3.4', ...to, seat, ratings, armour, origin })
}
