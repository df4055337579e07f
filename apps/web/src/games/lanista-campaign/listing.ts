import type { Listing } from '../listing.ts'

export const lanistaCampaign: Listing = {
  id: 'lanista-campaign',
  title: 'GLADIATOR: the lanistas',
  tagline: 'Two to eight ludi from month to month: auction, games, wagers, upkeep, and ruin for those who misjudge.',
  within: 'colosseum',
  campaign: { way: 'Run a ludus', setup: () => import('./setup.tsx') },
  slots: () => import('./slots.tsx'),
  opponents: () => import('@harena/bots/lanista-campaign'),
  book: () => import('./book.ts'),
}
