/** Chapter 24: two-handed fighting. */
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

/** §24.2.1 Whoever is not trained to it loses a weapon more easily: what it adds to drops against him. */
export function twoWeaponDropDRM(state: State, who: Gladiator): number {
  const isClumsy = who.style !== 'dimachaerus' && hasTwoWeapons(state, who) && isAlike(who)
  return state.options.twoWeapons === 'on' && isClumsy ? 2 : 0
}
