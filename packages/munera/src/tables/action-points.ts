/** T4 modifiers of the action point roll, T5 what actions cost. */
import type { Row } from '@harena/engine'
import { type WeightClass, weightClassNames } from './weight.ts'

export const weightAp: Readonly<Record<WeightClass, number>> = {
  light: 1, // T4.4
  medium: 0, // T4.3
  heavy: -1, // T4.2
  xheavy: -2, // T4.1
}
export const weightApRows: Readonly<Record<WeightClass, Row>> = {
  light: { what: weightClassNames[0]!, rule: 'T4.4', group: 'weight' },
  medium: { what: weightClassNames[1]!, rule: 'T4.3', group: 'weight' },
  heavy: { what: weightClassNames[2]!, rule: 'T4.2', group: 'weight' },
  xheavy: { what: weightClassNames[3]!, rule: 'T4.1', group: 'weight' },
}

export const apModifiers = {
  lightlyWounded: -1,
  seriouslyWounded: -2,
  entangled: -3,
  offBalance: -2,
  reflexes: 1,
}
export const apRows: Readonly<Record<keyof typeof apModifiers, Row>> = {
  lightlyWounded: { what: 'lightly wounded', rule: 'T4.5', group: 'wounds' },
  seriouslyWounded: { what: 'seriously wounded', rule: 'T4.6', group: 'wounds', brings: 'lightly wounded' },
  entangled: { what: 'entangled', rule: 'T4.7' },
  offBalance: { what: 'off balance', rule: 'T4.8' },
  reflexes: { what: 'Reflexes', rule: 'T4.9' },
}

/** What a blow, throw, shot or cast costs stands with the weapon in T7. */
export const apCosts = {
  stepForward: 1, // T5.1
  stepElsewhere: 2, // T5.2
  turn: 1, // T5.3
  cutFree: 1, // T5.6
  pickUp: 1, // T5.7
}
