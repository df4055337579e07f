/** The names of things as players read them. */
import type { Signature } from '../tables/signatures.ts'
import type { Size } from '../tables/size.ts'
import type { ItemKind, Style } from '../tables/styles.ts'

export const PART_WORDS = ['head', 'left arm', 'chest', 'right arm', 'belly', 'left leg', 'right leg'] as const

export const ITEM_WORDS: Readonly<Record<ItemKind, string>> = {
  sword: 'sword',
  spear: 'spear',
  trident: 'trident',
  net: 'net',
  smallShield: 'small shield',
  largeShield: 'large shield',
}

export const STYLE_WORDS: Readonly<Record<Style, string>> = {
  dimachaerus: 'Dimachaerus',
  hoplomachus: 'Hoplomachus',
  murmillo: 'Murmillo',
  retiarius: 'Retiarius',
  secutor: 'Secutor',
  thraex: 'Thraex',
}

export const SIGNATURE_WORDS: Readonly<Record<Signature, string>> = {
  none: 'no Signature',
  slowToReact: 'Slow to React',
  slow: 'Slow',
  brawler: 'Brawler',
  agile: 'Agile',
  strong: 'Strong',
  frenzy: 'Frenzy',
  steady: 'Steady',
  swordsman: 'Swordsman',
}

export const SIZE_WORDS: Readonly<Record<Size, string>> = {
  small: 'small',
  slight: 'slight',
  average: 'of average size',
  large: 'large',
  veryLarge: 'very large',
  giant: 'a giant',
}
