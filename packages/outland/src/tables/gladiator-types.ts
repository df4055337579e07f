/** T6 The four types: what each carries. */
import type { Rule } from '@harena/engine'

export type Helmet = 'none' | 'helm' | 'closed'

/** A trident is a spear (R14). */
export type Weapon = 'sword' | 'spear'

/** Things that can be lost and picked up. */
export type Thing = Weapon | 'shield' | 'net'

export interface Equipment {
  readonly weapon: Weapon
  readonly shield: boolean
  readonly net: boolean
  readonly helmet: Helmet
  readonly torso: boolean
  readonly legs: boolean
  readonly arms: boolean
  /** Whether he fights as a Gaul (§10). */
  readonly gaul: boolean
}

export type GladiatorType = 'samnite' | 'secutor' | 'retarius' | 'gaul'

export interface TypeRow extends Equipment {
  readonly rule: Rule
}

function row(rule: Rule, weapon: Weapon, helmet: Helmet, has: Partial<Equipment>): TypeRow {
  return {
    rule,
    weapon,
    shield: has.shield ?? false,
    net: has.net ?? false,
    helmet,
    torso: has.torso ?? false,
    legs: has.legs ?? false,
    arms: has.arms ?? false,
    gaul: has.gaul ?? false,
  }
}

export const gladiatorTypes: Readonly<Record<GladiatorType, TypeRow>> = {
  samnite: row('T6.1', 'sword', 'helm', { shield: true, torso: true, legs: true }),
  secutor: row('T6.2', 'sword', 'closed', { shield: true, arms: true }),
  retarius: row('T6.3', 'spear', 'none', { net: true, arms: true }),
  gaul: row('T6.4', 'sword', 'helm', { shield: true, gaul: true }),
}
