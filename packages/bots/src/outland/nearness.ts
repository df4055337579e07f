/** How near to the fight a turn of Outland's Gladiator leads. */
import { type Action, areEnemies, mapOf, type Outland } from '@harena/outland'
import { nearnessAfter } from '../lib/nearness.ts'
import type { Nearness } from '../master/adviser.ts'

const blows: ReadonlySet<Action['act']> = new Set(['melee', 'whip'])

export const nearness: Nearness<Outland> = (state, { kind, seat }, plan, before) => {
  if (kind !== 'activate') return null
  const me = state.fighters[seat]!
  const foes = state.fighters.filter((one) => areEnemies(me, one))
  return nearnessAfter(mapOf(state), me, foes, plan as readonly Action[], blows, before as Action | null)
}
