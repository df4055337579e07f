/** §5.2.4, chapter 13.3 to 13.5: draws and drops, throws, recoveries, kicks, in this order. */
import { OUTSIDE } from '@harena/engine'
import type { GroundItem } from '../../src/match/state.ts'
import { answerOf } from './answers.ts'
import { settleMatch } from './appeals.ts'
import { actionOf } from './centurion-actions.ts'
import { castByBook } from './centurion-nets.ts'
import { letFall } from './drops.ts'
import { isClassic } from './edition.ts'
import { beside, distance, terrainOf, turn } from './hexes.ts'
import { legalActions } from './legal-actions.ts'
import { isEarly } from './nets.ts'
import type { Play } from './play.ts'
import { read } from './plots.ts'
import { bodyOf, type Item, isAwake, isFoe, isIn, isProne, type Man } from './sheet.ts'
import { type Chosen, throwAll } from './throws.ts'

export function playActions(play: Play): void {
  const { state } = play
  const lying = [...state.ground]
  const chosen = state.gladiators.flatMap((man): Chosen[] => chooseFor(play, man))
  for (const one of chosen) drawOrDrop(play, one)
  throwAll(play, chosen)
  const quick = raceAll(play, chosen)
  kickAll(play, quick, lying)
  recoverAll(play, chosen, lying)
  kickAll(
    play,
    chosen.filter((one) => !quick.includes(one)),
    lying,
  )
  settleMatch(play)
  if (!state.outcome && !isEarly(play)) castByBook(play)
}

/** In 1981 a kick is written with the plot; if it finds nothing he may act otherwise. */
function chooseFor(play: Play, man: Man): Chosen[] {
  const { state, feed } = play
  if (!isIn(man) || man.beast) return []
  const { kick: written } = read(man.now.plot || 'X')
  if (written > 0 && canAct(man)) {
    const near = state.ground.flatMap(({ cell }, at) => (cell === man.cell ? [at] : []))
    const dir = turn(man.facing, written - 1)
    if (near.length > 0) return [{ man, action: { do: 'kick', ground: feed.pick('which item', near), dir } }]
  }
  return legalActions(state, man).length > 1
    ? [{ man, action: answerOf(play, 'action', man, () => actionOf(play, man)) }]
    : []
}

const canAct = (man: Man): boolean =>
  isAwake(man) && !isProne(man) && man.grappledBy < 0 && !man.now.isAside && !man.snare

/** ACT-2 What he lets go of lies in his own hex. */
function drawOrDrop(play: Play, { man, action }: Chosen): void {
  if (action.do === 'drop') letFall(play, man, action.hand)
  if (action.do !== 'draw') return
  for (const hand of action.lay) letFall(play, man, hand)
  const [item] = man.sheath.splice(action.sheathed, 1)
  man.hands[man.hands.indexOf(null)] = item!
  man.now.drew = true
}

/** P4.3 The dead, the senseless and those on the ground do nothing more. */
const isStillAble = (man: Man): boolean => isAwake(man) && !isProne(man)

interface Wanted {
  readonly man: Man
  readonly item: Item
  readonly cell: number
  readonly take: () => void
}

/** REC-1, REC-2 Of several who succeed the lowest total has it. */
function recoverAll(play: Play, chosen: readonly Chosen[], lying: readonly GroundItem[]): void {
  const wanted = chosen.flatMap((one) => wantedOf(play, one, lying) ?? [])
  const totals = wanted.map((one) => tryToRecover(play, one))
  const items = new Set(wanted.map(({ item }) => item))
  for (const item of items) {
    let rivals = wanted
      .map((one, at) => ({ one, total: totals[at]! }))
      .filter(({ one, total }) => one.item === item && total < 1)
    for (;;) {
      const least = Math.min(...rivals.map(({ total }) => total))
      rivals = rivals.filter(({ total }) => total === least)
      if (rivals.length < 2) break
      rivals = rivals.map(({ one }) => ({ one, total: tryToRecover(play, one, 'tie') }))
    }
    if (rivals[0]) takeUp(rivals[0].one)
  }
}

function takeUp({ man, item, take }: Wanted): void {
  const hand = man.hands.indexOf(null)
  take()
  man.hands[hand] = item
  man.now.recoveredHand = hand
}

