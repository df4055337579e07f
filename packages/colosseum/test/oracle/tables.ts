/** The tables of the Colosseum Edition, typed again from the book and checked against nothing else. */

import type { Options } from '../../src/index.ts'

/** §9.5 The Combat Results Table: rows 3 to 18, columns 1 to 8. */
export const crt = `
F F F -- S S S S*
F F -- S S S S* P
F -- S S S S* P P
-- S S S S* P P P*
S S S S* P P P* H
S S S* P P P* H H
S S* P P P* H H H+1
S* P P P* H H H+1 H+2
P P P* H H H+1 H+2 H+3
P P* H H H+1 H+2 H+3 H+4
P* H H H+1 H+2 H+3 H+4 H+5
H H H+1 H+2 H+3 H+4 H+5 H+6
H H+1 H+2 H+3 H+4 H+5 H+6 H+7
H+1 H+2 H+3 H+4 H+5 H+6 H+7 H+8
H+2 H+3 H+4 H+5 H+6 H+7 H+8 H+9
H+3 H+4 H+5 H+6 H+7 H+8 H+9 H+9`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** 8.5 of 1981: columns 0 to 5. M is F. */
const crt1981 = `
F -- -- -- -- S
-- -- -- -- S S
-- -- -- S S S
-- -- S S S S*
-- S S S S* P
S S S S* P P
S S S* P P P*
S S* P P P* H
S* P P P* H H
P P P* H H H+1
P P* H H H+1 H+2
P* H H H+1 H+2 H+3
H H H+1 H+2 H+3 H+4
H H+1 H+2 H+3 H+4 H+5
H+1 H+2 H+3 H+4 H+5 H+6
H+2 H+3 H+4 H+5 H+6 H+7`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** B27 Columns 0 to 8: column 0 is one row behind the first one of the Colosseum Edition; the last cell has one more. */
const crt1982 = crt.map((row, at) => [
  at === 0 ? 'F' : crt[at - 1]![0]!,
  ...row.slice(0, 7),
  at === 15 ? 'H+10' : row[7]!,
])

/** §9.5.1 The row and column of the table. */
export function readTable({ edition, crt8 }: Options, red: number, cf: number, drm: number): string {
  const isOld = edition === 'classic1981'
  const table = crt8 === 'on' ? crt1982 : isOld ? crt1981 : crt
  const first = isOld || crt8 === 'on' ? 0 : 1
  const last = first + table[0]!.length - 1
  const outside = cf < first ? cf - first : cf > last ? cf - last : 0
  const total = red + outside + drm
  const row = Math.min(18, Math.max(3, total))
  const result = table[row - 3]![Math.min(last, Math.max(first, cf)) - first]!
  // In 1981 the bonus grows on above 18.
  return isOld && total > 18 ? `H+${Number(result.slice(2)) + total - 18}` : result
}

/** §10.1 Wounds of a total; K kills. */
export function woundsOf(total: number): number | 'K' {
  if (total >= 19) return 'K'
  if (total >= 15) return total - 11
  return total <= 8 ? 0 : total <= 10 ? 1 : total <= 12 ? 2 : 3
}

/** §10.1 Stun of a total: always one more than the wounds of the same row. */
export function stunOf(total: number): number {
  const wounds = woundsOf(total)
  return wounds === 'K' ? 9 : wounds + 1
}

/** §10.2.1 */
export const armourWorth = { A: 8, B: 6, C: 3 } as const

/** §10.4 Columns 8 and less, 9 to 14, 15 and more. */
const criticals = [
  '-- V S HL 2x 2xM 3xM K',
  '-- 1 1 ST 2x 2x 3xM K',
  '-- 1 1 AG AG 2x 2xM 3xM',
  '-- -- 1 ST WD SD 2x SA',
  '-- -- 1 AG LMP STU 2x SA',
].map((line) => line.split(' '))

/** 9.4 of 1981: columns 6 and less, 7 to 13, 14 and more; only wounds beyond the first are added. */
const criticals1981 = [
  '-- 1 V S HL 2x 2xM 3xM K',
  '-- -- 1 1 ST 2x 2xM 3xM K',
  '-- -- 1 1 AG 2x 2xM 3xM K',
  '-- -- -- 1 ST WD SD SAM 2xM',
  '-- -- -- 1 AG LMP STU SAM 2xM',
].map((line) => line.split(' '))

