/** Outland's Gladiator as a club: rosters with a record, fixtures and a table. The book has no experience (H.2). */
import { type Club, type ClubBook, clubOf, key } from '@harena/engine'
import type { Outland } from '../match/game.ts'
import { outland } from '../match/ruleset.ts'
import type { FighterSetup } from '../match/setup.ts'
import type { Fighter } from '../match/state.ts'
import { rollGladiator } from '../rules/gladiators.ts'
import { gladiatorTypes } from '../tables/gladiator-types.ts'

/** What he keeps from bout to bout. */
export type RosterSheet = Omit<FighterSetup, 'team'>

export type OutlandCampaign = Club<Outland, RosterSheet>

const book: ClubBook<Outland, RosterSheet> = {
  id: 'outland-campaign',
  title: key("Outland's one-page Gladiator: a club"),
  version: '2.0.0',
  match: outland,
  types: Object.keys(gladiatorTypes),
  // §1.6 Once, for his life.
  rollUp: (match, referee) => {
    const [fighter] = match.fighters as [Fighter]
    rollGladiator(match, referee, fighter)
    const { strength, agility, damage } = fighter
    return { strength, agility, damage }
  },
  setupOf: (men) => ({ fighters: men.map(({ sheet, team }) => ({ ...sheet, team })) }),
  // H.2 Whoever is not spared is dead, also one who has some turns left to die.
  left: ({ fighters }, seat, sheet) => {
    const { out } = fighters[seat]!
    const defeated = fighters.filter(({ outBy }) => outBy === seat).length
    return { sheet, isAlive: out === null || out === 'spared', defeated }
  },
  sparedAfter: ({ fighters }, before) => before + fighters.filter(({ out }) => out === 'spared').length,
  typeOf: ({ type }) => type ?? 'own',
  about: ({ strength, agility, damage }) =>
    [`strength ${strength}`, `agility ${agility}`, `damage ${damage}`].join(', '),
  // T6.3 The book writes Retarius.
  inWords: (text) => text.replace('damage', 'hits').replace('retarius', 'retiarius'),
}

export const outlandCampaign = clubOf(book)
