/** How near to the fight a turn of Munera leads. */
import { type Action, type Munera, mapOf } from '@harena/munera'
import { nearnessAfter } from '../lib/nearness.ts'
import type { Nearness } from '../master/adviser.ts'
import { isFoe } from './moves.ts'

const blows: ReadonlySet<Action['act']> = new Set(['attack', 'fists'])

export const nearness: Nearness<Munera> = (state, { kind, seat }, plan, before) => {
  if (kind !== 'act') return null
  const me = state.fighters[seat]!
  const foes = state.fighters.filter((one) => isFoe(me, one))
  return nearnessAfter(mapOf(state), me, foes, plan as readonly Action[], blows, before as Action | null)
}
