/** §7.2 The plot: whom to go for, what to fetch on the way, and which way to take. */
import {
  type Answers,
  board,
  colosseum,
  distanceTo,
  type Gladiator,
  isActive,
  isTheOther,
  isUsableWeapon,
  mayPlot,
  type Question,
  type State,
} from '@harena/colosseum'
import { OUTSIDE } from '@harena/engine'
import { argmax } from '../lib/argmax.ts'
import { hurryOf, markOf } from '../lib/goals.ts'
import { type ApproachPath, type PathList, pathsOf, TOSS } from './approach-paths.ts'
import { hasWeapon } from './arms.ts'
import { ChartView, goesByChart } from './chart.ts'
import { isHazard, lastCell, safety } from './footing.ts'
import { isWild } from './hunt-plans.ts'
import { HuntView } from './hunts.ts'
import { effortOf, pairingOf, placeOf } from './pairing.ts'
import { fromCentre } from './positions.ts'

/** Farther away than this he just comes nearer; a beast that is played runs a hex farther than a man. */
const NEAR = 5

type Random = { below(count: number): number }

const still: readonly string[] = ['X']
const questions: Question[] = []

export function plotsOf(state: State, who: Gladiator): PathList {
  if (!mayPlot(state, who)) return pathsOf(state, still)
  questions[who.seat] ??= { kind: 'plot', seat: who.seat, rule: '§7.2' }
  return pathsOf(state, colosseum.legal(state, questions[who.seat]!) as string[])
}

/** For so many hexes more he goes for the one whom his side is set on (F.1). */
const MARKED = 3

/** The opponent to think of: the nearest one who is still in the match. */
export function nearestFoe(state: State, me: Gladiator): Gladiator | null {
  const mark = markOf(state.options, me.team)
  let best: Gladiator | null = null
  let least = Number.POSITIVE_INFINITY
  for (const one of state.gladiators) {
    if (!isActive(one) || !isTheOther(state, me, one)) continue
    const near = one.beast || one.mount >= 0 ? distanceTo(me, one) : board.distance(me.cell, one.cell)
    const distance = near + (one.isUnconscious ? 0.5 : 0) - (one.seat === mark ? MARKED : 0)
    if (distance >= least) continue
    least = distance
    best = one
  }
  return best
}

/** How he chooses among his ways near a man who chooses as well; null if he finds none. */
export type ChooseWay = (
  state: State,
  me: Gladiator,
  foe: Gladiator,
  list: PathList,
  random: Random,
) => ApproachPath | null

export function choosePlot(state: State, me: Gladiator, chooseWay: ChooseWay, random: Random): Answers['plot'] {
  const list = plotsOf(state, me)
  if (list.paths.length === 1) return list.paths[0]!.text
  const foe = nearestFoe(state, me)
  if (!foe) return list.texts.has('X') ? 'X' : list.paths[0]!.text
  const lost = lostWeapon(state, me)
  if (lost !== OUTSIDE) return goForWeapon(state, me, foe, list, lost)
  if (board.distance(me.cell, foe.cell) > (foe.beast?.isPlayed ? NEAR - 1 : NEAR)) {
    const waits = hurryOf(state.options, me.team) < 0 && list.texts.has('X')
    return waits ? 'X' : comeNearer(state, me, foe.cell, list)
  }
  if (isWild(foe) || (foe.mount >= 0 && foe.centurion)) return huntFor(state, me, foe, list)
  const way = goesByChart(foe) ? wayByChart(state, me, foe, list) : chooseWay(state, me, foe, list, random)
  return way ? withNet(state, me, foe, list, way) : comeNearer(state, me, foe.cell, list)
}

/** §28.4, §30.4 A beast has no plans, and a rider goes by the chart: he takes the way that promises most, and none into it. */
function huntFor(state: State, me: Gladiator, beast: Gladiator, list: PathList): string {
  const view = new HuntView(state, me, beast)
  const effort = EFFORTS[effortOf(state, me)]!
  const best = argmax(list.paths, (path) => {
    const end = lastCell(state, me, path)
    if (end === OUTSIDE) return Number.NEGATIVE_INFINITY
    return view.valueOf(path, end, effort) - (isHazard(state, end) ? HAZARD : 0)
  })
  return best?.text ?? comeNearer(state, me, beast.cell, list)
}

