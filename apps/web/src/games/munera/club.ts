/** A club of Munera Sine Missione. */
import { type Game, t } from '@harena/engine'
import { type EventOf, muneraCampaign, skillRows } from '@harena/munera'
import { clubBook, clubScreens } from '../club/club.tsx'
import { clubSetup } from '../club/setup.tsx'
import { book as muneraBook } from './book.ts'
import { guide } from './guide.ts'
import { slots as match } from './slots.ts'

export const book = clubBook(muneraBook, muneraCampaign)

export const slots = clubScreens({
  ruleset: muneraCampaign,
  guide,
  match,
  book,
  rolled: { text: t('His strength is rolled at once and kept for life; skills he learns by winning.'), rule: '§1.1' },
  spared: { text: t('Each whom the crowd has spared makes it harder to move, by one.'), rule: 'T8.8' },
  learned,
})

/** §10.3 A skill for all bouts to come. */
export function learned(event: Game['event']): string | null {
  if (event.kind !== 'skillTaken') return null
  const { skill } = event as unknown as EventOf<'skillTaken'>
  const row = skillRows.find((one) => one.skill === skill)
  return row ? t`From now on: ${t(row.effect)}.` : null
}

export const { Setup } = clubSetup(muneraCampaign, guide)
