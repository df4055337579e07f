/** How log sheets are made in the 1981 game. */
import type { RuleContext } from '../match/context.ts'
import type { Gladiator } from '../match/state.ts'
import { parseArmour, type ShieldSize } from '../tables/armour.ts'
import { classicArmourTables, classicMan } from '../tables/classic-creation.ts'

/** One of 36 men. */
export function rollClassicMan(context: RuleContext, who: Gladiator): void {
  const first = context.referee.roll(1, '§3.4.1', who.seat, 'characteristics')
  Object.assign(who, classicMan(first, context.referee.roll(1, '§3.4.1', who.seat, 'characteristics')))
}

/** A suit of his weight; the opponents of a Retiarius carry small shields whatever the table says. */
export function rollClassicSuit(context: RuleContext, who: Gladiator): ShieldSize {
  const die = context.referee.roll(1, '§3.12', who.seat, 'armour')
  const suit = classicArmourTables[who.weight][die - 1]!
  who.armour = suit.areas.map((piece) => parseArmour(piece, 2)!)
  if (who.weight === 'light' && context.state.options.classicLightShield === 'later') {
    return die === 1 || die === 4 ? 'large' : 'small'
  }
  return suit.shield
}

/** In 1981 whoever meets a Retiarius carries a small shield. */
export function facesRetiarius(context: RuleContext, who: Gladiator): boolean {
  if (context.state.options.edition !== 'classic1981') return false
  return context.state.gladiators.some(({ style, team }) => style === 'retiarius' && team !== who.team)
}

/** By the suggestion of 1981 the Retiarius counts as light in everything but his armour. */
export function lightenRetiarius(context: RuleContext, who: Gladiator): void {
  if (who.style === 'retiarius' && context.state.options.retiariusFast === 'yes') who.weight = 'light'
}

/** The Retiarius of 1981 is a medium man with five phases and a helmet, or by suggestion a light one with six. */
export function adjustRetiarius(context: RuleContext, who: Gladiator): void {
  if (who.style !== 'retiarius') return
  const { retiariusFast, retiariusLight } = context.state.options
  // B04 makes him light in every way; by the suggestion of 1981 he keeps the armour of a medium man.
  if (retiariusLight === 'on') who.weight = 'light'
  who.rate = retiariusFast === 'yes' || retiariusLight === 'on' ? 6 : 5
  who.turnRate = who.rate
}
