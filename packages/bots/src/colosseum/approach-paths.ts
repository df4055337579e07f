/** §7.3 Plots as ways on the board: where they lead for one who stands in the middle of a field and faces north. */
import { type Plot, readPlotOf, type State } from '@harena/colosseum'
import { type Dir, OUTSIDE, turned } from '@harena/engine'
import { CentredBoard } from '../lib/centred-board.ts'

/** Two men five hexes apart, and three hexes that a charge covers. */
export const field = new CentredBoard(8)

/** What a plot costs besides its moving phase, in CF: kneeling, rolling and leaping leave a man open. */
const burdens: Readonly<Record<string, number>> = { KN: 2.5, RO: 9, R: 1.5, RN: 1.5, L: 1.5 }

export interface ApproachPath {
  readonly text: string
  readonly code: Plot['code']
  /** The directions of its steps for one who faces north, and the hexsides turned in all. */
  readonly dirs: readonly Dir[]
  readonly turn: Dir
  /** §7.1 Whether it takes one of his moving phases. */
  readonly isMoving: boolean
  /** Hexes moved forward: they count in a collision. */
  readonly forward: number
  readonly burden: number
}

/** To stay as he is. */
export const still: ApproachPath = {
  text: '',
  code: 'X',
  dirs: [],
  turn: 0,
  isMoving: false,
  forward: 0,
  burden: 0,
}

/** The ways of a list of plots, one for each place that they lead to. */
export interface PathList {
  readonly id: number
  /** What is worth thinking of: a man on his feet does not kneel, leap or stoop without need. */
  readonly paths: readonly ApproachPath[]
  /** §7.4 R: to recover something. */
  readonly stoops: readonly ApproachPath[]
  readonly texts: ReadonlySet<string>
  /** §20.4 Whether a net or lasso can be tossed on the way. */
  readonly hasTosses: boolean
}

export function pathOf({ text, code, steps, turn, isMoving }: Plot): ApproachPath {
  const dirs: Dir[] = []
  let facing = turned(0, turn)
  let forward = 0
  for (const { before, relative, after, sense } of steps) {
    facing = turned(facing, before)
    dirs.push(turned(facing, relative))
    facing = turned(facing, after)
    if (sense === 1) forward++
  }
  return { text, code, dirs, turn: facing, isMoving, forward, burden: burdens[code] ?? 0 }
}

/** How the text of a plot with a toss ends. */
export const TOSS = ' +TN'

const lists = new WeakMap<readonly string[], PathList>()
const listsByText = new Map<string, PathList>()
/** More than there are in all editions together, and few enough for two of them in one number. */
export const MOST_LISTS = 1024

/** The ways of a list of legal plots; nets are left out here and added in the end, kicks are left alone. */
export function pathsOf(state: State, texts: readonly string[]): PathList {
  let list = lists.get(texts)
  if (!list) {
    const key = `${state.options.edition} ${texts.join()}`
    list = listsByText.get(key) ?? makeList(state, texts)
    listsByText.set(key, list)
    lists.set(texts, list)
  }
  return list
}

function makeList(state: State, texts: readonly string[]): PathList {
  const byPlace = new Map<string, ApproachPath>()
  for (const text of texts) {
    const plot = readPlotOf(state, text)
    if (!plot || plot.net !== null || plot.kick !== null) continue
    const path = pathOf(plot)
    const group = path.code === 'move' || path.code === 'C' || path.code === 'X' ? '' : path.code
    const key = `${group} ${endOf(field.centre, 0, path)} ${path.turn} ${path.isMoving}`
    const other = byPlace.get(key)
    if (!other || path.dirs.length < other.dirs.length) byPlace.set(key, path)
  }
  const all = [...byPlace.values()]
  const free = all.filter(({ burden }) => burden === 0)
  const stoops = all.filter(({ code }) => code === 'R')
  const hasTosses = texts.some((text) => text.endsWith(TOSS))
  return { id: listsByText.size, paths: free.length > 1 ? free : all, stoops, texts: new Set(texts), hasTosses }
}

/** The cell of the field in which a way ends, or its first steps; OUTSIDE beyond its rim. */
export function endOf(from: number, facing: number, { dirs }: ApproachPath, steps = dirs.length): number {
  let cell = from
  for (let i = 0; i < steps && cell !== OUTSIDE; i++) cell = field.map.neighbour(cell, (dirs[i]! + facing) % 6)
  return cell
}
