/** §10.4 Critical hits: two white dice plus wounds down to a code for the area. */
import type { Area } from './armour.ts'

export type CriticalCode =
  | '--'
  | '1'
  | 'V'
  | 'S'
  | 'HL'
  | '2x'
  | '2xM'
  | '3x'
  | '3xM'
  | 'K'
  | 'ST'
  | 'AG'
  | 'WD'
  | 'SD'
  | 'SA'
  | 'SAM'
  | 'LMP'
  | 'STU'

function codes(row: string): readonly CriticalCode[] {
  return row.split(' ') as CriticalCode[]
}

/** Columns 8-, 9, 10, 11, 12, 13, 14, 15+. */
export const criticalHits: readonly (readonly CriticalCode[])[] = [
  codes('-- V S HL 2x 2xM 3xM K'),
  codes('-- 1 1 ST 2x 2x 3xM K'),
  codes('-- 1 1 AG AG 2x 2xM 3xM'),
  codes('-- -- 1 ST WD SD 2x SA'),
  codes('-- -- 1 AG LMP STU 2x SA'),
]

export function readCriticalHits(area: Area, total: number): CriticalCode {
  return criticalHits[area - 1]![total <= 8 ? 0 : total >= 15 ? 7 : total - 8]!
}

/** Every code, for statistics. */
export const criticalCodes: readonly CriticalCode[] = codes('-- 1 V S HL 2x 2xM 3x 3xM K ST AG WD SD SA SAM LMP STU')
