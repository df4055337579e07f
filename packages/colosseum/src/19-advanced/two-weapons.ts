/** Chapter 24: two-handed fighting. */
import type { Refusal } from '@harena/engine'
import { t } from '@harena/engine'
import { type Gladiator, hasTwoWeapons, type State } from '../match/state.ts'

function isAlike(who: Gladiator): boolean {
  return who.hands[0]!.kind === who.hands[1]!.kind
}

/** §24.2, §24.2.1 CF for two weapons: the Dimachaerus 4 for alike ones and 2 for different ones, others 2 for alike. */
export function twoWeaponBonus(state: State, who: Gladiator): number {
  if (state.options.twoWeapons === 'off' || !hasTwoWeapons(state, who)) return 0
  if (who.style === 'dimachaerus') return isAlike(who) ? 4 : 2
  return isAlike(who) ? 2 : 0
}

/** §24.1 Why a man with a weapon in each hand cannot strike with both in one phase; null if he can. */
export function refusePair(state: State, who: Gladiator): Refusal | null {
  if (state.options.twoWeapons === 'off') {
    return { rule: '§24.1', message: t('Nobody fights with both hands in this match: strike with one of them.') }
  }
  if (!hasTwoWeapons(state, who)) {
    return { rule: '§24.4', message: t('Two-handed weapons and flails strike alone: use one of the two.') }
  }
  if (who.style === 'dimachaerus' || isAlike(who)) return null
  return { rule: '§24.2.1', message: t('Only a Dimachaerus strikes with two different weapons: use one of the two.') }
}

/** §24.2.1 Whoever is not trained to it loses a weapon more easily: what it adds to drops against him. */
export function twoWeaponDropDRM(state: State, who: Gladiator): number {
  const isClumsy = who.style !== 'dimachaerus' && hasTwoWeapons(state, who) && isAlike(who)
  return state.options.twoWeapons === 'on' && isClumsy ? 2 : 0
}
