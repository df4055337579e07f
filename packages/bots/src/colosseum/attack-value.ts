/** What a blow is worth: the exact odds of the rules, weighed by what their outcomes are good for. */
import {
  type Area,
  type Blow,
  editionOf,
  flailed,
  type Gladiator,
  isUsableWeapon,
  MOST_WOUNDS_OF_BEAST,
  missingItems,
  mostWounds,
  type Options,
  type SpecialAttack,
  sumChances,
  type Tables,
  tablesOf,
  woundChances,
} from '@harena/colosseum'
import { perTables } from '@harena/engine'

/** The use of a kill, of one wound, and of what he drops; of a weapon less if he has another. */
const KILL = 100
const WOUND = 7
const SHIELD_DROP = 7
const WEAPON_DROP = 14
const SPARE_DROP = 12
/** The same for one who means to disarm him. */
const DISARMED = 45
/** A fumble leaves the attacker open. */
const FUMBLE = 12
/** §22.2.2 A fist that hits stuns, may throw a man down or begin a grapple. */
const PUNCHED = 15
/** §23.2 What Sweep and Shield Bash bring besides half the wounds. */
const SWEPT = 14
const BASHED = 20
/** Sand in the eyes takes about half of what he still has. */
const SANDED = 40

/** Attack CF less defence CF for which a row has a value; beyond them it stays the same. */
export const LOWEST = -6
export const HIGHEST = 12
const WIDTH = HIGHEST - LOWEST + 1

/** Results of the Combat Results Table; from HIT on the surplus is the hit bonus. */
const [FUMBLED, SHIELD_EDGE, PARRY, HIT] = [0, 3, 4, 6]
const MOST_BONUS = 15
/** §23.2 With how many CF the blow after a feint falls: four and the bonus, at most eight. */
const FEINTED = [4, 5, 6, 7, 8] as const
/** When there are more rows than this they are worked out anew, so that they do not fill the memory. */
const MOST_ROWS = 50_000

export const areas: readonly Area[] = [1, 2, 3, 4, 5]

/** The use of a blow by attack CF less defence CF, from LOWEST on. */
export type ValueRow = Float64Array

export function valueAt(row: ValueRow, difference: number): number {
  return row[(difference < LOWEST ? LOWEST : difference > HIGHEST ? HIGHEST : difference) - LOWEST]!
}

/** What hits do to one area, by bonus: wounds on average, and how likely at least so many are. */
interface Hits {
  readonly expected: Float64Array
  readonly atLeast: readonly Float64Array[]
}

/** What is worked out for one edition of the tables. */
interface Worked {
  readonly hits: Map<number, Hits>
  readonly rows: Map<number, ValueRow>
  readonly feints: Map<number, Feint>
}

/** What a feint brings by itself, and how likely the blow after it falls with each number of CF; by difference. */
interface Feint {
  readonly base: Float64Array
  readonly chances: readonly Float64Array[]
}

/** By the tables of the match, and the editions that read them otherwise. */
const byTables = perTables((_: Tables) => new Map<string, Worked>())
const byOptions = new WeakMap<Options, Worked>()

function workedOut(options: Options): Worked {
  let worked = byOptions.get(options)
  if (!worked) {
    const books = byTables(tablesOf(options))
    const key = `${options.edition} ${options.crt8} ${options.armsCrit15}`
    worked = books.get(key) ?? { hits: new Map(), rows: new Map(), feints: new Map() }
    books.set(key, worked)
    byOptions.set(options, worked)
  }
  return worked
}

const specials: readonly SpecialAttack[] = ['', 'A', 'F', 'S', 'H', 'T']

/** How a blow serves against a man as he stands, whatever CF are in it; for a feint see below. */
export function valueRow(options: Options, target: Gladiator, blow: Blow): ValueRow {
  return rowIn(workedOut(options), strokeKey(target, blow), options, target, blow, blow)
}

/** The same in each of his areas: what a blow meets there is all that differs. */
export function valueRows(options: Options, target: Gladiator, blow: Blow): ValueRow[] {
  const worked = workedOut(options)
  const stroke = strokeKey(target, blow)
  const { armour, W, wounds } = target
  return areas.map((area) => {
    const place = { area, armour: armour[area - 1]!, boxesLeft: W - wounds[area - 1]! }
    return rowIn(worked, stroke, options, target, blow, place)
  })
}

