/** §7.7, §7.8 Fame, laurels, better and worse Attributes. */
import { addStep, d3, type Row, type Seat, type Steps } from '@harena/engine'
import type { CareerOptions } from '../match/options.ts'
import { personalResult } from '../match/result.ts'
import { ATTRIBUTES, type Attribute, type Attributes, type Card, type Sheet, type State } from '../match/state.ts'
import { MOST_ATTRIBUTE, MOST_SPREAD, MOST_SUM, signaturesAp, spread, sumOf } from '../rules/creation.ts'
import { tablesOf } from '../tables/index.ts'
import type { CareerRef } from './game.ts'
import type { CareerGladiator } from './state.ts'

/** G-45 What caps, moves, the ceiling of 20 and freedom go by. */
export function localeTotal(sheet: Sheet, options: CareerOptions): number {
  const signatures =
    options.localeTotalIncludesSignature === 'yes' ? signaturesAp(sheet.signatures, tablesOf(options)) : 0
  return sumOf(sheet.attributes) + signatures
}

const fameRows = {
  strokes: { what: 'Killing Strokes', rule: '§7.7.1' },
  equal: { what: 'Beat an equal', rule: '§7.7.1' },
  better: { what: 'Beat a better one', rule: '§7.7.1' },
  lesser: { what: 'Beat lesser ones', rule: '§7.7.1' },
  stoodUp: { what: 'Stood up to a better one', rule: '§6.7' },
} as const satisfies Record<string, Row>

/** §7.7.1 Fame from the AP Totals of those he beat himself, as the match began; the lines add up (G-42). */
export function fameForVictory(own: number, beaten: readonly number[], steps: Steps = null): number {
  let fame = 0
  let lower = 0
  for (const ap of beaten) {
    if (ap < own) lower++
    else fame += addStep(steps, ap === own ? fameRows.equal : fameRows.better, 1 + ap - own)
  }
  return lower >= 2 ? fame + addStep(steps, fameRows.lesser, 1 + lower, `Beat ${lower} lesser ones`) : fame
}

/** §7.7.1, §6.7 Fame won in this match, without a laurel. A Killing Stroke counts for whoever lives (G-42). */
export function fameGained(match: State, card: Card, steps: Steps = null): number {
  const strokes = card.killingStrokes.length
  const fame = strokes > 0 ? addStep(steps, fameRows.strokes, strokes) : 0
  const apOf = (other: Card) => other.apTotal
  switch (personalResult(match, card)) {
    case 'win': {
      const beaten = card.defeated.map((seat) => match.cards[seat]!)
      return fame + fameForVictory(card.apTotal, beaten.map(apOf), steps)
    }
    case 'draw': {
      const others = match.cards.filter((other) => other.side !== card.side && other.fate === 'dismissed')
      const isLower = others.some((other) => other.apTotal > card.apTotal)
      return isLower ? fame + addStep(steps, fameRows.stoodUp, 1) : fame
    }
    default:
      return fame
  }
}

/** §7.7.3 A better opponent beaten, few wounds, many inflicted or a Killing Stroke, and Bonus Dice left. */
export function winsLaurel(match: State, card: Card): boolean {
  const hasBeatenBetter = card.defeated.some((seat) => match.cards[seat]!.apTotal > card.apTotal)
  const partsWounded = card.woundsAt.filter((wounds) => wounds > 0).length
  const isMaster = card.woundsInflicted >= Math.max(1, 2 * card.woundsTaken) || card.killingStrokes.length > 0
  return personalResult(match, card) === 'win' && hasBeatenBetter && partsWounded <= 2 && isMaster && card.bonus >= 1
}

/** G-38 A change is legal if it keeps the spread within two, or does not widen a wider one. */
function keepsSpread(before: Readonly<Attributes>, after: Readonly<Attributes>): boolean {
  return spread(after) <= Math.max(MOST_SPREAD, spread(before))
}

