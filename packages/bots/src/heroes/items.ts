/** What lies on the ground and what is in the hands. */
import {
  type Answers,
  type Card,
  HANDS,
  type Handling,
  type Item,
  isEnsnared,
  isFreeHand,
  isOccupied,
  isOpponent,
  isWeapon,
  type State,
  weaponHand,
} from '@harena/heroes'
import { argmax } from '../lib/argmax.ts'
import { stepsTo } from './zones.ts'

type Handled = Answers['act'] | Answers['handle']

/** The item here that is worth most to him; null if nothing is. */
export function take(state: State, me: Card, answers: readonly Handled[]): Handling | null {
  const pickUps = answers.filter((answer) => answer.do === 'pickUp')
  const best = argmax(pickUps, ({ item, hand }) => valueOfItem(state, me, state.items[item]!, hand === me.handed), 0)
  return best ?? makeRoom(state, me, answers)
}

/** A weapon for one without, a net for a Retiarius, a second sword, a shield; the weapon hand is for weapons. */
function valueOfItem(state: State, me: Card, { kind }: Item, isOwnHand: boolean): number {
  const isArmed = weaponHand(state, me) !== null
  if (isWeapon(kind)) {
    if (isArmed) return me.style === 'dimachaerus' && kind === 'sword' ? 1 : 0
    return (kind === 'trident' ? 4 : 3) + (isOwnHand ? 1 : 0)
  }
  if (!isArmed && isOwnHand) return 0
  return kind === 'net' ? (me.style === 'retiarius' ? 2 : 0) : 1
}

/** Without a weapon and a free hand, but with a weapon at his feet, he drops what he holds. */
function makeRoom(state: State, me: Card, answers: readonly Handled[]): Handling | null {
  if (state.handled || weaponHand(state, me) !== null || isOccupied(state, me.side, me.zone)) return null
  if (isEnsnared(me) || HANDS.some((hand) => isFreeHand(me, hand))) return null
  if (!state.items.some((item) => item.zone === me.zone && item.place === 'ground' && isWeapon(item.kind))) return null
  const drops = answers.filter((answer) => answer.do === 'drop')
  return drops.find((drop) => drop.hand === me.handed) ?? drops[0] ?? null
}

/** The zone of the nearest weapon for one who has none, if no foe is nearer to it; -1 if there is none. */
export function fetchWeapon(state: State, me: Card): number {
  if (weaponHand(state, me) !== null) return -1
  const foes = state.cards.filter((other) => isOpponent(me.side, other))
  const within = state.items.filter(({ place, kind, zone }) => {
    if (place !== 'ground' || !isWeapon(kind)) return false
    const far = stepsTo(state, me.zone, zone)
    return far > 0 && foes.every((foe) => stepsTo(state, foe.zone, zone) >= far)
  })
  return argmax(within, ({ zone }) => -stepsTo(state, me.zone, zone))?.zone ?? -1
}
