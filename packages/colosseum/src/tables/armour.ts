/** §3.12 Armour: its letters and what they take off a wound roll, and the random suits of the three weights. */

/** Body areas: 1 head, 2 chest, 3 groin, 4 arms, 5 legs. */
export type Area = 1 | 2 | 3 | 4 | 5

export const areas: readonly Area[] = [1, 2, 3, 4, 5]

export const areaNames = ['', 'head', 'chest', 'groin', 'arms', 'legs'] as const

export type Weight = 'light' | 'medium' | 'heavy'

export type ShieldSize = 'small' | 'large'

export interface Armour {
  readonly letter: 'A' | 'B' | 'C'
  /** The number that the coverage dice must not exceed; null covers the whole area. */
  readonly covers: number | null
  /** One die in the Colosseum Edition, two in 1981: the scales are never mixed. */
  readonly dice: 1 | 2
}

/** §10.2.1 What armour takes off a wound roll. */
export const armourDRM = { A: 8, B: 6, C: 3 } as const

export interface Suit {
  readonly areas: readonly string[]
  readonly shield: ShieldSize
}

function suit(line: string): Suit {
  const [head, chest, groin, arms, legs, shield] = line.split(' ')
  return { areas: [head!, chest!, groin!, arms!, legs!], shield: shield as ShieldSize }
}

/** §3.12 One suit for each face of a die; a letter alone covers the whole area, a dash is bare. */
export const armourTables: Readonly<Record<Weight, readonly Suit[]>> = {
  light: [
    suit('A2 - - - C4 large'),
    suit('C3 - - B5 - small'),
    suit('- - C - - small'),
    suit('- - - - - large'),
    suit('- - - B4 C5 small'),
    suit('A4 - C - - small'),
  ],
  medium: [
    suit('A4 C C C5 C5 small'),
    suit('A5 - - B4 A3 large'),
    suit('A - C C5 A4 large'),
    suit('A - C C C5 small'),
    suit('A C3 - C4 B4 large'),
    suit('A4 B4 - B5 C4 large'),
  ],
  heavy: [
    suit('A4 B5 C B4 B4 large'),
    suit('A B5 C B4 B4 large'),
    suit('A B4 C B4 A5 large'),
    suit('A B4 A2 B4 A4 large'),
    suit('A B4 C B4 A4 large'),
    suit('A C4 C B4 A4 large'),
  ],
}

/** Reads `A4`, `B`, `-` with numbers of the one-dice (1-5) or two-dice (5-9) scale. Undefined for anything else. */
export function parseArmour(text: string, dice: 1 | 2 = 1): Armour | null | undefined {
  if (text === '-' || text === '') return null
  const found = /^([ABC])([1-9])?$/.exec(text)
  if (!found) return undefined
  const covers = found[2] ? Number(found[2]) : null
  if (covers !== null && (dice === 1 ? covers > 5 : covers < 5)) return undefined
  return { letter: found[1] as 'A' | 'B' | 'C', covers, dice }
}

/** A piece of the two-dice scale as the Colosseum Edition reads it: 5 to 8 become 2 to 5, and so does 9 (equal odds). */
export function toOneDie(armour: Armour | null): Armour | null {
  if (!armour || armour.dice === 1) return armour
  return { letter: armour.letter, covers: armour.covers === null ? null : Math.min(5, armour.covers - 3), dice: 1 }
}

export function formatArmour(armour: Armour | null): string {
  return armour ? `${armour.letter}${armour.covers ?? ''}` : '-'
}

/** How much a piece is worth on average: what it takes off times the share of the area it covers (§19.4.2). */
export function armourWorth(armour: Armour | null): number {
  if (!armour) return 0
  const share = armour.covers === null ? 1 : armour.dice === 1 ? armour.covers / 6 : twoDiceAtMost(armour.covers)
  return armourDRM[armour.letter] * share
}

function twoDiceAtMost(number: number): number {
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= number) ways++
  return ways / 36
}
