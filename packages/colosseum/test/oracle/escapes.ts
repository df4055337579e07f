/** §20.5, §20.6, §21.7.2, §22.4: getting free, holding on, dragging, squeezing, binding. */

import { answerOf, rolledCF } from './answers.ts'
import { appeal, settleMatch } from './appeals.ts'
import { strikeCritical } from './attack.ts'
import { isClassic } from './edition.ts'
import { manOf, type Play } from './play.ts'
import { baseCF } from './pools.ts'
import { hasArm, isAwake, isIn, isProne, type Man } from './sheet.ts'
import { fall, recoverFromStun, sufferStun } from './stun.ts'
import { wound } from './wounds.ts'

export function playEscapes(play: Play): void {
  const { state } = play
  const caught = state.gladiators.filter((man) => isIn(man) && (man.snare || man.grappledBy >= 0) && !man.now.isAside)
  const spent = caught.map((man) => ({ man, cf: spend(play, man, 'escape'), hold: holdOf(play, man) }))
  for (const { man, cf, hold } of spent) struggle(play, man, cf, hold)
  for (const { man } of spent) if (isIn(man)) bind(play, man)
  settleMatch(play)
  if (state.outcome || state.options.stunRecoveryLast === 'off') return
  // B-25
  for (const man of state.gladiators) recoverFromStun(play, man)
}

/** ESC-2 Out of his pool without positional advantage. */
function spend(play: Play, man: Man, purpose: 'escape' | 'hold' | 'drag'): number {
  const limit = baseCF(play, man, false)
  if (!isAwake(man) || limit < 1) return 0
  const question = play.feed.question('spend', man.seat)
  if (question && (question.limit !== limit || question.purpose !== purpose)) {
    throw new Error(`${purpose} of ${man.seat}: ${question.purpose} up to ${question.limit}, by the book ${limit}`)
  }
  const cf = answerOf(play, 'spend', man, () => rolledCF(play, man, limit))
  man.now.spent += cf
  if (purpose === 'escape') man.defenceTally += cf
  else man.attackTally += cf
  return cf
}

const holdOf = (play: Play, man: Man): number =>
  man.grappledBy >= 0 ? spend(play, manOf(play, man.grappledBy), 'hold') : 0

/** ESC-3, UNA-6 */
function struggle(play: Play, man: Man, cf: number, hold: number): void {
  const isGripped = man.grappledBy >= 0
  const tries = isAwake(man) && (isGripped ? cf > 0 : true)
  const result = tries ? play.feed.sum('escape', man.seat, 3) + hold - cf : 99
  if (result < 7) {
    setFree(play, man)
    if (result > 0) man.now.escapeDRM += result
    return
  }
  if (isGripped) squeeze(play, man)
  else drag(play, man)
}

function setFree(play: Play, man: Man): void {
  const { snare } = man
  man.snare = null
  man.grappledBy = -1
  if (snare && !snare.isHeld) {
    play.state.ground.push({ item: { kind: snare.kind, boxes: 0, condition: 'whole' }, cell: man.cell })
  }
}

/** ESC-4 */
function drag(play: Play, man: Man): void {
  const snare = man.snare!
  const holder = manOf(play, snare.by)
  if (!snare.isHeld || isProne(man) || !isAwake(holder) || isProne(holder) || holder.now.isAside) return
  const cf = spend(play, holder, 'drag')
  if (cf === 0) return
  const noose = snare.place === 'neck' ? 4 : snare.place === 'leg' ? 8 : 0
  if (play.feed.sum('drag', holder.seat, 3) + holder.ST + cf + noose <= (isClassic(play.state) ? 18 : 17)) return
  fall(play, man)
  if (hasArm(holder) && baseCF(play, holder, false) >= 1) appeal(play, man, holder)
}

/** UNA-6 */
function squeeze(play: Play, man: Man): void {
  const holder = manOf(play, man.grappledBy)
  if (!answerOf(play, 'squeeze', holder, () => true)) return
  const points = Math.max(0, play.feed.d3('squeeze', holder.seat) + holder.ST)
  if (points === 0) return
  if (play.state.options.grappleHarm === 'wounds') {
    wound(play, man, man.grappleArea, points, holder.seat)
    return
  }
  sufferStun(play, man, points)
  strikeCritical(play, man, man.grappleArea, play.feed.sum('critical hit', holder.seat, 2), points, holder.seat)
}

/** LAS-4 Three phases in a lasso: bound. */
function bind(play: Play, man: Man): void {
  const { snare } = man
  if (snare?.kind !== 'lasso') return
  snare.phases++
  if (snare.phases >= 3 && snare.isHeld) appeal(play, man, manOf(play, snare.by))
}
