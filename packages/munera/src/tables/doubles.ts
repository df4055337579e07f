/** T10: what a natural double does, for an attacker who is adjacent and for one at a distance. */
import type { Rule } from '@harena/engine'
import { onTablesChanged } from './changes.ts'

export type Double = 'killed' | 'shieldLost' | 'defenderOffBalance' | 'attackerOffBalance' | 'floored' | 'weaponLost'

/** By face; the first entry only fills place 0. */
export const doublesAdjacent: readonly Double[] = [
  'weaponLost',
  'weaponLost',
  'floored',
  'attackerOffBalance',
  'defenderOffBalance',
  'shieldLost',
  'killed',
]

/** The same, except that a double 2 only shakes the defender (§7.6). */
export const doublesAtDistance: Double[] = []

function fillDistance(): void {
  doublesAdjacent.forEach((double, face) => {
    doublesAtDistance[face] = double === 'floored' ? 'defenderOffBalance' : double
  })
}

fillDistance()
onTablesChanged(fillDistance)

export function doubleRow(face: number): Rule {
  return `T10.${face}`
}
