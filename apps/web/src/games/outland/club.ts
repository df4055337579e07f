/** A club of Outland's one-page Gladiator. */
import { t } from '@harena/engine'
import { outlandCampaign } from '@harena/outland'
import { clubBook, clubScreens } from '../club/club.tsx'
import { clubSetup } from '../club/setup.tsx'
import { book as outlandBook } from './book.ts'
import { guide } from './guide.ts'
import { slots as match } from './slots.ts'

export const book = clubBook(outlandBook, outlandCampaign)

export const slots = clubScreens({
  ruleset: outlandCampaign,
  guide,
  match,
  book,
  rolled: { text: t('His strength, agility and hits are rolled at once and kept for life.'), rule: '§1.6' },
  spared: null,
})

export const { Setup } = clubSetup(outlandCampaign, guide)
