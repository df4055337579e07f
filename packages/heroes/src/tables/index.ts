/** The tables by the book's names, as printed. Rules read those of their match: `tablesOf(state.options)`. */
import { tableSet } from '@harena/engine'
import { gladiatorPool, poolRows } from './gladiator-pool.ts'
import { hitLocation } from './hit-location.ts'
import { signatureAp, signatures } from './signatures.ts'
import { gladiatorSize } from './size.ts'
import { styles } from './styles.ts'

export const tables = {
  /** T3-1, by the highest sum of the row */
  gladiatorSize,
  /** T3-2 */
  signatures,
  signatureAp,
  /** §3.8 */
  styles,
  /** T4-1, by row and column */
  gladiatorPool,
  /** §7.4.1 to §7.4.3 */
  poolRows,
  /** T5-6 */
  hitLocation,
}
export type HeroesTables = typeof tables

export const tablesOf = tableSet<HeroesTables>(tables)
