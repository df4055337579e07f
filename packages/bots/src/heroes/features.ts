/** A position of Heroes of the Colosseum as numbers, as one man looks at it: himself, the nearest foe, and the rest. */
import { type Card, held, isEnsnared, isFunctioning, type State, shieldOf, wielded, wieldedBonus } from '@harena/heroes'
import { FeatureRow } from '../master/feature-row.ts'
import { stepsTo } from './zones.ts'

/** Rises whenever the numbers mean something else. */
export const FEATURES_VERSION = 1

const OF_A_MAN = 43
const OF_TWO = 3
const OF_ALL = 6
const row = new FeatureRow(2 * OF_A_MAN + OF_TWO + OF_ALL)

export function featuresOf(state: State, seat: number): Float64Array {
  const { cards } = state
  const { side } = cards[seat]!
  // Whoever is out looks on through the eyes of a mate.
  const mate = cards.findIndex((one) => isFunctioning(one) && one.side === side)
  const me = isFunctioning(cards[seat]!) || mate < 0 ? seat : mate
  const foe = nearestFoe(state, cards[me]!)
  row.begin()
  putMan(state, me)
  if (foe >= 0) putMan(state, foe)
  row.fillTo(2 * OF_A_MAN)
  if (foe >= 0) putTwo(state, cards[me]!, cards[foe]!)
  row.fillTo(2 * OF_A_MAN + OF_TWO)
  putAll(state, me, foe)
  return row.values
}

/** The seat of the nearest who still stands against him; -1 for nobody. */
function nearestFoe(state: State, me: Card): number {
  let nearest = -1
  let least = 99
  for (const [seat, one] of state.cards.entries()) {
    if (!isFunctioning(one) || one.side === me.side) continue
    const far = stepsTo(state, me.zone, one.zone)
    if (far >= least) continue
    nearest = seat
    least = far
  }
  return nearest
}

function putMan(state: State, seat: number): void {
  const who = state.cards[seat]!
  for (let part = 0; part < 7; part++) row.put(who.parts[part]! / 5)
  for (let part = 0; part < 7; part++) row.flag(who.parts[part]! <= 0)
  for (let part = 0; part < 7; part++) row.put(who.armour[part]! / 3)
  row.put(who.now.savvy / 5)
  row.put(who.now.strength / 5)
  row.put(who.now.speed / 5)
  row.put(who.bonus / 5)
  row.flag(who.bonus === 0)
  row.put(who.starPower / 3)
  row.flag(who.isDown)
  row.flag(isEnsnared(who))
  row.flag(who.isBlinded)
  row.put(who.woundsTaken / 5)
  row.flag(wielded(state, who) !== null)
  row.put(wieldedBonus(state, who) / 2)
  const shield = shieldOf(state, who)
  row.flag(shield === 'small')
  row.flag(shield === 'large')
  row.flag(held(state, who, 'left') === 'net' || held(state, who, 'right') === 'net')
  row.flag(state.active === seat)
  row.flag(isStillToAct(state, seat))
  row.flag(who.control === 'npg')
  row.put(who.signatures.length / 3)
  row.put(who.apTotal / 12)
  row.flag(who.left < 0)
  row.flag(who.right < 0)
}

/** Whether he acts later in this turn. */
function isStillToAct({ order, acted, phase }: State, seat: number): boolean {
  return phase === 'activation' && order.indexOf(seat) > acted
}

function putTwo(state: State, me: Card, foe: Card): void {
  const far = stepsTo(state, me.zone, foe.zone)
  row.flag(far === 0)
  row.flag(far === 1)
  row.put(Math.min(far, 6) / 3)
}

function putAll(state: State, me: number, foe: number): void {
  const { cards } = state
  const sums = [0, 0, 0, 0]
  for (const [seat, one] of cards.entries()) {
    if (seat === me || seat === foe || !isFunctioning(one)) continue
    const at = one.side === cards[me]!.side ? 0 : 2
    sums[at]!++
    sums[at + 1]! += one.now.savvy + one.now.strength + one.now.speed
  }
  row.put(sums[0]! / 2)
  row.put(sums[1]! / 20)
  row.put(sums[2]! / 2)
  row.put(sums[3]! / 20)
  row.put(state.turn / 20)
  row.flag(state.toTheDeath)
}
