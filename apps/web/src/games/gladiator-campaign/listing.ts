import { t } from '@harena/engine'
import type { Listing } from '../listing.ts'

export const gladiatorCampaign: Listing = {
  id: 'gladiator-campaign',
  title: t("GLADIATOR: a gladiator's life"),
  tagline: t("One man from match to match: talents, wounds, luck, and ten victories to the Emperor's Champion."),
  within: 'colosseum',
  campaign: {
    way: t("A gladiator's life in GLADIATOR"),
    length: t('up to thirty matches'),
    setup: () => import('./setup.tsx'),
  },
  slots: () => import('./slots.tsx'),
  opponents: () => import('@harena/bots/gladiator-campaign'),
  book: () => import('./book.ts'),
}
