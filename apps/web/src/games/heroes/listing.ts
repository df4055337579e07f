import { characters } from '@harena/bots/heroes/characters'
import { t } from '@harena/engine'
import type { Listing } from '../listing.ts'

export const heroes: Listing = {
  id: 'heroes',
  title: t('Heroes of the Colosseum'),
  tagline: t('Pools of dice, secret bids and a body that breaks part by part; one match, or a whole career.'),
  gate: {
    unit: 'turn',
    difficulty: 2,
    minutes: [2, 10],
    lesson: 'heroes-first',
    figures: [
      { right: [{ kind: 'sword' }], left: [{ kind: 'sword' }], helmet: 'open', armour: 'light' },
      { right: [{ kind: 'sword' }], left: [{ kind: 'largeShield' }], helmet: 'closed', armour: 'none', arms: true },
    ],
  },
  characters,
  slots: () => import('./slots.tsx'),
  opponents: () => import('@harena/bots/heroes'),
  book: () => import('./book.ts'),
  setup: () => import('./setup.tsx'),
  inShort: () => import('./in-short.ts'),
  life: () => import('./life.ts'),
}
