/** T4 modifiers of the action point roll, T5 what actions cost. */
import type { Rule } from '@harena/engine'
import type { WeightClass } from './weight.ts'

/** T4.1 to T4.4. */
export const weightAp: Readonly<Record<WeightClass, number>> = { light: 1, medium: 0, heavy: -1, xheavy: -2 }
export const weightApRows: Readonly<Record<WeightClass, Rule>> = {
  light: 'T4.4',
  medium: 'T4.3',
  heavy: 'T4.2',
  xheavy: 'T4.1',
}

/** T4.5 to T4.9. */
export const apModifiers = { lightlyWounded: -1, seriouslyWounded: -2, entangled: -3, offBalance: -2, reflexes: 1 }

/** T5.1 to T5.3, T5.6, T5.7. What a blow, throw, shot or cast costs (T5.4, T5.5, T5.8, T5.9) stands with the weapon in T7. */
export const apCosts = { stepForward: 1, stepElsewhere: 2, turn: 1, cutFree: 1, pickUp: 1 }
