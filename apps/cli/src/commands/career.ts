/** `harena career`: a career in Heroes of the Colosseum, month by month. */
import type { CareerView } from '@harena/heroes'
import { dateText, journalLine, rosterText } from '../games/heroes/career-board.ts'
import { type Campaign, countFrom, type Flags } from './campaigns.ts'

export const career: Campaign<CareerView> = {
  name: 'career',
  ruleset: 'heroes-career',
  description: 'a career in Heroes of the Colosseum, month by month, saved after every answer',
  unit: 'months',
  flags: [
    ['--star <name>', 'the name of the first Star'],
    ['--lanista <name>', 'your name'],
    ['--stars <n>', 'how many Stars you create (default: 1)'],
    ['--grunts <styles>', 'grunts of your familia, with commas; the tables run them'],
    ['--months <n>', 'after so many the career is closed (default: 24)'],
  ],
  beginning: ['months', 'stars', 'grunts', 'lanista'],
  examples: [
    'harena career --star Crixus',
    'harena career --resume',
    'harena career --auto 12 --seed capua --name capua',
    'harena career --resume capua --json',
  ],
  setup: (flags) => {
    const grunts = flags.grunts === undefined ? [] : flags.grunts.split(',').map((style) => style.trim().toLowerCase())
    const player = { name: flags.lanista ?? 'Lanista', stars: countFrom(flags, 'stars', 1), grunts }
    return { players: [player], months: countFrom(flags, 'months', 24) }
  },
  amend,
  left: ({ monthsLeft }) => monthsLeft,
  entries: ({ journal }) => journal.length,
  report: ({ year, month, monthsLeft, players, gladiators, journal }) => ({
    year,
    month,
    monthsLeft,
    players,
    roster: gladiators.filter(({ owner }) => owner >= 0),
    /** Opponents who stay in the campaign. */
    opponents: gladiators.filter(({ owner }) => owner < 0),
    journal,
  }),
  journal: ({ journal }, from) => journal.slice(from).map(journalLine),
  heading: 'Familia',
  roster: rosterText,
  standing: dateText,
}

/** Further Stars keep their numbers. */
function amend({ star }: Flags): ReturnType<Campaign['amend']> {
  return (question, answer) => {
    const isFirst = question.kind === 'createStar' && (answer as { name: string }).name === 'Star 1'
    return isFirst && star !== undefined ? { ...(answer as object), name: star } : answer
  }
}
