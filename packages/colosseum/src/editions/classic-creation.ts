/** How log sheets are made in the 1981 game. */
import type { RuleContext } from '../match/context.ts'
import type { Options } from '../match/options.ts'
import type { Gladiator, Item } from '../match/state.ts'
import { parseArmour, piecesOf, type ShieldSize } from '../tables/armour.ts'
import { classicArmourTables, classicMan } from '../tables/classic-creation.ts'
import type { Style } from '../tables/styles.ts'
import type { ItemKind } from '../tables/weapons.ts'

/** One of 36 men. */
export function rollClassicMan(context: RuleContext, who: Gladiator): null {
  const first = context.referee.roll(1, '§3.4.1', who.seat, 'characteristics')
  Object.assign(who, classicMan(first, context.referee.roll(1, '§3.4.1', who.seat, 'characteristics')))
  return null
}

/** C-1 A suit of his weight; the opponents of a Retiarius carry small shields whatever the table says. */
export function rollClassicSuit(context: RuleContext, who: Gladiator): ShieldSize {
  const die = context.referee.roll(1, '§3.12', who.seat, 'armour')
  const suit = classicArmourTables[who.weight][die]!
  who.armour = piecesOf(suit).map((piece) => parseArmour(piece, 2)!)
  if (who.weight === 'light' && context.state.options.classicLightShield === 'later') {
    return die === 1 || die === 4 ? 'large' : 'small'
  }
  return suit.shield
}

/** Whoever meets a Retiarius carries a small shield. */
export function againstNets(
  { state }: RuleContext,
  { team }: Gladiator,
  shield: ShieldSize | 'none',
): ShieldSize | 'none' {
  const isMet = state.gladiators.some((one) => one.style === 'retiarius' && one.team !== team)
  return isMet && shield !== 'none' ? 'small' : shield
}

/** A-11 The Retiarius is a medium man with five phases and a helmet; by suggestion a light one with six, but for his armour. */
export function slowRetiarius(who: Gladiator, isFast: boolean): void {
  if (who.style !== 'retiarius') return
  who.rate = isFast ? 6 : 5
  who.turnRate = who.rate
}

/** A-10, E-20 The spears of light men, by suggestion, and of those who fight beasts are in everything tridents. */
export function spearAsTrident({ lightSpear, optionalWeapons }: Options, item: Item): Item {
  return (lightSpear === 'yes' || optionalWeapons === 'off') && item.kind === 'spear'
    ? { ...item, kind: 'trident' }
    : item
}

/** A-10 By suggestion light men may carry a spear. */
export function isLightSpear({ lightSpear }: Options, kind: ItemKind, { weight }: Style): boolean {
  return lightSpear === 'yes' && kind === 'spear' && weight === 'light'
}
