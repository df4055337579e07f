/** Chapter 38, §38.5: challengers, and allies of the same kind. */
import type { Seat } from '@harena/engine'
import { groupsOfStyle, rollAnyTalent } from '../31-talents/talent-rolls.ts'
import { firstTalents, startingRolls, talentOfStyle } from '../31-talents/talents.ts'
import { spendAtRandom } from '../33-experience/random-spending.ts'
import { finish, rollRatings } from '../campaign/creation.ts'
import { d3, d66 } from '../campaign/dice.ts'
import type { CampaignRef } from '../campaign/game.ts'
import type { CampaignOptions } from '../campaign/options.ts'
import { type Man, newMan } from '../campaign/state.ts'
import type { Talents } from '../match/campaign-sheet.ts'
import { campaignTablesOf } from '../tables/campaign.ts'
import type { Ratings } from '../tables/characteristics.ts'
import type { StyleId } from '../tables/styles.ts'

/** §38.5.1, §38.5.2 25 for each point of a die less four and the matches of his opponent; a champion has more. */
export function challengerXP(die: number, matches: number, more: number): number {
  return Math.max(0, 25 * (die - 4 + matches) + more)
}

/** §38.5 He is given what his style needs (C.32). */
function talentsForStyle(options: CampaignOptions, style: StyleId): Talents {
  const gift = talentOfStyle[style]
  const weapons = groupsOfStyle(options, style).map((group) => [group, 0])
  return { ...firstTalents, ...Object.fromEntries(weapons), ...(gift && { [gift]: 1 }) }
}

/** §29.2, §29.2.1 Ratings by the table of centurions, or by three dice each, and fighting spirit. */
export function rollStableMan(options: CampaignOptions, man: Man, referee: CampaignRef): void {
  const by = man.owner
  man.ratings =
    options.stableCreation === '3d6'
      ? rollRatings(options, man, referee)
      : centurionOf(options, d66(referee, '§29.2', by, 'centurion'))
  man.spirit = d3(referee, '§29.2', by, 'fighting spirit') - 2
}

/** §29.2 As printed, or with what the chart of 1981 has otherwise. */
function centurionOf(options: CampaignOptions, number: number): Ratings {
  const { centurions, centurions1981 } = campaignTablesOf(options)
  const other = options.centurionRow2 === 'chart1981' ? centurions1981[number] : undefined
  return { ...centurions[number]!, ...other }
}

export interface Wanted {
  readonly style: StyleId
  readonly isAlly: boolean
  /** §38.5.1 The matches of the man for whom this one was rolled. */
  readonly matches: number
  readonly isChampion: boolean
}

/** §38.5 One without experience: ratings and fighting spirit by the dice, talents, luck and prestige. */
export function makeUntried(
  options: CampaignOptions,
  by: Seat,
  name: string,
  style: StyleId,
  referee: CampaignRef,
): Man {
  const man = newMan(by, name)
  rollStableMan(options, man, referee)
  man.talents = talentsForStyle(options, style)
  for (let i = startingRolls(man.ratings.TR); i > 0; i--) rollAnyTalent(options, man, style, referee)
  finish(options, man, referee)
  return man
}

/** §38.5 One who has some experience for his opponent's, spent at random. */
export function makeChallenger(
  options: CampaignOptions,
  by: Seat,
  name: string,
  { style, isAlly, matches, isChampion }: Wanted,
  referee: CampaignRef,
): Man {
  const man = makeUntried(options, by, name, style, referee)
  const more = isChampion ? Number(options.championXp) : 0
  man.XP = challengerXP(referee.roll(1, '§38.5.1', by, 'experience'), matches, more)
  man.earned = man.XP
  spendAtRandom(options, man, style, referee)
  if (referee.listening) {
    const { ratings, talents, PR, earned: XP } = man
    referee.tell({ kind: 'challengerMade', rule: '§38.5', name, style, isAlly, ratings, talents, PR, XP })
  }
  return man
}
