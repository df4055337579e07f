import { characters } from '@harena/bots/outland/characters'
import { t } from '@harena/engine'
import type { Listing } from '../listing.ts'
import { typeNames } from './type-names.ts'

export const outland: Listing = {
  id: 'outland',
  title: t("Outland's one-page Gladiator"),
  tagline: t('A handful of rules: walk up, roll two dice each, and see who gives ground.'),
  gate: {
    unit: 'turn',
    difficulty: 1,
    minutes: [3, 7],
    lesson: 'outland-first',
    figures: [
      { right: [{ kind: 'sword' }], left: [{ kind: 'largeShield' }], helmet: 'open', armour: 'light', legs: true },
      { right: [{ kind: 'trident' }], left: [{ kind: 'net' }], helmet: 'none', armour: 'none', arms: true },
    ],
  },
  typeNames,
  characters,
  slots: () => import('./slots.ts'),
  opponents: () => import('@harena/bots/outland'),
  book: () => import('./book.ts'),
  setup: () => import('./setup.ts'),
  inShort: () => import('./in-short.ts'),
  life: () => import('./life.ts'),
}
