/** Chapter 37: armour made to measure. */
import { type Armour, parseArmour, type Weight } from '../tables/armour.ts'
import type { CampaignTables } from '../tables/campaign.ts'
import type { StyleId } from '../tables/styles.ts'

/** §37.1 Only the plain styles have it made; the Gallus is a Myrmillo. */
export const measuredStyles: readonly StyleId[] = ['parmularius', 'myrmillo', 'gallus', 'provocator']

const covers = [2, 3, 4, 5] as const

/** Every piece that can be had: a number for one that covers a part, none for one that covers all. */
export const pieces: readonly string[] = [
  '-',
  ...(['A', 'B', 'C'] as const).flatMap((letter) => [...covers.map((number) => `${letter}${number}`), letter]),
]

function priceOfPiece({ armourPrices }: CampaignTables, { letter, covers }: Armour): number {
  return armourPrices[letter][(covers ?? 'full') as keyof CampaignTables['armourPrices']['A']]
}

/** §37.1 What a suit of five pieces costs. */
export function priceOfSuit(tables: CampaignTables, suit: readonly string[]): number {
  return suit.reduce((sum, text) => {
    const piece = parseArmour(text)
    return sum + (piece ? priceOfPiece(tables, piece) : 0)
  }, 0)
}

/** §37.2 One piece for each area, within what men of his weight are allowed; nothing is saved. */
export function isSuit(tables: CampaignTables, suit: unknown, weight: Weight): suit is readonly string[] {
  if (!Array.isArray(suit) || suit.length !== 5 || !suit.every((piece) => pieces.includes(piece))) return false
  return priceOfSuit(tables, suit) <= tables.armourAllowance[weight]
}

/** Some suits of each weight that may be had, for those who want a list. */
export const sampleSuits: Readonly<Record<Weight, readonly (readonly string[])[]>> = {
  light: [
    ['A5', 'C2', '-', '-', '-'],
    ['A', '-', '-', '-', '-'],
    ['-', 'B4', '-', 'C4', 'C4'],
  ],
  medium: [
    ['A', 'C3', '-', 'C4', 'B4'],
    ['A', 'B4', '-', 'C4', 'C4'],
    ['A5', 'B4', 'C4', 'C4', 'C4'],
  ],
  heavy: [
    ['A', 'B4', 'C', 'B4', 'A2'],
    ['A', 'B', '-', 'B4', 'B4'],
    ['A4', 'B4', 'C4', 'B', 'B'],
  ],
}
