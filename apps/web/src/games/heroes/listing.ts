import type { Listing } from '../listing.ts'

export const heroes: Listing = {
  id: 'heroes',
  title: 'Heroes of the Colosseum',
  tagline: 'Pools of dice, secret bids and a body that breaks part by part; one match, or a whole career.',
  slots: () => import('./slots.tsx'),
  opponents: () => import('@harena/bots/heroes'),
  book: () => import('./book.ts'),
  setup: () => import('./setup.tsx'),
}
