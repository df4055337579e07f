import { expect, test } from 'vitest'
import { MOST_BYTES, qrOf } from '../src/qr.ts'
import { correctionOf } from '../src/reed-solomon.ts'

/** As one sees it. */
function picture(link: string): string[] {
  return qrOf(link)!.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
}

test('the correcting bytes are those of the standard', () => {
  // The example of ISO/IEC 18004, Annex I: 01234567 at level M of version 1.
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
  expect(correctionOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

test('a short link is the code that a reader has read', () => {
  expect(picture('http://a/#r=x')).toMatchInlineSnapshot(`
    [
      "#######.#.#.#.#######",
      "#.....#....#..#.....#",
      "#.###.#...###.#.###.#",
      "#.###.#.##..#.#.###.#",
      "#.###.#.##..#.#.###.#",
      "#.....#.#..#..#.....#",
      "#######.#.#.#.#######",
      "........#.###........",
      "#...#.###..#.#####..#",
      ".#..##...##.###.###..",
      "#.##..######.#..##.#.",
      "#...##..#.##.........",
      "###.#.###.#..#.###.#.",
      "........####....####.",
      "#######.###..#####.#.",
      "#.....#..##........#.",
      "#.###.#.##.#.#.###...",
      "#.###.#..#.#.##.#.###",
      "#.###.#....#.#####...",
      "#.....#....###.#.#...",
      "#######.##..#...##..#",
    ]
  `)
})

test('a code grows with its link and stops at the largest', () => {
  const sizes = [10, 100, 500, 1000, 2000, MOST_BYTES].map((length) => qrOf('x'.repeat(length))!.length)
  expect(sizes).toEqual([21, 37, 77, 105, 149, 177])
  expect(qrOf('x'.repeat(MOST_BYTES + 1))).toBeNull()
})

test('finders stand in three corners, with light around them', () => {
  const rows = picture('http://a/#r=x')
  const size = rows.length
  const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7))
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    expect(corner(x, y)).toEqual(finder)
  expect(rows[7]!.slice(0, 8)).toBe('........')
})

test('a link has plain letters only', () => {
  expect(() => qrOf('http://ö/')).toThrow('plain letters only')
})
