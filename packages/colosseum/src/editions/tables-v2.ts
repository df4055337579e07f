/** The Gladiator Tables V2.0: log sheets by percentile dice. */
import type { RuleContext } from '../match/context.ts'
import { type Gladiator, newItem } from '../match/state.ts'
import { parseArmour, type ShieldSize, toOneDie } from '../tables/armour.ts'
import {
  fixedTypes,
  type Origin,
  originModifiers,
  origins,
  percentileOrder,
  percentileRatings,
  readPercentile,
  type TypeId,
  typeRows,
  types,
} from '../tables/tables-v2.ts'

/** 1 to 100, each equally likely, from three dice as digits of base six; the surplus is thrown again. */
export function rollPercentile(context: RuleContext, rule: string, by: number, name: string): number {
  for (;;) {
    const digit = () => context.referee.roll(1, rule, by, name) - 1
    const number = (digit() * 6 + digit()) * 6 + digit()
    if (number < 200) return (number % 100) + 1
  }
}

/** V5 Ratings by percentile dice, V1 and V3 the origin and what it changes. Returns the origin. */
export function rollPercentileRatings(context: RuleContext, who: Gladiator, rollPlain: () => void): Origin | null {
  const { options } = context.state
  const origin =
    options.v2Origin === 'on' ? readPercentile(origins, rollPercentile(context, '§3.4.1', who.seat, 'origin')) : null
  if (options.v2Types === 'on') who.type ??= readPercentile(types, rollPercentile(context, '§19.1', who.seat, 'type'))
  if (options.v2Stats === 'off') rollPlain()
  else {
    for (const rating of percentileOrder) {
      who[rating] = readPercentile(percentileRatings[rating], rollPercentile(context, '§3.4.1', who.seat, rating))
    }
  }
  if (origin !== null && options.v2StatMods === 'on') {
    for (const rating of percentileOrder) who[rating] += originModifiers[origin][rating]
  }
  return origin
}

/** V2 A man of a type: its style, weight and weapons, whatever the set-up said. */
export function becomeType(who: Gladiator, type: TypeId): void {
  const { style, fixed, hands } = typeRows[type]
  who.style = style
  who.weight = fixed.weight
  who.rate = fixed.rate
  who.turnRate = fixed.rate
  // §3.4.3 is about the Secutor of chapter 19.
  who.netBonus = 0
  who.hands = [newItem(hands[0]!), hands[1] ? newItem(hands[1]) : null]
  who.sheath = []
}

/** V4 The fixed suit of his type; null for types that the tables do not know. */
export function wearFixedSuit(context: RuleContext, who: Gladiator): ShieldSize | 'none' | null {
  const fixed = who.type ? typeRows[who.type].fixed : fixedTypes[who.style]
  if (!fixed) return null
  who.weight = fixed.weight
  who.rate = fixed.rate
  who.turnRate = fixed.rate
  const suit = fixed.armour.split(' ').map((piece) => parseArmour(piece, 2)!)
  // Each edition keeps to its own scale of coverage.
  who.armour = context.state.options.edition === 'classic1981' ? suit : suit.map(toOneDie)
  return fixed.shield
}
