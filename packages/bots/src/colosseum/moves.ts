/** §7.2 The plot: both would-be places weighed against each other, as a game of two who choose in secret. */
import {
  type Answers,
  board,
  colosseum,
  distanceTo,
  editionOf,
  type Gladiator,
  impactModifier,
  isActive,
  isTheOther,
  isUsableWeapon,
  mayPlot,
  type Question,
  type State,
  type Tables,
  tablesOf,
} from '@harena/colosseum'
import { OUTSIDE, perTables } from '@harena/engine'
import { argmax } from '../lib/argmax.ts'
import { Cache } from '../lib/cache.ts'
import { draw, solve } from '../lib/fictitious-play.ts'
import { hurryOf, markOf } from '../lib/goals.ts'
import { type ApproachPath, endOf, field, MOST_LISTS, type PathList, pathsOf, TOSS } from './approach-paths.ts'
import { cfOf, hasWeapon, reachOf } from './arms.ts'
import { ChartView, goesByChart } from './chart.ts'
import { isWild } from './hunt-plans.ts'
import { HuntView } from './hunts.ts'
import { gainsOfPositions, type Pairing, type Position } from './positions.ts'

/** Farther away than this he just comes nearer; a beast that is played runs a hex farther than a man. */
const NEAR = 5
/** So many solved positions are remembered twice over. */
const MOST_CACHED = 40_000

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

