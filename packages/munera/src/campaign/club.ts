/** H.3 Munera as a campaign: rosters whose gladiators learn, live and fall, in a club with fixtures and a table. */
import { type Club, type ClubBook, clubOf, key } from '@harena/engine'
import type { Munera } from '../match/game.ts'
import { result } from '../match/result.ts'
import { munera } from '../match/ruleset.ts'
import type { FighterSetup } from '../match/setup.ts'
import type { Fighter } from '../match/state.ts'
import { rollStrength } from '../rules/gladiators.ts'
import { sampleTypes } from '../tables/sample-gladiators.ts'
import { skillTitle } from '../tables/skills.ts'

/** What he keeps from bout to bout; record and day are the club's. */
export type RosterSheet = Omit<FighterSetup, 'team' | 'record' | 'defeatedToday'>

export type MuneraCampaign = Club<Munera, RosterSheet>

const book: ClubBook<Munera, RosterSheet> = {
  id: 'munera-campaign',
  title: key('Munera Sine Missione: a club'),
  version: '2.0.0',
  match: munera,
  types: sampleTypes,
  // §1.1 Once, for his life.
  rollUp: (match, referee) => {
    const [fighter] = match.fighters as [Fighter]
    rollStrength(match, referee, fighter)
    return { strength: fighter.strength, skills: [] }
  },
  // §10.5 Each bout starts from the sheet: wounds are healed, what was lost is replaced.
  setupOf: (men, sparedToday) => ({
    fighters: men.map(({ sheet, record, defeatedToday, team }) => ({ ...sheet, record, defeatedToday, team })),
    sparedToday,
  }),
  left: (match, seat, sheet) => {
    const { strength, skills, isAlive, defeated } = result(match).seats[seat]!
    return { sheet: { ...sheet, strength, skills }, isAlive, defeated }
  },
  sparedAfter: ({ sparedToday }) => sparedToday,
  typeOf: ({ type }) => type ?? 'gladiator',
  about: ({ strength, skills }) => [`strength ${strength}`, ...(skills ?? []).map(skillTitle)].join(', '),
}

export const muneraCampaign = clubOf(book)