type Place = Pick<Blow, 'area' | 'armour' | 'boxesLeft'>

function rowIn({ rows }: Worked, stroke: number, options: Options, target: Gladiator, blow: Blow, at: Place): ValueRow {
  const place = hitKey(blow, at) * (MOST_WOUNDS_OF_BEAST + 1) + woundsLeft(blow, at)
  const key = (place * 4 + blow.woundBonus) * STROKES + stroke
  let row = rows.get(key)
  if (!row) {
    row = makeRow(options, target, { ...blow, ...at })
    if (rows.size >= MOST_ROWS) rows.clear()
    rows.set(key, row)
  }
  return row
}

/** How many keys there are for what he can stop a blow with and how it is struck. */
const STROKES = 4 * 6 * 4 * 3

function strokeKey(target: Gladiator, { special, isFlail, isStrike, shield, hasWeapon }: Blow): number {
  const guard = (shield ? 2 : 0) + (hasWeapon ? 1 : 0)
  const kind = specials.indexOf(special) * 4 + (isFlail ? 2 : 0) + (isStrike ? 1 : 0)
  return (guard * 24 + kind) * 3 + Math.min(2, looseWeapons(target))
}

/**
 * §23.2 He sees the defence and strikes where there is none: a feint is worth what the best of all areas is, for which
 * the rows of ordinary blows are given.
 */
export function feintRow(options: Options, target: Gladiator, feint: Blow, rows: readonly ValueRow[]): ValueRow {
  const { base, chances } = feintOn(options, target, feint)
  const row = nextFeintRow()
  row.set(base)
  for (let i = 0; i < FEINTED.length; i++) {
    let best = 0
    for (const one of rows) best = Math.max(best, valueAt(one, FEINTED[i]!))
    for (let at = 0; at < WIDTH; at++) row[at]! += chances[i]![at]! * best
  }
  return row
}

/** Used in turn: to weigh one exchange takes no more than a feint of his own, one of the other and one on a horse. */
const feintRows = Array.from({ length: 8 }, () => new Float64Array(WIDTH))
let feintsMade = 0

function nextFeintRow(): Float64Array {
  return feintRows[feintsMade++ % feintRows.length]!
}

function feintOn(options: Options, target: Gladiator, blow: Blow): Feint {
  const { feints } = workedOut(options)
  const key = strokeKey(target, blow)
  let feint = feints.get(key)
  if (!feint) {
    const chances = FEINTED.map(() => new Float64Array(WIDTH))
    const base = rowOf(options, blow, (result, difference, chance) => {
      if (result < HIT || blow.isStrike) return valueOfResult(options, target, blow, result, difference)
      chances[Math.min(FEINTED.length - 1, result - HIT)]![difference - LOWEST]! += chance
      return 0
    })
    feint = { base, chances }
    feints.set(key, feint)
  }
  return feint
}

/** How many weapons he can lose one by one: a scissor is fixed to the arm (§21.11.2). */
function looseWeapons({ hands, sheath }: Gladiator): number {
  let count = 0
  for (const item of hands) if (isUsableWeapon(item) && item!.kind !== 'scissor') count++
  // Whoever has another in his sheath, or on his arm, is not helpless.
  if (count === 1 && (hands.some((item) => item?.kind === 'scissor') || sheath.some(isUsableWeapon))) return 2
  return count
}

function woundsLeft(blow: Blow, { boxesLeft }: Pick<Place, 'boxesLeft'>): number {
  return Math.max(1, Math.min(mostWounds(blow), boxesLeft))
}

/** Beyond every piece of armour. */
const HIDES = 256

function hitKey({ hide, hasHelmet }: Blow, { area, armour }: Pick<Place, 'area' | 'armour'>): number {
  if (hide !== null) return ((HIDES + hide) * 5 + area - 1) * 2
  const letter = !armour ? 0 : armour.letter === 'A' ? 1 : armour.letter === 'B' ? 2 : 3
  const piece = armour ? ((armour.dice - 1) * 4 + letter) * 13 + (armour.covers ?? 0) : 0
  return (piece * 5 + area - 1) * 2 + (hasHelmet ? 1 : 0)
}

