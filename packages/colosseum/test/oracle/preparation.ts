/** Sections 3 and 4, §19, §27.2: log sheets and the arena. What a style carries is not stated here. */
import type { State } from '../../src/index.ts'
import type { Armour } from '../../src/tables/armour.ts'
import { kindOf, layBody } from './beasts.ts'
import { centurionRows } from './centurion-tables.ts'
import { isHunt } from './edges.ts'
import { isClassic } from './edition.ts'
import { COLUMNS, distance, ROWS } from './hexes.ts'
import type { Play } from './play.ts'
import { ofOrigin, percent, ratings3d6, ratings1981, suits, suits1981, suits1982, types } from './preparation-tables.ts'
import type { Man } from './sheet.ts'

export function prepare(play: Play): void {
  for (const man of play.state.gladiators) createMan(play, man)
  layOut(play)
  Object.assign(play.state, { turn: 1, phase: 1 })
}

const names = ['TR', 'ST', 'AG', 'CN', 'W'] as const

function createMan(play: Play, man: Man): void {
  if (man.beast) {
    const { ST, CN, W, CF, AG, CU, speed } = kindOf(play.state, man)
    Object.assign(man, { ST, CN, W, CF, isCreated: true })
    // E-1 Cunning is training, and whom a person plays has its speed.
    if (isClassic(play.state)) Object.assign(man, { AG, TR: CU, rate: man.beast.isPlayed ? speed : 8 })
    layBody(play, man)
    return
  }
  const { options } = play.state
  const origin =
    !man.centurion && !man.sheet.hasRatings && options.v2Origin === 'on' ? percentile(play, man, 'origin') : null
  if (!man.centurion && !man.sheet.hasRatings && options.v2Types === 'on' && !man.type && man.mount < 0)
    man.type = percentile(play, man, 'type') as never
  if (man.type) beOfType(man)
  if (man.centurion) rollSpirit(play, man)
  if (!man.sheet.hasRatings) rollRatings(play, man, options.v2StatMods === 'on' ? origin : null)
  man.CF = man.TR + man.ST + man.AG
  // A-11, B-4 The Retiarius of 1981 and 1982 who is light.
  if (man.style === 'retiarius' && !man.type && options.retiariusLight === 'on') man.weight = 'light'
  const fixed = fixedRow(play.state, man)
  if (fixed && !man.sheet.armour) man.weight = fixed[1]
  man.armour = man.sheet.armour
    ? man.sheet.armour.map((piece) => parsed(play.state, piece, options.armourPurchase === 'on'))
    : rollSuit(play, man)
  if (man.style === 'retiarius' && !man.type && options.retiariusFast === 'yes') man.weight = 'light'
  man.hasHelmet = man.armour[0] !== null
  man.isCreated = true
  if (man.mount >= 0) layBody(play, man)
  // How many javelins there are is a matter of gear, and so is the size of a shield where armour is bought.
  if (options.armourPurchase === 'on' && play.feed.has('shield', man.seat)) play.feed.sum('shield', man.seat, 1)
  if (play.feed.has('javelins', man.seat)) play.feed.d3('javelins', man.seat)
}

/** §29.2 Half a die less two; prestige if the players like. */
function rollSpirit({ state, feed }: Play, man: Man): void {
  man.centurion!.FS = man.sheet.spirit ?? feed.d3('fighting spirit', man.seat) - 2
  if (state.options.centurionPrestige !== 'rolled') return
  man.prestige += feed.d3('prestige', man.seat) - feed.d3('prestige', man.seat)
}

/** V1, V2, V5 Three dice, of which 200 outcomes count (our convention). */
function percentile({ feed }: Play, man: Man, name: string): string {
  const faces = () => [1, 2, 3].reduce((sum) => sum * 6 + feed.sum(name, man.seat, 1) - 1, 0)
  let at = faces()
  while (at >= 200) at = faces()
  return percent[name]!.find(([last]) => (at % 100) + 1 <= last)![1]
}

/** V2 A type has the gear of its style, and none of the bonuses that the style has in the Colosseum Edition. */
function beOfType(man: Man): void {
  const [style, weight] = types[man.type!]!
  Object.assign(man, { style, netBonus: 0, weight })
}

/** V4 The row of his type, or of the type that his style is called by (our ruling). */
function fixedRow({ options }: State, { type, style }: Man): (typeof types)[string] | undefined {
  if (options.v2Armour === 'off') return undefined
  return types[type ?? ''] ?? Object.values(types).find(([one]) => one === style)
}

