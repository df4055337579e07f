/** §8 Wounds. */
import type { Ref } from '../match/game.ts'
import { type Fighter, NOBODY, strengthLeft } from '../match/state.ts'

/** §8.2 */
export function isLightlyWounded(fighter: Fighter): boolean {
  return fighter.wounds > 0
}

/** §8.3: half of his starting strength or more is gone; half of 7 is reached with 4 (R45). */
export function isSeriouslyWounded(fighter: Fighter): boolean {
  return 2 * fighter.wounds >= fighter.strength
}

/** §8.5: with this strength or less he is dead. */
const DEAD = -3

/** §8.4, §8.5: what a strength means; null while he can fight. */
function fateAt(strength: number): 'dead' | 'beaten' | null {
  if (strength <= DEAD) return 'dead'
  return strength <= 0 ? 'beaten' : null
}

/** §6.10: takes as many strength points as the blow scored, and says what becomes of him. */
export function inflictWounds(referee: Ref, by: Fighter, victim: Fighter, wounds: number): 'dead' | 'beaten' | null {
  victim.wounds += wounds
  by.woundsInflicted += wounds
  // §9.4: the credit goes to the first hit that made it true.
  const nowSerious = victim.seriousBy === NOBODY && isSeriouslyWounded(victim)
  if (nowSerious) victim.seriousBy = by.seat
  const left = strengthLeft(victim)
  if (referee.listening) {
    const { seat } = victim
    referee.tell({ kind: 'wounded', rule: '§6.10', seat, by: by.seat, wounds, strengthLeft: left, nowSerious })
  }
  return fateAt(left)
}
