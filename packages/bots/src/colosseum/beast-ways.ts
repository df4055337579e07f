/** Where a body may come to that dice move: a beast that nobody plays (§28.5), a rider (§30.4). */
import {
  type BeastAction,
  type BeastMove,
  board,
  editionOf,
  facingTo,
  type Gladiator,
  rowOfBeast,
  type State,
  sumChances,
  tablesOf,
} from '@harena/colosseum'
import { add, type Dir, dirs, OUTSIDE, opposite, turned } from '@harena/engine'
import { CHARGE, chartChances, PAUSE, rotated } from './chart.ts'

/** Where its head is then. It has run into the man with so many hexes behind it; 0 if they do not meet. */
export interface Ending {
  readonly head: number
  readonly facing: Dir
  readonly run: number
}

/** One way that the dice may send it, for a man who stands in a cell, and how likely it is. */
export interface Way {
  readonly chance: number
  endFor(cell: number): Ending
}

/** Ways that lead it away from him are left out: nothing comes of them. */
export function waysOf(state: State, me: Gladiator, foe: Gladiator): Way[] {
  if (foe.isUnconscious || foe.beast?.isShaken) return [{ chance: 1, endFor: () => standing(foe) }]
  if (foe.mount >= 0) return rides(state, me, foe)
  const { beastMoves } = editionOf(state.options)
  return beastMoves ? drifts(beastMoves, foe) : actions(state, foe)
}

function standing({ cell, facing }: Gladiator): Ending {
  return { head: cell, facing, run: 0 }
}

/** §28.5 The Beast Action Table. */
function actions(state: State, foe: Gladiator): Way[] {
  const chances = actionChances(state, foe)
  const ways: Way[] = []
  const stays = chances.get('stay') ?? 0
  if (stays > 0) {
    ways.push({ chance: stays, endFor: (cell) => ({ ...standing(foe), facing: facingTo(foe.cell, cell) }) })
  }
  const coming = ((chances.get('towards') ?? 0) + (chances.get('feed') ?? 0)) / 3
  if (coming > 0) {
    for (const hexes of [1, 2, 3]) ways.push({ chance: coming, endFor: (cell) => runTo(foe, cell, hexes) })
  }
  return ways
}

/** §28.5 How likely each action is. */
function actionChances(state: State, { beast }: Gladiator): ReadonlyMap<BeastAction, number> {
  const chances = new Map<BeastAction, number>()
  if (beast!.isPanicked) return chances.set('panic', 1)
  const drm = rowOfBeast(state.options, beast!.kind).cunning + (beast!.hasFed ? 3 : 0)
  const { beastActions } = tablesOf(state.options)
  const hasBody = state.gladiators.some(({ out }) => out === 'killed')
  for (const [total, chance] of sumChances(2).entries()) {
    if (chance === 0) continue
    const action = beastActions[Math.min(13, Math.max(1, total + drm))]!
    const done = action === 'feed' && hasBody ? 'astray' : action
    chances.set(done, (chances.get(done) ?? 0) + chance)
  }
  return chances
}

/** It comes so many hexes nearer, or runs into him. */
function runTo(foe: Gladiator, cell: number, hexes: number): Ending {
  let head = foe.cell
  for (let i = 0; i < hexes; i++) {
    const left = board.distance(head, cell)
    if (left <= 1) return { head, facing: facingTo(head, cell), run: i + 1 }
    head = nearerTo(cell, head, left)
  }
  return { head, facing: facingTo(head, cell), run: 0 }
}

/** The first of the hexes around one that is nearer to a cell than so many; that one itself if none is. */
function nearerTo(cell: number, from: number, left: number): number {
  for (const dir of dirs) {
    const next = board.neighbour(from, dir)
    if (next !== OUTSIDE && board.distance(next, cell) < left) return next
  }
  return from
}

const RUSH = 6

/** 1981, Tables C and D: a red die says how far, two white ones how. */
function drifts(table: Readonly<Record<number, BeastMove>>, foe: Gladiator): Way[] {
  return sumChances(2).flatMap((chance, white) => {
    if (chance === 0) return []
    const move = table[white]!
    if (move === 'RS') return [{ chance, endFor: (cell: number) => runTo(foe, cell, RUSH) }]
    if (move === 'B') return [{ chance, endFor: () => ({ ...standing(foe), head: backOf(foe) }) }]
    if (move === 'X') return [{ chance, endFor: () => standing(foe) }]
    return [0, 1, 2, 3, 4, 5].map((points) => {
      return { chance: chance / 6, endFor: (cell: number) => drift(foe, move, points, cell) }
    })
  })
}

function backOf({ cell, facing }: Gladiator): number {
  const back = board.neighbour(cell, opposite(facing))
  return back === OUTSIDE ? cell : back
}

/** E-5 to E-8 Straight on, round in circles, or whirling; as soon as it has him straight before it, it makes for him. */
function drift(foe: Gladiator, move: BeastMove, points: number, prey: number): Ending {
  const side = move.endsWith('L') ? -1 : 1
  let { cell: head, facing } = foe
  for (let at = 0; at < points; at++) {
    const isStraight = move === 'F' || isAhead(head, facing, prey)
    if (!isStraight && move.startsWith('W')) {
      const hind = foe.torso === OUTSIDE ? OUTSIDE : board.neighbour(head, opposite(facing))
      facing = turned(facing, side)
      const next = hind === OUTSIDE ? head : board.neighbour(hind, facing)
      if (next === OUTSIDE) break
      if (next === prey) return { head, facing, run: at + 1 }
      head = next
      continue
    }
    const isTurn = !isStraight && (move.startsWith('T') || at % 2 === 0)
    const dir = isTurn ? turned(facing, side) : facing
    const next = board.neighbour(head, dir)
    if (next === OUTSIDE) break
    facing = dir
    if (next === prey) return { head, facing, run: at + 1 }
    head = next
  }
  return { head, facing, run: 0 }
}

function isAhead(head: number, facing: Dir, prey: number): boolean {
  for (let cell = board.neighbour(head, facing); cell !== OUTSIDE; cell = board.neighbour(cell, facing)) {
    if (cell === prey) return true
  }
  return false
}

/** §30.4.1 He turns his horse to the man, then goes up to two hexes, or charges. */
function rides(state: State, me: Gladiator, foe: Gladiator): Way[] {
  const { movementChart } = tablesOf(state.options)
  const arrow = facingTo(foe.cell, me.cell)
  return [...chartChances(state, me, foe)].map(([key, chance]) => {
    if (key === PAUSE) return { chance, endFor: () => standing(foe) }
    if (key === CHARGE) return { chance, endFor: (cell) => ride(foe.cell, arrow, [arrow, arrow, arrow], cell) }
    const way = wayTo(foe.cell, board.cell(add(board.hex(foe.cell), rotated(movementChart[key]!, arrow))))
    return { chance, endFor: (cell) => ride(foe.cell, arrow, way, cell) }
  })
}

function wayTo(from: number, goal: number): Dir[] {
  const way: Dir[] = []
  for (
    let cell = from;
    goal !== OUTSIDE && cell !== goal && cell !== OUTSIDE;
    cell = board.neighbour(cell, way.at(-1)!)
  ) {
    way.push(board.sectorDir(cell, goal))
  }
  return way
}

function ride(from: number, facing: Dir, way: readonly Dir[], prey: number): Ending {
  let head = from
  for (const [at, dir] of way.entries()) {
    const next = board.neighbour(head, dir)
    if (next === OUTSIDE) break
    if (next === prey) return { head, facing, run: at + 1 }
    head = next
  }
  return { head, facing, run: 0 }
}
