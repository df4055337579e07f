/** The names of things, as players read them. */
import { t } from '@harena/engine'
import {
  type GladiatorView,
  ITEM_WORDS as itemNames,
  PART_WORDS,
  PARTS,
  type PartName,
  SIGNATURE_WORDS,
  SIZE_WORDS,
  type Signature,
  type Size,
  type Style,
  STYLE_WORDS as styleNames,
} from '@harena/heroes'

export { itemNames, styleNames }

export const styleNotes: Readonly<Record<Style, string>> = {
  dimachaerus: t('two swords, no armor, fast'),
  hoplomachus: t('spear and small shield, head and legs armored'),
  murmillo: t('sword and large shield, head, one arm and one leg armored'),
  retiarius: t('trident and net, bare head'),
  secutor: t('sword and large shield, hard to net'),
  thraex: t('sword and small shield, head and legs armored'),
}

export const partNames = Object.fromEntries(PARTS.map((part, at) => [part, PART_WORDS[at]!])) as Record<
  PartName,
  string
>

export const signatureNames: Readonly<Record<Signature, string>> = { ...SIGNATURE_WORDS, none: t('No Signature') }

/** What each does in a match, by T3-2. */
export const signatureNotes: Readonly<Record<Signature, string>> = {
  none: t('Nothing sets the Star apart.'),
  slowToReact: t('One die less on every Attack.'),
  slow: t('1 less in the movement order.'),
  brawler: t('One die more whenever an Attack is rolled again.'),
  agile: t('One die more on every Maneuver.'),
  strong: t('Three more Bonus Dice at the start.'),
  frenzy: t('At least one Bonus Die goes into every Attack, as long as any are left.'),
  steady: t('Once in a match a knockdown is shrugged off.'),
  swordsman: t('A blow with the sword lands where the Star wants it.'),
}

export const sizeNames: Readonly<Record<Size, string>> = { ...SIZE_WORDS, average: t('average'), giant: t('giant') }

export const arenaNames = { provincial: t('Provincial arena'), colosseum: 'Colosseum' } as const

export const attributeNames = { savvy: t('Savvy'), strength: t('Strength'), speed: t('Speed') } as const

/** What a point of it does in a match. */
export const attributeNotes = {
  savvy: { text: t('Each point is a die on every Maneuver, Net Toss and Attack.'), rule: '§3.6.1' },
  strength: {
    text: t('Each point makes every part of the body tougher, brings two Bonus Dice and helps to survive wounds.'),
    rule: '§3.6.2',
  },
  speed: {
    text: t('Each point is a die on every Maneuver and Net Toss, and an earlier place in the movement order.'),
    rule: '§3.6.3',
  },
} as const

const fateNames: Readonly<Record<string, string>> = {
  unconscious: t('unconscious'),
  incapacitated: t('incapacitated'),
  surrendered: t('beaten'),
  dead: t('dead'),
  dismissed: t('dismissed standing'),
}

/** What put him out, and what the crowd said; null while he fights. */
export function fateOf({ fate, spared }: GladiatorView): string | null {
  if (fate === 'functioning') return null
  return spared ? t`${fateNames[fate] ?? fate} but spared` : (fateNames[fate] ?? fate)
}

export function bonusDice(count: number): string {
  if (count === 0) return t('no Bonus Dice')
  return count === 1 ? t('1 Bonus Die') : t`${count} Bonus Dice`
}

const points = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const

export type CompassPoint = (typeof points)[number]

/** The way from one place of the drawing to another. */
export function compass(from: { x: number; y: number }, to: { x: number; y: number }): CompassPoint {
  const turn = Math.round((Math.atan2(from.y - to.y, to.x - from.x) * 4) / Math.PI)
  return points[(turn + 8) % 8]!
}
