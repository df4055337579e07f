import { characters } from '@harena/bots/colosseum/characters'
import { t } from '@harena/engine'
import type { Listing } from '../listing.ts'

export const colosseum: Listing = {
  id: 'colosseum',
  title: t('GLADIATOR, Colosseum Edition'),
  tagline: t('Secret plots, facing, collisions and blows aimed at a part of the body: the duel in full.'),
  gate: {
    unit: 'turn',
    difficulty: 3,
    minutes: [3, 20],
    lesson: 'gladiator-first',
    figures: [
      { right: [{ kind: 'sword' }], left: [{ kind: 'smallShield' }], helmet: 'open', armour: 'light' },
      { right: [{ kind: 'sword' }], left: [{ kind: 'largeShield' }], helmet: 'closed', armour: 'heavy', legs: true },
    ],
  },
  characters,
  slots: () => import('./slots.tsx'),
  opponents: () => import('@harena/bots/colosseum'),
  book: () => import('./book.ts'),
  setup: () => import('./setup.tsx'),
  inShort: () => import('./in-short.ts'),
  life: () => import('./life.ts'),
}