function wantedOf({ state }: Play, { man, action }: Chosen, lying: readonly GroundItem[]): Wanted | null {
  if (!isStillAble(man)) return null
  if (action.do === 'recover') {
    const thing = lying[action.ground]!
    // B-14 What was kicked away cannot be reached.
    if (distance(thing.cell, man.cell) > 1) return null
    return { man, item: thing.item, cell: thing.cell, take: () => state.ground.splice(state.ground.indexOf(thing), 1) }
  }
  if (action.do !== 'strip') return null
  const body = state.gladiators[action.body]!
  const item = body.sheath[action.sheathed]!
  const cell = bodyOf(body).reduce((a, b) => (distance(man.cell, b) < distance(man.cell, a) ? b : a))
  return { man, item, cell, take: () => body.sheath.splice(body.sheath.indexOf(item), 1) }
}

/** §13.4.1 */
function tryToRecover({ state, feed }: Play, { man, item, cell }: Wanted, name = 'recovery'): number {
  const { now } = man
  const foes = state.gladiators.filter((other) => isIn(other) && isFoe(man, other))
  let total = feed.sum(name, man.seat, 1)
  total += man.weight === 'heavy' ? 1 : man.weight === 'light' ? -1 : 0
  const nearness = (other: Man) => Math.min(...bodyOf(other).map((at) => distance(at, cell)))
  const isNear = (far: number) => foes.some((other) => nearness(other) === far)
  if (isClassic(state)) total += (isNear(0) ? 3 : 0) + (isNear(1) ? 2 : 0)
  else if (isNear(0) || isNear(1)) total += 2
  if (distance(man.cell, cell) === 1) total++
  if (item.kind === 'net') total -= 3
  total += isClassic(state) ? hurry(now) : now.moved
  // B-21 A collision does not cancel R; its stun counts only for one who moved into it.
  const isTough = state.options.recoverThroughCollision === 'on'
  if (now.collided) total += 4
  if (now.recovering && (isTough || !now.collided)) total -= 6
  if (man.posture === 'kneeling') total -= 2
  // B-23 Also one whom a laid net has tripped.
  if (now.stumbling || now.tripped) total += 4
  if (man.snare) total += 6
  return total + man.stun - (isTough ? now.sparedStun : 0) - man.AG
}

/** 12.61 of 1981: he has left his hex, made a quick move, charged. */
const hurry = ({ moved, plot }: Man['now']): number => (moved > 0 ? 1 : 0) + (plot === 'C' ? 2 : moved === 2 ? 1 : 0)

/** B-14 Those who kick an item before others can take it up: the higher die, ties again. */
function raceAll({ state, feed }: Play, chosen: readonly Chosen[]): Chosen[] {
  if (state.options.kickOrGrab === 'off') return []
  return chosen.filter(({ man, action }) => {
    if (action.do !== 'kick') return false
    const rival = chosen.find(({ action: other }) => other.do === 'recover' && other.ground === action.ground)
    if (!rival) return false
    for (;;) {
      const throwFor = ({ seat }: Man) => feed.sum('who goes first', seat, 1)
      const [own, his] = [throwFor(man), throwFor(rival.man)]
      if (own !== his) return own > his
    }
  })
}

/** KCK-1 In an order by chance; solid things stop what is kicked. */
function kickAll(play: Play, chosen: readonly Chosen[], lying: readonly GroundItem[]): void {
  let kickers = chosen.filter(({ action }) => action.do === 'kick')
  while (kickers.length > 0) {
    const kicker = play.feed.pick('who goes first', kickers)
    kickers = kickers.filter((one) => one !== kicker)
    kick(play, kicker, lying)
  }
}

/** 12.7 of 1981: the standard action, the quick move and each turn that were written. */
function actionsOf(plot: string): number {
  const { parts, code } = read(plot)
  const turns = parts.filter((part) => 'turn' in part).length
  const quick = parts.filter((part) => 'step' in part && part.step.isQuick).length
  return turns + quick + (code === '' ? 0 : 1)
}

function kick({ state, feed }: Play, { man, action }: Chosen, lying: readonly GroundItem[]): void {
  if (action.do !== 'kick' || !isStillAble(man)) return
  const thing = lying[action.ground]!
  if (!state.ground.includes(thing) || thing.cell !== man.cell) return
  const die = feed.sum('kick', man.seat, 1)
  const result = die - (isClassic(state) ? actionsOf(man.now.plot) : man.now.moved)
  if (result <= 0) return
  const hexes = state.options.kickDistance === 'modified' ? result : die
  for (let i = 0; i < hexes; i++) {
    const next = beside(thing.cell, action.dir)
    if (next === OUTSIDE || ['pillar', 'rock'].includes(terrainOf(state, next) ?? '')) break
    thing.cell = next
  }
}
