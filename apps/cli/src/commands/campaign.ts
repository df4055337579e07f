/** `harena campaign`: one gladiator of GLADIATOR, match after match, to the Emperor's Champion. */

import type { CampaignState, CampaignView } from '@harena/colosseum'
import { t } from '@harena/engine'
import { journalLine, rosterText, roundText } from '../games/colosseum/campaign-board.ts'
import { type Campaign, countFrom, type Flags } from './campaigns.ts'

export const campaign: Campaign<CampaignView> = {
  name: 'campaign',
  ruleset: 'gladiator-campaign',
  description: t('a gladiator of GLADIATOR from match to match, to ten victories, saved after every answer'),
  unit: 'rounds',
  flags: [
    ['--gladiator <name>', t('the name of the first gladiator')],
    ['--player <name>', t('your name')],
    ['--rounds <n>', t('after so many the campaign is closed (default: 30)')],
  ],
  beginning: ['player', 'rounds'],
  examples: [
    'harena campaign --gladiator Crixus',
    'harena campaign --resume',
    'harena campaign --auto 10 --seed capua --name capua',
    'harena campaign --option favour=bad',
  ],
  setup: (flags) => ({ players: [{ name: flags.player ?? 'Lanista' }], rounds: countFrom(flags, 'rounds', 30) }),
  amend,
  left: ({ round, rounds, phase }) => (phase === 'over' ? 0 : rounds - round + 1),
  entries: ({ journal }) => journal.length,
  report: ({ round, rounds, players, men, journal }) => ({ round, rounds, players, roster: men, journal }),
  journal: ({ journal }, from) => journal.slice(from).map(journalLine),
  heading: 'Gladiators',
  roster: rosterText,
  standing: roundText,
}

/** Whoever comes after the first has his name from the list. */
function amend({ gladiator }: Flags): ReturnType<Campaign['amend']> {
  return (question, answer, known) => {
    const isFirst = question.kind === 'create' && (known as CampaignState).men.length === 0
    return isFirst && gladiator !== undefined ? { ...(answer as object), name: gladiator } : answer
  }
}
