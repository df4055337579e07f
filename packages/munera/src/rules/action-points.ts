/** §3 Action points. */
import type { SumStep } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import type { Fighter, State } from '../match/state.ts'
import { weightApRows } from '../tables/action-points.ts'
import { weightClasses, weightClassNames } from '../tables/weight.ts'
import { isLightlyWounded, isSeriouslyWounded } from './wounds.ts'

/** §3.1 to §3.6: the sum of the rows of T4 that apply now; `steps` gets them one by one. */
export function apModifier(state: State, fighter: Fighter, steps?: SumStep[]): number {
  const { apModifiers } = numbersOf(state).set
  const isSerious = isSeriouslyWounded(fighter)
  // R18: normally the serious wound replaces the light one.
  const isLight = isLightlyWounded(fighter) && (!isSerious || state.options.woundsAddUp === 'yes')
  const weight = numbersOf(state).weightAp[fighter.weight]!
  const light = isLight ? apModifiers.lightlyWounded : 0
  const serious = isSerious ? apModifiers.seriouslyWounded : 0
  const entangled = fighter.entangled ? apModifiers.entangled : 0
  const offBalance = fighter.offBalance * apModifiers.offBalance
  const reflexes = fighter.reflexes * apModifiers.reflexes
  if (steps) {
    const rule = weightApRows[weightClasses[fighter.weight]!]
    steps.push({ rule, what: weightClassNames[fighter.weight]!, value: weight })
    if (isLight) steps.push({ rule: 'T4.5', what: 'lightly wounded', value: light })
    if (isSerious) steps.push({ rule: 'T4.6', what: 'seriously wounded', value: serious })
    if (fighter.entangled) steps.push({ rule: 'T4.7', what: 'entangled', value: entangled })
    if (fighter.offBalance > 0) steps.push({ rule: 'T4.8', what: 'off balance', value: offBalance })
    if (fighter.reflexes > 0) steps.push({ rule: 'T4.9', what: 'Reflexes', value: reflexes })
  }
  return weight + light + serious + entangled + offBalance + reflexes
}

/** §3.1: the roll at the start of a turn. It also clears what lasted one turn only. */
export function rollActionPoints(state: State, referee: Ref, fighter: Fighter): void {
  const die = referee.roll(1, '§3.1', fighter.seat, 'action points')
  const floor = state.options.apFloor === '1' ? 1 : 0
  fighter.ap = Math.max(floor, die + apModifier(state, fighter))
  if (referee.listening) {
    const { seat, ap } = fighter
    const steps: SumStep[] = [{ what: 'die', value: die, rule: '§3.1' }]
    apModifier(state, fighter, steps)
    referee.tell({ kind: 'turnBegan', rule: '§3.1', seat, round: state.round, ap, steps })
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
