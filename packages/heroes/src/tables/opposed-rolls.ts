/** T5-1 and T5-3 to T5-5: what counts in the order of movement and on opposed rolls. */
import { key, type Row, type Worth } from '@harena/engine'

/** What both begin with. */
export const SAVVY: Row = { what: 'Savvy', rule: '§3.6.1' }
export const SPEED: Row = { what: 'Speed', rule: '§3.6.3' }

/** §3.7.2 */
export const BONUS_DICE: Worth = { what: 'Bonus Dice', rule: '§3.7.2', value: 1, each: key('each Bonus Die more') }

/** G-01 */
export const NEVER_BELOW_ZERO: Row = { what: 'Never below zero', rule: 'G-01' }

/** A line of an opposed roll; some are there for the first of the two only. */
export interface Line extends Worth {
  readonly isFirst?: true
}

/** G-02 One who is ensnared lies as well: both lines count, or by a switch only one of them. */
export const LYING = 'lying'
const DOWN = 'Knocked down'

/** T5-1 */
export const orderLines = {
  ensnared: { what: 'Ensnared', rule: 'T5-1', value: -2, group: LYING, brings: DOWN },
  down: { what: DOWN, rule: 'T5-1', value: -1, group: LYING },
  slow: { what: 'Slow', rule: 'T3-2', value: -1 },
  spent: { what: 'Spent', rule: '§6.4', value: -1 },
} as const satisfies Record<string, Line>

/** T5-3 */
export const maneuverLines = {
  agile: { what: 'Agile', rule: 'T3-2', value: 1 },
  reach: { what: 'Reach', rule: '§3.10.5', value: 1, isFirst: true },
  ensnared: { what: 'Ensnared', rule: 'T5-3', value: -3, group: LYING, brings: DOWN },
  down: { what: DOWN, rule: 'T5-3', value: -2, group: LYING },
} as const satisfies Record<string, Line>

/** T5-4 */
export const netTossLines = {
  down: { what: DOWN, rule: 'T5-4', value: -2 },
  secutor: { what: 'Against a Secutor', rule: 'T5-4', value: -1, isFirst: true },
} as const satisfies Record<string, Line>

/** T5-5 */
export const attackLines = {
  advantage: { what: 'Advantage', rule: 'T5-5', value: 1, group: 'mode', isFirst: true },
  bash: { what: 'Bash', rule: '§5.4.5', value: 2, group: 'mode', isFirst: true },
  ensnared: { what: 'Ensnared', rule: 'T5-5', value: -3, group: LYING, brings: DOWN },
  down: { what: DOWN, rule: 'T5-5', value: -2, group: LYING },
  offHand: { what: 'Off-hand', rule: 'G-60', value: -1 },
  slowToReact: { what: 'Slow to React', rule: 'T3-2', value: -1 },
  brawler: { what: 'Brawler', rule: 'T3-2', value: 1 },
} as const satisfies Record<string, Line>
