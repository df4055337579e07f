/** T4 modifiers of the action point roll, T5 what actions cost. */
import type { Rule } from '@harena/engine'
import type { WeightClass } from './weight.ts'

export const weightAp: Readonly<Record<WeightClass, number>> = {
  light: 1, // T4.4
  medium: 0, // T4.3
  heavy: -1, // T4.2
  xheavy: -2, // T4.1
}
export const weightApRows: Readonly<Record<WeightClass, Rule>> = {
  light: 'T4.4',
  medium: 'T4.3',
  heavy: 'T4.2',
  xheavy: 'T4.1',
}

export const apModifiers = {
  lightlyWounded: -1, // T4.5
  seriouslyWounded: -2, // T4.6
  entangled: -3, // T4.7
  offBalance: -2, // T4.8
  reflexes: 1, // T4.9
}

/** What a blow, throw, shot or cast costs stands with the weapon in T7. */
export const apCosts = {
  stepForward: 1, // T5.1
  stepElsewhere: 2, // T5.2
  turn: 1, // T5.3
  cutFree: 1, // T5.6
  pickUp: 1, // T5.7
}