/** §3.6.5, §7.7.2 The Attributes that may rise. */
export function mayRise(sheet: Sheet, options: CareerOptions): Attribute[] {
  const { attributes } = sheet
  if (localeTotal(sheet, options) >= MOST_SUM) return []
  return ATTRIBUTES.filter((attribute) => {
    const value = attributes[attribute] + 1
    return value <= MOST_ATTRIBUTE && keepsSpread(attributes, { ...attributes, [attribute]: value })
  })
}

/** §7.8 The Attributes that may fall. */
export function mayFall(sheet: Sheet): Attribute[] {
  const { attributes } = sheet
  return ATTRIBUTES.filter((attribute) => {
    const value = attributes[attribute] - 1
    return value >= 1 && keepsSpread(attributes, { ...attributes, [attribute]: value })
  })
}

/** 1-2 Savvy, 3-4 Strength, 5-6 Speed; rolled again until it is one of these. */
function rollAttribute(among: readonly Attribute[], rule: string, referee: CareerRef, by: Seat): Attribute {
  for (;;) {
    const attribute = ATTRIBUTES[d3(referee.roll(1, rule, by, 'which Attribute')) - 1]!
    if (among.includes(attribute)) return attribute
  }
}

export function withAttribute(sheet: Sheet, attribute: Attribute, change: number): Sheet {
  return { ...sheet, attributes: { ...sheet.attributes, [attribute]: sheet.attributes[attribute] + change } }
}

/** §7.7.2 From this face on a die makes an Attribute rise: above it, or a 6. */
export function leastToRise(value: number): number {
  return Math.min(value + 1, 6)
}

/** §7.7.2 How likely an Attribute is to rise with so many dice. */
export function chanceToRise(value: number, dice: number): number {
  return 1 - ((leastToRise(value) - 1) / 6) ** dice
}

/** §7.7.2 One die for each point of Fame won; above the Attribute, or a 6, it rises by one. */
export function improve(
  gladiator: CareerGladiator,
  number: number,
  fame: number,
  options: CareerOptions,
  referee: CareerRef,
  by: Seat,
): void {
  const choices = mayRise(gladiator.sheet, options)
  if (fame === 0 || choices.length === 0) return
  const attribute =
    gladiator.control === 'npg'
      ? rollAttribute(choices, '§7.7.2', referee, by)
      : referee.ask({ kind: 'improve', seat: gladiator.owner, rule: '§7.7.2', gladiator: number, fame, choices })
  const least = leastToRise(gladiator.sheet.attributes[attribute])
  let improved = false
  for (const face of referee.dice(fame, '§7.7.2', by, 'Fame won')) if (face >= least) improved = true
  if (improved) gladiator.sheet = withAttribute(gladiator.sheet, attribute, 1)
  if (referee.listening) {
    const { name, attributes } = gladiator.sheet
    const now = attributes[attribute]
    referee.tell({ kind: 'improvementRolled', rule: '§7.7.2', name, attribute, improved, now })
  }
}

/** §7.8 Fame goes, and every 1 costs a point of some Attribute; all dice are rolled even without Fame (G-49). */
export function decline(gladiator: CareerGladiator, points: number, referee: CareerRef, by: Seat): void {
  gladiator.totalFame = Math.max(0, gladiator.totalFame - points)
  if (referee.listening) {
    const { sheet, totalFame } = gladiator
    referee.tell({ kind: 'fameLost', rule: '§7.8', name: sheet.name, points, total: totalFame })
  }
  let ones = 0
  for (const face of referee.dice(points, '§7.8', by, 'Fame lost')) if (face === 1) ones++
  for (; ones > 0; ones--) {
    const choices = mayFall(gladiator.sheet)
    if (choices.length === 0) return
    const attribute = rollAttribute(choices, '§7.8', referee, by)
    gladiator.sheet = withAttribute(gladiator.sheet, attribute, -1)
    if (referee.listening) {
      const { name, attributes } = gladiator.sheet
      referee.tell({ kind: 'attributeDecreased', rule: '§7.8', name, attribute, now: attributes[attribute] })
    }
  }
}
