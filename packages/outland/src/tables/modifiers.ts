/** T4 Modifiers to the two dice. */
import { key, type Row } from '@harena/engine'

export const modifiers = {
  shield: 1,
  helm: 1,
  /** Instead of a helm. */
  closedHelmet: 2,
  legs: 1,
  arms: 1,
  torso: 1,
  net: 1,
  spearAgainstSword: 1,
  hit: -1,
  /** For each point by which his agility is higher. */
  agility: 1,
  /** The attacker, when the defender has lost his weapon. */
  weaponless: 1,
  whipped: -2,
}

export const modifierRows: Readonly<Record<keyof typeof modifiers, Row>> = {
  shield: { what: 'shield', rule: 'T4.1' },
  helm: { what: 'helm', rule: 'T4.2', group: 'helmet' },
  closedHelmet: { what: 'closed helmet', rule: 'T4.3', group: 'helmet' },
  legs: { what: 'leg armour', rule: 'T4.4' },
  arms: { what: 'arm armour', rule: 'T4.5' },
  torso: { what: 'torso armour', rule: 'T4.6' },
  net: { what: 'net in hand', rule: 'T4.7' },
  spearAgainstSword: { what: 'spear against sword', rule: 'T4.8' },
  hit: { what: 'hits taken', rule: 'T4.9', each: key('each hit taken') },
  agility: { what: 'higher agility', rule: 'T4.10', each: key('each point of agility more') },
  weaponless: { what: 'enemy has no weapon', rule: 'T4.11' },
  whipped: { what: 'against a whip', rule: 'T4.13' },
}

/** T4.14 A Gaul in the first, the second and every later round of a melee. */
export const gaulBonuses = { firstRound: 4, secondRound: 2, later: 1 }
export const gaulRow: Row = { what: 'Gaul', rule: 'T4.14' }
