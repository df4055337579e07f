/** The words of the lanistas. */
import type { FixtureView, LudusPhase } from '@harena/colosseum'
import { counted, listed } from '@harena/engine'

/** The steps of a month as people count them (§39.5). */
export const steps: readonly {
  readonly title: string
  readonly rule: string
  readonly phases: readonly LudusPhase[]
  readonly means: string
}[] = [
  { title: 'Editor', rule: '§39.5.1', phases: ['editor'], means: 'who holds the games' },
  { title: 'Event', rule: '§39.5.2', phases: ['event'], means: 'what the month brings' },
  {
    title: 'Auction',
    rule: '§39.5.3',
    phases: ['trade', 'sell', 'order', 'stock'],
    means: 'deals between ludi, sales, new stock',
  },
  { title: 'Munus', rule: '§39.5.4', phases: ['munus', 'entries', 'arrange'], means: 'who fights, and whom' },
  { title: 'Wagers', rule: '§39.5.4.3', phases: ['bank', 'wagers'], means: 'with the bank and each other' },
  { title: 'Matches', rule: '§39.5.4.5', phases: ['match', 'bout'], means: 'by hand, watched, or heard of' },
  { title: 'Experience', rule: '§39.5.5', phases: ['experience'], means: 'what the fighters learn' },
  { title: 'Money', rule: '§39.5.6', phases: ['settle', 'earnings'], means: 'wagers paid, earnings' },
  { title: 'Training', rule: '§39.5.8', phases: ['train', 'spend'], means: 'for those who stayed at home' },
  { title: 'Upkeep', rule: '§39.5.9', phases: ['upkeep', 'check'], means: 'men, reputation, loans' },
]

export const denarii = (sum: number) => counted(sum, 'denarius', 'denarii')

export function sideNames({ sides, beasts }: FixtureView, side: 0 | 1): string {
  return listed(side === 1 && beasts.length > 0 ? beasts : sides[side].map(({ name }) => name))
}

export function fixtureTitle(fixture: FixtureView): string {
  return `${sideNames(fixture, 0)} against ${sideNames(fixture, 1)}`
}