function hitsOf(options: Options, blow: Blow): Hits {
  const { hits } = workedOut(options)
  const key = hitKey(blow, blow)
  let made = hits.get(key)
  if (!made) {
    made = makeHits(options, { ...blow, special: '', woundBonus: 0 })
    hits.set(key, made)
  }
  return made
}

function makeHits(options: Options, blow: Blow): Hits {
  const expected = new Float64Array(MOST_BONUS + 1)
  const atLeast: Float64Array[] = []
  const most = mostWounds(blow)
  for (let bonus = 0; bonus <= MOST_BONUS; bonus++) {
    const chances = woundChances(options, blow, bonus)
    const sums = new Float64Array(most + 1)
    let sum = chances[most + 1]!
    for (let wounds = most; wounds >= 0; wounds--) {
      sum += chances[wounds]!
      sums[wounds] = sum
      expected[bonus]! += wounds * chances[wounds]!
    }
    atLeast.push(sums)
  }
  return { expected, atLeast }
}

const threeDice = sumChances(3)
/** The chance of at most so many with three dice. */
const atMost = threeDice.map((_, most) => threeDice.slice(0, most + 1).reduce((sum, chance) => sum + chance, 0))

/** §13.1.1 The chance that something is dropped, for an attacker of middling strength. */
function dropChance(difference: number): number {
  return atMost[Math.max(0, Math.min(18, difference + 1))]!
}

function makeRow(options: Options, target: Gladiator, blow: Blow): ValueRow {
  return rowOf(options, blow, (result, difference) => valueOfResult(options, target, blow, result, difference))
}

/** The value of the results on the table, weighed by their chances, for each difference. */
function rowOf(
  options: Options,
  blow: Blow,
  score: (result: number, difference: number, chance: number) => number,
): ValueRow {
  const edition = editionOf(options)
  const row = new Float64Array(WIDTH)
  for (let difference = LOWEST; difference <= HIGHEST; difference++) {
    let value = 0
    for (let roll = 3; roll <= 18; roll++) {
      const raw = edition.combatResult(difference, roll)
      const result = missingItems(blow.isFlail ? flailed(raw) : raw, blow)
      value += threeDice[roll]! * score(result, difference, threeDice[roll]!)
    }
    row[difference - LOWEST] = value
  }
  return row
}

function valueOfResult(options: Options, target: Gladiator, blow: Blow, result: number, difference: number): number {
  if (result === FUMBLED) return -FUMBLE
  if (result >= HIT) {
    const bonus = Math.min(MOST_BONUS, result - HIT)
    return blow.isStrike ? PUNCHED : valueOfHit(options, target, blow, bonus, difference)
  }
  if (blow.isStrike || blow.special === 'T') return 0
  if (result >= PARRY) return dropChance(difference) * valueOfWeapon(target, blow.special === 'A')
  return result === SHIELD_EDGE ? dropChance(difference) * SHIELD_DROP : 0
}

function valueOfWeapon(target: Gladiator, isDisarm: boolean): number {
  const loose = looseWeapons(target)
  if (loose === 0) return 0
  return loose > 1 ? SPARE_DROP : isDisarm ? DISARMED : WEAPON_DROP
}

function valueOfHit(options: Options, target: Gladiator, blow: Blow, bonus: number, difference: number): number {
  // §23.2 A Disarm that hits makes the drop much likelier.
  if (blow.special === 'A') return dropChance(difference + 8 + bonus) * valueOfWeapon(target, true)
  if (blow.special === 'T') return SANDED
  const left = woundsLeft(blow, blow)
  const { expected, atLeast } = hitsOf(options, blow)
  const at = Math.min(MOST_BONUS, bonus + blow.woundBonus)
  const wounds = WOUND * expected[at]!
  if (blow.special === 'S' || blow.special === 'H') {
    // Half the wounds are half as many; to kill they must be twice as many.
    const kill = KILL * atLeast[at]![Math.min(mostWounds(blow), 2 * left)]!
    return wounds / 2 + kill + (blow.special === 'S' ? SWEPT : BASHED) * (1 + bonus / 4)
  }
  return wounds + KILL * atLeast[at]![left]!
}
