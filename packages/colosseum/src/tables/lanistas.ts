/** The tables of the lanistas (chapter 39), as printed. */
import { type Tables, tableSet } from '@harena/engine'
import { byTwoDice, campaignTables } from './campaign.ts'

const eventIds = [
  'plague',
  'edict',
  'trainer',
  'champion',
  'barley',
  'feast',
  'taxes',
  'lowStock',
  'none',
  'poorStock',
  'goodStock',
  'windfall',
  'investor',
  'revolt',
] as const
export type EventId = (typeof eventIds)[number]

/** §39.5.2 The Random Events Table; 61 is not printed (C.36). */
const events = byTwoDice<EventId>(
  '11-13 plague, 14-16 edict, 21-23 trainer, 24-26 champion, 31-33 barley, 34-36 feast, 41-43 taxes, 44-46 lowStock, 51-52 none, 53-54 poorStock, 55-56 goodStock, 61-63 windfall, 64-65 investor, 66 revolt',
  (entry) => entry as EventId,
)

/** §39.5.3.2 The Stock Auction Table: up to each total, what becomes of the level that was paid for. */
export type StockQuality = 'pathetic' | 'poor' | 'average' | 'good' | 'excellent' | 'superb'

const stock: readonly { readonly upTo: number; readonly quality: StockQuality }[] = [
  { upTo: 3, quality: 'pathetic' },
  { upTo: 5, quality: 'poor' },
  { upTo: 8, quality: 'average' },
  { upTo: 10, quality: 'good' },
  { upTo: 12, quality: 'excellent' },
  { upTo: 99, quality: 'superb' },
]

/** §39.4 to §39.5.9 Sums of money, and what else is counted. */
const ludus = {
  /** §39.4 */
  denarii: 40,
  gladiators: 5,
  /** §39.5.3.3 */
  xpPerLevel: 25,
  /** §39.5.3.2 */
  mostLevel: 10,
  /** §39.5.4.5 */
  colosseum: 10,
  /** §39.5.7.2 */
  champion: 20,
  /** §39.5.2 */
  tax: 5,
  loan: 25,
  instalment: 15,
  barley: 20,
  trainer: 5,
}

/** The tables of the lanistas with those of their gladiators and matches. */
export const lanistaTables = {
  ...campaignTables,
  /** §39.5.2, by two dice read as tens and ones */
  events,
  /** §39.5.3.2 */
  stock,
  /** §39.4 to §39.5.9 */
  ludus,
}

export type LanistaTables = typeof lanistaTables

/** The tables of a lanista campaign by its options. */
export const lanistaTablesOf = tableSet(lanistaTables satisfies Tables)
