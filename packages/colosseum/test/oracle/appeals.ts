/** Chapter 18: missus, stans missus, and how a match ends. */

import type { State } from '../../src/index.ts'
import { answerOf } from './answers.ts'
import { die, letFall } from './drops.ts'
import { isClassic } from './edition.ts'
import { canReach } from './engagement.ts'
import { distance } from './hexes.ts'
import { leaveSnare, letGo } from './leaving.ts'
import { isPaired } from './pairs.ts'
import type { Play } from './play.ts'
import { movesLeft } from './plots.ts'
import { bodyOf, hasJavelins, isArm, isAwake, isFoe, isGrappling, isIn, isProne, type Man } from './sheet.ts'
import { weaponTable } from './tables.ts'

/** §18.3 */
export function performance({ attackTally, defenceTally }: Man): number {
  return Math.floor((attackTally - defenceTally) / 10)
}

/** B-6 Two wins raise it by one, up to the last; then each mercy lowers it, down to the first. */
function byRecord({ options }: State, man: Man, from: number, least: number): number {
  if (options.missusRecord === 'off') return from
  return Math.max(least, Math.min(4, from + Math.floor(man.wins / 2)) - man.mercies)
}

/** 19.2 of 1981: a chart of five columns, one die. */
function column(state: State, man: Man, more: number): number {
  const total = man.attackTally - man.defenceTally
  const first = [15, 30, 45, 60].filter((most) => total > most).length
  return byRecord(state, man, Math.min(4, first + more), 0)
}

function isSpared({ state, feed }: Play, man: Man, more = 0): boolean {
  if (isClassic(state)) return feed.sum('the crowd', man.seat, 1) >= 6 - column(state, man, more)
  const record = byRecord(state, man, more, -4)
  return feed.sum('the crowd', man.seat, 2) + man.prestige + performance(man) + record > 9
}

/** §18.3, §18.4 The appeal takes both out of the phase. */
export function appeal(play: Play, man: Man, victor: Man, more = 0): void {
  const others = play.state.gladiators.filter((one) => one !== man && isIn(one) && isFoe(one, victor))
  man.now.isAside = true
  victor.now.isAside = true
  const mayAppeal = play.state.options.deathMatch === 'no'
  const isHeard = mayAppeal && (others.length === 0 || answerOf(play, 'acceptAppeal', victor, () => true))
  if (isHeard && isSpared(play, man, more)) leave(play, man, 'missus')
  else die(play, man, victor.seat, false)
}

export function leave(play: Play, man: Man, how: 'missus' | 'stans'): void {
  man.out = how
  // He rides out.
  if (man.mount >= 0) play.state.gladiators[man.mount]!.out = 'stans'
  leaveSnare(play, man)
  letGo(play, man)
  man.hands = [null, null]
  for (const other of play.state.gladiators) if (other.grappledBy === man.seat) other.grappledBy = -1
}

/** §18.2, §16.3.1 Those who have to appeal when a phase begins. */
export function appealsAtStart(play: Play): void {
  for (const man of play.state.gladiators) {
    if (!isIn(man) || !isProne(man) || man.beast || man.now.isAside) continue
    const cannotMove = man.grappledBy >= 0 || !movesLeft(play.state, man)
    const isHelpless = man.snare !== null || man.isUnconscious
    if (!isHelpless && !cannotMove) continue
    const victors = play.state.gladiators.filter(
      (one) =>
        isFoe(one, man) &&
        isPaired(play.state, one, man) &&
        !one.now.isAside &&
        forces(play, one, man) &&
        (isHelpless || nearness(one, man) === 1),
    )
    if (victors.length === 0) continue
    const farOff = (one: Man) => distance(one.cell, man.cell)
    const near = victors.filter((one) => farOff(one) === Math.min(...victors.map(farOff)))
    const victor =
      near.length === 1 ? near[0]! : near[(play.feed.next('who is the victor').faces[0]! - 1) % near.length]!
    appeal(play, man, victor)
  }
}

function nearness(a: Man, b: Man): number {
  return Math.min(...bodyOf(b).map((cell) => distance(a.cell, cell)))
}

/** An armed opponent who has him in the front of that weapon, and could fight him. */
function forces({ state }: Play, man: Man, other: Man): boolean {
  if (man.beast) return false
  if (!isAwake(man) || isProne(man) || man.snare || man.grappledBy >= 0 || isGrappling(state, man)) return false
  return man.hands.some((item) => {
    if (!isArm(item) || item.kind === 'bow') return false
    const { least, reach } = weaponTable[item.kind]!
    // V8 In the hand of a Velite a javelin reaches one hex.
    const isShort = item.condition === 'short' || (item.kind === 'javelin' && hasJavelins(state, man))
    return canReach(state, man, man.facing, other, { least, reach: isShort ? 1 : reach })
  })
}

