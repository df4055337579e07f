/** The balance report as plain data: small, rounded, and the same for the same seed. The pages are made from it alone. */
import { digest, type OptionValue } from '@harena/engine'
import type { Patch } from '../patch.ts'
import type { Counts, Rate } from '../statistics.ts'
import type { Change } from './significance.ts'

export const BALANCE_FORMAT = 'harena-balance'

export interface StyleRow {
  readonly id: string
  readonly name: string
}

/** How one style fares against another, both orders together; a bout that nobody won counts half. */
export interface Cell extends Rate {
  readonly first: string
  readonly second: string
  readonly bouts: number
  readonly undecided: number
}

export interface RankRow extends Rate {
  readonly style: string
  readonly bouts: number
  readonly best: string
  readonly worst: string
}

export interface LengthSection {
  readonly unit: string
  readonly mean: number
  readonly median: number
  readonly p5: number
  readonly p95: number
  /** Bouts by length, ranges of equal width. */
  readonly bars: readonly { readonly from: number; readonly to: number; readonly share: number }[]
}

/** What one other value of a switch does to the reference pairings. */
export interface SwitchEffect {
  readonly id: string
  readonly rule: string
  readonly title: string
  readonly value: string | number
  readonly meaning: string
  readonly default: string | number
  /** Not one bout came out otherwise. */
  readonly isIdentical: boolean
  /** The pairing that it moves most. */
  readonly pairing: readonly [string, string]
  readonly winRate: Change
  readonly length: Change
  readonly deaths: Change
}

export interface SwitchSection {
  readonly pairings: readonly (readonly [string, string])[]
  readonly comparisons: number
  readonly effects: readonly SwitchEffect[]
  readonly leftOut: readonly { readonly id: string; readonly value: string | number; readonly reason: string }[]
}

export interface WorthRow extends Rate {
  readonly id: string
  readonly name: string
  readonly bouts: number
  readonly isSignificant: boolean
}

/** One thing that a patch moved, or did not. */
export interface Move extends Change {
  readonly kind: 'style' | 'pairing' | 'length' | 'deaths' | 'undecided' | 'firstMove' | 'worth'
  readonly what: string
}

export interface PatchSection {
  readonly title: string
  readonly options: NonNullable<Patch['options']>
  readonly tables: readonly { readonly path: string; readonly from: OptionValue; readonly to: OptionValue }[]
  readonly isIdentical: boolean
  readonly matrix: readonly Cell[]
  readonly moves: readonly Move[]
}

/** The styles against foes whom nobody plays: a cell for each pair, by style and then by foe. */
export interface FoeSection {
  readonly title: string
  readonly note: string
  readonly cells: readonly Cell[]
}

export interface BalanceReport {
  readonly format: typeof BALANCE_FORMAT
  readonly ruleset: string
  readonly title: string
  readonly version: string
  readonly opponent: string
  readonly seed: string
  /** Of each pairing. */
  readonly bouts: number
  /** All bouts that were played for this report. */
  readonly total: number
  readonly notes: readonly string[]
  readonly styles: readonly StyleRow[]
  /** Each pair once, the earlier style first; every style also against itself. */
  readonly matrix: readonly Cell[]
  readonly ranking: readonly RankRow[]
  readonly first: {
    readonly note: string
    /** How the first seat fares; the seats are shared out evenly. */
    readonly seat: Rate
    /** How the one fares who moves first; null where nobody does. */
    readonly move: Rate | null
  }
  readonly lengths: LengthSection
  /** Of all gladiators: how they ended in words, and how many were still in; shares. */
  readonly ends: Counts
  readonly deaths: Rate
  readonly undecided: Rate
  /** Absent from a report on a patch. */
  readonly switches?: SwitchSection
  /** Absent from a report on a patch or on some styles, and where a game has no such foes. */
  readonly foes?: FoeSection
  readonly worths: { readonly note: string; readonly rows: readonly WorthRow[] }
  readonly patch?: PatchSection
  /** SHA-256 over all the rest. */
  readonly digest: string
}

/** A report with its digest. */
export function withDigest(report: Omit<BalanceReport, 'digest'>): BalanceReport {
  return { ...report, digest: digest(report) }
}

/** Four digits are more than any run here can tell. */
export function rounded<T>(value: T): T {
  const round = (_: string, one: unknown) =>
    typeof one === 'number' && !Number.isInteger(one) ? Number(one.toPrecision(4)) : one
  return JSON.parse(JSON.stringify(value, round)) as T
}
