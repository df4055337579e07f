import { expect, test } from 'vitest'
import { styles } from '../src/tables/styles.ts'

const plain = { hands: ['sword'], sheath: [], shield: 'rolled', armour: 'rolled' }

test.each([
  ['§19.2 Parmularius', 'parmularius', 1, 'light', 6, {}],
  ['§19.2.1 Dimachaerus', 'dimachaerus', 1, 'light', 6, { hands: ['sword', 'sword'], shield: 'none' }],
  ['§19.2.2 Thraex', 'thraex', 2, 'light', 6, { hands: ['scimitar'], shield: 'small' }],
  ['§19.2.3 Velite', 'velite', 1, 'light', 7, { hands: ['javelin'], shield: 'small', armour: 'none' }],
  ['§19.3 Myrmillo', 'myrmillo', 2, 'medium', 5, {}],
  ['§19.3.1 Hoplomachus', 'hoplomachus', 2, 'medium', 5, { hands: ['spear'], sheath: ['sword'], shield: 'small' }],
  ['§19.3.2 Retiarius', 'retiarius', 4, 'medium', 6, { hands: ['trident', 'net'], sheath: ['dagger'], shield: 'none' }],
  ['§19.3.3.1 Laquearius', 'laquearius', 4, 'medium', 6, { hands: ['lasso'], sheath: ['sword'], shield: 'none' }],
  ['§19.3.3 Secutor', 'secutor', 5, 'medium', 5, { shield: 'large' }],
  ['§2.3.1 Gallus', 'gallus', 2, 'medium', 5, {}],
  ['§19.4 Provocator', 'provocator', 3, 'heavy', 4, { shield: 'large' }],
  ['§19.4.1 Cataphractarius', 'cataphractarius', 3, 'heavy', 4, { hands: ['pike'], shield: 'none' }],
  ['§19.4.2 Crupellarius', 'crupellarius', 3, 'heavy', 3, { shield: 'large' }],
  ['§19.4.3 Scissores', 'scissores', 2, 'heavy', 4, { hands: ['dagger', 'scissor'], shield: 'none' }],
] as const)(
  '%s: class, weight, rate and gear as the book has them',
  (title, style, classNumber, weight, rate, gear) => {
    expect(styles[style]).toMatchObject({ ...plain, ...gear, class: classNumber, weight, rate })
    expect(title).toContain(styles[style].rule)
  },
)
