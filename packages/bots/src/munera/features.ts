/** A position of Munera as numbers, as one man looks at it: himself, his nearest enemy, and the rest. */
import {
  BOW,
  DARTS,
  type Fighter,
  isCast,
  isEnemy,
  isSeriouslyWounded,
  LONG_SPEAR,
  mapOf,
  type State,
  strengthLeft,
} from '@harena/munera'
import { argmax } from '../lib/argmax.ts'
import { PairRow } from '../master/feature-row.ts'
import { bestValue, placeFrom } from './blows.ts'

/** Rises whenever the numbers mean something else. */
export const FEATURES_VERSION = 1

const row = new PairRow<State, Fighter>({ ofAMan: 27, ofTwo: 24, ofAll: 5 })

export function featuresOf(state: State, seat: number): Float64Array {
  const own = state.fighters[seat]!
  // Whoever is out looks on through the eyes of a mate.
  const me = own.out === null ? own : (state.fighters.find((one) => one.out === null && !isEnemy(own, one)) ?? own)
  const foe = nearestEnemy(state, me)
  return row.write(state, me, foe, putMan, putTwo, putAll)
}

function nearestEnemy(state: State, me: Fighter): Fighter | null {
  const map = mapOf(state)
  const isMeant = (one: Fighter) => one.out === null && isEnemy(me, one)
  return argmax(state.fighters, (one) => (isMeant(one) ? -map.distance(me.cell, one.cell) : Number.NEGATIVE_INFINITY))
}

function putMan(state: State, who: Fighter): void {
  const left = strengthLeft(who)
  row.put(left / 8)
  row.flag(left <= 2)
  row.flag(left <= 4)
  row.put(who.strength / 8)
  row.put(who.wounds / 8)
  row.flag(isSeriouslyWounded(who))
  row.put(who.weight / 5)
  row.put(who.save / 3)
  row.put(who.reflexes)
  row.put(who.attack)
  row.put(who.dodge)
  row.put(who.charisma)
  row.flag(who.favoured)
  row.flag(who.shieldLost)
  row.flag(who.entangled)
  row.put(who.offBalance)
  let weapons = 0
  let missiles = 0
  for (let weapon = 0; weapon < who.arms.length; weapon++) {
    if (who.weaponLost[weapon]) continue
    weapons++
    missiles += who.missilesLeft[weapon]!
  }
  row.flag(weapons === 0)
  row.flag(weapons > 1)
  row.put(missiles / 4)
  row.flag(who.arms.some((arm, at) => arm === LONG_SPEAR && !who.weaponLost[at]))
  row.flag(who.arms.some((arm, at) => (arm === BOW || arm === DARTS) && !who.weaponLost[at]))
  row.flag(who.arms.some((arm, at) => isCast[arm] && !who.weaponLost[at]))
  row.put(who.rightSide / 4)
  row.put(who.leftSide / 4)
  row.flag(state.order[state.turn] === who.seat)
  row.put(state.order.indexOf(who.seat) > state.turn ? 1 : 0)
  row.flag(isAtWall(state, who))
}

function isAtWall(state: State, { cell }: Fighter): boolean {
  const map = mapOf(state)
  for (let dir = 0; dir < 6; dir++) if (map.neighbour(cell, dir) < 0) return true
  return false
}

/** AP that a man may hope for, and those of a good roll. */
const [FEW, MANY] = [3, 5]

function putTwo(state: State, me: Fighter, foe: Fighter): void {
  const map = mapOf(state)
  const far = map.distance(me.cell, foe.cell)
  row.put(Math.min(far, 10) / 5)
  row.choice(far - 1, 4)
  row.choice((map.sectorDir(foe.cell, me.cell) - foe.facing + 6) % 6, 6)
  row.choice((map.sectorDir(me.cell, foe.cell) - me.facing + 6) % 6, 6)
  const mine = placeFrom(state, me, foe)
  const his = placeFrom(state, foe, me)
  row.put(bestValue(state, me, foe, mine, 1) / 50)
  row.put(bestValue(state, foe, me, his, 1) / 50)
  row.put(bestValue(state, me, foe, mine, FEW) / 50)
  row.put(bestValue(state, foe, me, his, FEW) / 50)
  row.put(bestValue(state, me, foe, mine, MANY) / 50)
  row.put(bestValue(state, foe, me, his, MANY) / 50)
}

function putAll(state: State, me: Fighter, foe: Fighter | null): void {
  const sums = [0, 0, 0, 0]
  for (const one of state.fighters) {
    if (one === me || one === foe || one.out !== null) continue
    const side = isEnemy(me, one) ? 2 : 0
    sums[side]!++
    sums[side + 1]! += strengthLeft(one)
  }
  row.put(sums[0]! / 2)
  row.put(sums[1]! / 12)
  row.put(sums[2]! / 2)
  row.put(sums[3]! / 12)
  row.put(Math.min(state.round, 20) / 10)
}
