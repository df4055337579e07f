/** The tables of chapter 29, typed again from the book. D-09: our chart, facing north. */

/** §29.2 TR ST AG CN W of the 36 centurions, red die by row, white by column. */
export const centurionRows: readonly (readonly number[])[][] = `
8 -2 4 4 11 | 7 1 3 3 12 | 9 0 1 3 9 | 8 0 1 4 11 | 8 1 0 4 10 | 7 -1 4 3 12
9 0 2 3 9 | 9 2 -1 3 12 | 10 1 -1 3 9 | 8 3 0 4 11 | 9 2 0 4 10 | 11 0 0 3 12
8 1 2 3 10 | 9 3 -1 4 14 | 11 -2 1 3 12 | 7 0 3 3 11 | 11 1 0 4 10 | 8 4 -1 2 9
10 3 -1 4 10 | 12 -2 1 1 14 | 10 3 -2 4 12 | 7 2 1 3 11 | 10 -1 1 4 10 | 13 1 0 2 9
10 2 -2 5 10 | 13 0 0 3 10 | 12 1 0 3 9 | 9 3 -1 4 9 | 11 0 1 3 12 | 10 0 3 2 15
12 -1 1 2 14 | 12 1 0 3 9 | 8 5 -2 5 10 | 10 -1 2 4 14 | 12 2 -3 3 13 | 7 5 1 4 13`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ').map((man) => man.split(' ').map(Number)))

/** D-09 The hex of each roll, as q and r, the arrow pointing north. */
export const chart: readonly (readonly (readonly number[])[])[] = `
-1,2 -2,2 0,2 0,2 2,0 1,1
-1,1 0,1 0,0 0,0 0,1 1,0
-2,1 -1,0 0,0 0,-1 1,-1 2,-1
-2,0 -1,0 0,-1 0,-1 1,-1 2,-2
-1,-1 0,-1 0,-2 0,-2 0,-1 1,-2
-1,-1 0,-2 0,-2 0,-2 1,-2 0,-2`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map((entry) => entry.split(',').map(Number)))

/** STY Styles that carry a shield. */
export const shieldStyles: ReadonlySet<string> = new Set([
  'parmularius',
  'thraex',
  'velite',
  'myrmillo',
  'hoplomachus',
  'secutor',
  'gallus',
  'provocator',
  'crupellarius',
  'eques',
  'bestiarius',
])
