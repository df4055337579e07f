/** The Gladiator Tables V2.0, by percentile dice: each row ends at its number. */
import type { Ratings } from './characteristics.ts'
import type { StyleId } from './styles.ts'
import type { ItemKind } from './weapons.ts'

type Rows<T> = readonly (readonly [number, T])[]

export function readPercentile<T>(rows: Rows<T>, roll: number): T {
  return rows.find(([last]) => roll <= last)![1]
}

export type Origin = 'slave' | 'criminal' | 'foreigner' | 'volunteer' | 'senator'

export const origins: Rows<Origin> = [
  [34, 'slave'],
  [51, 'criminal'],
  [77, 'foreigner'],
  [97, 'volunteer'],
  [100, 'senator'],
]

export const originModifiers: Readonly<Record<Origin, Ratings>> = {
  slave: { TR: 1, ST: 1, AG: -1, W: -1, CN: 0 },
  criminal: { TR: 0, ST: -1, AG: 1, W: 0, CN: 0 },
  foreigner: { TR: 1, ST: 1, AG: -1, W: 0, CN: -1 },
  volunteer: { TR: -1, ST: 0, AG: 1, W: 0, CN: 0 },
  senator: { TR: -1, ST: -1, AG: 0, W: 1, CN: 1 },
}

export const percentileRatings: Readonly<Record<keyof Ratings, Rows<number>>> = {
  TR: [
    [24, 8],
    [48, 9],
    [73, 10],
    [88, 11],
    [100, 12],
  ],
  ST: [
    [19, -1],
    [43, 0],
    [64, 1],
    [79, 2],
    [94, 3],
    [100, 4],
  ],
  AG: [
    [9, -2],
    [27, -1],
    [54, 0],
    [81, 1],
    [91, 2],
    [100, 3],
  ],
  W: [
    [27, 10],
    [51, 11],
    [69, 12],
    [87, 13],
    [100, 14],
  ],
  CN: [
    [15, 2],
    [54, 3],
    [90, 4],
    [100, 5],
  ],
}

/** Order of rolls: W before CN. */
export const percentileOrder: readonly (keyof Ratings)[] = ['TR', 'ST', 'AG', 'W', 'CN']

export interface FixedType {
  readonly rate: number
  readonly weight: 'light' | 'medium' | 'heavy'
  readonly shield: 'small' | 'large' | 'none'
  readonly armour: string
}

function type(rate: number, weight: FixedType['weight'], shield: FixedType['shield'], armour: string): FixedType {
  return { rate, weight, shield, armour }
}

const samnite = type(4, 'heavy', 'large', 'A C7 C B7 A8')

/** Fixed equipment of those who came by their style otherwise than by these tables. */
export const fixedTypes: Readonly<Partial<Record<StyleId, FixedType>>> = {
  velite: type(6, 'light', 'small', 'A6 - C7 - -'),
  retiarius: type(6, 'light', 'none', 'B5 - C7 B7 -'),
  secutor: type(5, 'medium', 'large', 'A8 C8 C C7 B7'),
  myrmillo: type(5, 'medium', 'large', 'A - C7 C8 B8'),
  thraex: type(5, 'medium', 'small', 'A - C B8 C'),
  provocator: type(5, 'medium', 'large', 'A C C C7 C6'),
  hoplomachus: type(4, 'heavy', 'large', 'A - C B7 B8'),
  crupellarius: type(4, 'heavy', 'large', 'A C8 B B7 A7'),
}

export type TypeId =
  | 'velite'
  | 'retiarius'
  | 'secutor'
  | 'secutorDimachus'
  | 'myrmillon'
  | 'myrmillonDimachus'
  | 'thracian'
  | 'provocator'
  | 'provocatorDimachus'
  | 'samnite'
  | 'hoplomachus'
  | 'crupellarius'

/** H-2 Type by percentile dice. */
export const types: Rows<TypeId> = [
  [9, 'velite'],
  [22, 'retiarius'],
  [33, 'secutor'],
  [34, 'secutorDimachus'],
  [45, 'myrmillon'],
  [46, 'myrmillonDimachus'],
  [61, 'thracian'],
  [72, 'provocator'],
  [73, 'provocatorDimachus'],
  [88, 'samnite'],
  [97, 'hoplomachus'],
  [100, 'crupellarius'],
]

export interface TypeRow {
  /** The style of chapter 19 whose name, and so whose rules, he has. */
  readonly style: StyleId
  readonly fixed: FixedType
  readonly hands: readonly ItemKind[]
  /** H-6 Two swords and no shield. */
  readonly isDimachus: boolean
}

function typeRow(style: StyleId, hands: readonly ItemKind[] = ['sword'], fixed = fixedTypes[style]!): TypeRow {
  return { style, fixed, hands, isDimachus: false }
}

function dimachus(style: StyleId): TypeRow {
  const fixed: FixedType = { ...fixedTypes[style]!, shield: 'none' }
  return { style, fixed, hands: ['sword', 'sword'], isDimachus: true }
}

/** The Samnite has no style of his own and goes as a Provocator; the Thracian's sica is a sword. */
export const typeRows: Readonly<Record<TypeId, TypeRow>> = {
  velite: typeRow('velite', ['javelin']),
  retiarius: typeRow('retiarius', ['trident', 'net']),
  secutor: typeRow('secutor'),
  secutorDimachus: dimachus('secutor'),
  myrmillon: typeRow('myrmillo'),
  myrmillonDimachus: dimachus('myrmillo'),
  thracian: typeRow('thraex'),
  provocator: typeRow('provocator'),
  provocatorDimachus: dimachus('provocator'),
  samnite: typeRow('provocator', ['sword'], samnite),
  hoplomachus: typeRow('hoplomachus'),
  crupellarius: typeRow('crupellarius'),
}
