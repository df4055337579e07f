/** The words of the lanistas. */
import type { FixtureView, Heading, LudusPhase } from '@harena/colosseum'
import { counted, listed, t } from '@harena/engine'

/** The steps of a month as people count them (§39.5). */
export const steps: readonly {
  readonly title: string
  readonly rule: string
  readonly phases: readonly LudusPhase[]
  readonly means: string
}[] = [
  { title: t('Editor'), rule: '§39.5.1', phases: ['editor'], means: t('who holds the games') },
  { title: t('Event'), rule: '§39.5.2', phases: ['event'], means: t('what the month brings') },
  {
    title: t('Auction'),
    rule: '§39.5.3',
    phases: ['trade', 'sell', 'order', 'stock'],
    means: t('deals between ludi, sales, new stock'),
  },
  { title: t('Munus'), rule: '§39.5.4', phases: ['munus', 'entries', 'arrange'], means: t('who fights, and whom') },
  { title: t('Wagers'), rule: '§39.5.4.3', phases: ['bank', 'wagers'], means: t('with the bank and each other') },
  { title: t('Matches'), rule: '§39.5.4.5', phases: ['match', 'bout'], means: t('by hand, watched, or heard of') },
  { title: t('Experience'), rule: '§39.5.5', phases: ['experience'], means: t('what the fighters learn') },
  { title: t('Money'), rule: '§39.5.6', phases: ['settle', 'earnings'], means: t('wagers paid, earnings') },
  { title: t('Training'), rule: '§39.5.8', phases: ['train', 'spend'], means: t('for those who stayed at home') },
  { title: t('Upkeep'), rule: '§39.5.9', phases: ['upkeep', 'check'], means: t('men, reputation, loans') },
]

/** What money came and went for, as the books of a ludus say it. */
export const ACCOUNT_WORDS: Readonly<Record<Heading, string>> = {
  start: t('To begin with'),
  windfall: t('A windfall'),
  loan: t('A loan'),
  instalment: t('Instalments of loans'),
  taxes: t('Taxes'),
  hire: t('A professional for the month'),
  bribe: t('Against the revolt'),
  trade: t('Deals with other ludi'),
  sale: t('Sold at the auction'),
  stock: t('New stock'),
  armour: t('Armour'),
  fee: t('Sending men to the games'),
  colosseum: t('Games in the Colosseum'),
  wager: t('Wagers'),
  earnings: t('Earned by the men'),
  upkeep: t('Upkeep of the men'),
  reputation: t('Upkeep of the reputation'),
}

export const denarii = (sum: number) => counted(sum, 'denarius', 'denarii')

export function sideNames({ sides, beasts }: FixtureView, side: 0 | 1): string {
  return listed(side === 1 && beasts.length > 0 ? beasts : sides[side].map(({ name }) => name))
}

export function fixtureTitle(fixture: FixtureView): string {
  return t`${sideNames(fixture, 0)} against ${sideNames(fixture, 1)}`
}
