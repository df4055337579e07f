/** §7.2 Both would-be places weighed against each other, as a game of two who choose in secret. */
import { type Gladiator, type State, type Tables, tablesOf } from '@harena/colosseum'
import { perTables } from '@harena/engine'
import { Cache } from '../lib/cache.ts'
import { draw, solve } from '../lib/fictitious-play.ts'
import { type ApproachPath, MOST_LISTS, type PathList } from './approach-paths.ts'
import { safety } from './footing.ts'
import { type ChooseWay, plotsOf } from './moves.ts'
import { keyOf, pairingOf, placeOf } from './pairing.ts'
import { fromCentre, gainsOfPositions, type Pairing, positionOf } from './positions.ts'

/** So many solved positions are remembered twice over. */
const MOST_CACHED = 40_000

/** `rounds` are those of the game that he plays in his mind: the more, the harder he is to guess. */
export function mixedWay(rounds: number): ChooseWay {
  return (state, me, foe, list, random) => {
    const { choices, shares } = mixOf(state, me, foe, list, rounds)
    const safe = shares.map((share, at) => share * safety(state, me, foe, list.paths[choices[at]!]!))
    const at = draw(safe, random)
    return at < 0 ? null : list.paths[choices[at]!]!
  }
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
