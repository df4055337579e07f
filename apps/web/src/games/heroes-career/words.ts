/** The words of a career. */
import { key, listed, t } from '@harena/engine'
import type { CareerGladiatorView, JournalEntry, Locale } from '@harena/heroes'
import { MONTHS, PARTS } from '@harena/heroes'
import { partNames } from '../heroes/words.ts'

export function monthOf({ year, month }: { readonly year: number; readonly month: number }): string {
  return `${MONTHS[month - 1]} ${year}`
}

/** People at this screen are told apart by their places. */
export const people = [key('You'), key('Second player'), key('Third player'), key('Fourth player')]

export const localeNames: Readonly<Record<Locale, string>> = {
  fringes: t('Fringes of the Empire'),
  heart: t('Heart of the Empire'),
  rome: t('Rome'),
}

const resultNames = { win: t('won'), loss: t('lost'), draw: t('dismissed standing'), none: t('no result') } as const

/** One line of the journal as a sentence. */
export function entryInWords(entry: JournalEntry): string {
  const end = entry.end === 'dead' ? t(' and died') : entry.result === 'loss' ? t(' and lived') : ''
  const fame = entry.fame > 0 ? t`, ${entry.fame} Fame` : ''
  const laurel = entry.laurel ? t(', a laurel') : ''
  const death = entry.toTheDeath ? t(', to the death') : ''
  return t`${entry.name} ${resultNames[entry.result]} against ${listed(entry.opponents)}${end}${death}${fame}${laurel}.`
}

/** What never healed. */
export function scarsOf({ partPenalty }: CareerGladiatorView): string[] {
  return partPenalty.flatMap((penalty, at) => (penalty < 0 ? [`${partNames[PARTS[at]!]} −${-penalty}`] : []))
}

export function isAway(one: CareerGladiatorView, now: { readonly year: number; readonly month: number }): boolean {
  return one.missesDay !== null && one.missesDay.year === now.year && one.missesDay.month === now.month
}
