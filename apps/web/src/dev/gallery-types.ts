/** Every gladiator of the two books as the figures show them; for the gallery only. */

import type { Equipment, HeldItem, ItemKind } from '../board/figure.tsx'

export interface Example extends Equipment {
  readonly name: string
}

function hold(...kinds: ItemKind[]): HeldItem[] {
  return kinds.map((kind) => (kind === 'darts' || kind === 'bow' ? { kind, count: 4 } : { kind }))
}

export const muneraTypes: readonly Example[] = [
  { name: 'Samnite', right: hold('sword'), left: hold('largeShield'), helmet: 'crested', armour: 'light', legs: true },
  { name: 'Retiarius', right: hold('net'), left: hold('trident'), helmet: 'none', armour: 'light' },
  { name: 'Thracian', right: hold('sword'), left: hold('smallShield'), helmet: 'crested', armour: 'light', legs: true },
  { name: 'Secutor', right: hold('sword'), left: hold('smallShield'), helmet: 'closed', armour: 'light', arms: true },
  { name: 'Myrmillo', right: hold('sword'), left: hold('largeShield'), helmet: 'crested', armour: 'none', arms: true },
  {
    name: 'Hoplomachus',
    right: hold('longSpear'),
    left: hold('xlargeShield'),
    helmet: 'crested',
    armour: 'none',
    legs: true,
  },
  {
    name: 'Cataphractarius',
    right: hold('sword'),
    left: [],
    helmet: 'closed',
    armour: 'heavy',
    legs: true,
    arms: true,
  },
  { name: 'Diamecheri', right: hold('sword'), left: hold('sword'), helmet: 'open', armour: 'light' },
  { name: 'Laquearius', right: hold('lasso', 'sword'), left: [], helmet: 'none', armour: 'none' },
  { name: 'Contra-Retiarius', right: hold('sword'), left: hold('cone'), helmet: 'closed', armour: 'heavy' },
  { name: 'Velite', right: hold('javelin'), left: hold('smallShield'), helmet: 'open', armour: 'none' },
  { name: 'Gaetulian', right: hold('darts', 'dagger'), left: [], helmet: 'none', armour: 'none' },
  { name: 'Provocator', right: hold('longSpear'), left: hold('smallShield'), helmet: 'closed', armour: 'light' },
  { name: 'Sagittarius', right: hold('dagger'), left: hold('bow'), helmet: 'open', armour: 'none' },
]

export const outlandTypes: readonly Example[] = [
  { name: 'Samnite', right: hold('sword'), left: hold('largeShield'), helmet: 'open', armour: 'light', legs: true },
  { name: 'Secutor', right: hold('sword'), left: hold('largeShield'), helmet: 'closed', armour: 'none', arms: true },
  { name: 'Retiarius', right: hold('trident'), left: hold('net'), helmet: 'none', armour: 'none', arms: true },
  { name: 'Gaul', right: hold('sword'), left: hold('largeShield'), helmet: 'open', armour: 'none' },
]

export const extras: readonly Example[] = [
  { name: 'Great axe', right: hold('twoHanded'), left: [], helmet: 'open', armour: 'light', arms: true },
  { name: 'Spear', right: hold('spear'), left: hold('smallShield'), helmet: 'open', armour: 'none' },
  { name: 'Left-handed', right: hold('largeShield'), left: hold('sword'), helmet: 'crested', armour: 'light' },
  { name: 'Unarmed', right: [], left: [], helmet: 'none', armour: 'none' },
]
