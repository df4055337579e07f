/** The tables of the campaign (chapters 31 to 38), as printed. */
import { type Tables, tableSet } from '@harena/engine'
import { centurions1981 } from './centurions.ts'
import { tables } from './index.ts'
import type { StyleId } from './styles.ts'

/** §31.2 The weapons that are learned as one; those in brackets go with them. */
export const weaponGroups = ['axe', 'dagger', 'flail', 'lasso', 'maul', 'pike', 'spear', 'sword'] as const
export type WeaponGroup = (typeof weaponGroups)[number]

/** §31.3 Skills with levels, weapons apart. */
export const skills = ['TH', 'GP', 'HG'] as const
/** §31.3.1 Those that are learned once. */
export const gifts = ['RE', 'DI', 'FA', 'BR', 'TG', 'SP', 'FB'] as const
export type Skill = (typeof skills)[number]
export type Gift = (typeof gifts)[number]
export type Talent = WeaponGroup | Skill | Gift

/** What a row of the table gives. */
export type TalentRow = 'none' | 'WP' | Skill | Gift

/** The rows from the top: a talent that cannot be had is followed by the next one. */
export const talentRows: readonly TalentRow[] = ['none', 'WP', ...skills, ...gifts]

export const talentNames: Readonly<Record<Exclude<TalentRow, 'none'>, string>> = {
  WP: 'Weapon',
  TH: 'Throwing',
  GP: 'Grappling',
  HG: 'Hold Ground',
  RE: 'Retiarius',
  DI: 'Dimachaerus',
  FA: 'Fast Attack',
  BR: 'Bravado',
  TG: 'Toughness',
  SP: 'Sprinting',
  FB: 'Fatal Blow',
}

/** Every number of two dice read as tens and ones, from 11 to 66. */
const numbers = Array.from({ length: 36 }, (_, at) => (Math.floor(at / 6) + 1) * 10 + (at % 6) + 1)

/** A table by two dice: `11-26 none, 31-36 WP`. */
export function byTwoDice<T>(rows: string, read: (entry: string) => T): Readonly<Record<number, T>> {
  const ranges = rows.split(', ').map((row) => {
    const [range, ...entry] = row.trim().split(' ')
    const [from, to = from] = range!.split('-').map(Number)
    return { from: from!, to: to!, value: read(entry.join(' ')) }
  })
  const entryOf = (number: number) => ranges.find(({ from, to }) => number >= from && number <= to)!.value
  return Object.fromEntries(numbers.map((number) => [number, entryOf(number)]))
}

/** §31.2 The Talents Table. */
const talents = byTwoDice<TalentRow>(
  '11-26 none, 31-36 WP, 41-42 TH, 43-44 GP, 45-46 HG, 51-53 RE, 54-56 DI, 61-62 FA, 63 BR, 64 TG, 65 SP, 66 FB',
  (entry) => entry as TalentRow,
)

/** §33 The Experience Chart. */
const experience = {
  TR: 35,
  ST: 35,
  AG: 35,
  CN: 50,
  W: 50,
  talentRoll: 20,
  redDie: 10,
  skillLevel: 20,
  thrownHit: 3,
  spared: 5,
  opponentSpared: 15,
  kill: 10,
  slowKill: 5,
  quickKill: 3,
  survival: 0,
}

/** §33.3.1, §33.3.2 How much a rating may rise between two matches, and how far in all. */
const limits = {
  TR: { step: 2, most: 18 },
  ST: { step: 1, most: 7 },
  AG: { step: 1, most: 7 },
  CN: { step: 1, most: 7 },
  W: { step: 2, most: 18 },
}

export const originIds = ['criminal', 'slave', 'soldier', 'foreigner', 'freeman', 'senator'] as const
export type OriginId = (typeof originIds)[number]

/** §36.1 What is added to the creation rolls. */
export interface OriginRow {
  readonly TR: number
  readonly ST: number
  readonly AG: number
  readonly CN: number
  readonly W: number
  readonly PR: number
}

function origin(line: string): OriginRow {
  const [TR, ST, AG, CN, W, PR] = line.split(' ').map(Number)
  return { TR: TR!, ST: ST!, AG: AG!, CN: CN!, W: W!, PR: PR! }
}

const origins: Readonly<Record<OriginId, OriginRow>> = {
  criminal: origin('0 1 0 -1 0 -2'),
  slave: origin('1 2 -1 0 -1 -1'),
  soldier: origin('2 1 0 -1 -1 0'),
  foreigner: origin('0 0 0 0 0 1'),
  freeman: origin('0 0 0 1 2 0'),
  senator: origin('-1 0 0 2 1 2'),
}

