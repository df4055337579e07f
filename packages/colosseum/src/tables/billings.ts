/** The Billings Rules: random armour with coverage for two dice, and its price in sesterces. */
import { type Armour, parseArmour, type SuitTable, suits, type Weight } from './armour.ts'

/** B-3 One suit for each face of a die. The A2 printed for the first light man is A5. */
export const billingsArmourTables: SuitTable = {
  light: suits(`
A5 - - - - large
B6 - - - - small
C6 - C - - small
C7 - - - - large
B7 - - - - small
A7 - C - - small`),
  medium: suits(`
A7 C C C8 C8 small
A8 B7 C B7 A6 large
A - B7 C A7 large
A - B7 C7 C8 small
A C6 - B6 B7 large
A B7 - B7 A7 large`),
  heavy: suits(`
A7 B8 C B7 B7 large
A B8 C B7 B7 large
A B7 B7 B8 A7 large
A B7 B7 B8 A7 large
A C A7 A7 B8 large
A C8 B8 A7 A8 large`),
}

/** B-103 Sesterces for coverage 5, 6, 7, 8, 9 and the whole area. */
const armourPrices = {
  C: [50, 80, 105, 130, 150, 180],
  B: [80, 125, 165, 205, 235, 285],
  A: [85, 140, 185, 225, 265, 320],
} as const

export const armourPurse: Readonly<Record<Weight, number>> = { light: 400, medium: 850, heavy: 1100 }

function priceOf(armour: Armour | null): number {
  if (!armour) return 0
  return armourPrices[armour.letter][armour.covers === null ? 5 : armour.covers - 5]!
}

/** What a suit costs; pieces of the two-dice scale. */
export function priceOfSuit(pieces: readonly string[]): number {
  return pieces.reduce((sum, piece) => sum + priceOf(parseArmour(piece, 2) ?? null), 0)
}
