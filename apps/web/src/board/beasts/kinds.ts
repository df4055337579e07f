/** The beasts from above: front is up, the middle of the head's hex at (0, 0), the next hex 86 behind it. */
import type { Profile } from './outline.ts'

export type BeastKind =
  | 'bear'
  | 'boar'
  | 'elephant'
  | 'gazelle'
  | 'horse'
  | 'leopard'
  | 'lion'
  | 'rhino'
  | 'tiger'
  | 'wolf'
  | 'zebra'

export interface Tail {
  /** As it hangs to one side. */
  readonly d: string
  readonly width: number
  /** Hair at its end, as a path; the last point of the tail is where it grows. */
  readonly tuft?: string
  /** Rings around it, as dashes. */
  readonly rings?: string
}

export interface BeastForm {
  /** The hexes that it takes up when there is room. */
  readonly hexes: number
  readonly trunk: Profile
  /** Where the legs begin, how far they reach out, how thick they are. */
  readonly fore: Leg
  readonly hind: Leg
  readonly foot: 'paw' | 'hoof' | 'round'
  readonly tail: Tail
}

export interface Leg {
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly width: number
}

const cat = {
  foot: 'paw',
  fore: { x: 14, y: 50, reach: 32, width: 12 },
  hind: { x: 14, y: 146, reach: 32, width: 13 },
} as const

export const forms: Readonly<Record<BeastKind, BeastForm>> = {
  bear: {
    hexes: 3,
    trunk: [
      [4, 17],
      [24, 26],
      [50, 34],
      [80, 32],
      [110, 35],
      [144, 37],
      [170, 30],
      [186, 12],
      [189, 0],
    ],
    fore: { x: 22, y: 46, reach: 34, width: 19 },
    hind: { x: 24, y: 150, reach: 32, width: 20 },
    foot: 'paw',
    tail: { d: 'M0 184V193', width: 9 },
  },
  boar: {
    hexes: 2,
    trunk: [
      [-2, 15],
      [14, 23],
      [34, 27],
      [58, 22],
      [80, 19],
      [96, 14],
      [103, 0],
    ],
    fore: { x: 18, y: 32, reach: 25, width: 9 },
    hind: { x: 12, y: 86, reach: 24, width: 9 },
    foot: 'hoof',
    tail: {
      d: 'M0 100C0 107 9 106 8 112C7 117 0 115 2 121',
      width: 2.6,
      tuft: 'M2 119C-2 123 -1 129 2 132C6 129 6 123 2 119Z',
    },
  },
  elephant: {
    hexes: 3,
    trunk: [
      [2, 26],
      [24, 32],
      [54, 38],
      [90, 41],
      [126, 40],
      [156, 35],
      [178, 22],
      [187, 0],
    ],
    fore: { x: 27, y: 50, reach: 26, width: 23 },
    hind: { x: 24, y: 150, reach: 27, width: 23 },
    foot: 'round',
    tail: { d: 'M0 184C2 194 10 198 9 208', width: 4.4, tuft: 'M9 205C3 210 4 218 9 224C14 218 15 210 9 205Z' },
  },
  gazelle: {
    hexes: 3,
    trunk: [
      [10, 7],
      [34, 9],
      [56, 16],
      [86, 15],
      [116, 15],
      [142, 17],
      [160, 12],
      [168, 0],
    ],
    fore: { x: 10, y: 58, reach: 36, width: 5 },
    hind: { x: 11, y: 144, reach: 38, width: 6 },
    foot: 'hoof',
    tail: { d: 'M0 164C0 170 4 172 4 178', width: 4, tuft: 'M4 174C0 179 1 186 4 190C8 186 8 179 4 174Z' },
  },
  horse: {
    hexes: 3,
    trunk: [
      [8, 10],
      [30, 12],
      [52, 22],
      [80, 23],
      [112, 22],
      [140, 26],
      [162, 20],
      [174, 0],
    ],
    fore: { x: 15, y: 54, reach: 30, width: 8 },
    hind: { x: 16, y: 150, reach: 32, width: 9 },
    foot: 'hoof',
    tail: {
      d: 'M0 170C1 180 6 184 8 190',
      width: 8,
      tuft: 'M3 176C-4 190 0 206 9 220C11 216 12 213 12 210C15 213 17 216 20 217C20 203 19 188 11 178Z',
    },
  },
  leopard: {
    hexes: 3,
    trunk: [
      [8, 11],
      [28, 15],
      [50, 19],
      [84, 15],
      [118, 14],
      [146, 17],
      [162, 11],
      [169, 0],
    ],
    ...cat,
    fore: { x: 11, y: 48, reach: 31, width: 9 },
    hind: { x: 11, y: 146, reach: 32, width: 10 },
    tail: { d: 'M0 166C0 188 26 188 27 172C28 158 44 150 48 166C50 178 46 190 48 202', width: 6.4, rings: '2.6 6' },
  },
  lion: {
    hexes: 3,
    trunk: [
      [8, 16],
      [34, 24],
      [56, 24],
      [90, 19],
      [122, 18],
      [148, 22],
      [164, 15],
      [172, 0],
    ],
    ...cat,
    tail: {
      d: 'M0 168C0 186 24 182 27 196C28 203 24 207 27 213',
      width: 5,
      tuft: 'M27 206C19 212 20 222 27 229C35 222 36 212 27 206Z',
    },
  },
  rhino: {
    hexes: 3,
    trunk: [
      [6, 20],
      [28, 29],
      [52, 37],
      [84, 35],
      [116, 37],
      [146, 37],
      [170, 27],
      [183, 0],
    ],
    fore: { x: 24, y: 54, reach: 25, width: 19 },
    hind: { x: 24, y: 150, reach: 26, width: 20 },
    foot: 'round',
    tail: { d: 'M0 181C0 190 5 194 5 203', width: 4, tuft: 'M5 200C1 204 2 210 5 214C9 210 9 204 5 200Z' },
  },
  tiger: {
    hexes: 3,
    trunk: [
      [8, 15],
      [30, 22],
      [54, 26],
      [88, 21],
      [120, 20],
      [148, 24],
      [164, 16],
      [172, 0],
    ],
    ...cat,
    tail: { d: 'M0 168C0 186 22 184 26 196C29 206 22 212 26 222', width: 7.6, rings: '4 5' },
  },
  wolf: {
    hexes: 2,
    trunk: [
      [2, 12],
      [18, 16],
      [34, 16],
      [54, 12],
      [72, 13],
      [86, 11],
      [93, 0],
    ],
    fore: { x: 10, y: 30, reach: 24, width: 6.4 },
    hind: { x: 10, y: 76, reach: 25, width: 7 },
    foot: 'paw',
    tail: { d: 'M0 90C1 96 4 98 6 104', width: 8, tuft: 'M1 94C-3 106 3 116 13 126C18 115 17 101 9 94Z' },
  },
  zebra: {
    hexes: 3,
    trunk: [
      [8, 10],
      [30, 13],
      [52, 22],
      [82, 22],
      [112, 23],
      [140, 25],
      [160, 18],
      [171, 0],
    ],
    fore: { x: 15, y: 54, reach: 29, width: 8 },
    hind: { x: 15, y: 148, reach: 31, width: 9 },
    foot: 'hoof',
    tail: { d: 'M0 168C0 178 8 182 9 192', width: 4.4, tuft: 'M9 188C2 196 4 208 10 216C17 208 17 196 9 188Z' },
  },
}
