/** Outland's Gladiator: the four types of T6. */
import { type Balance, key, seated } from '@harena/engine'
import { gladiatorTypes } from './tables/gladiator-types.ts'

const AVERAGE = { strength: 2, agility: 2, damage: 8 }
type Characteristic = keyof typeof AVERAGE

export const balance: Balance = {
  styles: Object.keys(gladiatorTypes),
  // T6.3 The book writes Retarius; here he has one name in all books.
  titles: { retarius: 'Retiarius' },
  bouts: { usual: 4000, quick: 400 },
  notes: [key('The styles are the four types of T6; strength, agility and hits are rolled anew for every bout (§1).')],
  duel: (first, second) => ({
    fighters: [
      { name: 'First', team: 0, type: first },
      { name: 'Second', team: 1, type: second },
    ],
  }),
  ends: {
    spared: key('Beaten, spared'),
    dispatched: key('Refused mercy, killed'),
    mortallyWounded: key('Mortally wounded'),
  },
  deaths: ['mortallyWounded', 'dispatched'],
  firstMoveNote: key('Dice decide who moves first in every turn (§2), so the seat itself should not matter.'),
  reference: [
    ['samnite', 'retarius'],
    ['secutor', 'retarius'],
    ['gaul', 'samnite'],
    ['gaul', 'retarius'],
    ['samnite', 'secutor'],
  ],
  numbers: { turnLimit: [10, 20] },
  characteristics: [
    { id: 'strength', name: key('Strength +1') },
    { id: 'agility', name: key('Agility +1') },
    { id: 'damage', name: key('Hits +1') },
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
  mirrorNote: key('Two Samnites of strength 2, agility 2 and 8 hits; one of them has a point more of one of these.'),
}
