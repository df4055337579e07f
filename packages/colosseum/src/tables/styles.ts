/** §19 Fighting styles: weight, rate, armour and what they carry into the arena. */
import type { ShieldSize, Weight } from './armour.ts'
import type { ItemKind } from './weapons.ts'

export type StyleId =
  | 'parmularius'
  | 'dimachaerus'
  | 'thraex'
  | 'velite'
  | 'myrmillo'
  | 'hoplomachus'
  | 'retiarius'
  | 'laquearius'
  | 'secutor'
  | 'gallus'
  | 'provocator'
  | 'cataphractarius'
  | 'crupellarius'
  | 'scissores'
  | 'venator'
  | 'bestiarius'
  | 'eques'
  | 'sagittarius'
  | 'beast'

export interface Style {
  readonly name: string
  readonly rule: string
  /** §2.3.2 Class for pairing, I to VI: VI are the riders; 0 for those who fight beasts. */
  readonly class: number
  readonly weight: Weight
  readonly rate: number
  /** In hand at the start, the shield apart. */
  readonly hands: readonly ItemKind[]
  readonly sheath: readonly ItemKind[]
  /** `rolled`: the size comes with the suit of armour. */
  readonly shield: ShieldSize | 'rolled' | 'none'
  readonly armour: 'rolled' | 'none'
  /** The advanced chapters it needs, besides 19. */
  readonly needs: readonly number[]
}

function style(
  name: string,
  rule: string,
  classNumber: number,
  weight: Weight,
  rate: number,
  gear: Partial<Pick<Style, 'hands' | 'sheath' | 'shield' | 'armour' | 'needs'>>,
): Style {
  const basic = { hands: ['sword'] as const, sheath: [], shield: 'rolled', armour: 'rolled', needs: [] } as const
  return { name, rule, class: classNumber, weight, rate, ...basic, ...gear }
}

export const styles: Readonly<Record<StyleId, Style>> = {
  parmularius: style('Parmularius', '§19.2', 1, 'light', 6, {}),
  dimachaerus: style('Dimachaerus', '§19.2.1', 1, 'light', 6, {
    hands: ['sword', 'sword'],
    shield: 'none',
    needs: [24],
  }),
  thraex: style('Thraex', '§19.2.2', 2, 'light', 6, { hands: ['scimitar'], shield: 'small', needs: [21] }),
  velite: style('Velite', '§19.2.3', 1, 'light', 7, {
    hands: ['javelin'],
    shield: 'small',
    armour: 'none',
    needs: [21],
  }),
  myrmillo: style('Myrmillo', '§19.3', 2, 'medium', 5, {}),
  hoplomachus: style('Hoplomachus', '§19.3.1', 2, 'medium', 5, {
    hands: ['spear'],
    sheath: ['sword'],
    shield: 'small',
    needs: [21],
  }),
  retiarius: style('Retiarius', '§19.3.2', 4, 'medium', 6, {
    hands: ['trident', 'net'],
    sheath: ['dagger'],
    shield: 'none',
    needs: [20],
  }),
  laquearius: style('Laquearius', '§19.3.3.1', 4, 'medium', 6, {
    hands: ['lasso'],
    sheath: ['sword'],
    shield: 'none',
    needs: [20, 21],
  }),
  secutor: style('Secutor', '§19.3.3', 5, 'medium', 5, { shield: 'large' }),
  gallus: style('Gallus', '§2.3.1', 2, 'medium', 5, {}),
  provocator: style('Provocator', '§19.4', 3, 'heavy', 4, { shield: 'large' }),
  cataphractarius: style('Cataphractarius', '§19.4.1', 3, 'heavy', 4, {
    hands: ['pike'],
    shield: 'none',
    needs: [21],
  }),
  crupellarius: style('Crupellarius', '§19.4.2', 3, 'heavy', 3, { shield: 'large' }),
  scissores: style('Scissores', '§19.4.3', 2, 'heavy', 4, {
    hands: ['dagger', 'scissor'],
    shield: 'none',
    needs: [21],
  }),
  venator: style('Venator', '§28.1.1', 0, 'light', 6, { hands: ['spear'], shield: 'none', needs: [21] }),
  bestiarius: style('Bestiarius', '§28.1.1', 0, 'heavy', 4, {}),
  // §30.2, §30.3.1 At the rate of their weight when they are on foot.
  eques: style('Eques', '§30.2', 6, 'light', 6, {
    hands: ['spear'],
    sheath: ['scimitar'],
    shield: 'large',
    needs: [21, 30],
  }),
  sagittarius: style('Sagittarius', '§30.2', 6, 'medium', 5, {
    hands: ['bow'],
    sheath: ['sword'],
    shield: 'none',
    needs: [21, 30],
  }),
  beast: style('Beast', '§28.5.1', 0, 'heavy', 8, { hands: [], shield: 'none', armour: 'none' }),
}

export function styleName(style: StyleId): string {
  return styles[style].name
}

/** §30.2 Those who come on horseback. */
export const riderStyles: readonly StyleId[] = ['eques', 'sagittarius']

/** Every style, that of beasts as well. */
export const allStyleIds = Object.keys(styles) as StyleId[]

/** The styles of men on foot. */
export const styleIds = allStyleIds.filter((style) => style !== 'beast' && !riderStyles.includes(style))

/** The styles of the Basic Game. */
export const basicStyles: readonly StyleId[] = ['parmularius', 'myrmillo', 'provocator']
