/** Chapter 20, §21.7: net and lasso attacks, in the order lay, swing, toss. */
import type { Dir } from '@harena/engine'
import { answerOf, byChance, closestOf } from './answers.ts'
import { settleMatch } from './appeals.ts'
import { sixDice } from './attack-dice.ts'
import { dropHand, letFall } from './drops.ts'
import { isClassic } from './edition.ts'
import { advantageOver, canReach } from './engagement.ts'
import { beside, cellOf, distance, hexOf, isClear, turn } from './hexes.ts'
import { coolDown, netCost } from './net-cost.ts'
import { isPaired } from './pairs.ts'
import { manOf, type Play } from './play.ts'
import { read } from './plots.ts'
import { bodyOf, isAwake, isFoe, isGrappling, isIn, isProne, type Man, tick } from './sheet.ts'
import { checkStumbleByNet, releaseVictim, stumble } from './stun.ts'
import { readTable } from './tables.ts'
import { menIn } from './walkers.ts'
import { woundRoll } from './wounds.ts'

export interface Cast {
  readonly man: Man
  readonly net: string
  readonly kind: 'net' | 'lasso'
}

const rank = (net: string): number => (net.startsWith('LN') ? 0 : net === 'SN' ? 1 : 2)

/** What he has written, if he can still do it. */
function castOf(play: Play, man: Man, isColliding = false): Cast[] {
  const { net } = read(man.now.plot || 'X')
  const kind = man.hands.some((item) => item?.kind === 'net') ? 'net' : 'lasso'
  return net !== '' && !man.now.hasLaid && isReady(play, man, isColliding) ? [{ man, net, kind }] : []
}

export function playNets(play: Play): void {
  castAll(play, isEarly(play) ? [1, 2] : [0, 1, 2])
  settleMatch(play)
}

export const isEarly = ({ state }: Play): boolean => state.options.netLayTiming === 'on'

/** B-23 Laid nets come with the movement, before recoveries. */
export function layNets(play: Play): void {
  if (isEarly(play)) castAll(play, [0])
}

/**
 * B-23 In a collision with an opponent the net is laid from that hex, before they clash: it meets him if he has stepped on
 * it, and is lost where the owner ran into him or their paths crossed. It meets nobody else (our ruling).
 */
export function layInCollision(play: Play, owner: Man, other: Man, cell: number, isLost: boolean): void {
  const [cast] = isEarly(play) && isFoe(owner, other) ? castOf(play, owner, true) : []
  if (!cast?.net.startsWith('LN')) return
  owner.now.hasLaid = true
  const laid = beside(cell, laidDir(cast))
  const isCaught = !isLost && !other.beast && other.mount < 0 && other.now.entered.includes(laid)
  if (!isCaught || !isPaired(play.state, owner, other)) payFor(play, cast)
  else {
    other.cell = laid
    throwNet(play, cast, [other])
    other.cell = cell
  }
}

const laidDir = ({ man, net }: Cast): Dir => turn(man.facing, [5, 0, 1][Number(net.slice(2)) - 1]!)

function castAll(play: Play, places: readonly number[]): void {
  const casts = play.state.gladiators.flatMap((man) => castOf(play, man))
  for (const place of places) {
    let now = casts.filter(({ net }) => rank(net) === place)
    while (now.length > 0) {
      const cast = play.feed.pick('who goes first', now)
      now = now.filter((one) => one !== cast)
      if (!isReady(play, cast.man) || !cast.man.hands.some((item) => item?.kind === cast.kind)) continue
      throwNet(play, cast, chosen(play, cast, targetsOf(play, cast)))
    }
  }
}

/** P5.1 A collision of the holder cancels it. */
export function isReady({ state }: Play, man: Man, isColliding = false): boolean {
  if (!isAwake(man) || isProne(man) || man.snare || man.grappledBy >= 0 || isGrappling(state, man)) return false
  // B-22 In 1982 a collision only spoils the aim.
  const isSpoilt = man.now.collided && !isColliding && state.options.netAfterCollision === 'off'
  return !isSpoilt && !man.now.isAside && !man.now.stumbling
}

