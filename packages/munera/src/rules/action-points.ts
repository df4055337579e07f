/** §3 Action points. */
import type { Modifier } from '../match/events.ts'
import type { Ref } from '../match/game.ts'
import type { Fighter, State } from '../match/state.ts'
import { apModifiers, weightAp, weightApRows } from '../tables/action-points.ts'
import { weightClassNames } from '../tables/weight.ts'
import { isLightlyWounded, isSeriouslyWounded } from './wounds.ts'

/** §3.1 to §3.6: the sum of the rows of T4 that apply now. */
export function apModifier(state: State, fighter: Fighter): number {
  let sum = weightAp[fighter.weight]! + fighter.reflexes * apModifiers.reflexes
  if (isSeriouslyWounded(fighter)) {
    sum += apModifiers.seriouslyWounded
    // R18: normally the serious wound replaces the light one.
    if (state.options.woundsAddUp === 'yes') sum += apModifiers.lightlyWounded
  } else if (isLightlyWounded(fighter)) sum += apModifiers.lightlyWounded
  if (fighter.entangled) sum += apModifiers.entangled
  return sum + fighter.offBalance * apModifiers.offBalance
}

/** The same as a list with reasons. */
export function listApModifiers(state: State, fighter: Fighter): Modifier[] {
  const list: Modifier[] = []
  const { weight, offBalance } = fighter
  list.push({ rule: weightApRows[weight]!, text: weightClassNames[weight]!, value: weightAp[weight]! })
  const isSerious = isSeriouslyWounded(fighter)
  if (isLightlyWounded(fighter) && (!isSerious || state.options.woundsAddUp === 'yes')) {
    list.push({ rule: 'T4.5', text: 'lightly wounded', value: apModifiers.lightlyWounded })
  }
  if (isSerious) list.push({ rule: 'T4.6', text: 'seriously wounded', value: apModifiers.seriouslyWounded })
  if (fighter.entangled) list.push({ rule: 'T4.7', text: 'entangled', value: apModifiers.entangled })
  if (offBalance > 0) list.push({ rule: 'T4.8', text: 'off balance', value: offBalance * apModifiers.offBalance })
  if (fighter.reflexes > 0) list.push({ rule: 'T4.9', text: 'Reflexes', value: apModifiers.reflexes })
  return list
}

/** §3.1: the roll at the start of a turn. It also clears what lasted one turn only. */
export function rollActionPoints(state: State, referee: Ref, fighter: Fighter): void {
  const die = referee.roll(1, '§3.1', fighter.seat)
  const floor = state.options.apFloor === '1' ? 1 : 0
  fighter.ap = Math.max(floor, die + apModifier(state, fighter))
  if (referee.listening) {
    const { seat, ap } = fighter
    const modifiers = listApModifiers(state, fighter)
    referee.tell({ kind: 'turnBegan', rule: '§3.1', seat, round: state.round, die, modifiers, ap })
  }
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
