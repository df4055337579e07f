import type { Listing } from '../listing.ts'

export const heroesCareer: Listing = {
  id: 'heroes-career',
  title: 'Heroes of the Colosseum: a career',
  tagline: 'A familia from month to month: fame, laurels, wounds, and freedom at last.',
  within: 'heroes',
  campaign: { way: 'A career', setup: () => import('./setup.tsx') },
  slots: () => import('./slots.tsx'),
  opponents: () => import('@harena/bots/heroes-career'),
  book: () => import('../heroes/book.ts'),
}
