/** T4 modifiers of the action point roll, T5 what actions cost. */
import type { Rule } from '@harena/engine'

/** T4.4 to T4.1, by weight points: Light, Medium, Heavy, Extra Heavy. */
export const weightAp: readonly number[] = [1, 0, -1, -2]
export const weightApRows: readonly Rule[] = ['T4.4', 'T4.3', 'T4.2', 'T4.1']

/** T4.5 to T4.9. */
export const apModifiers = {
  lightlyWounded: -1,
  seriouslyWounded: -2,
  entangled: -3,
  offBalance: -2,
  reflexes: 1,
} as const

/** T5.1 to T5.3 and T5.5 to T5.7; what a blow, throw or shot costs (T5.4, T5.8, T5.9) stands with the weapon in T7. */
export const apCosts = {
  stepForward: 1,
  stepElsewhere: 2,
  turn: 1,
  attack: 1,
  cast: 2,
  cutFree: 1,
  pickUp: 1,
  shoot: 2,
  twoHanded: 2,
} as const
