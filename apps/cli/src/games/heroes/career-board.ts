/** A career as text: the familia, the journal, and the arena while a match is on. */
import { capital, counted, listed, t } from '@harena/engine'
import type { CareerGladiatorView, CareerView, JournalEntry } from '@harena/heroes'
import type { Choice } from '../../terminal/choices.ts'
import { paint, table, words, wrap } from '../../terminal/output.ts'
import { zoneSentences, zonesText } from './zones.ts'

const MONTHS = [
  ...[t('January'), t('February'), t('March'), t('April'), t('May'), t('June')],
  ...[t('July'), t('August'), t('September'), t('October'), t('November'), t('December')],
]

/** During a match the arena, between matches the familia. */
export function careerText(view: CareerView, choices: readonly Choice[] = []): string {
  return view.match ? zonesText(view.match, choices) : `${dateText(view)}\n${rosterText(view)}`
}

export function careerSentences(view: CareerView): string {
  if (view.match) return zoneSentences(view.match, null)
  return [dateText(view), ...ownOf(view).map(gladiatorSentence)].join('\n')
}

export function dateText({ year, month, monthsLeft, phase }: CareerView): string {
  if (phase === 'over') return t`The career is closed in ${monthText({ year, month })}.`
  return t`${monthText({ year, month })}; ${counted(monthsLeft, 'month')} to go.`
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
  if (own.length === 0) return t('Nobody has joined yet.')
  const head = [
    t('name'),
    t('of'),
    t('style'),
    'Sv',
    'St',
    'Sp',
    'AP',
    t('won'),
    t('lost'),
    t('drawn'),
    t('kills', 'number'),
    'Fame',
    t('laurels'),
    t('now'),
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
      [words(one.locale), ...standing(one)].join(', '),
    ]
  })
  return table([head.map((word) => paint('dim', word)), ...rows], [3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
}

function standing({ status, free, missesDay }: CareerGladiatorView): string[] {
  return [
    ...(status === 'active' ? [] : [words(status)]),
    ...(free ? [t('free')] : []),
    ...(missesDay && status === 'active' ? [t`misses ${monthText(missesDay)}`] : []),
  ]
}

function gladiatorSentence(one: CareerGladiatorView): string {
  const { savvy, strength, speed } = one.attributes
  const { wins, losses, draws } = one.record
  const numbers = t`Savvy ${savvy}, Strength ${strength}, Speed ${speed}`
  const record = t`${wins} won, ${losses} lost, ${draws} drawn, Fame ${one.totalFame}`
  return `${one.name}, ${capital(one.primary)}: ${numbers}; ${record}; ${[words(one.locale), ...standing(one)].join(', ')}.`
}

/** §7.2 One match in the journal. */
export function journalLine(entry: JournalEntry): string {
  const { name, style, result, opponents, end, fame, totalFame, laurel, toTheDeath, locale } = entry
  const parts = [
    t`${monthText(entry)}, ${words(locale)}: ${name} (${capital(style)}), ${t(result, 'of a match')} against ${listed(opponents)}`,
    ...(toTheDeath ? [t('to the death')] : []),
    ...(end === 'functioning' ? [] : [words(end)]),
    t`Fame ${fame} (${totalFame} in all)`,
    ...(laurel ? [t('laurel')] : []),
  ]
  return wrap(`${parts.join('; ')}.`, 0, 2)
}
