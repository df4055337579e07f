/** A position of Heroes of the Colosseum as numbers, as one man looks at it: himself, the nearest foe, and the rest. */
import { type Card, held, isEnsnared, isFunctioning, type State, shieldOf, wielded, wieldedBonus } from '@harena/heroes'
import { argmax } from '../lib/argmax.ts'
import { PairRow } from '../master/feature-row.ts'
import { stepsTo } from './zones.ts'

/** Rises whenever the numbers mean something else. */
export const FEATURES_VERSION = 1

const row = new PairRow<State, number>({ ofAMan: 43, ofTwo: 3, ofAll: 6 })

export function featuresOf(state: State, seat: number): Float64Array {
  const { cards } = state
  const { side } = cards[seat]!
  // Whoever is out looks on through the eyes of a mate.
  const mate = cards.findIndex((one) => isFunctioning(one) && one.side === side)
  const me = isFunctioning(cards[seat]!) || mate < 0 ? seat : mate
  const foe = nearestFoe(state, cards[me]!)
  return row.write(state, me, foe, putMan, putTwo, putAll)
}

/** The seat of the nearest who still stands against him. */
function nearestFoe(state: State, { side, zone }: Card): number | null {
  const { cards } = state
  return argmax(cards.keys(), (seat) => {
    const one = cards[seat]!
    return isFunctioning(one) && one.side !== side ? -stepsTo(state, zone, one.zone) : Number.NEGATIVE_INFINITY
  })
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

function putTwo(state: State, me: number, foe: number): void {
  const { cards } = state
  const far = stepsTo(state, cards[me]!.zone, cards[foe]!.zone)
  row.flag(far === 0)
  row.flag(far === 1)
  row.put(Math.min(far, 6) / 3)
}

function putAll(state: State, me: number, foe: number | null): void {
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
