/** §29.4 How a centurion moves: special actions first, then the Random Movement Chart. */
import { add, type Dir, dirs, distance, type Hex, neighbour, opposite, relative, sector, turned } from '@harena/engine'
import { board, edgeCrossed, facingTo, OUTSIDE } from '../02-preparation/board.ts'
import { distanceTo, isFacing } from '../06-movement/facing.ts'
import { legalPlots } from '../06-movement/legal-plots.ts'
import { rollNames } from '../06-movement/plots.ts'
import { advantageOver } from '../09-combat/engagement.ts'
import { isBlocked } from '../19-advanced/arena.ts'
import { isHolding, netHand } from '../19-advanced/holds.ts'
import { isTheOther } from '../19-advanced/teams.ts'
import { chargeText, rideText } from '../30-riders/rides.ts'
import { bodyOf } from '../match/body.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import type { CenturionCheck } from '../match/events.ts'
import { type Gladiator, type GroundItem, isAble, isActive, isHeld, type State, tickOf } from '../match/state.ts'
import { fromSheets, type Steps, step, stepsFor, sumOf } from '../match/sums.ts'
import {
  closestItems,
  closestOpponent,
  isLooseShield,
  isLooseWeapon,
  neededItem,
  needsShield,
  needsWeapon,
} from './closest.ts'
import { walkText } from './walks.ts'

const PHASES = 8

/** Nobody walks farther than that; the chart has no hex beyond. */
const MOST_HEXES = 2

/** §29.4 The movement roll of a phase, and the opponent it is measured by. */
interface Roll {
  readonly foe: Gladiator
  readonly range: number
  readonly red: number
  readonly white: number
}

/** §29.3, §29.4 What he does in this phase, as a plot. Stumbles and nets hold him as they hold anybody. */
export function plotOfCenturion(context: RuleContext, who: Gladiator): string {
  const centurion = who.centurion!
  centurion.turns = 0
  if (who.mustStumble) return 'S'
  const foe = closestOpponent(context, who)
  centurion.foe = foe?.seat ?? -1
  // With nobody left to fight he stays where he is.
  if (!foe) return who.posture === 'prone' ? (fromGround(context.state, who, 'KN') ?? rollNames[1]!) : 'X'
  const roll = throwMovement(context, who, foe)
  if (who.posture === 'prone') return plotFromGround(context, who, roll)
  // §21.7.1 A leg in the noose holds him where he is.
  if (who.snare?.place === 'leg') return 'X'
  // §30.4.2 From the saddle nothing can be picked up.
  if (bodyOf(who).reachesGround && neededItem(context, who) >= 0) {
    if (context.referee.listening) tellCheck(context, who, roll.foe, 'recover', '§29.4.1.2', true, null)
    return 'R'
  }
  if (isPausing(context, who, roll)) return 'X'
  return bodyOf(who).isCaught && isRepelling(context, who, roll) ? 'RN' : plotByChart(context, who, roll)
}

function throwMovement(context: RuleContext, who: Gladiator, foe: Gladiator): Roll {
  const [red, white] = context.referee.dice(2, '§29.4', who.seat, 'movement')
  return { foe, range: distanceTo(who, foe), red: red!, white: white! }
}

/** §29.4.1.1, §29.4.2.6, §29.6.1.1 The movement roll and the range stay below ten. */
function isNear(
  context: RuleContext,
  who: Gladiator,
  { foe, range, red, white }: Roll,
  check: CenturionCheck,
  rule: string,
): boolean {
  const steps = stepsFor(context)
  const total = step(steps, 'movement', red + white, rule) + step(steps, 'range', range, rule)
  const does = isBelow(context, total, 10)
  if (steps) tellCheck(context, who, foe, check, rule, does, steps)
  return does
}

/** The text says below, the card says at most. */
function isBelow({ state }: RuleContext, total: number, limit: number): boolean {
  return state.options.centurionCompare === 'lt' ? total < limit : total <= limit
}

function tellCheck(
  { state, referee }: RuleContext,
  { seat }: Gladiator,
  foe: Gladiator,
  check: CenturionCheck,
  rule: string,
  does: boolean,
  steps: Steps,
): void {
  const sum = steps ? fromSheets(state.options, [], sumOf(steps)) : {}
  referee.tell({ kind: 'centurionChecked', rule, seat, foe: foe.seat, check, does, ...sum })
}

/** §29.4.1.1 He rolls away from the opponent, or kneels and turns towards him. */
function plotFromGround(context: RuleContext, who: Gladiator, roll: Roll): string {
  const { foe } = roll
  if (!isNear(context, who, roll, 'roll', '§29.4.1.1')) {
    const turn = turnTo(who.facing, facingTo(who.cell, foe.cell), 1)
    const plot = fromGround(context.state, who, turn === 0 ? 'KN' : turn > 0 ? 'KN(R)' : 'KN(L)')
    if (plot) return plot
  }
  const sides = [1, 5, 2, 4]
  const away = (side: number) => {
    const cell = board.neighbour(who.cell, turned(who.facing, side))
    return cell === OUTSIDE || isBlocked(context.state, cell) ? -1 : board.distance(cell, foe.cell)
  }
  const farthest = Math.max(...sides.map(away))
  const open = sides.filter((side) => away(side) === farthest)
  return rollNames[pickByDice(context, open, '§29.4.1.1', who.seat, 'which way')]!
}

