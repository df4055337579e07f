/** §10 Gauls. */
import { numbersOf } from '../match/context.ts'
import type { Fighter, State } from '../match/state.ts'

/** Whether one only attacks in an exchange, only defends himself, or both (D.2). */
export type Role = 'attacker' | 'defender' | 'both'

/** From this many rounds on the bonus stays the same. */
const LATER = 2

/** Rounds fought against an opponent since the count last started, up to 2. */
export function roundsFought(fighter: Fighter, opponent: Fighter): number {
  return (fighter.gaulRounds >> (2 * opponent.seat)) & 3
}

/** §10.2 Whether his count starts again with this exchange. */
function startsAgain(state: State, role: Role, isNew: boolean): boolean {
  return isNew && (role !== 'defender' || state.options.gaulRestart === 'anyNewMelee')
}

/** §10.1 What a Gaul adds in this round; 0 for everybody else. */
export function gaulBonus(state: State, fighter: Fighter, opponent: Fighter, role: Role, isNew: boolean): number {
  if (!fighter.equipment.gaul) return 0
  return numbersOf(state).gaulBonuses[startsAgain(state, role, isNew) ? 0 : roundsFought(fighter, opponent)]!
}

/** §10.1 One more round against this opponent. */
export function countRound(state: State, fighter: Fighter, opponent: Fighter, role: Role, isNew: boolean): void {
  if (!fighter.equipment.gaul) return
  const before = startsAgain(state, role, isNew) ? 0 : roundsFought(fighter, opponent)
  const place = 2 * opponent.seat
  const rounds = before < LATER ? before + 1 : LATER
  fighter.gaulRounds = (fighter.gaulRounds & ~(3 << place)) | (rounds << place)
}
