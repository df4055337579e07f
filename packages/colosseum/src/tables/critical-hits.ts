/** §10.4 Critical hits: two white dice plus wounds down to a code for the area. */
import { type Area, type AreaName, areaNames } from './armour.ts'

export type CriticalCode =
  | '--'
  | '1'
  | 'V'
  | 'S'
  | 'HL'
  | '2x'
  | '2xM'
  | '2xS'
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
  | '2S'
  | 'ST&AG'
  | '1&AG'
  | '1&LMP'

/** By area and total; the first column serves for 8 and less, the last for 15 and more. */
export type CriticalTable = Readonly<Record<AreaName, Readonly<Record<number, CriticalCode>>>>

const columns = [8, 9, 10, 11, 12, 13, 14, 15]

function codes(row: string): Readonly<Record<number, CriticalCode>> {
  return Object.fromEntries(row.split(' ').map((code, at) => [columns[at]!, code as CriticalCode]))
}

export const criticalHits: CriticalTable = {
  head: codes('-- V S HL 2x 2xM 3xM K'),
  chest: codes('-- 1 1 ST 2x 2x 3xM K'),
  groin: codes('-- 1 1 AG AG 2x 2xM 3xM'),
  arms: codes('-- -- 1 ST WD SD 2x SA'),
  legs: codes('-- -- 1 AG LMP STU 2x SA'),
}

export function readCriticalHits(table: CriticalTable, area: Area, total: number): CriticalCode {
  return table[areaNames[area]][total < 8 ? 8 : total > 15 ? 15 : total]!
}

/** Every code, for statistics. */
export const criticalCodes = '-- 1 V S HL 2x 2xM 2xS 3x 3xM K ST AG WD SD SA SAM LMP STU 2S ST&AG 1&AG 1&LMP'.split(
  ' ',
) as CriticalCode[]
