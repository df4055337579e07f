/** Chapter 15: stumbling. */
import { stumbleTotal } from './formulas.ts'
import type { Play } from './play.ts'
import { fallProne } from './prone.ts'
import { type Gladiator, isActive } from './state.ts'

/** §15.1 A Stumble check. Whoever lies prone already cannot stumble. */
export function checkStumble(play: Play, who: Gladiator, hazards: number, drm: number): void {
  if (!isActive(who) || who.posture === 'prone') return
  const die = play.referee.roll(1, '§15.1.1', who.seat)
  const total = stumbleTotal(die, Number(play.state.options.stumbleBase), who.stun, hazards, drm)
  if (play.referee.listening) {
    play.referee.tell({ kind: 'stumbleChecked', rule: '§15.1.1', seat: who.seat, total, stumbles: total < 1 })
  }
  if (total < 1) who.mustStumble = true
}

/** §20.7.2.1 A stumble without a check: it shows in the next phase (§15.2). */
export function stumble(play: Play, who: Gladiator): void {
  if (!isActive(who) || who.posture === 'prone') return
  who.mustStumble = true
  if (play.referee.listening) play.referee.tell({ kind: 'stumbled', rule: '§15.2', seat: who.seat })
}

/** §15.3 The Fall Prone test of a man who stumbles, or who is thrown off his feet otherwise. */
export function checkFall(play: Play, who: Gladiator, drm: number): boolean {
  if (!isActive(who) || who.posture === 'prone') return false
  const twoDice = play.referee.roll(2, '§15.3', who.seat)
  const falls = play.book.isFall(twoDice, who.AG, drm)
  if (play.referee.listening) {
    const total = twoDice + who.AG + drm
    play.referee.tell({ kind: 'fallChecked', rule: '§15.3', seat: who.seat, total, falls })
  }
  if (falls) fallProne(play, who)
  return falls
}
