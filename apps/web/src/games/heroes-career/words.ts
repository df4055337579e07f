/** The words of a career. */
import { listed } from '@harena/engine'
import type { CareerGladiatorView, JournalEntry, Locale } from '@harena/heroes'
import { MONTHS, PARTS } from '@harena/heroes'
import { partNames } from '../heroes/words.ts'

export function monthOf({ year, month }: { readonly year: number; readonly month: number }): string {
  return `${MONTHS[month - 1]} ${year}`
}

/** People at this screen are told apart by their places. */
export const people = ['You', 'Second player', 'Third player', 'Fourth player']

export const localeNames: Readonly<Record<Locale, string>> = {
  fringes: 'Fringes of the Empire',
  heart: 'Heart of the Empire',
  rome: 'Rome',
}

const resultNames = { win: 'won', loss: 'lost', draw: 'dismissed standing', none: 'no result' } as const

/** One line of the journal as a sentence. */
export function entryInWords(entry: JournalEntry): string {
  const end = entry.end === 'dead' ? ' and died' : entry.result === 'loss' ? ' and lived' : ''
  const fame = entry.fame > 0 ? `, ${entry.fame} Fame` : ''
  const laurel = entry.laurel ? ', a laurel' : ''
  const death = entry.toTheDeath ? ', to the death' : ''
  return `${entry.name} ${resultNames[entry.result]} against ${listed(entry.opponents)}${end}${death}${fame}${laurel}.`
}

/** What never healed. */
export function scarsOf({ partPenalty }: CareerGladiatorView): string[] {
  return partPenalty.flatMap((penalty, at) => (penalty < 0 ? [`${partNames[PARTS[at]!]} −${-penalty}`] : []))
}

export function isAway(one: CareerGladiatorView, now: { readonly year: number; readonly month: number }): boolean {
  return one.missesDay !== null && one.missesDay.year === now.year && one.missesDay.month === now.month
}
