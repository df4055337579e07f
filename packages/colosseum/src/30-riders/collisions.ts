/** §30.5 A horse and a man in one hex. */
import { type Dir, OUTSIDE, turned } from '@harena/engine'
import { board } from '../02-preparation/board.ts'
import { type Approach, freeBeside, isTaken, shock, untangle } from '../06-movement/impact.ts'
import { rollImpact } from '../06-movement/impact-factor.ts'
import { torsoCell } from '../13-condition/prone.ts'
import { isBlocked } from '../19-advanced/arena.ts'
import { releaseApart } from '../19-advanced/holds.ts'
import { trample } from '../28-beasts/collisions.ts'
import { bodyOf } from '../match/body.ts'
import type { RuleContext } from '../match/context.ts'
import { type Gladiator, isActive } from '../match/state.ts'
import { carry } from './mounts.ts'

/** §30.5 The horse is always the attacker: whoever has the lower impact is trampled, the others spring aside (§30.5.1). */
export function rideInto(context: RuleContext, ride: Approach, other: Approach, cell: number): void {
  const rider = ride.who
  for (const { who, facing } of [ride, other]) {
    who.now.collided = true
    who.facing = facing
    if (who.mount >= 0) carry(context.state, who)
  }
  // Horses, and a horse and a beast, shy away from each other (our ruling).
  if (bodyOf(other.who).isLong) {
    shy(context, ride, other)
    return
  }
  if (context.referee.listening) {
    context.referee.tell({ kind: 'collided', rule: '§30.5', seat: rider.seat, other: other.who.seat, cell })
  }
  // A horse that is met where its body lies has stood, though its head was there before.
  const from = ride.from === cell ? OUTSIDE : ride.from
  const mount = { ...ride, from, who: context.state.gladiators[rider.mount]! }
  const difference = rollImpact(context, mount, other, cell) - rollImpact(context, other, mount, cell)
  makeRoom(context, ride, other, cell)
  // The horse lies again where the man was, before he may fall there.
  carry(context.state, rider)
  if (difference > 0) rideDown(context, rider, other.who, difference)
  else if (context.referee.listening) {
    context.referee.tell({ kind: 'dodged', rule: '§30.5.1', seat: other.who.seat, by: rider.seat })
  }
  releaseApart(context)
}

/** §8.4.1, §30.5.1 The man leaves the hex: before the horse where it has come to him, else where he came from. */
function makeRoom(context: RuleContext, ride: Approach, other: Approach, cell: number): void {
  const dir = ride.stood ? null : wayOut(context, ride, other.who, cell)
  // No room before the horse: whoever came goes back, the man first.
  if (dir === null) {
    goBack(context, ride.stood || !other.stood ? other : ride)
    return
  }
  place(context, other.who, board.neighbour(cell, dir))
  if (context.referee.listening) {
    const [{ seat }, by] = [other.who, ride.who.seat]
    context.referee.tell({ kind: 'pushed', rule: '§30.5.1', seat, by, cell: other.who.cell })
  }
}

/** One of the three hexes before the horse, as its rider wishes; null if none is free. */
function wayOut(context: RuleContext, { who, facing }: Approach, man: Gladiator, cell: number): Dir | null {
  const dirs = [0, 1, 5]
    .map((side) => turned(facing, side))
    .filter((dir) => {
      const next = board.neighbour(cell, dir)
      return next !== OUTSIDE && !isBlocked(context.state, next) && !isTaken(context, next, [man])
    })
  if (dirs.length < 2) return dirs[0] ?? null
  return context.referee.ask({ kind: 'push', seat: who.seat, rule: '§8.4.1', loser: man.seat, dirs })
}

function goBack(context: RuleContext, { who, from }: Approach): void {
  const isLost = from === OUTSIDE || isTaken(context, from, [who])
  place(context, who, isLost ? freeBeside(context, who.cell, who) : from)
  if (context.referee.listening) {
    const { seat, cell, facing } = who
    context.referee.tell({ kind: 'thrownBack', rule: '§30.5', seat, cell, facing })
  }
}

function place(context: RuleContext, who: Gladiator, cell: number): void {
  who.cell = cell
  who.isOnRock = false
  if (who.mount >= 0) carry(context.state, who)
  else if (who.posture === 'prone') who.torso = torsoCell(context.state, who)
  untangle(context, who)
}

function shy(context: RuleContext, ride: Approach, other: Approach): void {
  if (context.referee.listening) {
    context.referee.tell({ kind: 'shied', rule: '§30.5', seat: ride.who.seat, other: other.who.seat })
  }
  for (const one of [ride, other]) if (!one.stood) goBack(context, one)
}

/** §30.5 Stun, a Stumble check, and a hit as much better as his stun. */
function rideDown(context: RuleContext, rider: Gladiator, man: Gladiator, difference: number): void {
  const before = man.stun
  shock(context, man, difference, false)
  if (isActive(man)) trample(context, man, man.stun - before, rider.seat, '§30.5')
}
