/** GLADIATOR's sheets for campaigns: a gladiator's life (chapters 31 to 37), and the codex of a ludus (chapter 39). */
import {
  capital,
  emptyRows,
  field,
  fields,
  grid,
  inWords,
  type Seat,
  type Sheet,
  type SheetBlock,
  type SheetKind,
} from '@harena/engine'
import type { GladiatorCampaign } from './campaign/game.ts'
import { type CampaignView, campaignView, type ManView } from './campaign/view.ts'
import type { LanistaCampaign } from './ludus/game.ts'
import { type LudusView, ludusView, type SchoolView } from './ludus/view.ts'

const words = (name: string) => capital(inWords(name))

const RATINGS = ['TR', 'ST', 'AG', 'CN', 'W', 'Luck LK', 'Prestige PR', 'XP left'] as const
const MATCHES = ['', 'Match', 'Style', 'Against', 'Result', 'Turns', 'XP']

function lifeOf(name: string | null, values: readonly (number | null)[], blocks: readonly SheetBlock[]): Sheet {
  return {
    title: "GLADIATOR: a gladiator's life",
    name,
    columns: 1,
    blocks: [
      fields(
        'Ratings',
        8,
        RATINGS.map((label, at) => field(label, values[at] ?? null)),
      ),
      ...blocks,
    ],
  }
}

function blankLife(): Sheet {
  return lifeOf(
    null,
    [],
    [
      fields(
        'Life',
        4,
        ['Social origin', 'Victories V', 'Stans missus S', 'Missus M'].map((label) => field(label)),
      ),
      grid(
        'Talents',
        ['Talent', 'Level', 'What it does'],
        emptyRows(8, () => '', 3),
      ),
      grid(
        'Matches',
        MATCHES,
        emptyRows(14, (row) => String(row + 1), MATCHES.length),
      ),
    ],
  )
}

function filledLife(man: ManView, { journal }: CampaignView): Sheet {
  const { ratings, LK, PR, XP, earned, record, talents, origin, status, combatValue } = man
  const { TR, ST, AG, CN, W } = ratings
  const fought = journal.filter(({ name }) => name === man.name)
  return lifeOf(
    man.name,
    [TR, ST, AG, CN, W, LK, PR, XP],
    [
      fields('Life', 4, [
        field('Social origin', origin === null ? 'none' : words(origin)),
        field('Combat value', combatValue),
        field('XP earned', earned),
        field('Now', words(status)),
        field('Victories V', record.V),
        field('Stans missus S', record.S),
        field('Missus M', record.M),
        field('Kills', record.kills),
      ]),
      grid(
        'Talents',
        ['Talent', 'Level'],
        Object.entries(talents).map(([talent, level]) => [talent, level ?? 0]),
      ),
      grid(
        'Matches',
        MATCHES,
        fought.map(({ round, type, style, opponents, letter, isDead, turns, XP: won }) => {
          return [
            round,
            words(type),
            words(style),
            opponents.join(', '),
            isDead ? 'killed' : (letter ?? ''),
            turns,
            won,
          ]
        }),
      ),
    ],
  )
}

/** One for each man who lives, of all players or of one. */
function lives(view: CampaignView, seat: Seat | null): Sheet[] {
  return view.men.filter(({ owner }) => seat === null || owner === seat).map((man) => filledLife(man, view))
}

export const campaignSheets: readonly SheetKind<GladiatorCampaign>[] = [
  {
    id: 'life',
    title: 'A gladiator’s life',
    what: 'a gladiator of a campaign with his talents, luck, prestige and matches',
    blank: () => [blankLife()],
    filled: (state, seat) => lives(campaignView(state, seat), seat),
  },
]

const STABLE = ['Gladiator', 'TR', 'ST', 'AG', 'CN', 'W', 'LK', 'PR', 'CV', 'XP', 'V S M', 'Upkeep', 'Talents']
const ACCOUNTS = ['From', 'To', 'Denarii', 'For']
const CALENDAR = ['Month', 'Denarii', 'Reputation', 'Men', 'Munus']

function codex(name: string | null, blocks: readonly SheetBlock[]): Sheet {
  return { title: 'GLADIATOR: codex of a ludus', name, columns: 1, blocks }
}

function blankCodex(): Sheet {
  return codex(null, [
    fields(
      'Ludus',
      4,
      ['Denarii', 'Reputation REP', 'Loans', 'Kills'].map((label) => field(label)),
    ),
    grid(
      'Stable',
      STABLE,
      emptyRows(10, () => '', STABLE.length),
    ),
    grid(
      'Accounts',
      ACCOUNTS,
      emptyRows(10, () => '', ACCOUNTS.length),
    ),
    grid(
      'Calendar',
      CALENDAR,
      emptyRows(12, (row) => String(row + 1), CALENDAR.length),
    ),
  ])
}

function filledCodex(school: SchoolView, view: LudusView): Sheet {
  const { seat, name, denarii, REP, loans, kills, victories, upkeep, stable } = school
  return codex(name, [
    fields('Ludus', 4, [
      field('Month', view.month),
      field('Denarii', denarii),
      field('Reputation REP', REP),
      field('Loans', loans.length),
      field('Upkeep of men', upkeep.men),
      field('Upkeep of reputation', upkeep.REP),
      field('Victories', victories),
      field('Kills', kills),
    ]),
    grid('Stable', STABLE, stable.map(stableRow)),
    grid('Accounts of the month', ACCOUNTS, accountsOf(view, seat)),
    grid(
      'Calendar',
      CALENDAR,
      view.history.map((note) => [
        note.month,
        note.denarii[seat] ?? 0,
        note.REP[seat] ?? 0,
        note.men[seat] ?? 0,
        note.hasMunus ? 'held' : '',
      ]),
    ),
  ])
}

function stableRow({ name, ratings, LK, PR, combatValue, XP, record, upkeep, talents }: SchoolView['stable'][number]) {
  const { TR, ST, AG, CN, W } = ratings
  const known = Object.entries(talents).map(([talent, level]) => `${talent} ${level}`)
  const letters = `${record.V} ${record.S} ${record.M}`
  return [name, TR, ST, AG, CN, W, LK, PR, combatValue, XP, letters, upkeep, known.join(', ')]
}

function accountsOf({ accounts, schools }: LudusView, seat: Seat): (string | number)[][] {
  const who = (one: Seat | null) => (one === null ? 'the bank' : schools[one]!.name)
  return accounts
    .filter(({ from, to }) => from === seat || to === seat)
    .map(({ from, to, denarii, heading }) => [who(from), who(to), denarii, words(heading)])
}

export const ludusSheets: readonly SheetKind<LanistaCampaign>[] = [
  {
    id: 'codex',
    title: 'Codex of a ludus',
    what: 'a stable with its men, its money and its calendar',
    blank: () => [blankCodex()],
    filled: (state, seat) => {
      const view = ludusView(state, seat)
      return view.schools
        .filter((school) => seat === null || school.seat === seat)
        .map((school) => filledCodex(school, view))
    },
  },
]
