import { expect, test } from 'vitest'
import { ratingNames } from '../src/tables/characteristics.ts'
import { tables } from '../src/tables/index.ts'

/** As the book lists them: TR, ST, AG, CN, W by two dice. */
const printed: Readonly<Record<string, readonly number[]>> = {
  '11': [8, -2, 4, 4, 11],
  '12': [7, 1, 3, 3, 12],
  '13': [9, 0, 1, 3, 9],
  '14': [8, 0, 1, 4, 11],
  '15': [8, 1, 0, 4, 10],
  '16': [7, -1, 4, 3, 12],
  '21': [9, 0, 2, 3, 9],
  '22': [9, 2, -1, 3, 12],
  '23': [10, 1, -1, 3, 9],
  '24': [8, 3, 0, 4, 11],
  '25': [9, 2, 0, 4, 10],
  '26': [11, 0, 0, 3, 12],
  '31': [8, 1, 2, 3, 10],
  '32': [9, 3, -1, 4, 14],
  '33': [11, -2, 1, 3, 12],
  '34': [7, 0, 3, 3, 11],
  '35': [11, 1, 0, 4, 10],
  '36': [8, 4, -1, 2, 9],
  '41': [10, 3, -1, 4, 10],
  '42': [12, -2, 1, 1, 14],
  '43': [10, 3, -2, 4, 12],
  '44': [7, 2, 1, 3, 11],
  '45': [10, -1, 1, 4, 10],
  '46': [13, 1, 0, 2, 9],
  '51': [10, 2, -2, 5, 10],
  '52': [13, 0, 0, 3, 10],
  '53': [12, 1, 0, 3, 9],
  '54': [9, 3, -1, 4, 9],
  '55': [11, 0, 1, 3, 12],
  '56': [10, 0, 3, 2, 15],
  '61': [12, -1, 1, 2, 14],
  '62': [12, 1, 0, 3, 9],
  '63': [8, 5, -2, 5, 10],
  '64': [10, -1, 2, 4, 14],
  '65': [12, 2, -3, 3, 13],
  '66': [7, 5, 1, 4, 13],
}

test('§29.2 the Random Centurion Table has the numbers of the book', () => {
  const ours = Object.entries(tables.centurions).map(([dice, man]) => [dice, ratingNames.map((rating) => man[rating])])
  expect(Object.fromEntries(ours)).toEqual(printed)
})

test('§29.4.2 D.9 the chart has 36 hexes, none farther than two', () => {
  const hexes = Object.values(tables.movementChart)
  expect(hexes).toHaveLength(36)
  for (const { q, r } of hexes) expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThanOrEqual(2)
})
