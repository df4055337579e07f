/** What a blow is worth, made from the exact odds of the rules at a few points and read between them. */
import { type AttackQuery, attackOdds, type Gladiator } from '@harena/colosseum'

/** The use of a kill, of one wound, and of what he drops. */
const KILL = 100
const WOUND = 7
const WEAPON_DROP = 14
const SHIELD_DROP = 7
/** A fumble leaves the attacker open. */
const FUMBLE = 12

/** Attack CF less defence CF for which a row has a value; beyond them it stays the same. */
export const LOWEST = -6
export const HIGHEST = 12
const WIDTH = HIGHEST - LOWEST + 1

/** Where the odds are worked out. */
const points = [-6, -2, 1, 4, 6, 8, 12] as const

/** More wounds than this are told apart by nobody. */
const MOST_WOUNDS = 18

export type Area = AttackQuery['area']
export type Armour = Gladiator['armour'][number]

export const areas: readonly Area[] = [1, 2, 3, 4, 5]

/** The use of a blow by attack CF less defence CF, from LOWEST on. */
export type HarmRow = Float64Array

export function harmAt(row: HarmRow, difference: number): number {
  return row[(difference < LOWEST ? LOWEST : difference > HIGHEST ? HIGHEST : difference) - LOWEST]!
}

/** The odds at one point: all but the wounds by their worth, and how likely at least so many wounds are. */
interface Point {
  readonly worth: number
  readonly atLeast: Float64Array
}

const pointsByTarget = new Map<number, Point[]>()
const rowsByTarget = new Map<number, HarmRow>()

/** How a blow on this area serves against one with so many wounds left there. */
export function harmRow(
  armour: Armour,
  isClassic: boolean,
  area: Area,
  hasShield: boolean,
  hasWeapon: boolean,
  woundsLeft: number,
): HarmRow {
  const left = woundsLeft > MOST_WOUNDS ? MOST_WOUNDS : woundsLeft
  const target = ((armourNumber(armour, isClassic) * 5 + area - 1) * 2 + (hasShield ? 1 : 0)) * 2 + (hasWeapon ? 1 : 0)
  const key = target * (MOST_WOUNDS + 1) + left
  let row = rowsByTarget.get(key)
  if (!row) {
    let made = pointsByTarget.get(target)
    if (!made) {
      made = makePoints(armour, isClassic, area, hasShield, hasWeapon)
      pointsByTarget.set(target, made)
    }
    row = between(made.map(({ worth, atLeast }) => worth + KILL * atLeast[left]!))
    rowsByTarget.set(key, row)
  }
  return row
}

const hitRows = new Map<number, HarmRow>()

/** The use of an attack whose hits are all worth the same: of a Disarm (§23.2), or of a bare fist (§22.2.2). */
export function hitRow(isClassic: boolean, hasShield: boolean, worth: number): HarmRow {
  const key = (worth * 2 + (isClassic ? 1 : 0)) * 2 + (hasShield ? 1 : 0)
  let row = hitRows.get(key)
  if (!row) {
    const edition = isClassic ? 'classic-1981' : 'colosseum'
    const odds = points.map((attackCF) => attackOdds({ attackCF, area: 4, hasShield, hasWeapon: true, edition }))
    row = between(odds.map(({ crt, weaponDrop }) => worth * (crt.H! + weaponDrop) - FUMBLE * (crt.F ?? crt.M ?? 0)))
    hitRows.set(key, row)
  }
  return row
}

function armourNumber(armour: Armour, isClassic: boolean): number {
  if (!armour) return isClassic ? 1 : 0
  const letter = armour.letter === 'A' ? 0 : armour.letter === 'B' ? 1 : 2
  return 2 + ((armour.dice - 1) * 3 + letter) * 10 + (armour.covers ?? 0)
}

function makePoints(armour: Armour, isClassic: boolean, area: Area, hasShield: boolean, hasWeapon: boolean): Point[] {
  const edition = (armour ? armour.dice === 2 : isClassic) ? 'classic-1981' : 'colosseum'
  const suit = armour ? `${armour.letter}${armour.covers ?? ''}` : '-'
  return points.map((attackCF) => makePoint({ attackCF, area, armour: suit, hasShield, hasWeapon, edition }))
}

function makePoint(query: AttackQuery): Point {
  const odds = attackOdds(query)
  const atLeast = new Float64Array(MOST_WOUNDS + 1)
  for (const [wounds, chance] of Object.entries(odds.wounds)) {
    const most = wounds === 'kill' ? MOST_WOUNDS : Math.min(MOST_WOUNDS, Number(wounds))
    for (let i = 0; i <= most; i++) atLeast[i]! += chance
  }
  const drops = WEAPON_DROP * odds.weaponDrop + SHIELD_DROP * odds.shieldDrop
  const worth = WOUND * odds.expectedWounds + drops - FUMBLE * (odds.crt.F ?? odds.crt.M ?? 0)
  return { worth, atLeast }
}

/** A row through the values at the points. */
function between(values: readonly number[]): HarmRow {
  const row = new Float64Array(WIDTH)
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1]!, points[at]!]
    for (let difference = from; difference <= to; difference++) {
      const share = (difference - from) / (to - from)
      row[difference - LOWEST] = values[at - 1]! * (1 - share) + values[at]! * share
    }
  }
  return row
}
