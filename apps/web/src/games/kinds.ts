/** Kinds of gladiators that several books know, each by its own name: the same two men can so meet under every one. */
import { t } from '@harena/engine'
import type { Equipment } from '../board/figure.tsx'
import type { Trait } from './in-short.ts'
import { type Listing, typeTitle } from './listing.ts'

export interface Kind {
  readonly id: string
  readonly name: string
  /** What he carries, in a few words. */
  readonly arms: string
  readonly figure: Equipment
  /** What books treat each in their own way. */
  readonly traits: readonly Trait[]
  /** His type by ruleset, where the book has one like him. */
  readonly types: Readonly<Record<string, string>>
}

const sword = [{ kind: 'sword' }] as const

export const kinds: readonly Kind[] = [
  {
    id: 'net',
    name: t('The net man'),
    arms: t('net and trident, no shield, no helmet'),
    figure: { right: [{ kind: 'trident' }], left: [{ kind: 'net' }], helmet: 'none', armour: 'none', arms: true },
    traits: ['net'],
    types: { colosseum: 'retiarius', munera: 'retiarius', heroes: 'retiarius', outland: 'retarius' },
  },
  {
    id: 'pursuer',
    name: t('The pursuer'),
    arms: t('sword, shield and a closed helmet'),
    figure: { right: sword, left: [{ kind: 'largeShield' }], helmet: 'closed', armour: 'none', arms: true },
    traits: ['shield'],
    types: { colosseum: 'secutor', munera: 'secutor', heroes: 'secutor', outland: 'secutor' },
  },
  {
    id: 'wall',
    name: t('The great shield'),
    arms: t('sword and a shield to stand behind'),
    figure: { right: sword, left: [{ kind: 'largeShield' }], helmet: 'crested', armour: 'light', legs: true },
    traits: ['shield'],
    types: { colosseum: 'myrmillo', munera: 'myrmillo', heroes: 'murmillo', outland: 'samnite' },
  },
  {
    id: 'light',
    name: t('The light man'),
    arms: t('sword, a small shield and quick feet'),
    figure: { right: sword, left: [{ kind: 'smallShield' }], helmet: 'open', armour: 'none', legs: true },
    traits: ['light', 'shield'],
    types: { colosseum: 'thraex', munera: 'thracian', heroes: 'thraex', outland: 'gaul' },
  },
  {
    id: 'spear',
    name: t('The spear'),
    arms: t('spear and shield'),
    figure: { right: [{ kind: 'longSpear' }], left: [{ kind: 'smallShield' }], helmet: 'crested', armour: 'light' },
    traits: ['spear'],
    types: { colosseum: 'hoplomachus', munera: 'hoplomachus', heroes: 'hoplomachus' },
  },
  {
    id: 'swords',
    name: t('Two swords'),
    arms: t('a sword in either hand'),
    figure: { right: sword, left: sword, helmet: 'open', armour: 'light' },
    traits: ['swords'],
    types: { colosseum: 'dimachaerus', munera: 'diamecheri', heroes: 'dimachaerus' },
  },
]

export function kindOf(id: string): Kind | null {
  return kinds.find((kind) => kind.id === id) ?? null
}

/** Those that a book knows. */
export function kindsIn(ruleset: string): readonly Kind[] {
  return kinds.filter(({ types }) => types[ruleset] !== undefined)
}

/** What the book calls him. */
export function titleIn(game: Listing, { types, name }: Kind): string {
  const type = types[game.id]
  return type === undefined ? name : typeTitle(game, type)
}
