/** GLADIATOR, Colosseum Edition: the fourteen styles that fight men. */
import { type Balance, key, seated } from '@harena/engine'
import { beastIds } from './tables/beasts.ts'
import { styleIds, styles } from './tables/styles.ts'

/** What ten on three dice gives (§3.4.1). */
const AVERAGE = { TR: 9, ST: 1, AG: 0, CN: 3, W: 11 }
type Rating = keyof typeof AVERAGE

const names: Readonly<Record<Rating, string>> = {
  TR: key('Training (TR) +1'),
  ST: key('Strength (ST) +1'),
  AG: key('Agility (AG) +1'),
  CN: key('Constitution (CN) +1'),
  W: key('Wounds (W) +1'),
}

/** The third suit of the medium weight (§3.12). */
const SUIT = { armour: ['A', '-', 'C', 'C5', 'A4'], shield: 'large' }

export const balance: Balance = {
  styles: styleIds.filter((style) => styles[style].class > 0),
  bouts: { usual: 200, quick: 20 },
  notes: [
    key(
      'Characteristics and armour are rolled anew for every bout (§3.4, §3.12). Those who only fight beasts are left out.',
    ),
  ],
  duel: (first, second) => ({
    gladiators: [
      { name: 'First', team: 0, style: first },
      { name: 'Second', team: 1, style: second },
    ],
  }),
  ends: { killed: key('Killed'), missus: key('Appealed, spared'), stans: key('Stopped, a draw') },
  deaths: ['killed'],
  firstMoveNote: key('Both plot in secret and move at the same time: nobody moves first.'),
  reference: [
    ['parmularius', 'myrmillo'],
    ['retiarius', 'secutor'],
    ['thraex', 'hoplomachus'],
  ],
  numbers: { turnLimit: [3, 7], teamTurns: [], plotTimer: [] },
  characteristics: Object.entries(names).map(([id, name]) => ({ id, name })),
  mirror: (characteristic, better) => {
    const plain: Record<string, number> = AVERAGE
    const sheets = seated(better, { ...plain, [characteristic]: plain[characteristic]! + 1 }, plain)
    return {
      gladiators: sheets.map((ratings, team) => ({
        name: team === 0 ? 'First' : 'Second',
        team,
        style: 'myrmillo',
        ratings,
        ...SUIT,
      })),
    }
  },
  foes: {
    title: key('hunts'),
    note: key(
      'Beasts go by their table (§28.5); characteristics and armour are rolled anew for every bout (§3.4, §3.12).',
    ),
    styles: styleIds,
    types: beastIds,
    duel: (style, beast) => ({
      gladiators: [
        { name: 'First', team: 0, style },
        { name: 'Second', team: 1, style: 'beast', beast },
      ],
    }),
  },
  mirrorNote: key(
    'Two Myrmillones in the same armour with TR 9, ST 1, AG 0, CN 3 and W 11; one of them has a point more of one of these.',
  ),
}
