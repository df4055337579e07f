/** §3 Creating Stars; §4.5.1 rolling up Grunts from the Gladiator Pool. */
import type { Game, Referee, Seat } from '@harena/engine'
import type { Options } from '../match/options.ts'
import { ATTRIBUTES, type Attribute, type Attributes } from '../match/state.ts'
import { gladiatorPool, type PoolPlace, poolRows } from '../tables/gladiator-pool.ts'
import { lowestSignatureAp, type Signature, signatureOf, signaturesAp } from '../tables/signatures.ts'
import { type SizeRow, sizeRow } from '../tables/size.ts'
import { type Style, styles } from '../tables/styles.ts'

/** What creation needs of a referee: dice only. */
type Roller = Pick<Referee<Game>, 'roll'>

/** §3.6.4 */
export const STAR_POINTS = 12
export const MOST_SPREAD = 2
/** §3.6.5 */
export const MOST_ATTRIBUTE = 7
export const MOST_SUM = 20

/** §3.4, §3.3.1 */
export function rollSize(gender: 'male' | 'female', referee: Roller, by: Seat): SizeRow {
  return sizeRow(referee.roll(2, 'T3-1', by) - (gender === 'female' ? 2 : 0))
}

/** §3.5 */
export function rollSignature(referee: Roller, by: Seat): Signature {
  return signatureOf(referee.roll(2, 'T3-2', by))
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

/** The seven ways to spend twelve points. */
export function allocations(): Attributes[] {
  const found: Attributes[] = []
  for (let savvy = 1; savvy <= MOST_ATTRIBUTE; savvy++) {
    for (let strength = 1; strength <= MOST_ATTRIBUTE; strength++) {
      const points = { savvy, strength, speed: STAR_POINTS - savvy - strength }
      if (points.speed >= 1 && isAllocation(points)) found.push(points)
    }
  }
  return found
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
export function rollOpponentStyle(style: Style, referee: Roller, by: Seat): Style {
  return styles[style].opponents[referee.roll(1, '§4.1', by) - 1]!
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
export function rollUp(place: PoolPlace, rules: PoolRules, referee: Roller, by: Seat): RolledUp {
  const { rows, cap } = poolRows[place]
  const row = rows.length === 1 ? rows[0] : rows[referee.roll(1, 'T4-1', by) - 1]!
  const [first, second, third] = gladiatorPool[row - 1]!
  const isPrinted = rules.poolColumns === 'SvStSp'
  const base: Attributes = { savvy: first, strength: isPrinted ? second : third, speed: isPrinted ? third : second }
  const attributes = { ...base }
  for (const attribute of ATTRIBUTES) attributes[attribute] += poolDie(referee.roll(1, '§4.5.1', by))
  let signature = rollSignature(referee, by)
  const total = () => sumOf(attributes) + (rules.localeTotalIncludesSignature === 'yes' ? signaturesAp([signature]) : 0)
  for (const attribute of CANCELLED_FIRST) {
    if (total() > cap && attributes[attribute] > base[attribute]) attributes[attribute]--
  }
  // Where other tables are tried out, it may be that no Signature fits: then the last one stays.
  const least = rules.localeTotalIncludesSignature === 'yes' ? lowestSignatureAp() : 0
  while (total() > cap && sumOf(attributes) + least <= cap) signature = rollSignature(referee, by)
  return { attributes, signature }
}

export function poolDie(die: number): number {
  return die === 1 ? -1 : die === 6 ? 1 : 0
}