function throwNet(play: Play, cast: Cast, targets: readonly Man[]): void {
  payFor(play, cast)
  for (const target of targets) {
    if (!isIn(target) || !cast.man.hands.some((item) => item?.kind === cast.kind)) continue
    const hasStumbled = attackWith(play, cast, target)
    if (hasStumbled && cast.net.startsWith('LN') && isEarly(play)) target.now.tripped = true
  }
}

function payFor(play: Play, { man, net }: Cast): void {
  man.now.spent += netCost[net]!
  man.attackTally += netCost[net]!
  man.netReady = tick(play.state) + coolDown[net]!
}

/** D-03 The way of a swing, facing north. */
const swing = [
  [-1, 0],
  [-2, 0],
  [-1, -1],
  [0, -1],
  [0, -2],
  [1, -2],
  [1, -1],
  [2, -2],
] as const

function turned([q, r]: readonly [number, number], facing: number): { q: number; r: number } {
  let [a, b] = [q, r]
  for (let i = 0; i < facing; i++) [a, b] = [-b, a + b]
  return { q: a, r: b }
}

/** A net is tossed at one of them. */
function chosen(play: Play, { man, net }: Cast, targets: Man[]): Man[] {
  if (net !== 'TN' || targets.length < 2) return targets
  const seat = answerOf(play, 'tossTarget', man, () => closestOf(play, man, targets).seat)
  return [manOf(play, seat)]
}

/** NET-3 Whom it could catch. */
export function targetsOf(play: Play, cast: Cast): Man[] {
  const { man, net } = cast
  const { state } = play
  const foes = state.gladiators.filter(
    (other) =>
      isIn(other) &&
      !other.beast &&
      other.mount < 0 &&
      isFoe(man, other) &&
      isPaired(state, man, other) &&
      !other.now.isAside,
  )
  if (net === 'TN') return foes.filter((other) => canReach(state, man, man.facing, other, { least: 1, reach: 3 }))
  if (net === 'SN') {
    const from = hexOf(man.cell)
    for (const offset of swing) {
      const { q, r } = turned(offset, man.facing)
      const cell = cellOf({ q: from.q + q, r: from.r + r })
      if (cell < 0 || !isClear(state, man.cell, cell)) continue
      const [first] = menIn(state, cell).filter((other) => other !== man && isTall(man, other) && !other.now.isAside)
      if (first) return [first]
    }
    return []
  }
  const cell = beside(man.cell, laidDir(cast))
  return foes.filter((other) => other.now.entered.includes(cell))
}

/** From a rock men on the ground count as kneeling (§27.8.2.1). */
const isBelow = (man: Man, other: Man): boolean => man.isOnRock && !other.isOnRock
const isTall = (man: Man, other: Man): boolean =>
  !other.beast && other.mount < 0 && other.posture === 'standing' && !isBelow(man, other)

type By = (toss: number, swung: number, laid: number) => number

const moves = ({ now }: Man, by: By): number =>
  now.backward * by(1, 3, 5) + now.forward * by(0, 1, 2) + now.turned * by(0, 2, 0) + (now.paused ? by(2, 0, 0) : 0)

/** 17.34, 17.45, 17.55 of 1981: sidesteps have lines of their own. */
function moves1981({ now }: Man, by: By): number {
  const straight = now.backward - now.sideBackward
  const ahead = now.forward - now.sideForward
  const stays = now.moved === 0 ? by(2, 0, 0) : 0
  const back = straight * by(1, 3, 5) + now.sideBackward * by(1, 2, 4)
  return back + now.sideForward * by(0, 2, 2) + ahead * by(0, 1, 1) + now.turned * by(0, 2, 0) + stays
}

