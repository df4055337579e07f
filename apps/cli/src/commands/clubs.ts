/** `harena campaign munera` and the like: a club with rosters, fixtures and a table. */
import { type ArenaGame, type ClubView, type GameEntry, t } from '@harena/engine'
import { gameOf, games } from '@harena/games'
import { dayText, resultLine, rosterText, tableText } from '../games/club/board.ts'
import { isClub } from '../games/index.ts'
import { type Campaign, countFrom, type Flags, namesFrom, type PlayerOf, withOpponents } from './campaigns.ts'

type View = ClubView<ArenaGame>

function ownersFrom(flags: Flags): readonly PlayerOf[] {
  return withOpponents(namesFrom(flags, 'owners') ?? ['Lanista'], flags, 3)
}

function clubOf({ ruleset, book }: GameEntry): Campaign<View> {
  const command = `campaign ${book}`
  const { title } = gameOf(book).ruleset
  return {
    name: 'club',
    command,
    ruleset: ruleset.id,
    description: t`a club of ${title}: rosters, fixtures and a table, saved after every answer`,
    unit: 'days',
    flags: [
      ['--owners <names>', t('the owners at this keyboard, with commas (default: Lanista)')],
      ['--opponents <n>', t('how many more owners the built-in opponent plays (default: 3)')],
      ['--roster <n>', t('with how many gladiators each begins (default: 3)')],
      ['--send <n>', t('how many each sends into a bout (default: 1)')],
      ['--cycles <n>', t('how often each meets each (default: 1)')],
    ],
    beginning: ['owners', 'opponents', 'roster', 'send', 'cycles'],
    examples: [
      `harena ${command} --owners Anna,Bruno --opponents 2`,
      `harena ${command} --resume`,
      `harena ${command} --auto 3 --seed capua --name capua`,
      `harena ${command} --roster 4 --send 2 --option vacancies=empty`,
    ],
    setup: (flags) => ({
      owners: ownersFrom(flags).map(({ name }) => ({ name })),
      roster: countFrom(flags, 'roster', 3),
      send: countFrom(flags, 'send', 1),
      cycles: countFrom(flags, 'cycles', 1),
    }),
    players: (flags) => ownersFrom(flags).map(({ person }) => person),
    amend: () => (_, answer) => answer,
    left: ({ day, days, phase }) => (phase === 'over' ? 0 : days - Math.max(day, 1) + 1),
    entries: ({ results }) => results.length,
    report: ({ day, days, owners, table, men, fixtures, results }) => ({
      day,
      days,
      owners,
      table,
      roster: men,
      fixtures,
      journal: results,
    }),
    journal: (view, from) => view.results.slice(from).map((result) => resultLine(view, result)),
    heading: t('Table and rosters'),
    roster: (view) => `${tableText(view)}\n\n${rosterText(view)}`,
    standing: dayText,
  }
}

/** Those of all games that have one. */
export const clubs: readonly Campaign<View>[] = games.filter(({ ruleset }) => isClub(ruleset.id)).map(clubOf)
