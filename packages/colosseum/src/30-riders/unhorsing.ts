/** §30.6.4, §30.6.5 How a rider is shaken, and how he comes off his horse. */
import { OUTSIDE } from '@harena/engine'
import { board } from '../02-preparation/board.ts'
import { rollStun } from '../09-combat/stun.ts'
import { fallProne } from '../13-condition/prone.ts'
import { checkStumble } from '../13-condition/stumble.ts'
import { isBlocked } from '../19-advanced/arena.ts'
import { cellsOf } from '../28-beasts/beasts.ts'
import { nearest } from '../29-centurions/closest.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import { type Gladiator, isActive, occupies } from '../match/state.ts'
import { step, stepsFor } from '../match/sums.ts'
import { carry, part } from './mounts.ts'

/** §30.6.4 Whatever hits a rider may make him stumble, the more the better it hits. */
export function shakeRider(context: RuleContext, who: Gladiator, bonus: number): void {
  if (who.mount >= 0 && isActive(who)) checkStumble(context, who, 0, bonus, '§30.6.4')
}

/** §30.6.5.2 He leaves the saddle and comes to a hex by chance beside the horse, or as near as there is room. */
export function leaveSaddle(context: RuleContext, who: Gladiator): void {
  const { state } = context
  carry(state, who)
  const mount = state.gladiators[who.mount]!
  part(state, who, mount)
  who.torso = OUTSIDE
  who.hind = OUTSIDE
  const cells = cellsOf(mount)
  const free = board.hexes.flatMap((_, cell) => (isFree(context, who, cells, cell) ? [cell] : []))
  const away = (cell: number) => Math.min(...cells.map((one) => board.distance(one, cell)))
  if (free.length > 0) who.cell = pickByDice(context, nearest(free, away), '§30.6.5.2', who.seat, 'which hex')
  // He has come there by no step of his own (§8.4).
  who.now.startCell = who.cell
  if (context.referee.listening) {
    const { seat, cell } = who
    context.referee.tell({ kind: 'unhorsed', rule: '§30.6.5', seat, mount: mount.seat, cell })
  }
}

/** Also a horse that has just died lies there. */
function isFree({ state }: RuleContext, who: Gladiator, mount: readonly number[], cell: number): boolean {
  if (mount.includes(cell) || isBlocked(state, cell)) return false
  return !state.gladiators.some((one) => one !== who && isActive(one) && occupies(one, cell))
}

/** §30.6.5.1 The fall stuns him. */
export function landHard(context: RuleContext, who: Gladiator): void {
  const steps = stepsFor(context)
  const drm = step(steps, 'off the horse', context.tables.riding.stun, '§30.6.5.1')
  rollStun(context, who, drm, '§30.6.5.1', steps)
}

/** A horse that goes down, dead or senseless, takes its rider with it (our ruling). */
export function throwRider(context: RuleContext, mount: Gladiator): void {
  if (mount.rider >= 0) fallProne(context, context.state.gladiators[mount.rider]!)
}
