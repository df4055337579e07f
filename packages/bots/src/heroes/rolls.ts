/** Tables of odds, made once from the rule code by the oracle. */
import { perTables } from '@harena/engine'
import {
  attackResolutionOdds,
  damageOdds,
  type HeroesTables,
  hitLocationOdds,
  npgBonusOdds,
  PARTS,
  type PoolTable,
  type Shield,
} from '@harena/heroes'

const counts: (Float64Array | undefined)[] = []

/** The chance of each number of successes with so many dice: an attack on one without dice hits with just so many. */
function countsOf(dice: number): Float64Array {
  let row = counts[dice]
  if (!row) {
    row = new Float64Array(dice + 1)
    const { attackerHits } = attackResolutionOdds({ attacker: dice, defender: 0, attackerRetake: 0 })
    let some = 0
    for (const [impact, chance] of Object.entries(attackerHits)) {
      row[Number(impact)] = chance
      some += chance
    }
    row[0] = 1 - some
    counts[dice] = row
  }
  return row
}

/**
 * The odds of one pool against another, by (lead of the first + dice of the second). A die succeeds as often as it
 * fails, so the failures of the second count like successes of the first: both pools make one row.
 */
export function leadsOf(first: number, second: number): Float64Array {
  return countsOf(first + second)
}

const locationsIn = perTables<HeroesTables, (Float64Array | undefined)[]>(() => [])

const SHIELDS: readonly Shield[] = ['none', 'small', 'large']

/** The chance of a blow to land on each part, those that the shield stops left out; for a right-hander. */
export function locationsOf(tables: HeroesTables, shield: Shield, swordsman: boolean): Float64Array {
  const locations = locationsIn(tables)
  const at = 2 * SHIELDS.indexOf(shield) + (swordsman ? 1 : 0)
  let row = locations[at]
  if (!row) {
    const odds = hitLocationOdds({ shield, swordsman }, tables)
    row = Float64Array.from(PARTS, (part) => odds[part]!)
    locations[at] = row
  }
  return row
}

const starPower = new Map<number, Float64Array>()

/** The chance of each damage left when so many Star Power dice are rolled. */
export function damageLeft(damage: number, dice: number): Float64Array {
  const key = damage * 64 + dice
  let row = starPower.get(key)
  if (!row) {
    row = new Float64Array(damage + 1)
    const odds = damageOdds({ impact: damage, ac: 0, hands: 0, starPower: dice }).damage
    for (const [left, chance] of Object.entries(odds)) row[Number(left)] = chance
    starPower.set(key, row)
  }
  return row
}

const triggers = new Map<string, Float64Array>()

/** How many of its Bonus Dice an NPG uses, from the least on; Frenzy makes it use at least one (T3-2). */
export function triggersOf(bonusDice: number, table: PoolTable, ensnaredOrDown: boolean, least: number): Float64Array {
  const key = `${bonusDice}${table}${ensnaredOrDown}${least}`
  let row = triggers.get(key)
  if (!row) {
    row = new Float64Array(bonusDice + 1 - least)
    const { used } = npgBonusOdds({ bonusDice, table, ensnaredOrDown })
    for (const [dice, chance] of Object.entries(used)) row[Math.max(0, Number(dice) - least)]! += chance
    triggers.set(key, row)
  }
  return row
}
