/** The tables by the book's names, live: the rules read these very numbers. Who changes one calls `tablesChanged`. */
import { gladiatorPool, poolRows } from './gladiator-pool.ts'
import { hitLocation } from './hit-location.ts'
import { signatureAp, signatures } from './signatures.ts'
import { gladiatorSize } from './size.ts'
import { PARTS, type PartName, styles } from './styles.ts'

export { onTablesChanged, tablesChanged } from './changes.ts'

/** The places of a list under names. */
function named(list: readonly unknown[], names: readonly string[]): Record<string, unknown> {
  const view = {}
  names.forEach((name, at) => {
    const set = (value: unknown) => Reflect.set(list, at, value)
    Object.defineProperty(view, name, { get: () => list[at], set, enumerable: true })
  })
  return view
}

/** What two dice can show. */
const sums = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']

/** A row of T5-6 with its part by name. */
function locationView(row: { part: number; blocked: string; wholePart: string }): object {
  return {
    get part() {
      return PARTS[row.part]!
    },
    set part(name: PartName) {
      row.part = PARTS.indexOf(name)
    },
    get blocked() {
      return row.blocked
    },
    set blocked(cover: string) {
      row.blocked = cover
    },
    get wholePart() {
      return row.wholePart
    },
    set wholePart(cover: string) {
      row.wholePart = cover
    },
  }
}

/** What a style wears by part, and whom it meets by die. */
function styleView(row: (typeof styles)[keyof typeof styles]): object {
  return {
    armour: named(row.armour, PARTS),
    opponents: named(row.opponents, ['1', '2', '3', '4', '5', '6']),
  }
}

export const tables = {
  /** T3-1, by the highest sum of the row */
  gladiatorSize: named(
    gladiatorSize,
    gladiatorSize.map(({ upTo }) => String(upTo)),
  ),
  /** T3-2 */
  signatures: named(signatures, sums),
  signatureAp,
  /** §3.8 */
  styles: Object.fromEntries(Object.entries(styles).map(([style, row]) => [style, styleView(row)])),
  /** T4-1, by row and column */
  gladiatorPool: named(
    gladiatorPool.map((row) => named(row, ['1', '2', '3'])),
    ['1', '2', '3', '4', '5', '6'],
  ),
  /** §7.4.1 to §7.4.3 */
  poolRows,
  /** T5-6 */
  hitLocation: named(
    hitLocation.map((row) => locationView(row as { part: number; blocked: string; wholePart: string })),
    sums,
  ),
}
