/** Chapter 16: lying prone. */
import { OUTSIDE } from '@harena/engine'
import { isBlocked, isSolid } from './arena.ts'
import { ahead, board } from './board.ts'
import { type Play, pickByDice } from './play.ts'
import { reviewRows } from './sequence.ts'
import { type Gladiator, isActive, occupies, type State } from './state.ts'

/** §16.2 Falls: on his face if he last moved forward, on his back if backward or pushed back. */
export function fallProne(play: Play, who: Gladiator): void {
  if (who.posture === 'prone') return
  lieDown(play, who)
  if (play.referee.listening) {
    const { seat, isFaceDown: faceDown, torso } = who
    play.referee.tell({ kind: 'fellProne', rule: '§16.2', seat, faceDown, torso })
  }
  reviewRows(play, who)
}

/** Puts the body on the ground: the legs stay where he stood, the torso lies before or behind him (D-08). */
export function lieDown(play: Play, who: Gladiator): void {
  if (who.posture === 'prone') return
  if (who.isOnRock) rollOffRock(play, who)
  who.posture = 'prone'
  who.mustStumble = false
  who.now.stumbling = false
  who.isFaceDown = who.lastStep === 'forward'
  who.torso = torsoCell(play.state, who)
}

/** The hex of the torso, or OUTSIDE when something is in the way and the body covers one hex only. */
export function torsoCell(state: State, who: Gladiator): number {
  if (state.options.proneFootprint === '1') return OUTSIDE
  const cell = ahead(who.cell, who.facing, who.isFaceDown ? 0 : 3)
  if (cell === OUTSIDE || isBlocked(state, cell)) return OUTSIDE
  return state.gladiators.some((other) => other !== who && isActive(other) && occupies(other, cell)) ? OUTSIDE : cell
}

/** One who falls on a rock comes to lie in a free hex beside it (our ruling). */
function rollOffRock(play: Play, who: Gladiator): void {
  who.isOnRock = false
  const free = [0, 1, 2, 3, 4, 5]
    .map((dir) => board.neighbour(who.cell, dir))
    .filter((cell) => cell !== OUTSIDE && !isSolid(play.state, cell) && !isBlocked(play.state, cell))
    .filter((cell) => !play.state.gladiators.some((other) => isActive(other) && occupies(other, cell)))
  if (free.length > 0) who.cell = pickByDice(play, free, '§27.8.2.2', who.seat)
}
