/** Chapter 31, §31.2 and §31.3: rolling for talents, by a player or by chance. */

import { gainTalent } from '../33-experience/spending.ts'
import { d66 } from '../campaign/dice.ts'
import type { CampaignRef } from '../campaign/game.ts'
import type { CampaignOptions } from '../campaign/options.ts'
import type { Man } from '../campaign/state.ts'
import { pickFrom } from '../match/context.ts'
import { campaignTablesOf, type Talent, type TalentRow, type WeaponGroup } from '../tables/campaign.ts'
import type { StyleId } from '../tables/styles.ts'
import { groupOf, rowGained, talentRolled, talentsToLearn, weaponsToLearn } from './talents.ts'

/** Who picks where the table leaves a choice. */
type Choose = (row: 'WP' | 'any') => Talent | null

/** §31.2, §31.3.1 One roll, with so much added to the red die; null where it brings nothing. */
function rollTalent(
  options: CampaignOptions,
  man: Man,
  red: number,
  referee: CampaignRef,
  choose: Choose,
): Talent | null {
  const dice = d66(referee, '§31.2', man.owner, 'talent')
  const row = talentRolled(campaignTablesOf(options), Math.floor(dice / 10) + red, dice % 10)
  const gained = rowGained(man.talents, row)
  const talent = gained === 'none' ? null : gained === 'WP' || gained === 'any' ? choose(gained) : gained
  if (talent !== null) gainTalent(man, talent)
  return talent
}

/** §31.2 His player chooses a weapon, or any talent. */
export function rollOwnTalent(options: CampaignOptions, man: Man, red: number, referee: CampaignRef): void {
  const { name } = man
  const talent = rollTalent(options, man, red, referee, (row) => {
    const choices = row === 'WP' ? weaponsToLearn(man.talents) : talentsToLearn(man.talents)
    if (choices.length === 0) return null
    const rule = row === 'WP' ? '§31.3' : '§31.2'
    return referee.ask({ kind: 'learn', seat: man.owner, rule, name, choices })
  })
  if (referee.listening) {
    const level = talent === null ? 0 : man.talents[talent]!
    referee.tell({ kind: 'talentGained', rule: '§31.2', name, talent, level })
  }
}

/** §38.5.3 For one whom nobody plays chance decides. */
export function rollAnyTalent(options: CampaignOptions, man: Man, style: StyleId, referee: CampaignRef): void {
  rollTalent(options, man, 0, referee, (row) =>
    row === 'WP' ? anyWeapon(options, man, style, referee) : anyTalent(options, man, style, referee),
  )
}

/** The weapons of his style first, then a new one. */
function anyWeapon(options: CampaignOptions, man: Man, style: StyleId, referee: CampaignRef): WeaponGroup {
  const open = weaponsToLearn(man.talents)
  const own = groupsOfStyle(options, style)
  const group = own.find((one) => man.talents[one] === undefined) ?? own.find((one) => open.includes(one))
  if (group) return group
  const unknown = open.filter((one) => man.talents[one] === undefined)
  return pickFrom(referee, unknown.length > 0 ? unknown : open, '§31.3', man.owner, 'weapon')
}

/** C.10 Any talent: the dice are thrown until one comes that he can have. */
function anyTalent(options: CampaignOptions, man: Man, style: StyleId, referee: CampaignRef): Talent | null {
  if (talentsToLearn(man.talents).length === 0) return null
  for (;;) {
    const dice = d66(referee, '§31.2', man.owner, 'any talent')
    const row: TalentRow | 'any' = rowGained(man.talents, campaignTablesOf(options).talents[dice]!)
    if (row === 'WP') return anyWeapon(options, man, style, referee)
    if (row !== 'none' && row !== 'any') return row
  }
}

/** The weapons that a style carries, by group. */
export function groupsOfStyle(options: CampaignOptions, style: StyleId): WeaponGroup[] {
  const { hands, sheath } = campaignTablesOf(options).styles[style]
  return [...new Set([...hands, ...sheath].flatMap((kind) => groupOf(kind) ?? []))]
}
