/** §3.8 The six Fighting Styles: what they carry, what they wear, whom they traditionally meet. */

export const STYLES = ['dimachaerus', 'hoplomachus', 'murmillo', 'retiarius', 'secutor', 'thraex'] as const
export type Style = (typeof STYLES)[number]

export const ITEM_KINDS = ['sword', 'spear', 'trident', 'net', 'smallShield', 'largeShield'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** §2.4 The seven body locations in the order of the card; a part is its place in this list. */
export const PARTS = ['head', 'leftArm', 'chest', 'rightArm', 'belly', 'leftLeg', 'rightLeg'] as const
export type PartName = (typeof PARTS)[number]
export const HEAD = 0
export const LEFT_ARM = 1
export const CHEST = 2
export const RIGHT_ARM = 3
export const BELLY = 4
export const LEFT_LEG = 5
export const RIGHT_LEG = 6

/** The part on the other side of the body; left-handers are mirrored (G-24). */
export const MIRRORED: readonly number[] = [HEAD, RIGHT_ARM, CHEST, LEFT_ARM, BELLY, RIGHT_LEG, LEFT_LEG]

export interface StyleRow {
  readonly weapon: ItemKind
  readonly other: ItemKind
  /** AC of each part of a right-hander in the order of PARTS; ours where the card is lost (§3.9). */
  readonly armour: readonly [number, number, number, number, number, number, number]
  /** Opponent by 1d6, from 1 to 6. */
  readonly opponents: readonly [Style, Style, Style, Style, Style, Style]
}

export const styles: Readonly<Record<Style, StyleRow>> = {
  dimachaerus: {
    weapon: 'sword',
    other: 'sword',
    armour: [0, 0, 0, 0, 0, 0, 0],
    opponents: ['murmillo', 'murmillo', 'hoplomachus', 'hoplomachus', 'thraex', 'thraex'],
  },
  hoplomachus: {
    weapon: 'spear',
    other: 'smallShield',
    armour: [3, 0, 0, 0, 1, 2, 2],
    opponents: ['murmillo', 'murmillo', 'murmillo', 'murmillo', 'thraex', 'secutor'],
  },
  murmillo: {
    weapon: 'sword',
    other: 'largeShield',
    armour: [3, 0, 0, 2, 0, 2, 0],
    opponents: ['thraex', 'thraex', 'thraex', 'thraex', 'retiarius', 'retiarius'],
  },
  retiarius: {
    weapon: 'trident',
    other: 'net',
    armour: [0, 2, 0, 0, 1, 1, 1],
    opponents: ['secutor', 'secutor', 'secutor', 'secutor', 'murmillo', 'murmillo'],
  },
  secutor: {
    weapon: 'sword',
    other: 'largeShield',
    armour: [3, 0, 0, 2, 0, 2, 0],
    opponents: ['retiarius', 'retiarius', 'retiarius', 'retiarius', 'retiarius', 'hoplomachus'],
  },
  thraex: {
    weapon: 'sword',
    other: 'smallShield',
    armour: [3, 0, 0, 0, 0, 2, 2],
    opponents: ['murmillo', 'murmillo', 'murmillo', 'murmillo', 'hoplomachus', 'hoplomachus'],
  },
}