/** By the sum of two dice. */
const originRolls: Readonly<Record<number, OriginId>> = {
  2: 'criminal',
  3: 'criminal',
  4: 'criminal',
  5: 'criminal',
  6: 'slave',
  7: 'slave',
  8: 'soldier',
  9: 'foreigner',
  10: 'freeman',
  11: 'freeman',
  12: 'senator',
}

/** §37.1 What a piece costs, by letter and by the number that it covers. */
const armourPrices = {
  A: { 2: 1, 3: 2, 4: 2, 5: 3, full: 4 },
  B: { 2: 1, 3: 2, 4: 2, 5: 2, full: 3 },
  C: { 2: 1, 3: 1, 4: 1, 5: 2, full: 2 },
}

/** §37.2 What a suit may cost. */
const armourAllowance = { light: 4, medium: 8, heavy: 11 }

export const matchTypes = [
  'matchedPair',
  'twoOnOne',
  'consecutive',
  'champion',
  'twoPairs',
  'threePairs',
  'battle',
  'venatores',
  'bestiarii',
  'unique',
] as const
export type MatchType = (typeof matchTypes)[number]

/** §38.2.1 The Random Match Table. */
const matches = byTwoDice<MatchType>(
  '11-32 matchedPair, 33-34 twoOnOne, 35-36 consecutive, 41-42 champion, 43-44 twoPairs, 45-46 threePairs, 51-53 battle, 54-61 venatores, 62-65 bestiarii, 66 unique',
  (entry) => entry as MatchType,
)

/** §38.3 A die above this: a match to the death; null for a hunt. */
const deathNumbers: Readonly<Record<MatchType, number | null>> = {
  matchedPair: 5,
  twoOnOne: 5,
  consecutive: 2,
  champion: 4,
  twoPairs: 5,
  threePairs: 5,
  battle: 3,
  venatores: null,
  bestiarii: null,
  unique: 4,
}

/** §38.4.1 The classes of both sides: `own` from 1 to 5, `other` from 1 to 5, or 0 for any. */
export interface Pairing {
  readonly own: number
  readonly other: number
}

/** §38.4.1 The Pairing Table. */
const pairings = byTwoDice<Pairing>(
  '11-14 1 1, 15-23 1 2, 24-25 1 3, 26-31 1 4, 32-33 1 0, 34-35 2 1, 36-41 2 3, 42 2 4, 43-44 2 0, 45 3 1, 46 3 2, 51 3 3, 52 3 4, 53 3 0, 54 4 1, 55 4 2, 56-61 4 3, 62-63 4 5, 64 4 0, 65 5 4, 66 5 0',
  (entry) => {
    const [own, other] = entry.split(' ').map(Number)
    return { own: own!, other: other! }
  },
)

/** §38.2.3 The counters of the beasts, from which those of a hunt are drawn. */
const beastCounters = {
  bear: 1,
  boar: 3,
  elephant: 1,
  gazelle: 2,
  leopard: 1,
  lion: 3,
  rhino: 1,
  tiger: 2,
  wolf: 6,
  zebra: 3,
}

/** The tables of a campaign with those of its matches. */
export const campaignTables = {
  ...tables,
  /** §29.2 */
  centurions1981,
  /** §31.2, by two dice read as tens and ones */
  talents,
  /** §33 */
  experience,
  /** §33.3.1, §33.3.2 */
  limits,
  /** §36.1 */
  origins,
  /** §36.1, by the sum of two dice */
  originRolls,
  /** §37.1 */
  armourPrices,
  /** §37.2 */
  armourAllowance,
  /** §38.2.1, by two dice read as tens and ones */
  matches,
  /** §38.3 */
  deathNumbers,
  /** §38.4.1, by two dice read as tens and ones */
  pairings,
  /** §38.2.3 */
  beastCounters,
}

export type CampaignTables = typeof campaignTables

/** The tables of a campaign by its options. */
export const campaignTablesOf = tableSet(campaignTables satisfies Tables)

/** §38.4.2 The styles of each class that fight on foot. */
export function stylesOfClass({ styles }: Pick<CampaignTables, 'styles'>, classNumber: number): StyleId[] {
  return (Object.keys(styles) as StyleId[]).filter((style) => styles[style].class === classNumber)
}
