import { t } from '@harena/engine'
import type { Listing } from '../listing.ts'

export const heroesCareer: Listing = {
  id: 'heroes-career',
  title: t('Heroes of the Colosseum: a career'),
  tagline: t('A familia from month to month: fame, laurels, wounds, and freedom at last.'),
  within: 'heroes',
  campaign: {
    way: t("A familia's career in Heroes"),
    length: t('as long as you like'),
    setup: () => import('./setup.tsx'),
  },
  slots: () => import('./slots.tsx'),
  opponents: () => import('@harena/bots/heroes-career'),
  book: () => import('./book.ts'),
}
