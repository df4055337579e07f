/** §13.3, §20.10, §21 The weapon table: every item a gladiator can hold. */
import { key, t } from '@harena/engine'
import type { ShieldSize } from './armour.ts'

export type ItemKind =
  | 'sword'
  | 'axe'
  | 'bow'
  | 'dagger'
  | 'flail'
  | 'javelin'
  | 'lasso'
  | 'maul'
  | 'pike'
  | 'scimitar'
  | 'scissor'
  | 'spear'
  | 'trident'
  | 'net'
  | 'smallShield'
  | 'largeShield'

export interface ItemRow {
  readonly name: string
  /** §9.4.4 What is added to the round of its attacks. */
  readonly speed: number
  readonly minReach: number
  readonly reach: number
  /** §13.3.2 Added to the throw; null: it cannot be thrown. */
  readonly throw: number | null
  /** §13.3.2.1 The attack CF of a thrown hit. */
  readonly crt: number
  readonly hands: 1 | 2
  /** It breaks when two dice and the opponent's ST exceed this. */
  readonly breaks: number | null
  /** §21 Every attack with it is halved. */
  readonly isHalved: boolean
}

function weapon(name: string, row: Partial<ItemRow>): ItemRow {
  return {
    name,
    speed: 0,
    minReach: 1,
    reach: 1,
    throw: null,
    crt: 0,
    hands: 1,
    breaks: null,
    isHalved: false,
    ...row,
  }
}

export type WeaponTable = Readonly<Record<ItemKind, ItemRow>>

export const items: WeaponTable = {
  sword: weapon(key('sword'), { throw: 1, crt: 3 }),
  axe: weapon(key('axe'), { speed: 1, throw: 2, crt: 3 }), // §21.2
  bow: weapon(key('bow'), { reach: 0, throw: 5, crt: 5, hands: 2, breaks: 7 }), // §21.3
  dagger: weapon(key('dagger'), { speed: -1, throw: 2, crt: 2, isHalved: true }), // §21.4
  flail: weapon(key('flail'), { speed: 1, throw: -1, crt: 1 }), // §21.5
  javelin: weapon(key('javelin'), { speed: -1, reach: 2, throw: 3, crt: 7, breaks: 9, isHalved: true }), // §21.6
  lasso: weapon(key('lasso'), { reach: 0, hands: 2 }),
  maul: weapon(key('maul'), { speed: 2, reach: 2, throw: -1, crt: 1, hands: 2 }), // §21.8
  pike: weapon(key('pike'), { speed: 1, minReach: 2, reach: 3, throw: 0, crt: 5, hands: 2 }), // §21.9
  scimitar: weapon(key('scimitar'), { speed: 1, reach: 2, throw: 0, crt: 3 }), // §21.10
  scissor: weapon(key('scissor'), {}),
  spear: weapon(key('spear'), { reach: 2, throw: 3, crt: 4, hands: 2 }),
  trident: weapon(key('trident'), { reach: 2, throw: 2, crt: 5, hands: 2, breaks: 11 }),
  net: weapon(key('net'), { reach: 0 }),
  smallShield: weapon(key('small shield'), { reach: 0, throw: 1 }),
  largeShield: weapon(key('large shield'), { reach: 0, throw: 1 }),
}

export const itemKinds = Object.keys(items) as ItemKind[]

export function itemName(kind: ItemKind): string {
  return t(items[kind].name)
}

/** §3.14 The shields among the items. */
export function shieldOf(kind: ItemKind): ShieldSize | null {
  return kind === 'smallShield' ? 'small' : kind === 'largeShield' ? 'large' : null
}

/** §9.6 What can be struck and parried with: net, lasso and shields are none. */
export function isWeapon(kind: ItemKind): boolean {
  return kind !== 'net' && kind !== 'lasso' && kind !== 'smallShield' && kind !== 'largeShield'
}

export const AXE_WOUND_BONUS = 2
export const MAUL_STRENGTH = 3
export const PIKE_SHIELD_DAMAGE = 6
export const SCISSOR_DROP_DRM = 4
/** §21.3 */
export const ARROWS = 20