function rollRatings(play: Play, man: Man, origin: string | null): void {
  const { options } = play.state
  if (man.centurion) {
    const [red, white] = play.feed.dice('centurion', man.seat, 2)
    const row = centurionRows[red! - 1]![white! - 1]!
    for (const [at, name] of names.entries()) Object.assign(man, { [name]: row[at] })
    return
  }
  const isOld = isClassic(play.state) && options.creation3d6 === 'off'
  const isPercentile = options.v2Stats === 'on'
  const values = isPercentile
    ? names.map((name) => Number(percentile(play, man, name)))
    : isOld
      ? roll1981(play, man)
      : roll3d6(play, man)
  for (const [at, name] of names.entries()) {
    Object.assign(man, { [name]: values[at]! + (origin ? ofOrigin[origin]![at]! : 0) })
  }
}

/** §3.4.1 Three dice for each rating; B-102 assigned as he wishes. */
function roll3d6({ feed, state }: Play, man: Man): number[] {
  const totals = names.map((name) => feed.sum(name, man.seat, 3))
  const arranged = state.options.arrangeRolls === 'on' ? feed.answer('arrange', man.seat) : totals
  return names.map((_, at) => ratings3d6[arranged[at]! - 3]![at]!)
}

/** 2.2 of 1981: two dice pick one of 36 men. */
function roll1981({ feed }: Play, man: Man): readonly number[] {
  const row = feed.sum('characteristics', man.seat, 1)
  return ratings1981[row - 1]![feed.sum('characteristics', man.seat, 1) - 1]!
}

/** Section 1 of the variants: the numbers of two dice on the scale of one. */
const oneDie: Readonly<Record<number, number>> = { 5: 2, 6: 3, 7: 4, 8: 5, 9: 5 }

function parsed(state: State, piece: string, isOlder = false): Armour | null {
  if (piece === '-') return null
  const covers = Number(piece.slice(1)) || null
  const isOld = isClassic(state)
  const letter = piece[0] as Armour['letter']
  return { letter, covers: isOlder && !isOld && covers ? oneDie[covers]! : covers, dice: isOld ? 2 : 1 }
}

/** §3.12, STY One die; what a style changes of it. V4 A type has its own. */
function rollSuit(play: Play, man: Man): (Armour | null)[] {
  const { state, feed } = play
  const { options } = state
  const pieces = (line: string, isOlder: boolean) => line.split(' ').map((piece) => parsed(state, piece, isOlder))
  const fixed = fixedRow(state, man)
  if (fixed) return pieces(fixed[2], true)
  if (man.style === 'velite') return pieces('- - - - -', false)
  const isOld = isClassic(state)
  const is1982 = options.armourTables === 'on'
  const tables = is1982 ? suits1982 : isOld ? suits1981 : suits
  const suit = (name: string) => pieces(tables[man.weight][feed.sum(name, man.seat, 1) - 1]!, is1982)
  const worn = suit('armour')
  if (isOld) return worn
  const best = man.style === 'crupellarius' ? suit('second suit').map((two, at) => better(worn[at]!, two)) : worn
  if (man.style === 'retiarius' || man.style === 'laquearius') best[0] = null
  if (man.style === 'scissores') best[3] = better(best[3]!, parsed(state, 'A3'))
  return best
}

const worth = { A: 8, B: 6, C: 3 } as const

/** The higher worth times coverage; equal: the higher letter. */
function better(one: Armour | null, other: Armour | null): Armour | null {
  const value = (piece: Armour | null) => (piece ? worth[piece.letter] * (piece.covers ?? 6) : 0)
  if (value(one) !== value(other)) return value(one) > value(other) ? one : other
  return one && other && one.letter > other.letter ? other : one
}

/** §27.2 Size, walls of the pit, obstacles where there is room. */
function layOut({ state, feed }: Play): void {
  const { arena, options } = state
  const edges = ['north', 'east', 'south', 'west'] as const
  if (options.arena === 'on' && arena.size === 0) {
    arena.size = feed.d3('size', 0) + feed.d3('size', 0) - 1
    const count = Math.max(0, feed.sum('obstacles', 0, 1) - arena.size)
    for (let i = 0; i < count; i++) {
      const terrain = feed.pick('obstacle', ['pillar', 'tree', 'mud', 'rock'] as const)
      arena.obstacles.push({ cell: freePlace(state, feed), terrain })
    }
  }
  if (arena.size === 5 || options.mapEdge === 'walls' || options.walledMap === 'on' || isHunt(state))
    arena.walls = [...edges]
  arena.isLaidOut = true
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

function freePlace(state: State, feed: Play['feed']): number {
  for (;;) {
    const cell = feed.pick('place', upTo(ROWS)) * COLUMNS + feed.pick('place', upTo(COLUMNS))
    const isTaken = state.arena.obstacles.some((one) => one.cell === cell)
    if (!isTaken && state.gladiators.every((man) => distance(man.cell, cell) >= 2)) return cell
  }
}
