/** Chapter 16: lying prone. */
import { dirs, OUTSIDE } from '@harena/engine'
import { ahead, board } from '../02-preparation/board.ts'
import { reviewRows } from '../09-combat/attack-order.ts'
import { isBlocked } from '../19-advanced/arena.ts'
import { releaseApart } from '../19-advanced/holds.ts'
import { bodyOf } from '../match/body.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import { onBeast } from '../match/events.ts'
import { type Gladiator, isActive, occupies, type State } from '../match/state.ts'

/** §16.2 Falls: on his face if he last moved forward, on his back if backward or pushed back. */
export function fallProne(context: RuleContext, who: Gladiator): void {
  if (who.posture === 'prone') return
  const isUnhorsed = who.mount >= 0
  lieDown(context, who)
  if (context.referee.listening) {
    const { seat, isFaceDown: faceDown, torso } = who
    context.referee.tell({ kind: 'fellProne', rule: '§16.2', seat, faceDown, torso, ...onBeast(who) })
  }
  reviewRows(context, who)
  if (isUnhorsed) context.edition.landHard(context, who)
}

/** Of a man who lies in two hexes the one that is nearer: his legs, where both are. */
export function nearerHex(from: number, { cell, torso, hind }: Gladiator): number {
  if (torso === OUTSIDE) return cell
  const near = board.distance(from, torso) < board.distance(from, cell) ? torso : cell
  return hind !== OUTSIDE && board.distance(from, hind) < board.distance(from, near) ? hind : near
}

/** Puts the body on the ground: the legs stay where he stood, the torso lies before or behind him (D-08). */
export function lieDown(context: RuleContext, who: Gladiator): void {
  if (who.posture === 'prone') return
  if (who.isOnRock) rollOffRock(context, who)
  if (who.mount >= 0) context.edition.leaveSaddle(context, who)
  who.posture = 'prone'
  // A beast lies on the hexes that it stood on.
  if (bodyOf(who).isLong) {
    context.edition.throwRider(context, who)
    return
  }
  who.mustStumble = false
  who.now.stumbling = false
  who.isFaceDown = who.lastStep === 'forward'
  who.torso = torsoCell(context.state, who)
}

/** The hex of the torso, or OUTSIDE when something is in the way and the body covers one hex only. */
export function torsoCell(state: State, who: Gladiator): number {
  if (state.options.proneFootprint === '1') return OUTSIDE
  const cell = ahead(who.cell, who.facing, who.isFaceDown ? 0 : 3)
  if (cell === OUTSIDE || isBlocked(state, cell)) return OUTSIDE
  return state.gladiators.some((other) => other !== who && isActive(other) && occupies(other, cell)) ? OUTSIDE : cell
}

/** One who falls on a rock comes to lie in a free hex beside it (our ruling). */
function rollOffRock(context: RuleContext, who: Gladiator): void {
  who.isOnRock = false
  const free = dirs
    .map((dir) => board.neighbour(who.cell, dir))
    .filter((cell) => cell !== OUTSIDE && !isBlocked(context.state, cell))
    .filter((cell) => !context.state.gladiators.some((other) => isActive(other) && occupies(other, cell)))
  if (free.length > 0) who.cell = pickByDice(context, free, '§27.8.2.2', who.seat, 'which hex')
  releaseApart(context)
}