/** §29.4 A centurion has no plans either: the way that promises most over all his dice. */
function wayByChart(state: State, me: Gladiator, foe: Gladiator, list: PathList): ApproachPath | null {
  const view = new ChartView(state, me, foe, placeOf(me, foe), pairingOf(state, me, foe))
  const best = argmax(fromCentre(list.paths), (stand) => {
    const safe = safety(state, me, foe, stand.path)
    if (safe === 0) return Number.NEGATIVE_INFINITY
    return view.valueOf(stand) - (safe < 1 ? HAZARD : 0)
  })
  return best?.path ?? null
}

/** Where the weapon lies that he should fetch: he has none in hand or sheath. */
function lostWeapon(state: State, me: Gladiator): number {
  if (hasWeapon(me) || me.sheath.some(isUsableWeapon) || me.posture === 'prone') return OUTSIDE
  let best = OUTSIDE
  for (const { item, cell } of state.ground) {
    if (!isUsableWeapon(item) || item.kind === 'bow') continue
    if (best === OUTSIDE || board.distance(me.cell, cell) < board.distance(me.cell, best)) best = cell
  }
  return best
}

/** §13.4.1 Beside his weapon he stoops for it (R); else he goes there. */
function goForWeapon(state: State, me: Gladiator, foe: Gladiator, list: PathList, cell: number): string {
  if (board.distance(me.cell, cell) > 1) return comeNearer(state, me, cell, list)
  const stoops = [...list.stoops]
  const facing = board.sectorDir(me.cell, foe.cell)
  stoops.sort((a, b) => turnsBetween(me.facing + a.turn, facing) - turnsBetween(me.facing + b.turn, facing))
  return stoops[0]?.text ?? comeNearer(state, me, cell, list)
}

function turnsBetween(a: number, b: number): number {
  const turns = (a - b + 12) % 6
  return Math.min(turns, 6 - turns)
}

/** The safe way that ends nearest to a cell, facing it; moving phases that are not his to spend he keeps. */
export function comeNearer(state: State, me: Gladiator, goal: number, list: PathList): string {
  let best: ApproachPath | null = null
  let least = Number.POSITIVE_INFINITY
  const isTired = effortOf(state, me) === 2
  for (const path of list.paths) {
    const end = lastCell(state, me, path)
    if (end === OUTSIDE) continue
    const off = end === goal ? 0 : turnsBetween(me.facing + path.turn, board.sectorDir(end, goal))
    const trip = end !== goal && isHazard(state, end) ? 1.5 : 0
    const cost = board.distance(end, goal) + 0.3 * off + path.burden + trip + (path.isMoving ? (isTired ? 9 : 0.1) : 0)
    if (cost >= least) continue
    least = cost
    best = path
  }
  return best?.text ?? (list.texts.has('X') ? 'X' : list.paths[0]!.text)
}

/** What a moving phase costs that he will miss, and one beyond his rate; and a hex on which he may trip. */
const EFFORTS = [0, 1, 6] as const
const HAZARD = 5

/** §20.4 Adds a toss of net or lasso to a way that leaves the opponent in range. */
function withNet(state: State, me: Gladiator, foe: Gladiator, list: PathList, path: ApproachPath): string {
  if (!list.hasTosses || foe.snare) return path.text
  const text = `${path.text}${TOSS}`
  if (!list.texts.has(text)) return path.text
  const end = lastCell(state, me, path)
  if (end === OUTSIDE || end === foe.cell) return path.text
  const distance = board.distance(end, foe.cell)
  const isAhead = turnsBetween(me.facing + path.turn, board.sectorDir(end, foe.cell)) <= 1
  return isAhead && distance >= 1 && distance <= 3 ? text : path.text
}
