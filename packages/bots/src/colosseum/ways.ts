/** §7.3 Plots as ways on the board: where they lead for one who stands in the middle of a field and faces north. */
import { type Dir, OUTSIDE, turned } from '@harena/engine'
import { CentredBoard } from '../centred-board.ts'

/** Two men five hexes apart, and three hexes that a charge covers. */
export const field = new CentredBoard(8)

/** What a plot costs besides its moving phase, in CF: kneeling, rolling and leaping leave a man open. */
const burdens: Readonly<Record<string, number>> = { KN: 2.5, RO: 9, R: 1.5, RN: 1.5, L: 1.5 }

export interface Way {
  readonly text: string
  readonly code: string
  /** The directions of its steps for one who faces north, and the hexsides turned in all. */
  readonly dirs: readonly Dir[]
  readonly turn: Dir
  /** §7.1 Whether it takes one of his moving phases. */
  readonly isMoving: boolean
  /** Hexes moved forward: they count in a collision. */
  readonly forward: number
  readonly burden: number
}

/** The ways of a list of plots, one for each place that they lead to. */
export interface WayList {
  readonly id: number
  /** What is worth thinking of: a man on his feet does not kneel, leap or stoop without need. */
  readonly ways: readonly Way[]
  /** §7.4 R: to recover something. */
  readonly stoops: readonly Way[]
  readonly texts: ReadonlySet<string>
}

const directions: Readonly<Record<string, number>> = { F: 0, SFR: 1, SFL: 5, B: 3, SBR: 2, SBL: 4 }
const rolls: Readonly<Record<string, number>> = { 'RO-FR': 1, 'RO-FL': 5, 'RO-BR': 2, 'RO-BL': 4 }
const parts = /\([A-Z]+\)|S[FB][RL]|[FB]/g
const codes = /^(KN|RN|R|X|S|C|L)(?=\(|$)/

export function readWay(text: string): Way {
  const code = text.startsWith('RO') ? 'RO' : (codes.exec(text)?.[1] ?? 'move')
  const walk: Walk = { dirs: [], facing: 0, last: 0, forward: 0 }
  if (code === 'RO') {
    const [name, again] = text.split('(')
    for (let i = 0; i < (again ? 2 : 1); i++) walk.dirs.push(rolls[name!] as Dir)
  } else if (code === 'C' || code === 'L') for (let i = 0; i < (code === 'C' ? 3 : 2); i++) step(walk, 0)
  else for (const [part] of text.matchAll(parts)) follow(walk, part)
  const { dirs, facing: turn, forward } = walk
  const isStill = (code === 'X' || code === 'S') && turn === 0 && text.length === 1
  return { text, code, dirs, turn, isMoving: !isStill, forward, burden: burdens[code] ?? 0 }
}

interface Walk {
  readonly dirs: Dir[]
  facing: Dir
  last: number
  forward: number
}

function step(walk: Walk, relative: number): void {
  walk.dirs.push(turned(walk.facing, relative))
  walk.last = relative
  if (relative < 2 || relative > 4) walk.forward++
}

/** One part of a plot: a step, turns, or a quick step of 1981. */
function follow(walk: Walk, part: string): void {
  const relative = directions[part]
  if (relative !== undefined) step(walk, relative)
  else if (/^\(R+\)$/.test(part)) walk.facing = turned(walk.facing, part.length - 2)
  else if (/^\(L+\)$/.test(part)) walk.facing = turned(walk.facing, 2 - part.length)
  else if (part === '(Q)') step(walk, walk.last)
  else if (part === '(QF)') step(walk, 0)
  else if (part === '(QB)') step(walk, 3)
  else if (part === '(RQ)') step(walk, walk.last === 0 ? 1 : 2)
  else if (part === '(LQ)') step(walk, walk.last === 0 ? 5 : 4)
}

const lists = new WeakMap<readonly string[], WayList>()
const listsByText = new Map<string, WayList>()

/** The ways of a list of legal plots; net actions are left out here and added in the end. */
export function waysOf(texts: readonly string[]): WayList {
  let list = lists.get(texts)
  if (!list) {
    const key = texts.join()
    list = listsByText.get(key) ?? makeList(texts)
    listsByText.set(key, list)
    lists.set(texts, list)
  }
  return list
}

function makeList(texts: readonly string[]): WayList {
  const byPlace = new Map<string, Way>()
  for (const text of texts) {
    if (text.includes('+')) continue
    const way = readWay(text)
    const group = way.code === 'move' || way.code === 'C' || way.code === 'X' ? '' : way.code
    const key = `${group} ${endOf(field.centre, 0, way)} ${way.turn} ${way.isMoving}`
    const other = byPlace.get(key)
    if (!other || way.dirs.length < other.dirs.length) byPlace.set(key, way)
  }
  const all = [...byPlace.values()]
  const free = all.filter(({ burden }) => burden === 0)
  const stoops = all.filter(({ code }) => code === 'R')
  return { id: listsByText.size, ways: free.length > 1 ? free : all, stoops, texts: new Set(texts) }
}

/** The cell of the field in which a way ends; OUTSIDE beyond its rim. */
export function endOf(from: number, facing: number, way: Way): number {
  let cell = from
  for (const dir of way.dirs) if (cell !== OUTSIDE) cell = field.map.neighbour(cell, (dir + facing) % 6)
  return cell
}
