/** The tempers of the built-in lanistas: each is a handful of numbers, and shows in what he does. */

export interface Temper {
  /** What he is called. */
  readonly name: string
  /** How many men he likes to have. */
  readonly stable: number
  /** The level of the stock that he buys. */
  readonly level: number
  /** The part of his purse that he keeps when he buys, hires or bribes. */
  readonly thrift: number
  /** How much he fears for a man whom he sends, and for his reputation, which costs money. */
  readonly care: number
  /** The part of his purse that he puts on one wager, and how many he makes. */
  readonly stake: number
  readonly wagers: number
  /** How much better he thinks his own men are: proud ones put money on them against the others (§39.5.4.3). */
  readonly pride: number
  /** What he would have where he may choose (§38.2.3). */
  readonly match: 'matchedPair' | 'champion' | 'venatores' | 'bestiarii' | 'battle' | 'twoOnOne'
  /** The part of its worth that he bids for a professional. */
  readonly bid: number
  /** From which combat value on a man has armour made for him. */
  readonly armour: number
}

export const tempers: readonly Temper[] = [
  {
    name: 'cautious',
    stable: 3,
    level: 2,
    thrift: 0.5,
    care: 0.8,
    stake: 0.01,
    wagers: 1,
    match: 'matchedPair',
    bid: 0.3,
    pride: 0,
    armour: 16,
  },
  {
    name: 'gambler',
    stable: 4,
    level: 5,
    thrift: 0.2,
    care: 0.4,
    stake: 0.08,
    wagers: 4,
    match: 'champion',
    bid: 0.5,
    pride: 0.4,
    armour: 16,
  },
  {
    name: 'beast-lover',
    stable: 4,
    level: 4,
    thrift: 0.4,
    care: 0.4,
    stake: 0.02,
    wagers: 2,
    match: 'bestiarii',
    bid: 0.4,
    pride: 0.2,
    armour: 16,
  },
  {
    name: 'showman',
    stable: 5,
    level: 6,
    thrift: 0.2,
    care: 0,
    stake: 0.03,
    wagers: 2,
    match: 'battle',
    bid: 0.9,
    pride: 0.6,
    armour: 8,
  },
  {
    name: 'trader',
    stable: 4,
    level: 3,
    thrift: 0.4,
    care: 0.4,
    stake: 0.02,
    wagers: 2,
    match: 'matchedPair',
    bid: 0.4,
    pride: 0,
    armour: 16,
  },
]

/** A ludus keeps its temper: its name decides. */
export function temperOf(ludus: string): Temper {
  let sum = 0
  for (const letter of ludus) sum = (sum * 31 + letter.codePointAt(0)!) % 9973
  return tempers[sum % tempers.length]!
}
