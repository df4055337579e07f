/** `harena career`: a career in Heroes of the Colosseum, month by month. */
import { t } from '@harena/engine'
import type { CareerView } from '@harena/heroes'
import { dateText, journalLine, rosterText } from '../games/heroes/career-board.ts'
import { type Campaign, countFrom, type Flags, namesFrom, type PlayerOf, withOpponents } from './campaigns.ts'

export const career: Campaign<CareerView> = {
  name: 'career',
  ruleset: 'heroes-career',
  description: t('a career in Heroes of the Colosseum, month by month, saved after every answer'),
  unit: 'months',
  flags: [
    ['--star <names>', t('the names of the first Stars, with commas, in the order in which they are created')],
    ['--lanista <names>', t('your name, or those of several at this keyboard, with commas')],
    ['--opponents <n>', t('how many more players the built-in opponent plays (default: 0)')],
    ['--stars <n>', t('how many Stars each creates (default: 1)')],
    ['--grunts <styles>', t('grunts of each familia, with commas; the tables run them')],
    ['--months <n>', t('after so many the career is closed (default: 24)')],
  ],
  beginning: ['months', 'stars', 'grunts', 'lanista', 'opponents'],
  examples: [
    'harena career --star Crixus',
    'harena career --lanista Anna,Bruno --star Crixus,Flamma',
    'harena career --resume',
    'harena career --auto 12 --seed capua --name capua',
    'harena career --resume capua --json',
  ],
  setup: (flags) => {
    const grunts = (namesFrom(flags, 'grunts') ?? []).map((style) => style.toLowerCase())
    const stars = countFrom(flags, 'stars', 1)
    const players = playersFrom(flags).map(({ name }) => ({ name, stars, grunts }))
    return { players, months: countFrom(flags, 'months', 24) }
  },
  players: (flags) => playersFrom(flags).map(({ person }) => person),
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

/** Those who share the keyboard, and then the built-in ones. */
function playersFrom(flags: Flags): readonly PlayerOf[] {
  return withOpponents(namesFrom(flags, 'lanista') ?? ['Lanista'], flags, 0)
}

/** Stars beyond the names that were given keep their numbers. */
function amend(flags: Flags): ReturnType<Campaign['amend']> {
  const names = namesFrom(flags, 'star') ?? []
  return (question, answer) => {
    if (question.kind !== 'createStar') return answer
    const number = /^Star (\d+)$/.exec((answer as { name: string }).name)?.[1]
    const name = names[Number(number) - 1]
    return name === undefined ? answer : { ...(answer as object), name }
  }
}
