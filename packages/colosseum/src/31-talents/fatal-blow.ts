/** Chapter 31, FB: an attack is given up so that the next one meets less defence. */
import type { Fight, PlannedAttack } from '../09-combat/attack-order.ts'
import { levelOf } from '../match/campaign-sheet.ts'
import { type RuleContext, rollD3 } from '../match/context.ts'
import { tickOf } from '../match/state.ts'

/** §31.3 What is taken off: 1D3 and one for every three points of training. */
export function fatalBlow(d3: number, TR: number): number {
  return d3 + Math.floor(TR / 3)
}

/** When an attack comes up: whether he gives it up for the next one, once in a phase. */
export function givesUp(context: RuleContext, fight: Fight, attack: PlannedAttack): boolean {
  const { state, referee } = context
  const who = state.gladiators[attack.seat]!
  const tick = tickOf(state)
  if (levelOf(who, 'FB') === 0 || who.campaign!.fatalTick === tick || !hasLater(fight, attack)) return false
  const { seat, target, area } = attack
  if (!referee.ask({ kind: 'fatalBlow', seat, rule: '§31.3', target, area })) return false
  attack.status = 'cancelled'
  const value = fatalBlow(rollD3(context, '§31.3', seat, 'fatal blow'), who.TR)
  who.campaign!.fatalBlow = value
  who.campaign!.fatalTick = tick
  if (referee.listening) referee.tell({ kind: 'attackGivenUp', rule: '§31.3', seat, value })
  return true
}

function hasLater(fight: Fight, attack: PlannedAttack): boolean {
  return fight.attacks.some((one) => one !== attack && one.seat === attack.seat && one.status === 'planned')
}
