/** Sections 3 and 4, §19, §27.2: log sheets and the arena. What a style carries is not stated here. */
import type { State } from '../../src/index.ts'
import type { Armour } from '../../src/tables/armour.ts'
import { isClassic } from './edition.ts'
import { COLUMNS, distance, ROWS } from './hexes.ts'
import type { Play } from './play.ts'
import { ratings3d6, ratings1981, suits, suits1981 } from './preparation-tables.ts'
import type { Man } from './sheet.ts'

export function prepare(play: Play): void {
  for (const man of play.state.gladiators) createMan(play, man)
  layOut(play)
  Object.assign(play.state, { turn: 1, phase: 1 })
}

const names = ['TR', 'ST', 'AG', 'CN', 'W'] as const

function createMan(play: Play, man: Man): void {
  if (!man.sheet.hasRatings) {
    const values = isClassic(play.state) ? roll1981(play, man) : names.map((name, at) => roll3d6(play, man, name, at))
    for (const [at, name] of names.entries()) Object.assign(man, { [name]: values[at] })
  }
  man.CF = man.TR + man.ST + man.AG
  man.armour = man.sheet.armour ? man.sheet.armour.map((piece) => parsed(play.state, piece)) : rollSuit(play, man)
  // A-11 The fast Retiarius of 1981 is light, in medium armour.
  if (play.state.options.retiariusFast === 'yes' && man.style === 'retiarius') man.weight = 'light'
  man.hasHelmet = man.armour[0] !== null
  man.isCreated = true
  // How many javelins there are is a matter of gear.
  if (play.feed.has('javelins', man.seat)) play.feed.d3('javelins', man.seat)
}

/** §3.4.1 Three dice for each rating. */
const roll3d6 = ({ feed }: Play, man: Man, name: string, at: number): number =>
  ratings3d6[feed.sum(name, man.seat, 3) - 3]![at]!

/** 2.2 of 1981: two dice pick one of 36 men. */
function roll1981({ feed }: Play, man: Man): readonly number[] {
  const row = feed.sum('characteristics', man.seat, 1)
  return ratings1981[row - 1]![feed.sum('characteristics', man.seat, 1) - 1]!
}

function parsed(state: State, piece: string): Armour | null {
  if (piece === '-') return null
  const covers = Number(piece.slice(1)) || null
  return { letter: piece[0] as Armour['letter'], covers, dice: isClassic(state) ? 2 : 1 }
}

/** §3.12, STY One die; what a style changes of it. */
function rollSuit(play: Play, man: Man): (Armour | null)[] {
  const { state, feed } = play
  const isOld = isClassic(state)
  if (man.style === 'velite') return [null, null, null, null, null]
  const suit = (name: string) => {
    const line = (isOld ? suits1981 : suits)[man.weight][feed.sum(name, man.seat, 1) - 1]!
    return line.split(' ').map((piece) => parsed(state, piece))
  }
  let pieces = suit('armour')
  if (isOld) return pieces
  if (man.style === 'crupellarius') {
    const second = suit('second suit')
    pieces = pieces.map((piece, at) => better(piece, second[at]!))
  }
  if (man.style === 'retiarius' || man.style === 'laquearius') pieces[0] = null
  if (man.style === 'scissores') pieces[3] = better(pieces[3]!, parsed(state, 'A3'))
  return pieces
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
  if (arena.size === 5 || options.mapEdge === 'walls') arena.walls = [...edges]
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
