import { t } from '@harena/engine'
import type { Listing } from '../listing.ts'

export const lanistaCampaign: Listing = {
  id: 'lanista-campaign',
  title: t('GLADIATOR: the lanistas'),
  tagline: t('Two to eight ludi from month to month: auction, games, wagers, upkeep, and ruin for those who misjudge.'),
  within: 'colosseum',
  campaign: { way: t('Run a ludus'), length: t('half an hour a month'), setup: () => import('./setup.tsx') },
  slots: () => import('./slots.tsx'),
  opponents: () => import('@harena/bots/lanista-campaign'),
  book: () => import('./book.ts'),
}
