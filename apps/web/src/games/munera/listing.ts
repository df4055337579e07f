import { characters } from '@harena/bots/munera/characters'
import { t } from '@harena/engine'
import type { Listing } from '../listing.ts'

export const munera: Listing = {
  id: 'munera',
  title: t('Munera Sine Missione'),
  tagline: t('Action points, facing and one bold die against another; the crowd has the last word.'),
  gate: {
    unit: 'round',
    difficulty: 1,
    minutes: [2, 10],
    lesson: 'munera-first',
    figures: [
      { right: [{ kind: 'sword' }], left: [{ kind: 'largeShield' }], helmet: 'crested', armour: 'none', arms: true },
      { right: [{ kind: 'sword' }], left: [{ kind: 'smallShield' }], helmet: 'crested', armour: 'light', legs: true },
    ],
  },
  characters,
  slots: () => import('./slots.ts'),
  opponents: () => import('@harena/bots/munera'),
  book: () => import('./book.ts'),
  setup: () => import('./setup.ts'),
  inShort: () => import('./in-short.ts'),
  life: () => import('./life.ts'),
}
