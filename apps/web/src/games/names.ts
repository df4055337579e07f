import { womensNames } from '../figures/look.ts'

/** The same names for all games: gladiators of whom something is known, two women among them, whom a relief shows in their bout. */
export const gladiatorNames: readonly string[] = [
  'Flamma',
  'Verus',
  'Priscus',
  'Spiculus',
  'Achillia',
  'Amazon',
  'Tetraites',
  'Hermes',
  'Carpophorus',
  'Triumphus',
  'Felix',
  'Murranus',
]

/** For whom a campaign makes: also names of women of whom poets tell, as the books ask nobody's gender. */
const campaignNames: readonly string[] = [...new Set([...gladiatorNames, ...womensNames])]

/** The next name of the list that nobody bears. */
export function anotherName(now: string, taken: readonly string[]): string {
  const from = campaignNames.indexOf(now) + 1
  const order = [...campaignNames.slice(from), ...campaignNames.slice(0, from)]
  return order.find((name) => name !== now && !taken.includes(name)) ?? now
}
