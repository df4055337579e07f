/** §3 Action points. */
import { addStep, type Row, type Steps, stepsFor } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import type { Options } from '../match/options.ts'
import type { Fighter, State } from '../match/state.ts'
import { apRows, weightApRows } from '../tables/action-points.ts'
import { weightClasses } from '../tables/weight.ts'
import { isLightlyWounded, isSeriouslyWounded } from './wounds.ts'

/** §3.1 to §3.6: the sum of the rows of T4 that apply now; `steps` gets them one by one. */
export function apModifier(state: State, fighter: Fighter, steps: Steps = null): number {
  const { weightAp, set } = numbersOf(state)
  const { apModifiers } = set
  const { weight, offBalance, reflexes } = fighter
  const isSerious = isSeriouslyWounded(fighter)
  // R18: normally the serious wound replaces the light one.
  const isLight = isLightlyWounded(fighter) && (!isSerious || state.options.woundsAddUp === 'yes')
  let sum = addStep(steps, weightApRows[weightClasses[weight]!], weightAp[weight]!)
  if (isLight) sum += addStep(steps, apRows.lightlyWounded, apModifiers.lightlyWounded)
  if (isSerious) sum += addStep(steps, apRows.seriouslyWounded, apModifiers.seriouslyWounded)
  if (fighter.entangled) sum += addStep(steps, apRows.entangled, apModifiers.entangled)
  if (offBalance > 0) sum += addStep(steps, apRows.offBalance, offBalance * apModifiers.offBalance)
  if (reflexes > 0) sum += addStep(steps, apRows.reflexes, reflexes * apModifiers.reflexes)
  return sum
}

/** §3.1: not fewer than none, or one (R17). */
export function apFrom(sum: number, { apFloor }: Pick<Options, 'apFloor'>): number {
  return Math.max(apFloor === '1' ? 1 : 0, sum)
}

const DIE: Row = { what: 'die', rule: '§3.1' }

/** §3.1: the roll at the start of a turn. It also clears what lasted one turn only. */
export function rollActionPoints(state: State, referee: Ref, fighter: Fighter): void {
  const steps = stepsFor(referee)
  const { seat } = fighter
  const die = addStep(steps, DIE, referee.roll(1, '§3.1', seat, 'action points'))
  fighter.ap = apFrom(die + apModifier(state, fighter, steps), state.options)
  if (steps) referee.tell({ kind: 'turnBegan', rule: '§3.1', seat, round: state.round, ap: fighter.ap, steps })
  // §3.3: the mark goes as soon as the roll is made.
  fighter.offBalance = 0
  for (let weapon = 0; weapon < fighter.used.length; weapon++) fighter.used[weapon] = false
  fighter.usedFists = false
  fighter.triedToCutFree = false
}

/** §6.12, §7.3 to §7.6: several marks count once (R19). */
export function loseBalance(state: State, referee: Ref, fighter: Fighter, rule: string): void {
  fighter.offBalance = state.options.offBalanceStacks === 'yes' ? fighter.offBalance + 1 : 1
  if (referee.listening) referee.tell({ kind: 'lostBalance', rule, seat: fighter.seat })
}
