/** §3.12 Armour: its letters and what they take off a wound roll, and the random suits of the three weights. */

import { key, t } from '@harena/engine'

/** Body areas: 1 head, 2 chest, 3 groin, 4 arms, 5 legs. */
export type Area = 1 | 2 | 3 | 4 | 5

export const areas: readonly Area[] = [1, 2, 3, 4, 5]

export type AreaName = 'head' | 'chest' | 'groin' | 'arms' | 'legs'

export const areaNames = ['', key('head'), key('chest'), key('groin'), key('arms'), key('legs')] as const

/** §28.7.5 Fore and hind legs stand where a man has arms and legs. */
export const beastAreaNames = ['', 'head', 'chest', 'groin', key('fore legs'), key('hind legs')] as const

/** An area as people read it. */
export function areaName(area: Area, onBeast = false): string {
  return t((onBeast ? beastAreaNames : areaNames)[area])
}

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
export const armourDRM: Readonly<Record<'A' | 'B' | 'C', number>> = { A: 8, B: 6, C: 3 }

export type ArmourDRM = typeof armourDRM

/** The pieces of a suit by area, and the shield that comes with it. */
export interface Suit {
  readonly head: string
  readonly chest: string
  readonly groin: string
  readonly arms: string
  readonly legs: string
  readonly shield: ShieldSize
}

/** By weight and face of a die. */
export type SuitTable = Readonly<Record<Weight, Readonly<Record<number, Suit>>>>

/** Suits as they are printed, one line for each face of a die; a letter alone covers the whole area, a dash is bare. */
export function suits(lines: string): Readonly<Record<number, Suit>> {
  const rows = lines.trim().split('\n')
  return Object.fromEntries(
    rows.map((line, at) => {
      const [head, chest, groin, arms, legs, shield] = line.split(' ')
      return [at + 1, { head, chest, groin, arms, legs, shield } as Suit]
    }),
  )
}

export function piecesOf({ head, chest, groin, arms, legs }: Suit): readonly string[] {
  return [head, chest, groin, arms, legs]
}

/** §3.12 */
export const armour: SuitTable = {
  light: suits(`
A2 - - - C4 large
C3 - - B5 - small
- - C - - small
- - - - - large
- - - B4 C5 small
A4 - C - - small`),
  medium: suits(`
A4 C C C5 C5 small
A5 - - B4 A3 large
A - C C5 A4 large
A - C C C5 small
A C3 - C4 B4 large
A4 B4 - B5 C4 large`),
  heavy: suits(`
A4 B5 C B4 B4 large
A B5 C B4 B4 large
A B4 C B4 A5 large
A B4 A2 B4 A4 large
A B4 C B4 A4 large
A C4 C B4 A4 large`),
}

/** Reads `A4`, `B`, `-` with numbers of the one-dice (1-5) or two-dice (5-9) scale. Undefined for anything else. */
export function parseArmour(text: string, dice: 1 | 2 = 1): Armour | null | undefined {
  if (text === '-' || text === '') return null
  const known = parsed[dice]
  if (!known.has(text) && text.length <= 2) known.set(text, readArmour(text, dice))
  return known.get(text)
}

const parsed = { 1: new Map<string, Armour | undefined>(), 2: new Map<string, Armour | undefined>() }

function readArmour(text: string, dice: 1 | 2): Armour | undefined {
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
export function armourWorth(drm: ArmourDRM, armour: Armour | null): number {
  if (!armour) return 0
  const share = armour.covers === null ? 1 : armour.dice === 1 ? armour.covers / 6 : twoDiceAtMost(armour.covers)
  return drm[armour.letter] * share
}

function twoDiceAtMost(number: number): number {
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= number) ways++
  return ways / 36
}
