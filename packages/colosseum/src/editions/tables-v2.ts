/** The Gladiator Tables V2.0: log sheets by percentile dice, and what else each of its switches changes. */
import type { RuleContext } from '../match/context.ts'
import type { Edition } from '../match/edition.ts'
import type { Options } from '../match/options.ts'
import { type Gladiator, hasTwoWeapons, newItem, shieldHand } from '../match/state.ts'
import type { ShieldSize } from '../tables/armour.ts'
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
import { readTwoDice } from './armour-scale.ts'
import { type Changes, withChanges } from './changes.ts'
import { javelinChanges } from './javelins.ts'
import { surrender, surrenderShift } from './surrender.ts'
import { tablesV2Options } from './tables-v2-options.ts'

/** 1 to 100, each equally likely, from three dice as digits of base six; the surplus is thrown again. */
function rollPercentile(context: RuleContext, rule: string, by: number, name: string): number {
  for (;;) {
    const digit = () => context.referee.roll(1, rule, by, name) - 1
    const number = (digit() * 6 + digit()) * 6 + digit()
    if (number < 200) return (number % 100) + 1
  }
}

/** H-5 Ratings by percentile dice, H-1 and H-3 the origin and what it changes. Returns the origin. */
function rollPercentileRatings(context: RuleContext, who: Gladiator, rollPlain: () => void): Origin | null {
  const { options } = context.state
  const origin =
    options.v2Origin === 'on' ? readPercentile(origins, rollPercentile(context, '§3.4.1', who.seat, 'origin')) : null
  // Who rides is an Eques or a Sagittarius (§30.2).
  if (options.v2Types === 'on' && who.type === null && who.mount < 0) {
    who.type = readPercentile(types, rollPercentile(context, '§19.1', who.seat, 'type'))
    becomeType(who, who.type)
  }
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

/** H-2 A man of a type: its style, weight and weapons, whatever the set-up said. */
function becomeType(who: Gladiator, type: TypeId): void {
  const { style, fixed, hands } = typeRows[type]
  Object.assign(who, { style, weight: fixed.weight, rate: fixed.rate, turnRate: fixed.rate })
  // §3.4.3 is about the Secutor of chapter 19.
  who.netBonus = 0
  who.hands = [newItem(hands[0]!), hands[1] ? newItem(hands[1]) : null]
  who.sheath = []
}

/** H-4 The fixed suit of his type; null for types that the tables do not know. */
function wearFixedSuit({ state }: RuleContext, who: Gladiator): ShieldSize | 'none' | null {
  const fixed = who.type ? typeRows[who.type].fixed : fixedTypes[who.style]
  if (!fixed) return null
  Object.assign(who, { weight: fixed.weight, rate: fixed.rate, turnRate: fixed.rate })
  who.armour = fixed.armour.split(' ').map((piece) => readTwoDice(state.options, piece)!)
  return fixed.shield
}

/** H-6 Two swords and no shield. */
function isDimachus({ type }: Gladiator): boolean {
  return type !== null && typeRows[type].isDimachus
}

const changes: Changes = {
  // H-2
  v2Types: (edition) => ({
    types: Object.keys(typeRows),
    // What a style wears is not asked of a man who has a type instead.
    refuseSheet: (sheet) => (sheet.type ? null : edition.refuseSheet(sheet)),
    prepareSheet: (who) => {
      edition.prepareSheet(who)
      if (who.type) becomeType(who, who.type)
    },
    // What the book says of Secutor and Crupellarius these tables do not say of theirs.
    followsStyle: ({ type }) => type === null,
  }),
  // H-4
  v2Armour: (edition) => ({
    wearSuit: (context, who) => wearFixedSuit(context, who) ?? edition.wearSuit(context, who),
  }),
  // H-7 It belongs to the shield that a Hoplomachus begins with, whoever wields it later.
  v2XlShield: (edition) => ({
    completeSheet: (who) => {
      edition.completeSheet(who)
      const shield = who.style === 'hoplomachus' ? who.hands[shieldHand(who)] : null
      if (shield) shield.isXL = true
    },
    shieldDRM: (target) => (target.hands[shieldHand(target)]?.isXL ? -1 : 0),
  }),
  // H-6
  v2Dimachus: (edition) => ({
    refusePair: (state, who) => (isDimachus(who) && hasTwoWeapons(state, who) ? null : edition.refusePair(state, who)),
    twoWeaponBonus: (state, who) =>
      isDimachus(who) ? (hasTwoWeapons(state, who) ? 4 : 0) : edition.twoWeaponBonus(state, who),
    twoWeaponDropDRM: (state, who) => (isDimachus(who) ? 0 : edition.twoWeaponDropDRM(state, who)),
  }),
  // H-8
  v2Javelins: javelinChanges,
  // H-9 A Crupellarius who has fallen can only roll.
  v2Crupellarius: (edition) => ({
    fallenPlots: (who) => {
      const plots = edition.fallenPlots(who)
      return who.style === 'crupellarius' ? plots.filter((text) => !text.startsWith('KN')) : plots
    },
  }),
  // H-10
  v2Surrender: () => ({
    afterFight: surrender,
    hasSurrender: true,
    surrenderShift: ({ cfLoss }, turn) => surrenderShift(cfLoss, turn),
  }),
}

/** An edition with those of the tables that are switched on. */
export function withTablesV2(base: Edition, options: Options): Edition {
  const edition = withChanges(base, options, tablesV2Options, changes)
  if (![options.v2Origin, options.v2Types, options.v2Stats].includes('on')) return edition
  const rollPlain = edition.rollRatings
  return {
    ...edition,
    rollRatings: (context, who) => rollPercentileRatings(context, who, () => rollPlain(context, who)),
  }
}
