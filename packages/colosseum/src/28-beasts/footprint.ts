/** §28.2, §28.7.1 The hexes of a beast, and those around it: what advantage they give, and what can be struck from them. */
import { type Dir, opposite, turned } from '@harena/engine'
import { board, OUTSIDE } from '../02-preparation/board.ts'
import type { Area } from '../tables/armour.ts'

/** The hexes behind the head, from front to back, as far as they lie on the board. */
export function trunkOf(head: number, facing: Dir, hexes: number): number[] {
  const back = opposite(facing)
  const trunk: number[] = []
  let cell = head
  for (let i = 1; i < hexes && cell !== OUTSIDE; i++) {
    cell = board.neighbour(cell, back)
    if (cell !== OUTSIDE) trunk.push(cell)
  }
  return trunk
}

/** §28.7.1 A place beside a beast. The picture is lost: numbers and areas are ours, after the diagram of §9.2 (D-06). */
interface Zone {
  readonly advantage: number
  readonly areas: readonly Area[]
}

const front: Zone = { advantage: 0, areas: [1, 2, 4] }
const corner: Zone = { advantage: 1, areas: [1, 2, 4] }
const shoulder: Zone = { advantage: 2, areas: [2, 3, 4] }
const onlyFlank: Zone = { advantage: 2, areas: [2, 3, 4, 5] }
const flank: Zone = { advantage: 2, areas: [2, 3, 5] }
const rearCorner: Zone = { advantage: 2, areas: [3, 5] }
const rear: Zone = { advantage: 3, areas: [3, 5] }

/** The zone of every hex around a beast, by the number of its hexes; the places are steps from the head. */
function placesOf(hexes: number): readonly (readonly [readonly number[], Zone])[] {
  const sides = (ahead: readonly number[], zone: Zone) =>
    [2, 4].map((side): [readonly number[], Zone] => [[...ahead, side], zone])
  const straight: [readonly number[], Zone][] = [
    [[0], front],
    [[1], corner],
    [[5], corner],
    [Array(hexes).fill(3), rear],
  ]
  if (hexes === 2) return [...straight, ...sides([], onlyFlank), ...sides([3], rearCorner)]
  return [...straight, ...sides([], shoulder), ...sides([3], flank), ...sides([3, 3], rearCorner)]
}

const places: Readonly<Record<number, ReturnType<typeof placesOf>>> = { 2: placesOf(2), 3: placesOf(3) }

const zones: readonly Zone[] = [front, corner, shoulder, onlyFlank, flank, rearCorner, rear]

/** By hexes and facing, then by head and attacker, one above their place in the list: 0 until they are asked for. */
const known: Uint8Array[] = []

/** The place of an attacker beside a beast with its head there. */
export function zoneOf(head: number, facing: Dir, hexes: number, from: number): Zone {
  if (head === OUTSIDE || from === OUTSIDE) return nearestZone(head, facing, hexes, from)
  known[hexes * 6 + facing] ??= new Uint8Array(board.size * board.size)
  const numbers = known[hexes * 6 + facing]!
  const at = head * board.size + from
  if (numbers[at] === 0) numbers[at] = zones.indexOf(nearestZone(head, facing, hexes, from)) + 1
  return zones[numbers[at]! - 1]!
}

/** That of the nearest hex around the beast, of equals the one with the lower advantage. */
function nearestZone(head: number, facing: Dir, hexes: number, from: number): Zone {
  let best = rear
  let nearest = Number.POSITIVE_INFINITY
  for (const [steps, zone] of places[hexes]!) {
    const cell = walked(head, facing, steps)
    if (cell === OUTSIDE) continue
    const distance = board.distance(cell, from)
    if (distance > nearest || (distance === nearest && zone.advantage >= best.advantage)) continue
    best = zone
    nearest = distance
  }
  return best
}

function walked(from: number, facing: Dir, steps: readonly number[]): number {
  let cell = from
  for (const side of steps) if (cell !== OUTSIDE) cell = board.neighbour(cell, turned(facing, side))
  return cell
}
