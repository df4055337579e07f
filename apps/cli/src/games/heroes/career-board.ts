/** A career as text: the familia, the journal, and the arena while a match is on. */
import { capital } from '@harena/engine'
import type { CareerGladiatorView, CareerView, JournalEntry } from '@harena/heroes'
import type { Choice } from '../../terminal/choices.ts'
import { paint, table, words, wrap } from '../../terminal/output.ts'
import { zoneSentences, zonesText } from './zones.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** During a match the arena, between matches the familia. */
export function careerText(view: CareerView, choices: readonly Choice[] = []): string {
  return view.match ? zonesText(view.match, choices) : `${dateText(view)}\n${rosterText(view)}`
}

export function careerSentences(view: CareerView): string {
  if (view.match) return zoneSentences(view.match, null)
  return [dateText(view), ...ownOf(view).map(gladiatorSentence)].join('\n')
}

export function dateText({ year, month, monthsLeft, phase }: CareerView): string {
  if (phase === 'over') return `The career is closed in ${monthText({ year, month })}.`
  return `${monthText({ year, month })}; ${monthsLeft} ${monthsLeft === 1 ? 'month' : 'months'} to go.`
}

function monthText({ year, month }: { readonly year: number; readonly month: number }): string {
  return `${MONTHS[month - 1]} ${year}`
}

function ownOf({ gladiators }: CareerView): CareerGladiatorView[] {
  return gladiators.filter(({ owner }) => owner >= 0)
}

/** The gladiators of all familiae. */
export function rosterText(view: CareerView): string {
  const own = ownOf(view)
  if (own.length === 0) return 'Nobody has joined yet.'
  const head = [
    'name',
    'of',
    'style',
    'Sv',
    'St',
    'Sp',
    'AP',
    'won',
    'lost',
    'drawn',
    'kills',
    'Fame',
    'laurels',
    'now',
  ]
  const rows = own.map((one) => {
    const { savvy, strength, speed } = one.attributes
    const { wins, losses, draws, kills } = one.record
    const numbers = [savvy, strength, speed, one.apTotal, wins, losses, draws, kills, one.totalFame, one.laurels]
    return [
      one.name,
      view.players[one.owner]!,
      capital(one.primary),
      ...numbers.map(String),
      [one.locale, ...standing(one)].join(', '),
    ]
  })
  return table([head.map((word) => paint('dim', word)), ...rows], [3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
}

function standing({ status, free, missesDay }: CareerGladiatorView): string[] {
  return [
    ...(status === 'active' ? [] : [status]),
    ...(free ? ['free'] : []),
    ...(missesDay && status === 'active' ? [`misses ${monthText(missesDay)}`] : []),
  ]
}

function gladiatorSentence(one: CareerGladiatorView): string {
  const { savvy, strength, speed } = one.attributes
  const { wins, losses, draws } = one.record
  const numbers = `Savvy ${savvy}, Strength ${strength}, Speed ${speed}`
  const record = `${wins} won, ${losses} lost, ${draws} drawn, Fame ${one.totalFame}`
  return `${one.name}, ${capital(one.primary)}: ${numbers}; ${record}; ${[one.locale, ...standing(one)].join(', ')}.`
}

/** §7.2 One match in the journal. */
export function journalLine(entry: JournalEntry): string {
  const { name, style, result, opponents, end, fame, totalFame, laurel, toTheDeath, locale } = entry
  const parts = [
    `${monthText(entry)}, ${locale}: ${name} (${capital(style)}), ${result} against ${opponents.join(' and ')}`,
    ...(toTheDeath ? ['to the death'] : []),
    ...(end === 'functioning' ? [] : [words(end)]),
    `Fame ${fame} (${totalFame} in all)`,
    ...(laurel ? ['laurel'] : []),
  ]
  return wrap(`${parts.join('; ')}.`, 0, 2)
}
