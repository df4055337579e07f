/** What lies on the ground and what is in the hands. */
import type { Answers, Card, Handling, HeroesState, Item } from '@harena/heroes'
import { foesIn, hands, isFoe, isFree, isWeapon, stepsTo, weaponHand } from './cards.ts'

type Handled = Answers['act'] | Answers['handle']

/** The thing here that is worth most to him; null if nothing is. */
export function take(state: HeroesState, me: Card, answers: readonly Handled[]): Handling | null {
  let best: Handling | null = null
  let bestWorth = 0
  for (const answer of answers) {
    if (answer.do !== 'pickUp') continue
    const worth = worthOfThing(state, me, state.items[answer.item]!, answer.hand === me.handed)
    if (worth <= bestWorth) continue
    best = answer
    bestWorth = worth
  }
  return best ?? makeRoom(state, me, answers)
}

/** A weapon for one without, a net for a Retiarius, a second sword, a shield; the weapon hand is for weapons. */
function worthOfThing(state: HeroesState, me: Card, { kind }: Item, isOwnHand: boolean): number {
  const isArmed = weaponHand(state, me) !== null
  if (isWeapon(kind)) {
    if (isArmed) return me.style === 'dimachaerus' && kind === 'sword' ? 1 : 0
    return (kind === 'trident' ? 4 : 3) + (isOwnHand ? 1 : 0)
  }
  if (!isArmed && isOwnHand) return 0
  return kind === 'net' ? 2 : 1
}

/** Without a weapon and a free hand, but with a weapon at his feet, he drops what he holds. */
function makeRoom(state: HeroesState, me: Card, answers: readonly Handled[]): Handling | null {
  if (state.handled || weaponHand(state, me) !== null || foesIn(state, me, me.zone) > 0) return null
  if (me.net >= 0 || hands.some((hand) => isFree(me, hand))) return null
  if (!state.items.some((item) => item.zone === me.zone && item.place === 'ground' && isWeapon(item.kind))) return null
  const drops = answers.filter((answer) => answer.do === 'drop')
  return drops.find((drop) => drop.hand === me.handed) ?? drops[0] ?? null
}

/** The zone of the nearest weapon for one who has none, if no foe is nearer to it; -1 if there is none. */
export function fetchWeapon(state: HeroesState, me: Card): number {
  if (weaponHand(state, me) !== null) return -1
  let goal = -1
  let least = 99
  for (const item of state.items) {
    if (item.place !== 'ground' || !isWeapon(item.kind)) continue
    const far = stepsTo(state, me.zone, item.zone)
    const isTheirs = state.cards.some((other) => isFoe(me, other) && stepsTo(state, other.zone, item.zone) < far)
    if (far === 0 || far >= least || isTheirs) continue
    goal = item.zone
    least = far
  }
  return goal
}
