import type { Listing } from '../listing.ts'

export const colosseum: Listing = {
  id: 'colosseum',
  title: 'GLADIATOR, Colosseum Edition',
  tagline: 'Secret plots, facing, collisions and blows aimed at a part of the body: the duel in full.',
  slots: () => import('./slots.tsx'),
  opponents: () => import('@harena/bots/colosseum'),
  book: () => import('./book.ts'),
  setup: () => import('./setup.tsx'),
}
