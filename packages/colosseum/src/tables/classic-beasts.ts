/** Springsteen's expansion of the 1981 game: its Tables A, D and H. */
import type { Area } from './armour.ts'
import type { BeastId, BeastRow } from './beasts.ts'
import type { CriticalCode } from './critical-hits.ts'

/** Table A with the impact of Table E: cunning stands for training, nobody has a hide, the wolf fills one hex. */
function beast(cunning: number, sheet: string): BeastRow {
  const [ST = 0, AG = 0, CF = 0, W = 0, CN = 0, speed = 0, hexes = 0, impact = 0] = sheet.split(' ').map(Number)
  return { ST, CN, W, CF, hide: 0, cunning, hexes, impact, TR: cunning, AG, speed }
}

export const classicBeasts: Readonly<Partial<Record<BeastId, BeastRow>>> = {
  bear: beast(1, '9 2 12 18 4 5 2 3'),
  leopard: beast(3, '3 4 10 10 2 8 2 1'),
  lion: beast(2, '9 3 14 14 3 6 2 3'),
  tiger: beast(2, '11 3 16 16 4 6 2 4'),
  wolf: beast(3, '1 4 8 6 1 8 1 0'),
}

/** Back, whirl, pause, tight circle, circle, forward, rush; L and R say to which side. */
export type BeastMove = 'B' | 'WL' | 'X' | 'TCL' | 'CL' | 'F' | 'CR' | 'TCR' | 'WR' | 'RS'

/** Table D, by two white dice. */
export const classicBeastMoves: Readonly<Record<number, BeastMove>> = {
  2: 'B',
  3: 'WL',
  4: 'X',
  5: 'TCL',
  6: 'CL',
  7: 'F',
  8: 'CR',
  9: 'TCR',
  10: 'X',
  11: 'WR',
  12: 'RS',
}

function codes(row: string): readonly CriticalCode[] {
  return row.split(' ') as CriticalCode[]
}

/** Table H: 2 to 6, 7 to 13, 14 and more, by two dice and the wounds above one. */
const classicBeastCriticals: readonly (readonly CriticalCode[])[] = [
  codes('-- 1 1 V S 2S 2x 3x K'),
  codes('-- -- 1 1 1 1 ST 2x K'),
  codes('-- 1 1 ST 2x 2x 2x 3x K'),
  codes('-- -- 1 1 ST&AG ST&AG 1&AG 1&LMP 2x'),
  codes('-- -- 1 1 ST AG LMP LMP 2x'),
]

export function readClassicBeastCriticals(area: Area, total: number): CriticalCode {
  return classicBeastCriticals[area - 1]![total <= 6 ? 0 : total >= 14 ? 8 : total - 6]!
}
