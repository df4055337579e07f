/**
 * §7.2 The way by eye: a standard opponent does not guess at plans. A way is good if it is good against a man who stays
 * where he is or comes one hex straight on; and he would always rather fight than wait.
 */
import { type Tables, tablesOf } from '@harena/colosseum'
import { perTables } from '@harena/engine'
import { Cache } from '../lib/cache.ts'
import { type ApproachPath, still } from './approach-paths.ts'
import { safety } from './footing.ts'
import type { ChooseWay } from './moves.ts'
import { keyOf, pairingOf, placeOf } from './pairing.ts'
import { fromCentre, gainsBetween, type Pairing, positionOf } from './positions.ts'

const expected: readonly ApproachPath[] = [still, { ...still, code: 'move', dirs: [0], isMoving: true, forward: 1 }]

const PRESSING = 1

/** So many ways are thought of: if something is in the way of the best, the next will do. */
const KEPT = 4
const MOST_CACHED = 20_000

/** The best ways by list of plots and position, the best first. */
const seenBefore = perTables((_: Tables) => new Map<number, Cache<readonly ApproachPath[]>>())

export const wayByEye: ChooseWay = (state, me, foe, list) => {
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
  return ways.find((way) => safety(state, me, foe, way) === 1) ?? null
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
  const valued = fromCentre(paths).map((mine) => ({
    path: mine.path,
    value: his.reduce((sum, one) => sum + gainOf(mine, one), 0),
  }))
  valued.sort((a, b) => b.value - a.value)
  return valued.slice(0, KEPT).map(({ path }) => path)
}
