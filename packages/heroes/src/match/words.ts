/** The names of things as players read them. */
import { t } from '@harena/engine'
import type { Signature } from '../tables/signatures.ts'
import type { Size } from '../tables/size.ts'
import type { ItemKind, Style } from '../tables/styles.ts'

export const PART_WORDS = [
  t('head'),
  t('left arm'),
  t('chest'),
  t('right arm'),
  t('belly'),
  t('left leg'),
  t('right leg'),
] as const

export const ITEM_WORDS: Readonly<Record<ItemKind, string>> = {
  sword: t('sword'),
  spear: t('spear'),
  trident: t('trident'),
  net: t('net'),
  smallShield: t('small shield'),
  largeShield: t('large shield'),
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
  none: t('no Signature'),
  slowToReact: t('Slow to React'),
  slow: t('Slow'),
  brawler: t('Brawler'),
  agile: t('Agile'),
  strong: t('Strong'),
  frenzy: t('Frenzy'),
  steady: t('Steady'),
  swordsman: t('Swordsman'),
}

export const SIZE_WORDS: Readonly<Record<Size, string>> = {
  small: t('small'),
  slight: t('slight'),
  average: t('of average size'),
  large: t('large'),
  veryLarge: t('very large'),
  giant: t('a giant'),
}