/** Who may not kneel yet lies still; one who never may has to roll (B-9, H-9). */
function fromGround(state: State, who: Gladiator, plot: string): string | undefined {
  const open = legalPlots(state, who)
  return [plot, 'X'].find((one) => open.includes(one))
}

/** Hexsides, clockwise, by which he comes nearer to a facing; straight behind him he turns to the right. */
function turnTo(facing: Dir, wanted: Dir, most: number): number {
  const off = relative(wanted, facing)
  return off <= 3 ? Math.min(off, most) : -Math.min(6 - off, most)
}

/** §29.4.1.3 The later in the turn, and the more phases without movement he has left, the likelier he pauses. */
function isPausing(context: RuleContext, who: Gladiator, { foe, range, red, white }: Roll): boolean {
  const { state } = context
  const taken = state.phase - 1 - who.movesUsed
  const left = PHASES - who.turnRate - taken
  if (left <= 0) return false
  const rule = '§29.4.1.3'
  const steps = stepsFor(context)
  const total =
    step(steps, 'movement', red + white, rule) +
    step(steps, 'range', -Math.floor(range / 3), rule) +
    step(steps, 'pauses left', -left, rule) +
    step(steps, 'the phase', -state.phase, rule) +
    step(steps, "the opponent's position", advantageOver(state, foe, who, isFacing(foe, who)), rule)
  const does = isBelow(context, total, 1)
  if (steps) tellCheck(context, who, foe, 'pause', rule, does, steps)
  return does
}

/** §29.6.1 Against a net that can be thrown he may repel it. */
function isRepelling(context: RuleContext, who: Gladiator, roll: Roll): boolean {
  const { state } = context
  if (state.options.nets === 'off' || who.snare) return false
  const isReady = (one: Gladiator) =>
    isAble(one) &&
    isTheOther(state, who, one) &&
    netHand(one) >= 0 &&
    one.netReady <= tickOf(state) &&
    !isHeld(one) &&
    !isHolding(state, one)
  const netMen = state.gladiators.filter(isReady)
  if (netMen.length === 0) return false
  const foe = netMen.reduce((near, one) => (distanceTo(who, one) < distanceTo(who, near) ? one : near))
  return isNear(context, who, { ...roll, foe, range: distanceTo(who, foe) }, 'repel', '§29.6.1.1')
}

/** §29.4.2 The chart: where the arrow points to the opponent, and the tens of the roll are modified. */
function plotByChart(context: RuleContext, who: Gladiator, roll: Roll): string {
  const steps = stepsFor(context)
  const tens = tensOf(context, who, roll, steps)
  const arrow = facingTo(who.cell, roll.foe.cell)
  const isTop = tens > 6 || (tens === 6 && roll.white === 6)
  const isMounted = who.mount >= 0
  // §30.4.1 A rider has turned to the arrow before he moves.
  const charges = isTop && (isMounted || who.facing === arrow) && !who.snare
  const row = Math.min(6, Math.max(1, tens))
  const entry = context.tables.movementChart[isTop ? 66 : row * 10 + roll.white]!
  if (steps) {
    const [{ seat }, { red, white, foe }] = [who, roll]
    const sum = fromSheets(context.state.options, [], sumOf(steps))
    const place = { entry, charges, dice: [red, white] }
    context.referee.tell({ kind: 'centurionMoves', rule: '§29.4.2.2', seat, foe: foe.seat, ...place, ...sum })
  }
  if (charges) return chargeText(turnTo(who.facing, arrow, 3))
  const target = shiftToItems(context, who, add(board.hex(who.cell), rotated(entry, arrow)))
  if (isMounted) return plotRide(context, who, arrow, target)
  const centurion = who.centurion!
  // §29.4.3.1 One who has his back to the opponent turns only on low rolls.
  const isTurnedAway = who.facing === opposite(arrow) && tens * 10 + roll.white > 22
  centurion.turns = isTurnedAway || who.snare ? 0 : 3 - Math.min(MOST_HEXES, distance(board.hex(who.cell), target))
  const kept = stopAtItem(context, who, wayTo(context, who, target), roll)
  return walkText(
    kept.map((dir) => relative(dir, who.facing)),
    centurion.turns,
  )
}

/** §30.4.1, §30.4.2 A rider turns to the arrow first; he passes what lies there, and does not turn afterwards. */
function plotRide(context: RuleContext, who: Gladiator, arrow: Dir, target: Hex): string {
  const way = wayTo(context, who, target)
  const steps = way.map((dir) => relative(dir, arrow))
  return rideText(turnTo(who.facing, arrow, 3), steps)
}

