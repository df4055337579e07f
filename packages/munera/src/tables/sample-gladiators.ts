/** T11: the sample gladiators. Sheet order of the weapons as in the book's list; it matters for a double 1 (§7.7). */
import type { Rule } from '@harena/engine'
import type { Equipment } from '../rules/gladiators.ts'

export type SampleType =
  | 'samnite'
  | 'retiarius'
  | 'thracian'
  | 'secutor'
  | 'myrmillo'
  | 'hoplomachus'
  | 'cataphractarius'
  | 'diamecheri'
  | 'laquearius'
  | 'contraRetiarius'
  | 'velite'
  | 'gaetulian'
  | 'provocator'
  | 'sagittarius'

export interface SampleGladiator extends Equipment {
  readonly row: Rule
  readonly name: string
}

const largeShield = { size: 'large', hand: 'left' } as const
const smallShield = { size: 'small', hand: 'left' } as const
const xlargeShield = { size: 'xlarge', hand: 'left' } as const
const sword = { kind: 'sword', hand: 'right' } as const
const dagger = { kind: 'dagger', hand: 'right' } as const
const longSpear = { kind: 'longSpear', hand: 'right' } as const

/** By type, in the book's order. */
export const sampleGladiators: Readonly<Record<SampleType, SampleGladiator>> = {
  samnite: { row: 'T11.1', name: 'Samnite', armour: 'light', shield: largeShield, weapons: [sword] },
  retiarius: {
    row: 'T11.2',
    name: 'Retiarius',
    armour: 'light',
    shield: null,
    weapons: [
      { kind: 'trident', hand: 'left' },
      { kind: 'net', hand: 'right' },
    ],
  },
  thracian: { row: 'T11.3', name: 'Thracian', armour: 'light', shield: smallShield, weapons: [sword] },
  secutor: { row: 'T11.3', name: 'Secutor', armour: 'light', shield: smallShield, weapons: [sword] },
  myrmillo: { row: 'T11.4', name: 'Myrmillo', armour: 'none', shield: largeShield, weapons: [sword] },
  hoplomachus: {
    row: 'T11.5',
    name: 'Hoplomachus',
    armour: 'none',
    shield: xlargeShield,
    weapons: [longSpear],
  },
  cataphractarius: { row: 'T11.6', name: 'Cataphractarius', armour: 'heavy', shield: null, weapons: [sword] },
  diamecheri: {
    row: 'T11.7',
    name: 'Diamecheri',
    armour: 'light',
    shield: null,
    weapons: [sword, { kind: 'sword', hand: 'left' }],
    loseFirst: 'left',
  },
  laquearius: {
    row: 'T11.8',
    name: 'Laquearius',
    armour: 'none',
    shield: null,
    weapons: [{ kind: 'lasso', hand: 'right' }, sword],
  },
  contraRetiarius: {
    row: 'T11.9',
    name: 'Contra-Retiarius',
    armour: 'heavy',
    shield: null,
    weapons: [sword, { kind: 'cone', hand: 'left' }],
  },
  velite: {
    row: 'T11.10',
    name: 'Velite',
    armour: 'none',
    shield: smallShield,
    weapons: [{ kind: 'javelin', hand: 'right' }],
  },
  gaetulian: {
    row: 'T11.11',
    name: 'Gaetulian',
    armour: 'none',
    shield: null,
    weapons: [{ kind: 'darts', hand: 'right' }, dagger],
  },
  provocator: { row: 'T11.12', name: 'Provocator', armour: 'light', shield: smallShield, weapons: [longSpear] },
  sagittarius: {
    row: 'T11.13',
    name: 'Sagittarius',
    armour: 'none',
    shield: null,
    weapons: [{ kind: 'bow', hand: 'left' }, dagger],
  },
}

export const sampleTypes = Object.keys(sampleGladiators) as readonly SampleType[]

export function isSampleType(type: unknown): type is SampleType {
  return sampleTypes.some((one) => one === type)
}
