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
  t,
} from '@harena/engine'
import type { GladiatorCampaign } from './campaign/game.ts'
import { type CampaignView, campaignView, type ManView } from './campaign/view.ts'
import type { LanistaCampaign } from './ludus/game.ts'
import { type LudusView, ludusView, type SchoolView } from './ludus/view.ts'

const words = (name: string) => capital(t(inWords(name)))

const RATINGS = ['TR', 'ST', 'AG', 'CN', 'W', t('Luck LK'), t('Prestige PR'), t('XP left')] as const
const MATCHES = ['', t('Match'), t('Style'), t('Against'), t('Result'), t('Turns'), 'XP']

function lifeOf(name: string | null, values: readonly (number | null)[], blocks: readonly SheetBlock[]): Sheet {
  return {
    title: t("GLADIATOR: a gladiator's life"),
    name,
    columns: 1,
    blocks: [
      fields(
        t('Ratings'),
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
        t('Life'),
        4,
        [t('Social origin'), t('Victories V'), t('Stans missus S'), t('Missus M')].map((label) => field(label)),
      ),
      grid(
        t('Talents'),
        [t('Talent'), t('Level'), t('What it does')],
        emptyRows(8, () => '', 3),
      ),
      grid(
        t('Matches'),
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
      fields(t('Life'), 4, [
        field(t('Social origin'), origin === null ? 'none' : words(origin)),
        field(t('Combat value'), combatValue),
        field(t('XP earned'), earned),
        field(t('Now'), words(status)),
        field(t('Victories V'), record.V),
        field(t('Stans missus S'), record.S),
        field(t('Missus M'), record.M),
        field(t('Kills'), record.kills),
      ]),
      grid(
        t('Talents'),
        [t('Talent'), t('Level')],
        Object.entries(talents).map(([talent, level]) => [talent, level ?? 0]),
      ),
      grid(
        t('Matches'),
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
    title: t('A gladiator’s life'),
    what: t('a gladiator of a campaign with his talents, luck, prestige and matches'),
    blank: () => [blankLife()],
    filled: (state, seat) => lives(campaignView(state, seat), seat),
  },
]

const STABLE = [t('Gladiator'), 'TR', 'ST', 'AG', 'CN', 'W', 'LK', 'PR', 'CV', 'XP', 'V S M', t('Upkeep'), t('Talents')]
const ACCOUNTS = [t('From'), t('To'), t('Denarii'), t('For')]
const CALENDAR = [t('Month'), t('Denarii'), t('Reputation'), t('Men'), t('Munus')]

function codex(name: string | null, blocks: readonly SheetBlock[]): Sheet {
  return { title: t('GLADIATOR: codex of a ludus'), name, columns: 1, blocks }
}

function blankCodex(): Sheet {
  return codex(null, [
    fields(
      t('Ludus'),
      4,
      [t('Denarii'), t('Reputation REP'), t('Loans'), t('Kills')].map((label) => field(label)),
    ),
    grid(
      t('Stable'),
      STABLE,
      emptyRows(10, () => '', STABLE.length),
    ),
    grid(
      t('Accounts'),
      ACCOUNTS,
      emptyRows(10, () => '', ACCOUNTS.length),
    ),
    grid(
      t('Calendar'),
      CALENDAR,
      emptyRows(12, (row) => String(row + 1), CALENDAR.length),
    ),
  ])
}

function filledCodex(school: SchoolView, view: LudusView): Sheet {
  const { seat, name, denarii, REP, loans, kills, victories, upkeep, stable } = school
  return codex(name, [
    fields(t('Ludus'), 4, [
      field(t('Month'), view.month),
      field(t('Denarii'), denarii),
      field(t('Reputation REP'), REP),
      field(t('Loans'), loans.length),
      field(t('Upkeep of men'), upkeep.men),
      field(t('Upkeep of reputation'), upkeep.REP),
      field(t('Victories'), victories),
      field(t('Kills'), kills),
    ]),
    grid(t('Stable'), STABLE, stable.map(stableRow)),
    grid(t('Accounts of the month'), ACCOUNTS, accountsOf(view, seat)),
    grid(
      t('Calendar'),
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
  const who = (one: Seat | null) => (one === null ? t('the bank') : schools[one]!.name)
  return accounts
    .filter(({ from, to }) => from === seat || to === seat)
    .map(({ from, to, denarii, heading }) => [who(from), who(to), denarii, words(heading)])
}

export const ludusSheets: readonly SheetKind<LanistaCampaign>[] = [
  {
    id: 'codex',
    title: t('Codex of a ludus'),
    what: t('a stable with its men, its money and its calendar'),
    blank: () => [blankCodex()],
    filled: (state, seat) => {
      const view = ludusView(state, seat)
      return view.schools
        .filter((school) => seat === null || school.seat === seat)
        .map((school) => filledCodex(school, view))
    },
  },
]
