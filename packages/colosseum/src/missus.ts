/** Chapter 18: the moment of truth, and the match that is stopped (§5.4). */
import { board } from './board.ts'
import type { Book } from './book.ts'
import { bodyInReach, maxReach } from './facing.ts'
import { performance } from './formulas.ts'
import { isGrappling } from './holds.ts'
import { die, leaveArena } from './leaving.ts'
import { type Play, pickByDice } from './play.ts'
import {
  type Gladiator,
  isAble,
  isActive,
  isHeld,
  isOpponent,
  isUsableWeapon,
  rowOfItem,
  type State,
  weaponHand,
} from './state.ts'
import { isTheOther } from './teams.ts'

/** §18.2 to §18.4 The loser appeals to the crowd, unless the victor, with other foes to fight, will not hear of it. */
export function appeal(play: Play, who: Gladiator, victor: Gladiator, rule: string, shift = 0): void {
  if (!isActive(who)) return
  who.now.isAside = true
  victor.now.isAside = true
  if (play.state.options.deathMatch === 'yes') {
    die(play, who, victor.seat, false)
    return
  }
  const hasOthers = play.state.gladiators.some((one) => one !== who && isActive(one) && isOpponent(one, victor))
  if (hasOthers) {
    const accepts = play.referee.ask({ kind: 'acceptAppeal', seat: victor.seat, rule: '§18.4', victim: who.seat })
    if (!accepts) {
      if (play.referee.listening) {
        play.referee.tell({ kind: 'appealRefused', rule: '§18.4', seat: who.seat, victor: victor.seat })
      }
      die(play, who, victor.seat, false)
      return
    }
  }
  appealAtEnd(play, who, victor, rule, shift)
}

/** §18.3 The crowd decides; here nobody may refuse to hear him. */
export function appealAtEnd(play: Play, who: Gladiator, victor: Gladiator, rule: string, shift = 0): void {
  if (rollAppeal(play, who, victor, rule, shift)) leaveArena(play, who, 'missus')
  else die(play, who, victor.seat, false)
}

function rollAppeal(play: Play, who: Gladiator, victor: Gladiator, rule: string, shift: number): boolean {
  const roll = play.referee.roll(play.book.appealDice, '§18.3', who.seat)
  const spared = play.book.isSpared(roll, who, shift)
  if (play.referee.listening) {
    const shown = play.book.appealDice === 2 ? who.prestige + performance(who.attackTally, who.defenceTally) : 0
    const total = roll + shown + shift
    play.referee.tell({ kind: 'appealed', rule, seat: who.seat, victor: victor.seat, total, spared })
  }
  return spared
}

/** §16.3.1, §18.2 At the start of a phase: those who lie helpless before an armed opponent must appeal. */
export function checkMomentOfTruth(play: Play): void {
  for (const who of play.state.gladiators) {
    if (!isActive(who) || who.posture !== 'prone') continue
    const isHelpless = who.snare !== null || who.isUnconscious
    if (!isHelpless && !isUnableToMove(play.book, who)) continue
    const victors = play.state.gladiators.filter((one) => isThreat(play.state, one, who, isHelpless))
    if (victors.length === 0) continue
    const nearest = Math.min(...victors.map((one) => board.distance(one.cell, who.cell)))
    const closest = victors.filter((one) => board.distance(one.cell, who.cell) === nearest)
    appeal(play, who, pickByDice(play, closest, '§18.2', who.seat), '§18.2')
  }
}

/** No moving phase and no overexertion left, or held. */
export function isUnableToMove(book: Book, who: Gladiator): boolean {
  const canOverexert = book.hasOverexertion && !who.hasOverexerted
  return (who.movesUsed >= who.turnRate && !canOverexert) || who.grappledBy >= 0
}

function isThreat(state: State, one: Gladiator, who: Gladiator, isHelpless: boolean): boolean {
  if (!isAble(one) || !isOpponent(one, who) || one.posture === 'prone' || one.now.isAside) return false
  if (!isTheOther(state, one, who) || weaponHand(one) < 0) return false
  const distance = bodyInReach(one, who, maxReach(one))
  return distance > 0 && (isHelpless || (distance === 1 && canStrikeNow(state, one)))
}

/** §16.3.1 Whether an adjacent man is able to attack with a weapon: free, and with one that serves at one hex. */
function canStrikeNow(state: State, one: Gladiator): boolean {
  if (isHeld(one) || isGrappling(state, one)) return false
  return one.hands.some((item) => isUsableWeapon(item) && rowOfItem(item!).minReach <= 1 && item!.kind !== 'bow')
}

/** §5.4.1 Whether the match is stopped at the end of a turn. */
export function isStopped(rule: State['options']['stansMissus'], turn: number, die: number): boolean {
  if (turn < 3 || rule === 'off') return false
  return rule === 'd3gt7' ? ((die + 1) >> 1) + turn > 7 : die + turn > 8
}

/** §5.4, §5.4.2 The match is stopped: every survivor appeals on his own account. */
export function checkStansMissus(play: Play): void {
  const { turn, options } = play.state
  if (turn < 3 || options.stansMissus === 'off' || options.deathMatch === 'yes') return
  const die = play.referee.roll(1, '§5.4.1', 0)
  const stopped = isStopped(options.stansMissus, turn, die)
  if (play.referee.listening) {
    const total = turn + (options.stansMissus === 'd3gt7' ? (die + 1) >> 1 : die)
    play.referee.tell({ kind: stopped ? 'matchStopped' : 'matchGoesOn', rule: '§5.4.1', turn, total })
  }
  if (stopped) stopMatch(play)
}

export function stopMatch(play: Play): void {
  for (const who of play.state.gladiators) {
    if (!isActive(who)) continue
    if (rollAppeal(play, who, who, '§5.4.2', 0) || play.state.options.stansKills === 'no')
      leaveArena(play, who, 'stans')
    else die(play, who, -1, false)
  }
  play.state.outcome = { kind: 'draw' }
}
