/**
 * §2.6, §4.4 The two arenas. The boards are lost, so the zones are ours: a square grid, because §5.2.2 speaks of
 * straight and diagonal moves, and an oval.
 */
import { type Arena, arenaOf, type Plan, type Ring, type Zone } from '../rules/arena.ts'

const ROWS = 5
const COLUMNS = 7

function provincialZones(): Zone[] {
  const zones: Zone[] = []
  for (let row = 0; row < ROWS; row++) {
    for (let col = 0; col < COLUMNS; col++) {
      const isWall = row === 0 || row === ROWS - 1 || col === 0 || col === COLUMNS - 1
      const ring: Ring = isWall ? 'wall' : row === 2 && col >= 2 && col <= 4 ? 'center' : 'heart'
      zones.push({ id: `P${row}${col}`, ring, x: 110 + 130 * col, y: 100 + 130 * row, neighbours: [] })
    }
  }
  zones.forEach((zone, at) => {
    zones.forEach((_, to) => {
      const rows = Math.abs(Math.floor(at / COLUMNS) - Math.floor(to / COLUMNS))
      const cols = Math.abs((at % COLUMNS) - (to % COLUMNS))
      if (at !== to && rows <= 1 && cols <= 1) zone.neighbours.push(to)
    })
  })
  return zones
}

/** A missed weapon flies one more step the same way; the wall stops it. */
function behindInProvincial(from: number, over: number): number {
  const row = 2 * Math.floor(over / COLUMNS) - Math.floor(from / COLUMNS)
  const col = 2 * (over % COLUMNS) - (from % COLUMNS)
  return row < 0 || row >= ROWS || col < 0 || col >= COLUMNS ? over : row * COLUMNS + col
}

/** The wall of the grid, clockwise from the upper left corner. */
function provincialWall(): number[] {
  const top = [0, 1, 2, 3, 4, 5, 6]
  const right = [13, 20, 27, 34]
  const bottom = [33, 32, 31, 30, 29, 28]
  const left = [21, 14, 7]
  return [...top, ...right, ...bottom, ...left]
}

const RIM = [
  [910, 360, 770, 360],
  [855, 216, 734, 265],
  [705, 111, 635, 195],
  [500, 72, 500, 170],
  [295, 111, 365, 195],
  [145, 216, 266, 265],
  [90, 360, 230, 360],
  [145, 504, 266, 455],
  [295, 609, 365, 525],
  [500, 648, 500, 550],
  [705, 609, 635, 525],
  [855, 504, 734, 455],
] as const
const MIDDLE = [
  [595, 360],
  [500, 294],
  [405, 360],
  [500, 426],
] as const

const W = (i: number) => (i + 12) % 12
const H = (i: number) => 12 + ((i + 12) % 12)
const C = (q: number) => 24 + ((q + 4) % 4)

function colosseumZones(): Zone[] {
  const wall = RIM.map(([x, y], i): Zone => {
    return { id: `W${i}`, ring: 'wall', x, y, neighbours: [W(i - 1), W(i + 1), H(i - 1), H(i), H(i + 1)] }
  })
  const heart = RIM.map(([, , x, y], i): Zone => {
    const center = i % 3 === 0 ? [C(i / 3)] : [C(Math.floor(i / 3)), C(Math.floor(i / 3) + 1)]
    return {
      id: `H${i}`,
      ring: 'heart',
      x,
      y,
      neighbours: [H(i - 1), H(i + 1), W(i - 1), W(i), W(i + 1), ...center],
    }
  })
  const center = MIDDLE.map(([x, y], q): Zone => {
    const rim = [-2, -1, 0, 1, 2].map((step) => H(3 * q + step))
    return { id: `C${q}`, ring: 'center', x, y, neighbours: [C(q + 1), C(q + 2), C(q + 3), ...rim] }
  })
  return [...wall, ...heart, ...center].map((zone) => ({
    ...zone,
    neighbours: [...zone.neighbours].sort((a, b) => a - b),
  }))
}

function behindInColosseum(from: number, over: number): number {
  const [fromRing, overRing] = [Math.floor(from / 12), Math.floor(over / 12)]
  if (fromRing === overRing && overRing < 2) {
    const step = (over - from + 12) % 12 === 1 ? 1 : -1
    return overRing === 0 ? W(over + step) : H(over - 12 + step)
  }
  if (overRing === 0) return over
  if (overRing === 1) {
    const sector = over - 12
    return fromRing === 0 ? C(Math.floor((sector + 1) / 3)) : W(sector)
  }
  const quarter = over - 24
  if (fromRing === 1) return C(quarter + 2)
  const turn = (over - from + 4) % 4
  return turn === 2 ? H(3 * quarter) : turn === 1 ? H(3 * quarter + 1) : H(3 * quarter - 1)
}

const OVAL: Plan = {
  kind: 'oval',
  x: 500,
  y: 360,
  borders: [
    [470, 330],
    [350, 246],
    [190, 133],
  ],
  sectors: [12, 4],
}

export const ARENA_IDS = ['provincial', 'colosseum'] as const
export type ArenaId = (typeof ARENA_IDS)[number]

export const arenas: Readonly<Record<ArenaId, Arena>> = {
  provincial: arenaOf(
    'provincial',
    provincialZones(),
    { N: 3, E: 20, S: 31, W: 14 },
    provincialWall(),
    { kind: 'grid', cell: 130 },
    behindInProvincial,
  ),
  colosseum: arenaOf(
    'colosseum',
    colosseumZones(),
    { N: 3, E: 0, S: 9, W: 6 },
    // Sectors are counted anticlockwise.
    [0, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    OVAL,
    behindInColosseum,
  ),
}
