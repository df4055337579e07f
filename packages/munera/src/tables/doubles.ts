/** T10: what a natural double does. */
import type { Rule } from '@harena/engine'

export type Double = 'killed' | 'shieldLost' | 'defenderOffBalance' | 'attackerOffBalance' | 'floored' | 'weaponLost'

/** By face, for an attacker who is adjacent; from farther off a double 2 only shakes the defender. */
export const doubles: Readonly<Record<number, Double>> = {
  1: 'weaponLost',
  2: 'floored',
  3: 'attackerOffBalance',
  4: 'defenderOffBalance',
  5: 'shieldLost',
  6: 'killed',
}

export function doubleRow(face: number): Rule {
  return `T10.${face}`
}
