/** Chapter 38, §38.5: challengers, and allies of the same kind. */

import { groupsOfStyle, rollAnyTalent } from '../31-talents/talent-rolls.ts'
import { firstTalents, startingRolls, talentOfStyle } from '../31-talents/talents.ts'
import { spendAtRandom } from '../33-experience/random-spending.ts'
import { finish, rollRatings } from '../campaign/creation.ts'
import { d3, d66 } from '../campaign/dice.ts'
import type { CampaignRef } from '../campaign/game.ts'
import { nextName } from '../campaign/names.ts'
import type { CampaignOptions } from '../campaign/options.ts'
import { type CampaignState, type Man, newMan } from '../campaign/state.ts'
import type { Talents } from '../match/campaign-sheet.ts'
import { campaignTablesOf } from '../tables/campaign.ts'
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

export interface Wanted {
  readonly style: StyleId
  readonly isAlly: boolean
  /** §38.5.1 The matches of the man for whom this one was rolled. */
  readonly matches: number
  readonly isChampion: boolean
}

/** §38.5 Ratings and fighting spirit by the dice, talents, luck, prestige, and experience spent at random. */
export function makeChallenger(state: CampaignState, wanted: Wanted, referee: CampaignRef): Man {
  const { options, next: by } = state
  const { style, isAlly, matches, isChampion } = wanted
  const man = newMan(by, nextName(state))
  man.ratings =
    options.stableCreation === '3d6'
      ? rollRatings(options, man, referee)
      : campaignTablesOf(options).centurions[d66(referee, '§29.2', by, 'centurion')]!
  man.spirit = d3(referee, '§29.2', by, 'fighting spirit') - 2
  man.talents = talentsForStyle(options, style)
  for (let i = startingRolls(man.ratings.TR); i > 0; i--) rollAnyTalent(options, man, style, referee)
  finish(options, man, referee)
  const more = isChampion ? Number(options.championXp) : 0
  man.XP = challengerXP(referee.roll(1, '§38.5.1', by, 'experience'), matches, more)
  man.earned = man.XP
  spendAtRandom(options, man, style, referee)
  if (referee.listening) {
    const { name, ratings, talents, PR, earned: XP } = man
    referee.tell({ kind: 'challengerMade', rule: '§38.5', name, style, isAlly, ratings, talents, PR, XP })
  }
  return man
}
