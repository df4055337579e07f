/** The tables of creation, typed again from the book. */

/** §3.4.1 By three dice, 3 to 18: TR, ST, AG, CN, W. */
export const ratings3d6 = `
7 -2 -3 1 9
7 -2 -3 1 9
7 -1 -2 2 9
7 -1 -2 2 9
8 0 -1 2 9
8 0 -1 3 10
9 1 0 3 10
9 1 0 3 11
10 2 1 4 11
10 2 1 4 12
11 3 2 4 12
11 3 2 4 13
12 4 3 5 13
12 4 3 5 14
13 5 4 6 14
13 5 4 6 15`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))

/** 2.2 of 1981. */
export const ratings1981 = `
8,-2,4,4,11 7,1,3,3,12 9,0,1,3,9 8,0,1,4,11 8,1,0,4,10 7,-1,4,3,12
9,0,2,3,9 9,2,-1,2,10 10,1,-1,2,13 8,3,0,5,11 9,2,0,6,9 11,0,0,4,9
8,1,2,3,10 9,3,-1,4,14 11,-2,1,3,12 7,0,3,3,11 11,1,0,4,10 8,4,-1,2,9
10,3,-1,4,11 12,-2,1,1,13 10,3,-2,4,12 7,2,1,3,11 10,-1,1,4,10 13,1,0,2,13
10,2,-2,5,10 13,0,0,3,10 12,1,0,3,9 9,3,-1,4,9 11,0,1,3,12 10,0,3,2,15
12,-1,1,2,14 12,1,0,3,9 8,5,-2,5,10 10,-1,2,4,14 12,2,-3,3,13 7,5,1,4,13`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map((one) => one.split(',').map(Number)))

/** §3.12 */
export const suits = {
  light: ['A2 - - - C4', 'C3 - - B5 -', '- - C - -', '- - - - -', '- - - B4 C5', 'A4 - C - -'],
  medium: ['A4 C C C5 C5', 'A5 - - B4 A3', 'A - C C5 A4', 'A - C C C5', 'A C3 - C4 B4', 'A4 B4 - B5 C4'],
  heavy: ['A4 B5 C B4 B4', 'A B5 C B4 B4', 'A B4 C B4 A5', 'A B4 A2 B4 A4', 'A B4 C B4 A4', 'A C4 C B4 A4'],
} as const

/** 2.3 of 1981. */
export const suits1981 = {
  light: ['A5 - - - -', 'C6 - - - -', '- - C - -', '- - - - -', '- - - - -', 'A7 - C - -'],
  medium: ['A7 C C C8 C8', 'A8 B7 - B7 A6', 'A - C C8 A7', 'A - C C C8', 'A C6 - C7 B7', 'A B8 - B7 A7'],
  heavy: ['A7 B8 C B7 B7', 'A B8 C B7 B7', 'A B7 C B7 A8', 'A B7 A5 B7 A7', 'A B7 C B7 A7', 'A C7 C B7 A7'],
} as const

/** 2.1.1 of the Billings Rules. */
export const suits1982 = {
  light: ['A5 - - - -', 'B6 - - - -', 'C6 - C - -', 'C7 - - - -', 'B7 - - - -', 'A7 - C - -'],
  medium: ['A7 C C C8 C8', 'A8 B7 C B7 A6', 'A - B7 C A7', 'A - B7 C7 C8', 'A C6 - B6 B7', 'A B7 - B7 A7'],
  heavy: ['A7 B8 C B7 B7', 'A B8 C B7 B7', 'A B7 B7 B8 A7', 'A B7 B7 B8 A7', 'A C A7 A7 B8', 'A C8 B8 A7 A8'],
} as const

type Rows = readonly (readonly [number, string])[]
const rows = (text: string): Rows =>
  text.split(', ').map((row) => [Number(row.slice(0, row.indexOf(' '))), row.slice(row.indexOf(' ') + 1)])

/** 3.2 of the Tables V2.0, by percentile dice: each row ends at its number. */
export const percent: Readonly<Record<string, Rows>> = {
  origin: rows('34 slave, 51 criminal, 77 foreigner, 97 volunteer, 100 senator'),
  type: rows(
    '9 velite, 22 retiarius, 33 secutor, 34 secutorDimachus, 45 myrmillon, 46 myrmillonDimachus, 61 thracian, ' +
      '72 provocator, 73 provocatorDimachus, 88 samnite, 97 hoplomachus, 100 crupellarius',
  ),
  TR: rows('24 8, 48 9, 73 10, 88 11, 100 12'),
  ST: rows('19 -1, 43 0, 64 1, 79 2, 94 3, 100 4'),
  AG: rows('9 -2, 27 -1, 54 0, 81 1, 91 2, 100 3'),
  W: rows('27 10, 51 11, 69 12, 87 13, 100 14'),
  CN: rows('15 2, 54 3, 90 4, 100 5'),
}

/** V3: TR, ST, AG, CN, W (the book prints W before CON). */
export const ofOrigin: Readonly<Record<string, readonly number[]>> = {
  slave: [1, 1, -1, 0, -1],
  criminal: [0, -1, 1, 0, 0],
  foreigner: [1, 1, -1, -1, 0],
  volunteer: [-1, 0, 1, 0, 0],
  senator: [-1, -1, 0, 1, 1],
}

/** V4: the style whose gear it has, weight, suit. */
export const types: Readonly<
  Record<string, readonly [style: string, weight: 'light' | 'medium' | 'heavy', suit: string]>
> = {
  velite: ['velite', 'light', 'A6 - C7 - -'],
  retiarius: ['retiarius', 'light', 'B5 - C7 B7 -'],
  secutor: ['secutor', 'medium', 'A8 C8 C C7 B7'],
  secutorDimachus: ['secutor', 'medium', 'A8 C8 C C7 B7'],
  myrmillon: ['myrmillo', 'medium', 'A - C7 C8 B8'],
  myrmillonDimachus: ['myrmillo', 'medium', 'A - C7 C8 B8'],
  thracian: ['thraex', 'medium', 'A - C B8 C'],
  provocator: ['provocator', 'medium', 'A C C C7 C6'],
  provocatorDimachus: ['provocator', 'medium', 'A C C C7 C6'],
  samnite: ['provocator', 'heavy', 'A C7 C B7 A8'],
  hoplomachus: ['hoplomachus', 'heavy', 'A - C B7 B8'],
  crupellarius: ['crupellarius', 'heavy', 'A C8 B B7 A7'],
}