/** §5.4.1, §5.4.2 At the end of the third turn and later. */
export function stansMissus(play: Play): void {
  const { state, feed } = play
  const { stansMissus: how, deathMatch, turnLimit } = state.options
  if (state.outcome) return
  if (how !== 'off' && deathMatch === 'no' && state.turn >= 3) {
    const [die] = feed.next('stans missus').faces
    const stops = how === 'd3gt7' ? Math.ceil(die! / 2) + state.turn > 7 : die! + state.turn > 8
    if (stops) {
      stopMatch(play)
      return
    }
  }
  if (deathMatch === 'no' && state.options.teamTurns > 0 && state.turn >= state.options.teamTurns) {
    endTeamMatch(play)
    return
  }
  if ((how === 'off' || deathMatch === 'yes') && state.turn >= turnLimit) {
    for (const man of state.gladiators) if (isIn(man)) leave(play, man, 'stans')
    state.outcome = { kind: 'draw' }
  }
}

/** TEA-7 The side with more men on their senses has won; the others appeal. Equal: as a match that is stopped. */
function endTeamMatch(play: Play): void {
  const { state } = play
  const count = (team: number) =>
    state.gladiators.filter((man) => isAwake(man) && man.team === team && !man.beast?.isMount).length
  const teams = [...new Set(state.gladiators.map(({ team }) => team))]
  const most = Math.max(...teams.map(count))
  const first = teams.filter((team) => count(team) === most)
  if (first.length > 1) {
    stopMatch(play)
    return
  }
  // The first of them who is on his senses stands for the victors (our convention).
  const victor = state.gladiators.find((man) => isAwake(man) && man.team === first[0])?.seat ?? -1
  const led = ledOut(state)
  for (const man of state.gladiators) {
    if (!isIn(man) || man.team === first[0]) continue
    if (led.includes(man)) leave(play, man, 'stans')
    else if (isSpared(play, man)) leave(play, man, 'missus')
    else die(play, man, victor, false)
  }
  state.outcome = { kind: 'won', team: first[0]! }
}

/** MOT-7 Beasts, and men who have beasts alone against them, appeal to nobody. */
function ledOut({ gladiators }: State): Man[] {
  const isMan = (one: Man) => isIn(one) && !one.beast
  return gladiators.filter((man) => man.beast || !gladiators.some((one) => isMan(one) && isFoe(one, man)))
}

/** §5.4.2 Everybody appeals. */
function stopMatch(play: Play): void {
  const led = ledOut(play.state)
  // A horse that has lost its rider to the crowd comes after him.
  for (const man of play.state.gladiators) {
    if (!isIn(man)) continue
    if (led.includes(man) || isSpared(play, man)) leave(play, man, 'stans')
    else if (play.state.options.stansKills === 'yes') die(play, man, -1, false)
    else leave(play, man, 'stans')
  }
  play.state.outcome = { kind: 'draw' }
}

/** MOT-8, MOT-9 The match is over when one side at most is left; then the mortally wounded die, also winners. */
export function settleMatch({ state }: Play): void {
  if (!state.outcome) {
    const teams = new Set(state.gladiators.filter((man) => isIn(man) && !man.beast?.isMount).map(({ team }) => team))
    if (teams.size > 1) return
    const [team] = teams
    state.outcome = team === undefined ? { kind: 'draw' } : { kind: 'won', team }
  }
  for (const man of state.gladiators) if (man.isMortal) man.out = 'killed'
}

/** V10 At the end of a phase a man may lay down his arms before the nearest; lost CF and the fifth turn help him. */
export function playSurrenders(play: Play): void {
  const { state } = play
  if (state.options.v2Surrender === 'off' || state.options.deathMatch === 'yes') return
  const asked = state.gladiators.filter((man) => isAwake(man) && !man.beast && victorsOf(play, man).length > 0)
  const giving = asked.filter((man) => answerOf(play, 'surrender', man, () => false))
  for (const man of giving) {
    const far = (one: Man) => distance(one.cell, man.cell)
    // Of equals the first one (our convention).
    const [victor] = isIn(man) ? victorsOf(play, man).sort((a, b) => far(a) - far(b)) : []
    if (!victor) continue
    for (const hand of [0, 1]) if (man.hands[hand]?.kind !== 'scissor') letFall(play, man, hand)
    const wounds = man.cfLoss.reduce((sum, loss) => sum + loss, 0)
    appeal(play, man, victor, Math.floor(wounds / 4) + (state.turn >= 5 ? 1 : 0))
  }
}

const victorsOf = ({ state }: Play, man: Man): Man[] =>
  state.gladiators.filter((one) => isAwake(one) && !one.beast && isFoe(one, man))
