/** §3.8 The six Fighting Styles: what they carry, what they wear, whom they traditionally meet. */

export const STYLES = ['dimachaerus', 'hoplomachus', 'murmillo', 'retiarius', 'secutor', 'thraex'] as const
export type Style = (typeof STYLES)[number]

const ITEM_KINDS = ['sword', 'spear', 'trident', 'net', 'smallShield', 'largeShield'] as const
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
  /** AC of each part of a right-hander; ours where the card is lost (§3.9). */
  readonly armour: Readonly<Record<PartName, number>>
  /** Opponent by 1d6. */
  readonly opponents: Readonly<Record<number, Style>>
}

export const styles: Readonly<Record<Style, StyleRow>> = {
  // §3.8.1
  dimachaerus: {
    weapon: 'sword',
    other: 'sword',
    armour: { head: 0, leftArm: 0, chest: 0, rightArm: 0, belly: 0, leftLeg: 0, rightLeg: 0 },
    opponents: { 1: 'murmillo', 2: 'murmillo', 3: 'hoplomachus', 4: 'hoplomachus', 5: 'thraex', 6: 'thraex' },
  },
  // §3.8.2
  hoplomachus: {
    weapon: 'spear',
    other: 'smallShield',
    armour: { head: 3, leftArm: 0, chest: 0, rightArm: 0, belly: 1, leftLeg: 2, rightLeg: 2 },
    opponents: { 1: 'murmillo', 2: 'murmillo', 3: 'murmillo', 4: 'murmillo', 5: 'thraex', 6: 'secutor' },
  },
  // §3.8.3
  murmillo: {
    weapon: 'sword',
    other: 'largeShield',
    armour: { head: 3, leftArm: 0, chest: 0, rightArm: 2, belly: 0, leftLeg: 2, rightLeg: 0 },
    opponents: { 1: 'thraex', 2: 'thraex', 3: 'thraex', 4: 'thraex', 5: 'retiarius', 6: 'retiarius' },
  },
  // §3.8.4
  retiarius: {
    weapon: 'trident',
    other: 'net',
    armour: { head: 0, leftArm: 2, chest: 0, rightArm: 0, belly: 1, leftLeg: 1, rightLeg: 1 },
    opponents: { 1: 'secutor', 2: 'secutor', 3: 'secutor', 4: 'secutor', 5: 'murmillo', 6: 'murmillo' },
  },
  // §3.8.5
  secutor: {
    weapon: 'sword',
    other: 'largeShield',
    armour: { head: 3, leftArm: 0, chest: 0, rightArm: 2, belly: 0, leftLeg: 2, rightLeg: 0 },
    opponents: { 1: 'retiarius', 2: 'retiarius', 3: 'retiarius', 4: 'retiarius', 5: 'retiarius', 6: 'hoplomachus' },
  },
  // §3.8.6
  thraex: {
    weapon: 'sword',
    other: 'smallShield',
    armour: { head: 3, leftArm: 0, chest: 0, rightArm: 0, belly: 0, leftLeg: 2, rightLeg: 2 },
    opponents: { 1: 'murmillo', 2: 'murmillo', 3: 'murmillo', 4: 'murmillo', 5: 'hoplomachus', 6: 'hoplomachus' },
  },
}
