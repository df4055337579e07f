/** The tables of the Colosseum Edition by the book's names, as printed; a match may be played with other numbers. */
import { tableSet } from '@harena/engine'
import { armour, armourDRM } from './armour.ts'
import { attackSequence } from './attack-sequence.ts'
import { beastActions, beastCriticals, beasts } from './beasts.ts'
import { centurions, movementChart } from './centurions.ts'
import { characteristics } from './characteristics.ts'
import { combatResults } from './combat-results.ts'
import { criticalHits } from './critical-hits.ts'
import { netModifiers } from './net.ts'
import { positionalAdvantage } from './positional-advantage.ts'
import { riding } from './riders.ts'
import { shieldTracks } from './shields.ts'
import { styles } from './styles.ts'
import { items } from './weapons.ts'
import { penaltyBoxes, wounds } from './wounds.ts'

export const tables = {
  /** §3.4.1, by the sum of three dice */
  characteristics,
  /** §3.9 The lowest box of each CF penalty box */
  penaltyBoxes,
  /** §3.12, by weight and die */
  armour,
  /** §9.2, by the direction in which the attacker stands: 0 ahead, then clockwise */
  positionalAdvantage,
  /** §9.4.2, by the number of attacks */
  attackSequence,
  /** §9.5, by three dice and column */
  combatResults,
  /** §10.1, §11.2, by the total of the roll */
  wounds,
  /** §10.2.1 */
  armourDRM,
  /** §10.4, by area and total: 8 or less, 9 to 14, 15 or more */
  criticalHits,
  /** §12 */
  shieldTracks,
  /** §13.3, §20.10, §21 */
  weapons: items,
  /** §19 */
  styles,
  /** §20.4.1.1, §20.7.2.1, §20.8.2.1 */
  netModifiers,
  /** §28.3.3 */
  beasts,
  /** §28.5, by two dice and cunning: 1 or less, 2 to 12, 13 or more */
  beastActions,
  /** §28.7.5, by area and total */
  beastCriticals,
  /** §29.2, by two dice read as tens and ones */
  centurions,
  /** §29.4.2, by the movement roll: the hex to which he goes when his opponent is in the north */
  movementChart,
  /** §30 */
  riding,
}

export type Tables = typeof tables

/** The tables of a match. */
export const tablesOf = tableSet(tables)
