/**
 * The tables of the Colosseum Edition by the book's names, live: the rules read these very numbers. Who changes one
 * calls `tablesChanged`.
 */
import { areaNames, armourDRM, armourTables, type Suit } from './armour.ts'
import { attackSequence } from './attack-sequence.ts'
import { characteristicRows, ratingNames } from './characteristics.ts'
import { combatResults, parseResult, resultName } from './combat-results.ts'
import { criticalHits } from './critical-hits.ts'
import { netModifiers } from './net.ts'
import { positionalAdvantage } from './positional-advantage.ts'
import { shieldTracks } from './shields.ts'
import { styles } from './styles.ts'
import { items } from './weapons.ts'
import { penaltyBoxes, woundColumn } from './wounds.ts'

export { onTablesChanged, tablesChanged } from './changes.ts'

/** The places of a list under names; `read` and `write` translate what stands there. */
function named(
  list: readonly unknown[],
  names: readonly string[],
  read = (value: unknown): unknown => value,
  write = (value: unknown): unknown => value,
): Record<string, unknown> {
  const view = {}
  names.forEach((name, at) => {
    const set = (value: unknown) => Reflect.set(list, at, write(value))
    Object.defineProperty(view, name, { get: () => read(list[at]), set, enumerable: true })
  })
  return view
}

/** Names for the numbers from one to another. */
function numbers(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String(from + i))
}

const bodyAreas = areaNames.slice(1)

/** The pieces of a suit by area, and its shield. */
function suitView(suit: Suit): object {
  const view = named(suit.areas, bodyAreas)
  const set = (shield: unknown) => Reflect.set(suit, 'shield', shield)
  return Object.defineProperty(view, 'shield', { get: () => suit.shield, set, enumerable: true })
}

export const tables = {
  /** §3.4.1, by the sum of three dice */
  characteristics: named(
    characteristicRows.map((row) => named(row, ratingNames)),
    numbers(3, 18),
  ),
  /** §3.9 The lowest box of each CF penalty box */
  penaltyBoxes,
  /** §3.12, by weight and die */
  armour: Object.fromEntries(
    Object.entries(armourTables).map(([weight, suits]) => [weight, named(suits.map(suitView), numbers(1, 6))]),
  ),
  /** §9.2, by the direction in which the attacker stands: 0 ahead, then clockwise */
  positionalAdvantage,
  /** §9.4.2, by the number of attacks */
  attackSequence,
  /** §9.5, by three dice and column */
  combatResults: named(
    combatResults.map((row) =>
      named(
        row,
        numbers(1, 8),
        (result) => resultName(result as number),
        (name) => parseResult(name as string),
      ),
    ),
    numbers(3, 18),
  ),
  /** §10.1, §11.2, by the total of the roll */
  wounds: named(woundColumn, numbers(9, 18)),
  /** §10.2.1 */
  armourDRM,
  /** §10.4, by area and total: 8 or less, 9 to 14, 15 or more */
  criticalHits: Object.fromEntries(
    bodyAreas.map((area, at) => [area, named(criticalHits[at]!, numbers(8, 15))] as const),
  ),
  /** §12 */
  shieldTracks,
  /** §13.3, §20.10, §21 */
  weapons: items,
  /** §19 */
  styles,
  /** §20.4.1.1, §20.7.2.1, §20.8.2.1 */
  netModifiers,
}
