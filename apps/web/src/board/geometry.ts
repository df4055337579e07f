/** Flat-topped hexes in axial coordinates, y downwards; the same grid as the rules use, in pixels of the drawing. */

export interface Hex {
  readonly q: number
  readonly r: number
}

/** 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** From the middle of a hex to its corners, in units of the drawing. Figures are drawn for this size. */
export const hexSize = 46
/** From the middle of a hex to the middle of a side. */
export const hexReach = (hexSize * Math.sqrt(3)) / 2

const steps: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

export function hexKey(hex: Hex): string {
  return `${hex.q},${hex.r}`
}

export function neighbour(hex: Hex, direction: Direction): Hex {
  const step = steps[direction]!
  return { q: hex.q + step.q, r: hex.r + step.r }
}

export function hexCentre(hex: Hex): Point {
  return { x: 1.5 * hexSize * hex.q, y: 2 * hexReach * (hex.r + hex.q / 2) }
}

/** The six corners, clockwise on the screen from the one at the right. */
export function hexCorners(centre: Point, size = hexSize): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner
    return { x: centre.x + size * Math.cos(angle), y: centre.y + size * Math.sin(angle) }
  })
}

export function hexPoints(centre: Point, size = hexSize): string {
  return hexCorners(centre, size)
    .map((corner) => `${round(corner.x)},${round(corner.y)}`)
    .join(' ')
}

export function hexPath(hexes: readonly Hex[], size = hexSize): string {
  return hexes
    .map((hex) => {
      const corners = hexCorners(hexCentre(hex), size).map((corner) => `${round(corner.x)} ${round(corner.y)}`)
      return `M${corners.join('L')}Z`
    })
    .join('')
}

/** The border around a set of hexes: the sides that no two of them share. */
export function outlinePath(hexes: readonly Hex[]): string {
  const inside = new Set(hexes.map(hexKey))
  let path = ''
  for (const hex of hexes) {
    const corners = hexCorners(hexCentre(hex))
    for (const direction of [0, 1, 2, 3, 4, 5] as const) {
      if (inside.has(hexKey(neighbour(hex, direction)))) continue
      // The north side runs from corner 4 to corner 5, the next one clockwise from 5 to 0, and so on.
      const from = corners[(direction + 4) % 6]!
      const to = corners[(direction + 5) % 6]!
      path += `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`
    }
  }
  return path
}

/** Column and row of an arena that is a rectangle of columns, the odd ones half a hex lower. */
export function columnRow(hex: Hex): { column: number; row: number } {
  return { column: hex.q, row: hex.r + (hex.q - (hex.q & 1)) / 2 }
}

export function hexAt(column: number, row: number): Hex {
  return { q: column, r: row - (column - (column & 1)) / 2 }
}

export function arenaHexes(cols: number, rows: number): Hex[] {
  const hexes: Hex[] = []
  for (let column = 0; column < cols; column++) for (let row = 0; row < rows; row++) hexes.push(hexAt(column, row))
  return hexes
}

/** The box around the hexes themselves, corners included. */
export function boxAround(hexes: readonly Hex[]): Box {
  const centres = hexes.map(hexCentre)
  return {
    left: Math.min(...centres.map((centre) => centre.x)) - hexSize,
    top: Math.min(...centres.map((centre) => centre.y)) - hexReach,
    right: Math.max(...centres.map((centre) => centre.x)) + hexSize,
    bottom: Math.max(...centres.map((centre) => centre.y)) + hexReach,
  }
}

export function facingAngle(direction: number): number {
  return direction * 60
}

/** The angle that shows the same direction as `to` and is reached from `from` by the shorter turn. */
export function nearestTurn(from: number, to: number): number {
  const turn = (((to - from) % 360) + 540) % 360
  return from + turn - 180
}

/** Polar coordinates as figures use them: degrees clockwise from the front. */
export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) }
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}
