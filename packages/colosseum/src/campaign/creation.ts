/** §31.2, §34.2, §35.2, §36.1 Creating a gladiator of the campaign. */
import { rollOwnTalent } from '../31-talents/talent-rolls.ts'
import { firstTalents, startingRolls } from '../31-talents/talents.ts'
import { rollLuck } from '../34-luck/luck.ts'
import { rollPrestige } from '../35-prestige/prestige.ts'
import { modified, rollOrigin } from '../36-origins/origins.ts'
import { campaignTablesOf } from '../tables/campaign.ts'
import { type Ratings, ratingNames } from '../tables/characteristics.ts'
import type { CampaignRef } from './game.ts'
import type { CampaignOptions } from './options.ts'
import { type CampaignState, type Man, newMan } from './state.ts'

/** Goes on with the man of the player whose turn it is: name and ratings, then talent after talent, then the rest. */
export function createNext(state: CampaignState, referee: CampaignRef): void {
  const { draft } = state
  if (draft === null) {
    const man = begin(state, referee)
    state.draft = { man, rolls: startingRolls(man.ratings.TR) }
  } else if (draft.rolls > 0) {
    rollOwnTalent(state.options, draft.man, 0, referee)
    state.draft = { ...draft, rolls: draft.rolls - 1 }
  } else {
    finish(state.options, draft.man, referee)
    state.men.push(draft.man)
    if (referee.listening) {
      const { name, owner: player, LK, PR } = draft.man
      referee.tell({ kind: 'manCreated', rule: '§34.2', name, player, LK, PR })
    }
    state.draft = null
    state.phase = 'arranging'
  }
}

/** §36.1, §3.4.1 Origin if he likes, then three dice for each rating. */
function begin(state: CampaignState, referee: CampaignRef): Man {
  const seat = state.next
  const choice = referee.ask({ kind: 'create', seat, rule: '§31.1' })
  const man = newMan(seat, choice.name)
  if (choice.origin) {
    man.origin = rollOrigin(campaignTablesOf(state.options), seat, referee)
    if (referee.listening) referee.tell({ kind: 'originRolled', rule: '§36.1', name: man.name, origin: man.origin })
  }
  man.ratings = rollRatings(state.options, man, referee)
  man.talents = firstTalents
  if (referee.listening) {
    referee.tell({ kind: 'ratingsRolled', rule: '§3.4.1', name: man.name, ratings: man.ratings })
  }
  return man
}

export function rollRatings(options: CampaignOptions, { owner, origin }: Man, referee: CampaignRef): Ratings {
  const { characteristics, origins } = campaignTablesOf(options)
  const entries = ratingNames.map((rating) => {
    const dice = referee.roll(3, '§3.4.1', owner, rating)
    const roll = modified(dice, origin === null ? 0 : origins[origin][rating])
    return [rating, characteristics[roll]![rating]]
  })
  return Object.fromEntries(entries) as unknown as Ratings
}

/** §34.2, §35.2, §36.1 Luck, and prestige with what his origin and Bravado make of it. */
export function finish(options: CampaignOptions, man: Man, referee: CampaignRef): void {
  man.LK = rollLuck(options, man.owner, referee)
  const { origin } = man
  man.PR += rollPrestige(man.owner, referee) + (origin === null ? 0 : campaignTablesOf(options).origins[origin].PR)
}
