/** A club of Munera Sine Missione. */
import { t } from '@harena/engine'
import { muneraCampaign } from '@harena/munera'
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
})

export const { Setup } = clubSetup(muneraCampaign, guide)