export function criticalOf({ armsCrit15, edition }: Options, area: number, twoDice: number, wounds: number): string {
  if (edition === 'classic1981') {
    return criticals1981[area - 1]![Math.min(14, Math.max(6, twoDice + wounds - 1)) - 6]!
  }
  const total = twoDice + wounds
  if (area === 4 && total >= 15) return armsCrit15
  return criticals[area - 1]![Math.min(15, Math.max(8, total)) - 8]!
}

/** D-04 The lowest box of each penalty box. */
const headEdges = [2, 4, 6, 8, 10, 12, 14, 16, 18]
const bodyEdges = [2, 3, 6, 10, 13, 16]
const beastEdges = [2, 3, 6, 10, 14, 17, 21, 25, 29]

/** §28.7.5 Columns as for men; K kills there too. */
const beastCriticals = [
  '-- 1 V S 2xS 2x 3xM K',
  '-- 1 1 1 1 ST 2xM K',
  '-- 1 ST 2x 2x 2xM 3xM K',
  '-- 1 1 ST ST ST LMP 2xM',
  '-- 1 1 ST ST LMP LMP 2xM',
].map((line) => line.split(' '))

/** Springsteen's Table H: columns as for men of 1981; two codes in a cell are both. */
const beastCriticals1981 = [
  '-- 1 1 V S 2S 2x 3x K',
  '-- -- 1 1 1 1 ST 2x K',
  '-- 1 1 ST 2x 2x 2x 3x K',
  '-- -- 1 1 ST&AG ST&AG 1&AG 1&LMP 2x',
  '-- -- 1 1 ST AG LMP LMP 2x',
].map((line) => line.split(' '))

export function beastCriticalOf({ edition }: Options, area: number, twoDice: number, wounds: number): string {
  if (edition === 'classic1981') {
    return beastCriticals1981[area - 1]![Math.min(14, Math.max(6, twoDice + wounds - 1)) - 6]!
  }
  return beastCriticals[area - 1]![Math.min(15, Math.max(8, twoDice + wounds)) - 8]!
}

/** §10.3.1 CF lost by so many wounds in an area (0: of a beast) of so many boxes: one for every penalty box that is touched. */
export function lossOf(area: number, boxes: number, wounds: number): number {
  const edges = area === 0 ? beastEdges : area === 1 ? headEdges : bodyEdges
  const touched = new Set<number>()
  for (let box = boxes; box > boxes - wounds && box >= 2; box--) touched.add(edges.filter((edge) => edge <= box).length)
  return touched.size
}

/** D-05 The boxes of a shield in the order in which they are lost. */
export const shieldTracks = {
  smallShield: '12 11 10 9 8 7 6 5 4 3 2 1 P H'.split(' '),
  largeShield: '12 11 10 9 9 8 8 7 7 6 6 5 5 4 P'.split(' '),
} as const

interface Weapon {
  readonly speed: number
  readonly reach: number
  readonly least: number
  readonly thrown: number | null
  readonly crt: number
  readonly hands: 1 | 2
  readonly breaks: number
}

const weapon = (line: string): Weapon => {
  const [speed, least, reach, thrown, crtValue, hands, breaks] = line.split(' ').map(Number)
  return {
    speed: speed!,
    least: least!,
    reach: reach!,
    thrown: thrown === 99 ? null : thrown!,
    crt: crtValue!,
    hands: hands as 1 | 2,
    breaks: breaks!,
  }
}

/** §13.3, §20.10, §21: speed, least range, reach, Thr (99: never), CRT, hands, break number (99: never). */
export const weaponTable: Readonly<Record<string, Weapon>> = {
  sword: weapon('0 1 1 1 3 1 99'),
  axe: weapon('1 1 1 2 3 1 99'),
  bow: weapon('0 1 0 5 5 2 7'),
  dagger: weapon('-1 1 1 2 2 1 99'),
  flail: weapon('1 1 1 -1 1 1 99'),
  javelin: weapon('-1 1 2 3 7 1 9'),
  maul: weapon('2 1 2 -1 1 2 99'),
  pike: weapon('1 2 3 0 5 2 99'),
  scimitar: weapon('1 1 2 0 3 1 99'),
  scissor: weapon('0 1 1 99 0 1 99'),
  spear: weapon('0 1 2 3 4 2 99'),
  trident: weapon('0 1 2 2 5 2 11'),
}

/** §9.4.2 */
export const attackRounds = [[], [3], [2, 4], [1, 3, 5], [1, 2, 4, 5], [1, 2, 3, 4, 5]]
