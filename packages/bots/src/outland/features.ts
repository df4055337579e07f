/** A position of Outland's Gladiator as numbers, as one man looks at it: himself, his nearest enemy, and the rest. */
import { areEnemies, boxesLeft, canMelee, difference, type Fighter, mapOf, type State } from '@harena/outland'
import { argmax } from '../lib/argmax.ts'
import { PairRow } from '../master/feature-row.ts'
import { valuesOf } from './value.ts'

/** Rises whenever the numbers mean something else. */
export const FEATURES_VERSION = 1

const row = new PairRow<State, Fighter>({ ofAMan: 24, ofTwo: 24, ofAll: 7 })

export function featuresOf(state: State, seat: number): Float64Array {
  const own = state.fighters[seat]!
  // Whoever is out looks on through the eyes of a mate.
  const me = own.out === null ? own : (state.fighters.find((one) => one.out === null && one.team === own.team) ?? own)
  const foe = nearestEnemy(state, me)
  return row.write(state, me, foe, putMan, putTwo, putAll)
}

function nearestEnemy(state: State, me: Fighter): Fighter | null {
  const map = mapOf(state)
  return argmax(state.fighters, (one) =>
    areEnemies(me, one) ? -map.distance(me.cell, one.cell) : Number.NEGATIVE_INFINITY,
  )
}

const types = ['samnite', 'secutor', 'gaul', 'retarius'] as const

function putMan(state: State, who: Fighter): void {
  const boxes = boxesLeft(who)
  row.put(boxes / 8)
  row.flag(boxes <= 1)
  row.flag(boxes <= 2)
  row.flag(boxes <= 4)
  row.put(who.strength / 3)
  row.put(who.agility / 3)
  row.put(who.base / 4)
  row.flag(who.weapon === 'sword')
  row.flag(who.weapon === 'spear')
  row.flag(who.weapon === null)
  row.flag(who.shield)
  row.flag(who.net)
  row.flag(who.prone)
  row.flag(who.lockedInTurn === state.turn)
  row.put(who.hitsInflicted / 8)
  row.put(who.movement / 5)
  row.flag(state.phase === 'activation' && state.active === who.seat)
  row.flag(isStillToAct(state, who))
  row.flag(who.fought !== 0)
  row.choice(types.indexOf(who.type as (typeof types)[number]), types.length)
  row.flag(isAtWall(state, who))
}

/** Whether his turn comes later in this turn. */
function isStillToAct(state: State, { seat }: Fighter): boolean {
  if (state.phase === 'initiative') return false
  for (let at = state.next; at < state.order.length; at++) if (state.order[at] === seat) return true
  return false
}

function isAtWall(state: State, { cell }: Fighter): boolean {
  const map = mapOf(state)
  for (let dir = 0; dir < 6; dir++) if (map.neighbour(cell, dir) < 0) return true
  return false
}

function putTwo(state: State, me: Fighter, foe: Fighter): void {
  const map = mapOf(state)
  const far = map.distance(me.cell, foe.cell)
  row.put(Math.min(far, 8) / 4)
  row.choice(far - 1, 4)
  row.choice((map.sectorDir(foe.cell, me.cell) - foe.facing + 6) % 6, 6)
  row.choice((map.sectorDir(me.cell, foe.cell) - me.facing + 6) % 6, 6)
  const mine = difference(state, me, foe, 'melee')
  const his = difference(state, foe, me, 'melee')
  row.put(far === 1 ? mine / 5 : 0)
  row.put(far === 1 ? his / 5 : 0)
  row.put(far === 1 ? worth(state, me, foe, mine) : 0)
  row.put(far === 1 ? worth(state, foe, me, his) : 0)
  row.flag(canMelee(state, me, foe))
  row.flag(canMelee(state, foe, me))
  row.flag(state.exchange.attacker === me.seat)
}

function worth(state: State, me: Fighter, foe: Fighter, modifiers: number): number {
  return valuesOf(state).of(modifiers, boxesLeft(me), boxesLeft(foe)) / 50
}

function putAll(state: State, me: Fighter, foe: Fighter | null): void {
  const sums = [0, 0, 0, 0]
  for (const one of state.fighters) {
    if (one === me || one === foe || one.out !== null) continue
    const side = one.team === me.team ? 0 : 2
    sums[side]!++
    sums[side + 1]! += boxesLeft(one)
  }
  row.put(sums[0]! / 2)
  row.put(sums[1]! / 12)
  row.put(sums[2]! / 2)
  row.put(sums[3]! / 12)
  row.put(Math.min(state.turn, 20) / 10)
  row.flag(state.phase === 'initiative')
  row.flag(state.ground.length > 0)
}
