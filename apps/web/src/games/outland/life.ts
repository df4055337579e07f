/** Outland's book has no experience: as in its clubs a man keeps what was rolled for him (C.1, C.5). */
import { isObject, t } from '@harena/engine'
import type { State } from '@harena/outland'
import type { Life } from '../../own/life.ts'

export interface Kept {
  readonly strength: number
  readonly agility: number
  readonly damage: number
}

export const life: Life<Kept> = {
  keeps: [
    { text: t('Strength, agility and hits are rolled once and stay for life.'), rule: 'C.1' },
    { text: t('The book knows no experience: nobody learns anything, and all wounds heal.'), rule: 'H.2' },
  ],
  isKept: (value): value is Kept =>
    isObject(value) && [value.strength, value.agility, value.damage].every(Number.isInteger),
  after: ({ seat, state }, before) => {
    const { strength, agility, damage } = (state as State).fighters[seat]!
    return { kept: before ?? { strength, agility, damage }, isDead: false }
  },
  notes: ({ strength, agility, damage }) => [
    { text: t`Strength ${strength}, agility ${agility}, can take ${damage} hits.`, rule: '§1.6' },
  ],
}
