import type { Listing } from '../listing.ts'

export const munera: Listing = {
  id: 'munera',
  title: 'Munera Sine Missione',
  tagline: 'Action points, facing and one bold die against another; the crowd has the last word.',
  slots: () => import('./slots.ts'),
  opponents: () => import('@harena/bots/munera'),
  book: () => import('./book.ts'),
  setup: () => import('./setup.ts'),
}