/** §29.4.2.2 The red die with its modifiers. */
function tensOf({ state, tables }: RuleContext, who: Gladiator, { foe, range, red }: Roll, steps: Steps): number {
  const rule = '§29.4.2.2'
  const isNetMan = who.style === 'retiarius'
  return (
    step(steps, 'red', red, rule) +
    step(steps, 'range', isNetMan ? 0 : Math.floor(range / 3), rule) +
    step(steps, 'stun', -Math.floor(who.stun / 3), rule) +
    step(steps, 'position', advantageOver(state, who, foe, isFacing(who, foe)), rule) +
    step(steps, 'fighting spirit', who.centurion!.FS, '§29.2.1') +
    step(steps, 'in the saddle', who.mount < 0 ? 0 : tables.riding.spirit, rule)
  )
}

/** A hex seen from one who looks north, as it lies for one who looks elsewhere. */
function rotated({ q, r }: Hex, arrow: Dir): Hex {
  let [x, y] = [q, r]
  for (let i = 0; i < arrow; i++) [x, y] = [0 - y, x + y]
  return { q: x, r: y }
}

/** §29.4.2.4, §29.4.2.5 Without a shield one hex nearer to the closest one, without a weapon two. */
function shiftToItems(context: RuleContext, who: Gladiator, target: Hex): Hex {
  const shield = needsShield(context, who) ? closestItem(context, who, isLooseShield) : null
  const weapon = needsWeapon(who) ? closestItem(context, who, isLooseWeapon) : null
  return nearer(nearer(target, shield, 1), weapon, 2)
}

function closestItem(
  context: RuleContext,
  who: Gladiator,
  isWanted: (lying: GroundItem) => boolean,
): GroundItem | null {
  const close = closestItems(context.state, who, isWanted)
  return close.length === 0 ? null : pickByDice(context, close, '§29.4.2.4', who.seat, 'closest item')
}

function nearer(target: Hex, item: GroundItem | null, hexes: number): Hex {
  let hex = target
  for (let i = 0; item && i < hexes; i++) {
    const towards = sector(hex, board.hex(item.cell))
    if (towards) hex = neighbour(hex, towards.dir)
  }
  return hex
}

/** §29.5 The shortest way, by chance where there are two; he stops short of walls, pillars and rocks. */
function wayTo(context: RuleContext, who: Gladiator, target: Hex): Dir[] {
  const way: Dir[] = []
  let hex = board.hex(who.cell)
  let { cell } = who
  while (way.length < MOST_HEXES && distance(hex, target) > 0) {
    const dir = pickByDice(context, closerTo(hex, target), '§29.5', who.seat, 'which way')
    if (cell !== OUTSIDE && isBarred(context, cell, dir)) break
    way.push(dir)
    hex = neighbour(hex, dir)
    if (cell !== OUTSIDE) cell = board.neighbour(cell, dir)
  }
  return way
}

const closer = new Map<number, readonly Dir[]>()

/** The directions that lead nearer to a hex: one or two, worked out once for each place where it may lie. */
function closerTo(from: Hex, to: Hex): readonly Dir[] {
  const key = (to.q - from.q) * 1000 + to.r - from.r
  let found = closer.get(key)
  if (!found) {
    const left = distance(from, to)
    found = dirs.filter((dir) => distance(neighbour(from, dir), to) < left)
    closer.set(key, found)
  }
  return found
}

function isBarred({ state }: RuleContext, cell: number, dir: Dir): boolean {
  const next = board.neighbour(cell, dir)
  if (next !== OUTSIDE) return isBlocked(state, next)
  return state.options.mapEdge === 'walls' || state.arena.walls.includes(edgeCrossed(cell, dir))
}

/** §29.4.2.6 In a hex with an item he may stop, to kick it away. */
function stopAtItem(context: RuleContext, who: Gladiator, way: readonly Dir[], roll: Roll): readonly Dir[] {
  if (context.state.ground.length === 0) return way
  let { cell } = who
  for (const [at, dir] of way.entries()) {
    cell = cell === OUTSIDE ? OUTSIDE : board.neighbour(cell, dir)
    if (cell === OUTSIDE || !context.state.ground.some((lying) => lying.cell === cell)) continue
    who.centurion!.kicks = isNear(context, who, roll, 'kick', '§29.4.2.6')
    return who.centurion!.kicks ? way.slice(0, at + 1) : way
  }
  return way
}

/** §29.4.3 After all have moved he turns towards his opponent, unless a collision has cost him that (§8.2). */
export function turnCenturions(context: RuleContext): void {
  const { gladiators } = context.state
  for (let seat = 0; seat < gladiators.length; seat++) {
    const who = gladiators[seat]!
    const { centurion } = who
    if (!centurion || centurion.turns === 0) continue
    const most = centurion.turns
    centurion.turns = 0
    const foe = context.state.gladiators[centurion.foe]!
    if (!isAble(who) || who.posture === 'prone' || who.now.collided || isHeld(who) || !isActive(foe)) continue
    const turn = turnTo(who.facing, facingTo(who.cell, foe.cell), most)
    if (turn === 0) continue
    who.facing = turned(who.facing, turn)
    if (who.now.moved === 0) who.now.turned = Math.abs(turn)
    if (context.referee.listening) {
      const { seat, facing } = who
      context.referee.tell({ kind: 'turnedToFace', rule: '§29.4.3', seat, facing })
    }
  }
}
