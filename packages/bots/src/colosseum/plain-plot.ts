/**
 * §7.2 The way by eye: a standard opponent does not guess at plans. A way is good if it is good against a man who stays
 * where he is or comes straight on, one hex or as far as a charge. He comes up to him, beside him rather than before him,
 * and runs into him only where that is clearly to his good.
 */
import { type Tables, tablesOf } from '@harena/colosseum'
import { type Dir, perTables } from '@harena/engine'
import { Cache } from '../lib/cache.ts'
import { type ApproachPath, field, still } from './approach-paths.ts'
import { safety } from './footing.ts'
import type { ChooseWay } from './moves.ts'
import { keyOf, pairingOf, placeOf } from './pairing.ts'
import { doCollide, fromCentre, gainsBetween, type Pairing, type Position, positionOf } from './positions.ts'

const expected: readonly ApproachPath[] = [still, ahead(1), ahead(2), ahead(3)]

function ahead(forward: number): ApproachPath {
  return { ...still, code: 'move', dirs: new Array<Dir>(forward).fill(0), isMoving: true, forward }
}

const PRESSING = 1
/** What each hex is worth that he comes nearer to where the other is now, up to two hexes from him. */
const COMING = 1.3
const CLOSE = 2
/** §8.4 A collision brings nine at most: for less than this he does not run into anybody, but fears it. */
const CLEAR = 8.8
const FEAR = 8

/** So many ways are thought of that are as good as the best but for this: if something is in the way of one, another will do. */
const KEPT = 4
const NEARLY = 0.3
const MOST_CACHED = 20_000

/** The best ways by list of plots and position. */
const seenBefore = perTables((_: Tables) => new Map<number, Cache<readonly ApproachPath[]>>())

export const wayByEye: ChooseWay = (state, me, foe, list, random) => {
  const tables = tablesOf(state.options)
  const pairing = pairingOf(state, me, foe, PRESSING)
  const place = placeOf(me, foe)
  const key = keyOf(place, pairing)
  const seen = seenIn(tables, list.id)
  let ways = seen.get(key)
  if (!ways) {
    ways = bestWays(tables, place, list.paths, pairing)
    seen.set(key, ways)
  }
  const from = ways.length < 2 ? 0 : random.below(ways.length)
  for (let i = 0; i < ways.length; i++) {
    const way = ways[(from + i) % ways.length]!
    if (safety(state, me, foe, way) === 1) return way
  }
  return null
}

function seenIn(tables: Tables, list: number): Cache<readonly ApproachPath[]> {
  const byList = seenBefore(tables)
  let seen = byList.get(list)
  if (!seen) {
    seen = new Cache(MOST_CACHED)
    byList.set(list, seen)
  }
  return seen
}

function bestWays(
  { positionalAdvantage }: Tables,
  place: number,
  paths: readonly ApproachPath[],
  pairing: Pairing,
): readonly ApproachPath[] {
  const gainOf = gainsBetween(positionalAdvantage, pairing)
  const his = expected.map((path) => positionOf(Math.floor(place / 6), place % 6, path))
  const gainByEye = (mine: Position, one: Position) => {
    const gain = gainOf(mine, one)
    return doCollide(mine, one) && gain < CLEAR ? -FEAR : gain
  }
  // A charge that does not end in him ends before his weapon.
  const isRash = (mine: Position) =>
    mine.path.code === 'C' && !(doCollide(mine, his[0]!) && gainOf(mine, his[0]!) >= CLEAR)
  const worthOf = (mine: Position) => {
    const away = Math.max(CLOSE, field.map.distance(mine.cell, his[0]!.cell))
    return his.reduce((sum, one) => sum + gainByEye(mine, one), -COMING * away)
  }
  const valued = fromCentre(paths)
    .filter((mine) => !isRash(mine))
    .map((mine) => ({ path: mine.path, value: worthOf(mine) }))
  valued.sort((a, b) => b.value - a.value)
  const good = valued.filter(({ value }) => value >= valued[0]!.value - NEARLY)
  return good.slice(0, KEPT).map(({ path }) => path)
}
