/** §29.4 The plot against a centurion: his way comes from the chart and not from a plan, so every place has its odds. */
import { advantageOver, distanceTo, facingTo, type Gladiator, isFacing, type State, tablesOf } from '@harena/colosseum'
import { type Hex, OUTSIDE, turned } from '@harena/engine'
import { type ApproachPath, field, still } from './approach-paths.ts'
import { gainsBetween, type Pairing, type Position } from './positions.ts'

/** Where he comes to, how many hexsides he may still turn there (§29.4.3), and how likely it is. */
interface Ending {
  readonly position: Position
  readonly turns: number
  readonly chance: number
  /** The same once he has turned, by his facing: each made when it is first asked for. */
  readonly turned: Position[]
}

const waysForward = [0, 1, 2, 3].map((forward): ApproachPath => ({ ...still, forward }))

/** Whether the chart says where he goes: nothing else is on his mind. */
export function goesByChart({
  centurion,
  mount,
  posture,
  mustStumble,
  snare,
  isUnconscious,
  hands,
}: Gladiator): boolean {
  if (!centurion || mount >= 0 || mustStumble || snare || isUnconscious) return false
  return posture !== 'prone' && hands.some((item) => item !== null)
}

/** What each of his ways is worth to a man in the middle of the field, on average over the dice of the other. */
export class ChartView {
  private readonly endings: readonly Ending[]
  private readonly gainOf: (mine: Position, his: Position) => number

  constructor(state: State, me: Gladiator, him: Gladiator, place: number, pairing: Pairing) {
    this.gainOf = gainsBetween(tablesOf(state.options).positionalAdvantage, pairing)
    this.endings = endingsOf(state, me, him, Math.floor(place / 6), place % 6)
  }

  valueOf(mine: Position): number {
    let value = 0
    for (const { position, turns, chance, turned } of this.endings) {
      const facing = facingAfter(position, turns, mine.cell)
      turned[facing] ??= { ...position, facing }
      value += chance * this.gainOf(mine, turned[facing])
    }
    return value
  }
}

/** §29.4.3 When all have moved he turns towards the other. */
function facingAfter({ cell, facing }: Position, most: number, to: number): number {
  if (most === 0 || cell === to) return facing
  const off = (field.map.sectorDir(cell, to) - facing + 6) % 6
  return turned(facing as never, off <= 3 ? Math.min(off, most) : -Math.min(6 - off, most))
}

/** What he does besides the hexes of the chart, which have the numbers 11 to 66. */
export const PAUSE = 0
export const CHARGE = 100

/** §29.4.1.3, §29.4.2 The thirty-six throws of his movement: how likely each number of the chart is, a pause, a charge. */
export function chartChances(state: State, me: Gladiator, him: Gladiator): ReadonlyMap<number, number> {
  const range = distanceTo(him, me)
  const isMounted = him.mount >= 0
  const base =
    (him.style === 'retiarius' ? 0 : Math.floor(range / 3)) -
    Math.floor(him.stun / 3) +
    advantageOver(state, him, me, isFacing(him, me)) +
    him.centurion!.FS +
    (isMounted ? tablesOf(state.options).riding.spirit : 0)
  const canCharge = isMounted || him.facing === facingTo(him.cell, me.cell)
  const calm = pausingBelow(state, me, him, range)
  const chances = new Map<number, number>()
  for (let red = 1; red <= 6; red++) {
    for (let white = 1; white <= 6; white++) {
      const key = red + white < calm ? PAUSE : keyOf(red + base, white, canCharge)
      chances.set(key, (chances.get(key) ?? 0) + 1 / 36)
    }
  }
  return chances
}

function endingsOf(state: State, me: Gladiator, him: Gladiator, start: number, facing: number): Ending[] {
  const { movementChart } = tablesOf(state.options)
  const arrow = field.map.sectorDir(start, field.centre)
  const endings: Ending[] = []
  for (const [key, chance] of chartChances(state, me, him)) {
    const turned: Position[] = []
    if (key === PAUSE) endings.push({ position: stand(still, start, start, facing), turns: 0, chance, turned })
    else if (key === CHARGE) endings.push({ position: charge(start, facing), turns: 0, chance, turned })
    else endings.push({ ...walk(rotated(movementChart[key]!, arrow), start, facing), chance, turned })
  }
  return endings
}

/** A hex of the chart as it lies for one whose opponent is elsewhere than in the north. */
export function rotated({ q, r }: Hex, arrow: number): Hex {
  let [x, y] = [q, r]
  for (let i = 0; i < arrow; i++) [x, y] = [0 - y, x + y]
  return { q: x, r: y }
}

function keyOf(tens: number, white: number, canCharge: boolean): number {
  if (tens > 6 || (tens === 6 && white === 6)) return canCharge ? CHARGE : 66
  return Math.max(1, tens) * 10 + white
}

/** §29.4.1.3 He pauses where his dice stay below this. */
function pausingBelow(state: State, me: Gladiator, him: Gladiator, range: number): number {
  const left = 8 - him.turnRate - (state.phase - 1 - him.movesUsed)
  if (left <= 0) return 0
  const limit = state.options.centurionCompare === 'lt' ? 1 : 2
  return limit + Math.floor(range / 3) + left + state.phase - advantageOver(state, me, him, isFacing(me, him))
}

function stand(path: ApproachPath, start: number, cell: number, facing: number, middle = start): Position {
  return { path, start, middle, cell, facing }
}

/** A charge ends where the other stands. */
function charge(start: number, facing: number): Position {
  let [middle, cell] = [start, start]
  for (let i = 0; i < 3 && cell !== field.centre; i++) {
    const next = field.map.neighbour(cell, facing)
    if (next === OUTSIDE) break
    middle = cell
    cell = next
  }
  return stand(waysForward[3]!, start, cell, facing, middle)
}

function walk({ q, r }: Hex, start: number, facing: number): Pick<Ending, 'position' | 'turns'> {
  const from = field.map.hex(start)
  const goal = field.map.cell({ q: from.q + q, r: from.r + r })
  if (goal === OUTSIDE) return { position: stand(still, start, start, facing), turns: 3 }
  const hexes = field.map.distance(start, goal)
  const middle = hexes < 2 ? start : field.map.neighbour(start, field.map.sectorDir(start, goal))
  const isForward = hexes > 0 && [0, 1, 5].includes((field.map.sectorDir(start, goal) - facing + 6) % 6)
  return {
    position: stand(waysForward[isForward ? hexes : 0]!, start, goal, facing, middle),
    turns: 3 - Math.min(2, hexes),
  }
}