/** `rounds` are those of the game that he plays in his mind: the more, the harder he is to guess. */
export function choosePlot(state: State, me: Gladiator, rounds: number, random: Random): Answers['plot'] {
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
  if (goesByChart(foe)) {
    const best = wayByChart(state, me, foe, list)
    return best ? withNet(state, me, foe, list, best) : comeNearer(state, me, foe.cell, list)
  }
  const { choices, shares } = mixOf(state, me, foe, list, rounds)
  const safe = shares.map((share, at) => share * safety(state, me, foe, list.paths[choices[at]!]!))
  const at = draw(safe, random)
  if (at < 0) return comeNearer(state, me, foe.cell, list)
  return withNet(state, me, foe, list, list.paths[choices[at]!]!)
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

/** The cell in which a way ends on the board; OUTSIDE if an edge, an obstacle or a man is in the way: any but one. */
export function lastCell(state: State, me: Gladiator, path: ApproachPath, but?: Gladiator): number {
  let cell = me.cell
  for (const dir of path.dirs) {
    cell = board.neighbour(cell, (dir + me.facing) % 6)
    if (cell === OUTSIDE || (cell !== but?.cell && isTaken(state, me, cell))) return OUTSIDE
  }
  return cell
}

function isTaken(state: State, me: Gladiator, cell: number): boolean {
  for (const { cell: at, terrain } of state.arena.obstacles) if (at === cell && terrain !== 'tree') return true
  for (const one of state.gladiators) {
    if (one !== me && one.out === null && (one.cell === cell || one.torso === cell || one.hind === cell)) return true
  }
  return false
}

/** 0 if a way meets an edge, an obstacle or a third man; little if he may trip on it (§15.1) or cannot stand a push. */
function safety(state: State, me: Gladiator, foe: Gladiator, path: ApproachPath): number {
  let cell = me.cell
  let safe = 1
  // §11.4 Stun beyond his CF fells a man, and every collision stuns him who loses it.
  const isFrail = cfOf(me) - me.stun <= FRAIL && foe.posture !== 'prone'
  for (const dir of path.dirs) {
    cell = board.neighbour(cell, (dir + me.facing) % 6)
    if (cell === OUTSIDE) return 0
    const isHis = cell === foe.cell || cell === foe.torso
    if (!isHis && isTaken(state, me, cell)) return 0
    if (isHazard(state, cell) || (isHis && isFrail)) safe *= RISKY
  }
  return safe
}

/** What a moving phase costs that he will miss, and one beyond his rate; and a hex on which he may trip. */
const EFFORTS = [0, 1, 6] as const
const HAZARD = 5

/** How often he takes a way on which he may trip, compared with a clear one. */
const RISKY = 0.05
/** With so few CF left he keeps out of another man's way. */
const FRAIL = 4

function isHazard({ ground, arena, gladiators }: State, cell: number): boolean {
  for (const { cell: at } of ground) if (at === cell) return true
  for (const at of arena.blood) if (at === cell) return true
  for (const { cell: at, terrain } of arena.obstacles) if (at === cell && terrain === 'mud') return true
  for (const one of gladiators)
    if (one.out === 'killed' && (one.cell === cell || one.torso === cell || one.hind === cell)) return true
  return false
}

/** Moving phases against the phases left of the turn (§7.1, §17.3). */
function effortOf(state: State, who: Gladiator): number {
  const left = who.turnRate - who.movesUsed
  return left <= 0 ? 2 : left > 8 - state.phase ? 0 : 1
}

function pairingOf(state: State, me: Gladiator, foe: Gladiator): Pairing {
  // §17.2 Every turn tires both: whoever waits for long is too weak to win.
  const least = state.turn < 2 ? -2 : state.turn === 2 ? 0 : 1
  const edge = Math.round((fitness(me) - fitness(foe)) / 4)
  const hurry = hurryOf(state.options, me.team)
  return {
    myReach: reachOf(state, me),
    hisReach: foe.isUnconscious || foe.snare ? 0 : reachOf(state, foe),
    edge: hurry < 0 ? -2 : Math.max(hurry > 0 ? 1 : least, Math.min(2, edge)),
    impact: Math.max(-2, Math.min(2, Math.round((impactOf(state, me) - impactOf(state, foe)) / 3))),
    myEffort: effortOf(state, me),
    hisEffort: effortOf(state, foe),
    iKneel: me.posture === 'kneeling',
    heKneels: foe.posture === 'kneeling',
  }
}

/** How fit he is for a fight right now. */
function fitness(who: Gladiator): number {
  return cfOf(who) - who.stun - (hasWeapon(who) ? 0 : 6) - (who.mustStumble ? 3 : 0) - (who.posture === 'prone' ? 6 : 0)
}

/** §8.4 What he brings into a collision, standing where he is. */
function impactOf(state: State, who: Gladiator): number {
  const standing = {
    who,
    from: OUTSIDE,
    facing: who.facing,
    forward: 0,
    sidestepped: 0,
    backward: 0,
    turns: [],
    stood: false,
  }
  return impactModifier(editionOf(state.options), standing) - (who.mustStumble ? 2 : 0)
}

/** The ways that are worth taking, by their numbers, and how often to take each. */
interface Mix {
  readonly choices: readonly number[]
  readonly shares: readonly number[]
}

/** Positions that were solved before, by the rounds that were played and by what both might plot. */
const solvedPositions = perTables((_: Tables) => new Map<number, Cache<Mix>>())

function solvedIn(tables: Tables, rounds: number, mine: PathList, his: PathList): Cache<Mix> {
  const bySort = solvedPositions(tables)
  const sort = (rounds * MOST_LISTS + mine.id) * MOST_LISTS + his.id
  let solved = bySort.get(sort)
  if (!solved) {
    solved = new Cache(MOST_CACHED)
    bySort.set(sort, solved)
  }
  return solved
}

function mixOf(state: State, me: Gladiator, foe: Gladiator, list: PathList, rounds: number): Mix {
  const his = plotsOf(state, foe)
  const pairing = pairingOf(state, me, foe)
  const place = placeOf(me, foe)
  const key = keyOf(place, pairing)
  const tables = tablesOf(state.options)
  const solved = solvedIn(tables, rounds, list, his)
  let mix = solved.get(key)
  if (!mix) {
    mix = solvePosition(tables, place, list.paths, his.paths, pairing, rounds)
    solved.set(key, mix)
  }
  return mix
}

/** Where the other stands in a field whose middle is he. */
function placeOf(me: Gladiator, foe: Gladiator): number {
  const [from, to] = [board.hex(me.cell), board.hex(foe.cell)]
  return field.placeOf(to.q - from.q, to.r - from.r, foe.facing, me.facing)
}

/** Below 2^31, and so found several times as fast as a larger number. */
function keyOf(place: number, pairing: Pairing): number {
  let key = (place * 16 + pairing.myReach) * 16 + pairing.hisReach
  key = (key * 5 + pairing.edge + 2) * 5 + pairing.impact + 2
  key = (key * 3 + pairing.myEffort) * 3 + pairing.hisEffort
  return key * 4 + (pairing.iKneel ? 2 : 0) + (pairing.heKneels ? 1 : 0)
}

function solvePosition(
  { positionalAdvantage }: Tables,
  place: number,
  mine: readonly ApproachPath[],
  his: readonly ApproachPath[],
  pairing: Pairing,
  rounds: number,
): Mix {
  const myPositions = fromCentre(mine)
  const hisPositions = his.map((path) => positionOf(Math.floor(place / 6), place % 6, path))
  const gains = gainsOfPositions(positionalAdvantage, myPositions, hisPositions, pairing)
  const { rows: all } = solve({ rows: mine.length, columns: his.length, gains }, rounds)
  const choices: number[] = []
  for (let at = 0; at < all.length; at++) if (all[at]! > 0) choices.push(at)
  return { choices, shares: choices.map((at) => all[at]!) }
}

const standsFromCentre = new WeakMap<readonly ApproachPath[], readonly Position[]>()

/** Where the ways of a list lead for him, who is always in the middle: made once for each list. */
function fromCentre(paths: readonly ApproachPath[]): readonly Position[] {
  let stands = standsFromCentre.get(paths)
  if (!stands) {
    stands = paths.map((path) => positionOf(field.centre, 0, path))
    standsFromCentre.set(paths, stands)
  }
  return stands
}

function positionOf(start: number, facing: number, path: ApproachPath): Position {
  const middle = path.dirs.length < 2 ? start : endOf(start, facing, path, path.dirs.length - 1)
  return { path, start, middle, cell: endOf(start, facing, path), facing: (facing + path.turn) % 6 }
}

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
