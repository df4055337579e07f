/** NET-1, NET-2 Which net actions a man could pay for and is ready to make. */
import type { State } from '../../src/index.ts'
import { weaponDRM } from './pools.ts'
import { cfNow, holds, isGrappling, type Man, tick } from './sheet.ts'

export const netCost: Readonly<Record<string, number>> = { TN: 6, SN: 4, LN1: 2, LN2: 2, LN3: 2 }
export const coolDown: Readonly<Record<string, number>> = { TN: 3, SN: 2, LN1: 1, LN2: 1, LN3: 1 }

export function netsOpen(state: State, man: Man): string[] {
  // §21.7.1 A lasso is tossed by chapter 20, and not without it.
  if (state.options.nets === 'off') return []
  const kind = holds(man, 'net') ? 'net' : holds(man, 'lasso') ? 'lasso' : null
  if (!kind || tick(state) < man.netReady || isGrappling(state, man)) return []
  if (kind === 'lasso' && man.hands.filter(Boolean).length > 1) return []
  const isBusy = state.gladiators.some(
    ({ snare, out }) => out === null && snare?.isHeld && snare.by === man.seat && snare.kind === kind,
  )
  if (isBusy) return []
  const has = cfNow(man) - man.stun - (weaponDRM(man) ? 2 : 0)
  return Object.keys(netCost).filter((net) => netCost[net]! <= has && (kind === 'net' || net === 'TN'))
}