/** NET-4 */
function netDRM(play: Play, { man, net }: Cast, target: Man): number {
  const { now } = target
  const how = net === 'TN' ? 0 : net === 'SN' ? 1 : 2
  const by = (toss: number, swung: number, laid: number) => [toss, swung, laid][how]!
  const range = Math.min(...bodyOf(target).map((cell) => distance(man.cell, cell)))
  let drm = target.weight === 'heavy' ? 1 : target.weight === 'light' ? -1 : 0
  const isEasy = isClassic(play.state) || play.state.options.netTossAdjacent === 'plus2'
  if (range === 1) drm += by(isEasy ? 2 : -2, -2, 0)
  if (range === 2) drm += by(1, 0, 0)
  drm += isClassic(play.state) ? moves1981(target, by) : moves(target, by)
  if (target.posture === 'kneeling' || isBelow(man, target)) drm += by(4, 0, 0)
  if (now.repelling) drm -= 6
  drm += target.cfLoss[4]! * by(1, 2, 2) - 2 * man.cfLoss[3]!
  const factor = ({ TR, AG, netBonus }: Man) => TR + AG + netBonus
  if (man.now.collided) drm += by(-4, -4, 0)
  return drm + factor(man) - factor(target) + advantageOver(play.state, man, target)
}

/** NET-5 Column 1 of the table, no conversions. */
function attackWith(play: Play, cast: Cast, target: Man): boolean {
  const wasDue = target.mustStumble
  target.mustStumble = false
  const { man, net } = cast
  const result = readTable(
    play.state.options,
    play.feed.sum('net', man.seat, 3),
    isClassic(play.state) ? 0 : 1,
    netDRM(play, cast, target),
  )
  if (result === 'F') grab(play, cast, target)
  else if (result.startsWith('P')) checkStumbleByNet(play, target)
  else if (result.startsWith('H') && (net === 'TN' || play.state.options.billingsNetHits === 'ensnare'))
    ensnare(play, cast, target)
  else if (result.startsWith('H')) stumble(target)
  const hasStumbled = target.mustStumble
  target.mustStumble ||= wasDue && !isProne(target)
  return hasStumbled
}

function ensnare(play: Play, { man, kind }: Cast, target: Man): void {
  const total = kind === 'lasso' ? play.feed.sum('noose', man.seat, 2) : 0
  const place = kind === 'net' ? 'body' : total <= 4 ? 'neck' : total <= 7 ? 'torso' : total <= 9 ? 'arm' : 'leg'
  target.snare = { by: man.seat, isHeld: true, kind, place, phases: 0 }
  releaseVictim(play, target)
  if (place === 'neck') woundRoll(play, target, 1, sixDice(play, man.seat), 0, man.seat, false)
  if (place === 'arm') loseByArm(play, target)
}

/** LAS-2 He drops weapon or shield, as he likes. */
function loseByArm(play: Play, man: Man): void {
  const hands = [0, 1].filter((hand) => man.hands[hand] && man.hands[hand]!.kind !== 'scissor')
  if (hands.length === 0) return
  // One who has lost his senses chooses nothing: it is the right hand (our convention).
  const isAsked = hands.length > 1 && isAwake(man)
  const hand = isAsked ? answerOf(play, 'lassoDrop', man, () => byChance(play, man, 'which hand', hands)) : hands[0]!
  dropHand(play, man, hand)
}

/** NET-6 */
function grab(play: Play, { man, kind }: Cast, target: Man): void {
  const own = play.feed.sum('grab', man.seat, 1) + man.ST
  if (play.feed.sum('grab', target.seat, 1) + target.ST <= own) return
  const hand = man.hands.findIndex((item) => item?.kind === kind)
  const item = man.hands[hand]!
  man.hands[hand] = null
  const choice = play.feed.wasAsked('keepNet', target.seat) ? play.feed.answer('keepNet', target.seat) : -1
  if (choice < 0) {
    play.state.ground.push({ item, cell: target.cell })
    return
  }
  letFall(play, target, choice)
  target.hands[choice] = item
  target.netReady = tick(play.state) + 1
}
