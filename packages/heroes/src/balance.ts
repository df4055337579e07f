/** Heroes of the Colosseum: the six Fighting Styles, head to head. */
import { type Balance, key, seated } from '@harena/engine'
import { plainSheet } from './match/setup.ts'
import { STYLES, type Style } from './tables/styles.ts'

type Attributes = ReturnType<typeof plainSheet>['attributes']

function setupOf(fighters: readonly (readonly [style: string, more: Partial<Attributes>])[]): unknown {
  const gladiators = fighters.map(([style, more], side) => {
    const sheet = plainSheet(side === 0 ? 'First' : 'Second', style as Style)
    const attributes = { ...sheet.attributes, ...more }
    return { sheet: { ...sheet, attributes }, control: 'star', side, style: 'primary', imperialSpares: 0 }
  })
  return { arena: 'provincial', gates: 'WE', toTheDeath: 'no', opponents: 'given', gladiators }
}

const POINTS = 4

export const balance: Balance = {
  styles: STYLES,
  bouts: { usual: 1000, quick: 100 },
  notes: [
    `Both are Stars of average size without Signatures, with ${POINTS} points in each Attribute, in the provincial arena.`,
  ],
  duel: (first, second) =>
    setupOf([
      [first, {}],
      [second, {}],
    ]),
  ends: {
    dead: key('Dead'),
    unconscious: key('Unconscious, spared'),
    incapacitated: key('Incapacitated, spared'),
    surrendered: key('Surrendered, spared'),
    dismissed: key('Dismissed, a draw'),
  },
  deaths: ['dead'],
  firstMoveNote: key('Dice and Speed decide who moves first in every turn (T5-1).'),
  reference: [
    ['retiarius', 'secutor'],
    ['murmillo', 'thraex'],
    ['hoplomachus', 'murmillo'],
    ['dimachaerus', 'hoplomachus'],
  ],
  numbers: { emperorSavvy: [5, 13], maxTurns: [20, 50] },
  characteristics: [
    { id: 'savvy', name: key('Savvy +1') },
    { id: 'strength', name: key('Strength +1') },
    { id: 'speed', name: key('Speed +1') },
  ],
  mirror: (characteristic, better) =>
    setupOf(
      seated<readonly [string, Partial<Attributes>]>(
        better,
        ['murmillo', { [characteristic]: POINTS + 1 }],
        ['murmillo', {}],
      ),
    ),
  mirrorNote: `Two Murmillones with ${POINTS} points in each Attribute; one of them has a fifth point in one.`,
}
