/** Outland's Gladiator: the four types of T6. */
import { type Balance, seated, t } from '@harena/engine'
import { gladiatorTypes } from './tables/gladiator-types.ts'

const AVERAGE = { strength: 2, agility: 2, damage: 8 }
type Characteristic = keyof typeof AVERAGE

export const balance: Balance = {
  styles: Object.keys(gladiatorTypes),
  bouts: { usual: 4000, quick: 400 },
  notes: [t('The styles are the four types of T6; strength, agility and damage are rolled anew for every bout (§1).')],
  duel: (first, second) => ({
    fighters: [
      { name: 'First', team: 0, type: first },
      { name: 'Second', team: 1, type: second },
    ],
  }),
  ends: { spared: t('Beaten, spared'), dispatched: t('Refused mercy, killed'), mortallyWounded: t('Mortally wounded') },
  deaths: ['mortallyWounded', 'dispatched'],
  firstMoveNote: t('Dice decide who moves first in every turn (§2), so the seat itself should not matter.'),
  reference: [
    ['samnite', 'retarius'],
    ['secutor', 'retarius'],
    ['gaul', 'samnite'],
    ['gaul', 'retarius'],
    ['samnite', 'secutor'],
  ],
  numbers: { turnLimit: [10, 20] },
  characteristics: [
    { id: 'strength', name: t('Strength +1') },
    { id: 'agility', name: t('Agility +1') },
    { id: 'damage', name: t('Damage +1') },
  ],
  mirror: (characteristic, better) => {
    const key = characteristic as Characteristic
    const fighters = seated<object>(better, { ...AVERAGE, [key]: AVERAGE[key] + 1 }, AVERAGE)
    return {
      fighters: fighters.map((one, seat) => ({
        name: seat === 0 ? 'First' : 'Second',
        team: seat,
        type: 'samnite',
        ...one,
      })),
    }
  },
  mirrorNote: t('Two Samnites of strength 2, agility 2 and damage 8; one of them has a point more of one of these.'),
}
