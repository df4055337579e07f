/** §28 The beasts of the arena: their log sheets and what they do. */
import type { CriticalCode, CriticalTable } from './critical-hits.ts'

export type BeastId =
  | 'bear'
  | 'boar'
  | 'elephant'
  | 'gazelle'
  | 'leopard'
  | 'lion'
  | 'rhino'
  | 'tiger'
  | 'wolf'
  | 'zebra'

export interface BeastRow {
  readonly ST: number
  readonly CN: number
  readonly W: number
  readonly CF: number
  /** §28.3.3.1 Taken off every wound roll. */
  readonly hide: number
  /** §28.3.3.2 Added on the Beast Action Table. */
  readonly cunning: number
  /** §28.2 */
  readonly hexes: number
  /** §28.6 Added to the impact factor. */
  readonly impact: number
  /** 1981: training, agility, and the moving phases of one that is played. */
  readonly TR?: number
  readonly AG?: number
  readonly speed?: number
}

function beast(sheet: string): BeastRow {
  const [ST = 0, CN = 0, W = 0, CF = 0, hide = 0, cunning = 0, hexes = 0, impact = 0] = sheet.split(' ').map(Number)
  return { ST, CN, W, CF, hide, cunning, hexes, impact }
}

/** §28.3.3 The Beast Characteristics Table, with §28.2 and §28.6. */
export const beasts: Readonly<Record<BeastId, BeastRow>> = {
  bear: beast('9 4 18 12 3 3 3 3'),
  boar: beast('5 1 14 8 1 -2 2 1'),
  elephant: beast('20 4 32 6 2 -2 3 8'),
  gazelle: beast('2 1 4 4 0 -3 3 0'),
  leopard: beast('3 2 10 10 0 1 3 1'),
  lion: beast('9 3 14 14 0 2 3 3'),
  rhino: beast('13 2 24 6 3 -1 3 8'),
  tiger: beast('11 4 16 16 0 3 3 5'),
  wolf: beast('1 1 6 8 0 1 2 0'),
  zebra: beast('3 1 6 4 0 -3 3 5'),
}

export const beastIds = Object.keys(beasts) as BeastId[]

export type BeastAction = 'panic' | 'away' | 'astray' | 'stay' | 'towards' | 'feed'

/** §28.5 The Beast Action Table, by two dice and cunning: 1 and less, then to 13 and more. */
export const beastActions: Readonly<Record<number, BeastAction>> = {
  1: 'panic',
  2: 'away',
  3: 'away',
  4: 'astray',
  5: 'astray',
  6: 'astray',
  7: 'stay',
  8: 'stay',
  9: 'towards',
  10: 'towards',
  11: 'towards',
  12: 'towards',
  13: 'feed',
}

const columns = [8, 9, 10, 11, 12, 13, 14, 15]

function codes(row: string): Readonly<Record<number, CriticalCode>> {
  return Object.fromEntries(row.split(' ').map((code, at) => [columns[at]!, code as CriticalCode]))
}

/** §28.7.5 The Beast Critical Hit Table; fore and hind legs stand where a man has arms and legs. */
export const beastCriticals: CriticalTable = {
  head: codes('-- 1 V S 2xS 2x 3xM K'),
  chest: codes('-- 1 1 1 1 ST 2xM K'),
  groin: codes('-- 1 ST 2x 2x 2xM 3xM K'),
  arms: codes('-- 1 1 ST ST ST LMP 2xM'),
  legs: codes('-- 1 1 ST ST LMP LMP 2xM'),
}
