/** The Billings Rules of 1982 on log sheets: B-102 to B-103. */
import type { Refusal } from '@harena/engine'
import { t } from '@harena/engine'
import { better, rollRatings, usualShield } from '../02-preparation/creation.ts'
import type { RuleContext } from '../match/context.ts'
import type { Options } from '../match/options.ts'
import type { GladiatorSetup } from '../match/setup.ts'
import type { Gladiator } from '../match/state.ts'
import { piecesOf, type ShieldSize, type Suit } from '../tables/armour.ts'
import { armourPurse, billingsArmourTables, priceOfSuit } from '../tables/billings.ts'
import type { Tables } from '../tables/index.ts'
import { readTwoDice } from './armour-scale.ts'

/** B-102 Five totals of three dice, assigned as the player wishes. */
export function rollArranged(context: RuleContext, who: Gladiator): null {
  const { seat } = who
  return rollRatings(context, who, (totals) => context.referee.ask({ kind: 'arrange', seat, rule: '§3.4.1', totals }))
}

/** B-3 The tables of 1982. */
export function rollBillingsSuit(context: RuleContext, who: Gladiator, options: Options): ShieldSize {
  const suits = billingsArmourTables[who.weight]
  const read = (suit: Suit) => piecesOf(suit).map((piece) => readTwoDice(options, piece)!)
  const first = suits[context.referee.roll(1, '§3.12', who.seat, 'armour')]!
  who.armour = read(first)
  // §19.4.2 The game of 1981 has no such styles: there he wears one suit like others.
  const hasTwo = who.style === 'crupellarius' && options.edition === 'colosseum'
  if (hasTwo && context.edition.followsStyle(who)) {
    const second = read(suits[context.referee.roll(1, '§19.4.2', who.seat, 'second suit')]!)
    who.armour = who.armour.map((piece, at) => better(context.tables, piece, second[at]!))
  }
  return first.shield
}

/** B-103 Armour is bought, but the shield of light and medium men still comes by the die. */
export function rollBillingsShield(context: RuleContext, who: Gladiator): ShieldSize {
  if (who.weight === 'heavy') return usualShield(who)
  return billingsArmourTables[who.weight][context.referee.roll(1, '§3.12', who.seat, 'shield')]!.shield
}

/** B-103 The Retiarius has the purse of a light man. */
export function refusePurchase({ styles }: Tables, { name, style, armour }: GladiatorSetup): Refusal | null {
  const purse = armourPurse[style === 'retiarius' ? 'light' : styles[style].weight]
  if (armour && priceOfSuit(armour) <= purse) return null
  return { rule: '§3.12', message: t`${name} must buy armour for at most ${purse} sesterces.` }
}
