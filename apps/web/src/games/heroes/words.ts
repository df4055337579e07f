/** The names of things, as players read them. */
import {
  type GladiatorView,
  ITEM_WORDS as itemNames,
  PART_WORDS,
  PARTS,
  type PartName,
  SIGNATURE_WORDS,
  SIZE_WORDS,
  type Signature,
  type Size,
  type Style,
  STYLE_WORDS as styleNames,
} from '@harena/heroes'

export { itemNames, styleNames }

export const styleNotes: Readonly<Record<Style, string>> = {
  dimachaerus: 'two swords, no armor, fast',
  hoplomachus: 'spear and small shield, head and legs armored',
  murmillo: 'sword and large shield, head, one arm and one leg armored',
  retiarius: 'trident and net, bare head',
  secutor: 'sword and large shield, hard to net',
  thraex: 'sword and small shield, head and legs armored',
}

export const partNames = Object.fromEntries(PARTS.map((part, at) => [part, PART_WORDS[at]!])) as Record<
  PartName,
  string
>

export const signatureNames: Readonly<Record<Signature, string>> = { ...SIGNATURE_WORDS, none: 'No Signature' }

export const sizeNames: Readonly<Record<Size, string>> = { ...SIZE_WORDS, average: 'average', giant: 'giant' }

export const arenaNames = { provincial: 'Provincial arena', colosseum: 'Colosseum' } as const

export const attributeNames = { savvy: 'Savvy', strength: 'Strength', speed: 'Speed' } as const

const fateNames: Readonly<Record<string, string>> = {
  unconscious: 'unconscious',
  incapacitated: 'cannot stand',
  surrendered: 'surrendered',
  dead: 'dead',
  dismissed: 'dismissed standing',
}

/** What put him out, and what the crowd said; null while he fights. */
export function fateOf({ fate, spared }: GladiatorView): string | null {
  if (fate === 'functioning') return null
  return spared ? `${fateNames[fate] ?? fate}, spared` : (fateNames[fate] ?? fate)
}

export function bonusDice(count: number): string {
  return count === 1 ? '1 Bonus Die' : `${count === 0 ? 'no' : count} Bonus Dice`
}

const points = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const

export type CompassPoint = (typeof points)[number]

/** The way from one place of the drawing to another. */
export function compass(from: { x: number; y: number }, to: { x: number; y: number }): CompassPoint {
  const turn = Math.round((Math.atan2(from.y - to.y, to.x - from.x) * 4) / Math.PI)
  return points[(turn + 8) % 8]!
}
