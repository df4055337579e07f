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
  readonly type: SampleType
  readonly name: string
}

const largeShield = { size: 'large', hand: 'left' } as const
const smallShield = { size: 'small', hand: 'left' } as const
const xlargeShield = { size: 'xlarge', hand: 'left' } as const
const sword = { kind: 'sword', hand: 'right' } as const
const dagger = { kind: 'dagger', hand: 'right' } as const
const longSpear = { kind: 'longSpear', hand: 'right' } as const

const rows: readonly SampleGladiator[] = [
  { row: 'T11.1', type: 'samnite', name: 'Samnite', armour: 'light', shield: largeShield, weapons: [sword] },
  {
    row: 'T11.2',
    type: 'retiarius',
    name: 'Retiarius',
    armour: 'light',
    shield: null,
    weapons: [
      { kind: 'trident', hand: 'left' },
      { kind: 'net', hand: 'right' },
    ],
  },
  { row: 'T11.3', type: 'thracian', name: 'Thracian', armour: 'light', shield: smallShield, weapons: [sword] },
  { row: 'T11.3', type: 'secutor', name: 'Secutor', armour: 'light', shield: smallShield, weapons: [sword] },
  { row: 'T11.4', type: 'myrmillo', name: 'Myrmillo', armour: 'none', shield: largeShield, weapons: [sword] },
  {
    row: 'T11.5',
    type: 'hoplomachus',
    name: 'Hoplomachus',
    armour: 'none',
    shield: xlargeShield,
    weapons: [longSpear],
  },
  { row: 'T11.6', type: 'cataphractarius', name: 'Cataphractarius', armour: 'heavy', shield: null, weapons: [sword] },
  {
    row: 'T11.7',
    type: 'diamecheri',
    name: 'Diamecheri',
    armour: 'light',
    shield: null,
    weapons: [sword, { kind: 'sword', hand: 'left' }],
    loseFirst: 'left',
  },
  {
    row: 'T11.8',
    type: 'laquearius',
    name: 'Laquearius',
    armour: 'none',
    shield: null,
    weapons: [{ kind: 'lasso', hand: 'right' }, sword],
  },
  {
    row: 'T11.9',
    type: 'contraRetiarius',
    name: 'Contra-Retiarius',
    armour: 'heavy',
    shield: null,
    weapons: [sword, { kind: 'cone', hand: 'left' }],
  },
  {
    row: 'T11.10',
    type: 'velite',
    name: 'Velite',
    armour: 'none',
    shield: smallShield,
    weapons: [{ kind: 'javelin', hand: 'right' }],
  },
  {
    row: 'T11.11',
    type: 'gaetulian',
    name: 'Gaetulian',
    armour: 'none',
    shield: null,
    weapons: [{ kind: 'darts', hand: 'right' }, dagger],
  },
  { row: 'T11.12', type: 'provocator', name: 'Provocator', armour: 'light', shield: smallShield, weapons: [longSpear] },
  {
    row: 'T11.13',
    type: 'sagittarius',
    name: 'Sagittarius',
    armour: 'none',
    shield: null,
    weapons: [{ kind: 'bow', hand: 'left' }, dagger],
  },
]

/** Each has things of his own, so that a change of one leaves the others alone. */
export const sampleGladiators: readonly SampleGladiator[] = rows.map((row) => ({
  ...row,
  shield: row.shield && { ...row.shield },
  weapons: row.weapons.map((weapon) => ({ ...weapon })),
}))

export const sampleTypes: readonly SampleType[] = sampleGladiators.map((sample) => sample.type)

export function sampleGladiator(type: string): SampleGladiator | undefined {
  return sampleGladiators.find((sample) => sample.type === type)
}
