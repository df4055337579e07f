/** `harena campaign lanista`: the ludi of GLADIATOR, month after month. */

import type { LudusView } from '@harena/colosseum'
import { t } from '@harena/engine'
import { entryLine, monthText, stablesText } from '../games/colosseum/ludus-board.ts'
import { UsageError } from '../lib/errors.ts'
import { type Campaign, countFrom, type Flags, namesFrom, type PlayerOf, withOpponents } from './campaigns.ts'

function ludiFrom(flags: Flags): readonly PlayerOf[] {
  return withOpponents(namesFrom(flags, 'ludi') ?? ['Ludus Magnus'], flags, 3)
}

/** More than any campaign has. */
const MOST_MONTHS = 10_000

export const lanistas: Campaign<LudusView> = {
  name: 'ludus',
  command: 'campaign lanista',
  ruleset: 'lanista-campaign',
  description: t('two to eight ludi of GLADIATOR, month by month: auction, games, wagers; saved after every answer'),
  unit: 'months',
  flags: [
    ['--ludi <names>', t('the ludi at this keyboard, with commas (default: Ludus Magnus)')],
    ['--opponents <n>', t('how many more ludi the built-in lanistas run (default: 3)')],
    ['--munera <n>', t('after so many the campaign is over (default: 12)')],
    ['--conduct <how>', t('how your matches are fought: ask, hand, watch or decide (default: ask)')],
  ],
  beginning: ['ludi', 'opponents', 'munera', 'conduct'],
  examples: [
    'harena campaign lanista --ludi Anna,Bruno --opponents 2',
    'harena campaign lanista --resume',
    'harena campaign lanista --auto 3 --seed capua --name capua',
    'harena campaign lanista --conduct decide --munera 24 --option wagerCover=soft',
  ],
  setup: (flags) => {
    const { conduct = 'ask' } = flags
    if (!['ask', 'hand', 'watch', 'decide'].includes(conduct)) {
      throw new UsageError(t`--conduct is ask, hand, watch or decide, not "${conduct}"`)
    }
    const ludi = ludiFrom(flags).map(({ name, person }) => ({ name, conduct: person === null ? 'decide' : conduct }))
    return { ludi, munera: countFrom(flags, 'munera', 12) }
  },
  players: (flags) => ludiFrom(flags).map(({ person }) => person),
  amend: () => (_, answer) => answer,
  // Months without games do not count towards the end, so that nobody knows how many there will be.
  left: ({ phase, month }) => (phase === 'over' ? 0 : MOST_MONTHS - Math.max(1, month)),
  entries: ({ journal }) => journal.at(-1)?.number ?? 0,
  report: ({ month, munera, held, editor, event, schools, munus, accounts, history, journal }) => ({
    month,
    munera,
    held,
    editor,
    event,
    ludi: schools,
    munus,
    accounts,
    history,
    journal,
  }),
  journal: (view, from) => view.journal.filter(({ number }) => number > from).map((entry) => entryLine(entry, view)),
  heading: 'Ludi',
  roster: stablesText,
  standing: (view) =>
    [monthText(view), ...view.schools.map(({ name, denarii }) => t`${name}: ${denarii} denarii`)].join('\n'),
}
