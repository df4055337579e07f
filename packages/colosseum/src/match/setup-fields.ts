/** The fields of a set-up, for files of unknown origin; what they may hold together is `checkSetup`'s affair. */
import { checks } from '@harena/engine'
import { COLUMNS, ROWS } from '../02-preparation/board.ts'
import { beastIds } from '../tables/beasts.ts'
import { gifts, skills, weaponGroups } from '../tables/campaign.ts'
import { ratingNames } from '../tables/characteristics.ts'
import { allStyleIds } from '../tables/styles.ts'
import { itemKinds } from '../tables/weapons.ts'
import { favourFilters } from './campaign-sheet.ts'
import type { GladiatorSetup, Setup } from './setup.ts'
import type { Terrain } from './state.ts'

const { entriesOf, fields, listOf, oneOf, text, truth, whole } = checks

export const terrains: readonly Terrain[] = ['pillar', 'tree', 'mud', 'rock']

const items = listOf(oneOf(...itemKinds), 0, 12)
const count = whole(0, 999)
const prestige = whole(-999, 999)
const hex = { column: whole(0, COLUMNS - 1), row: whole(0, ROWS - 1) }

const talents = [...weaponGroups, ...skills, ...gifts]

/** §31 to §35, §39.5.2 */
export const traits: checks.Check = fields(
  {
    talents: entriesOf(new RegExp(`^(${talents.join('|')})$`), 'a talent', whole(0, 99), talents.length),
    LK: count,
    strictness: whole(0, 1),
    asks: oneOf(...favourFilters),
    isParty: truth,
    isBoundless: truth,
  },
  { feast: count },
)

const gladiator: Readonly<Record<keyof GladiatorSetup, checks.Check>> = {
  name: text(40),
  team: whole(0, 11),
  style: oneOf(...allStyleIds),
  type: text(40),
  ratings: fields(Object.fromEntries(ratingNames.map((rating) => [rating, whole(-9, 30)]))),
  armour: listOf(text(4), 5, 5),
  shield: oneOf('small', 'large', 'none'),
  hands: items,
  sheath: items,
  trained: items,
  prestige,
  prestigeBonus: prestige,
  beast: oneOf(...beastIds),
  played: truth,
  centurion: truth,
  spirit: whole(-3, 3),
  mounted: truth,
  wins: count,
  mercies: count,
  campaign: traits,
  waits: truth,
  place: fields({ ...hex, facing: whole(0, 5) }),
}

const { name, team, style, ...more } = gladiator

const setup: Readonly<Record<keyof Setup, checks.Check>> = {
  gladiators: listOf(fields({ name, team, style }, more), 2, 12),
  arena: fields({
    size: whole(1, 5),
    obstacles: listOf(fields({ ...hex, terrain: oneOf(...terrains) }), 0, COLUMNS * ROWS),
  }),
}

const { gladiators, ...rest } = setup

export const setupFields: checks.Check = fields({ gladiators }, rest)
