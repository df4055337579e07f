import type { Listing } from '../listing.ts'

export const outland: Listing = {
  id: 'outland',
  title: "Outland's one-page Gladiator",
  tagline: 'Two pages of rules: walk up, roll two dice each, and see who gives ground.',
  slots: () => import('./slots.ts'),
  opponents: () => import('@harena/bots/outland'),
  book: () => import('./book.ts'),
  setup: () => import('./setup.ts'),
}
