/** §3 Creating Stars; §4.5.1 rolling up Grunts from the Gladiator Pool. */
import { capital, type Game, type Referee, type Seat } from '@harena/engine'
import type { Options } from '../match/options.ts'
import { ATTRIBUTES, type Attribute, type Attributes } from '../match/state.ts'
import type { PoolPlace } from '../tables/gladiator-pool.ts'
import type { HeroesTables } from '../tables/index.ts'
import type { Signature } from '../tables/signatures.ts'
import type { SizeRow } from '../tables/size.ts'
import type { Style } from '../tables/styles.ts'

/** What creation needs of a referee: dice only. */
type Roller = Pick<Referee<Game>, 'roll'>

/** §3.6.4 */
const STAR_POINTS = 12
export const MOST_SPREAD = 2
/** §3.6.5 */
export const MOST_ATTRIBUTE = 7
export const MOST_SUM = 20

/** §3.4, §3.3.1 */
export function rollSize(gender: 'male' | 'female', tables: HeroesTables, referee: Roller, by: Seat): SizeRow {
  const total = referee.roll(2, 'T3-1', by, 'size') - (gender === 'female' ? 2 : 0)
  const rows = Object.values(tables.gladiatorSize)
  return rows.find((row) => total <= row.upTo) ?? rows.at(-1)!
}

/** §3.5 */
export function rollSignature(tables: HeroesTables, referee: Roller, by: Seat): Signature {
  return tables.signatures[referee.roll(2, 'T3-2', by, 'Signature')]!
}

/** §3.5 A Signature held twice counts once (G-66). */
export function signaturesAp(held: readonly Signature[], { signatureAp }: HeroesTables): number {
  let sum = 0
  for (const signature of new Set(held)) sum += signatureAp[signature]
  return sum
}

export function spread(attributes: Readonly<Attributes>): number {
  const { savvy, strength, speed } = attributes
  return Math.max(savvy, strength, speed) - Math.min(savvy, strength, speed)
}

export function sumOf(attributes: Readonly<Attributes>): number {
  return attributes.savvy + attributes.strength + attributes.speed
}

/** §3.6.4 Twelve points, none more than two above another. */
export function isAllocation(points: Readonly<Attributes>): boolean {
  return sumOf(points) === STAR_POINTS && spread(points) <= MOST_SPREAD
}

/** The seven ways to spend twelve points: within the spread nothing is below three or above five. */
export function allocations(): Attributes[] {
  const values = [3, 4, 5]
  const all = values.flatMap((savvy) =>
    values.map((strength) => ({ savvy, strength, speed: STAR_POINTS - savvy - strength })),
  )
  return all.filter(isAllocation)
}

/** §3.3.1, §3.4 Gender and size change the points; 1 is the least, 7 the most (G-38). */
export function starAttributes(points: Readonly<Attributes>, gender: 'male' | 'female', size: SizeRow): Attributes {
  return {
    savvy: points.savvy,
    strength: within(points.strength - (gender === 'female' ? 1 : 0) + size.strength),
    speed: within(points.speed + size.speed),
  }
}

function within(value: number): number {
  return Math.min(MOST_ATTRIBUTE, Math.max(1, value))
}

/** §2.7.3, §3.8 The traditional opponent of a style. */
export function rollOpponentStyle(style: Style, tables: HeroesTables, referee: Roller, by: Seat): Style {
  return tables.styles[style].opponents[referee.roll(1, '§4.1', by, 'opponent')]!
}

export interface RolledUp {
  readonly attributes: Attributes
  readonly signature: Signature
}

/** In this order a +1 is cancelled above the cap (G-37). */
const CANCELLED_FIRST: readonly Attribute[] = ['speed', 'strength', 'savvy']

export interface PoolRules {
  readonly poolColumns: Options['poolColumns']
  readonly localeTotalIncludesSignature: 'yes' | 'no'
}

/** §4.5.1 A row, a die for each Attribute, a Signature. */
export function rollUp(place: PoolPlace, rules: PoolRules, tables: HeroesTables, referee: Roller, by: Seat): RolledUp {
  const { rows, cap } = tables.poolRows[place]
  const row =
    tables.gladiatorPool[rows.length === 1 ? rows[0]! : rows[referee.roll(1, 'T4-1', by, 'row of the pool') - 1]!]!
  const isPrinted = rules.poolColumns === 'SvStSp'
  const base: Attributes = { savvy: row[1], strength: row[isPrinted ? 2 : 3], speed: row[isPrinted ? 3 : 2] }
  const attributes = { ...base }
  for (const attribute of ATTRIBUTES)
    attributes[attribute] += poolDie(referee.roll(1, '§4.5.1', by, capital(attribute)))
  let signature = rollSignature(tables, referee, by)
  const doesCount = rules.localeTotalIncludesSignature === 'yes'
  const total = () => sumOf(attributes) + (doesCount ? tables.signatureAp[signature] : 0)
  for (const attribute of CANCELLED_FIRST) {
    if (total() > cap && attributes[attribute] > base[attribute]) attributes[attribute]--
  }
  // Where other tables are tried out, it may be that no Signature fits: then the last one stays.
  const least = doesCount ? Math.min(...Object.values(tables.signatures).map((one) => tables.signatureAp[one])) : 0
  while (total() > cap && sumOf(attributes) + least <= cap) signature = rollSignature(tables, referee, by)
  return { attributes, signature }
}

export function poolDie(die: number): number {
  return die === 1 ? -1 : die === 6 ? 1 : 0
}
