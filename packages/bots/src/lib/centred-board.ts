/**
 * A board with one gladiator in the middle who faces north, for tables of ways to him. A *place* is one small integer:
 * a cell of the board and the facing of the one who stands there. Real positions are looked up rotated.
 */
import { disc, type Hex, HexMap } from '@harena/engine'

export class CentredBoard {
  readonly map: HexMap
  /** The cell in the middle. */
  readonly centre: number
  /** How many places there are. */
  readonly places: number
  private readonly radius: number
  private readonly width: number
  /** By rotation and offset: the cell, or -1 beyond the rim. */
  private readonly rotated: Int16Array

  constructor(radius: number) {
    this.radius = radius
    this.width = 2 * radius + 1
    this.map = new HexMap(disc({ q: 0, r: 0 }, radius))
    this.centre = this.map.cell({ q: 0, r: 0 })
    this.places = this.map.size * 6
    this.rotated = new Int16Array(6 * this.width * this.width).fill(-1)
    for (let rotation = 0; rotation < 6; rotation++) {
      for (const hex of this.map.hexes)
        this.rotated[this.slot(rotation, hex.q, hex.r)] = this.map.cell(turnBack(hex, rotation))
    }
  }

  private slot(rotation: number, dq: number, dr: number): number {
    return (rotation * this.width + dq + this.radius) * this.width + dr + this.radius
  }

  /** The place of one at an offset from the man in the middle, who faces so; -1 if that is too far away. */
  placeOf(dq: number, dr: number, facing: number, centreFacing: number): number {
    const { radius } = this
    if (dq < -radius || dq > radius || dr < -radius || dr > radius) return -1
    const cell = this.rotated[this.slot(centreFacing, dq, dr)]!
    return cell < 0 ? -1 : cell * 6 + ((facing - centreFacing + 6) % 6)
  }
}

/** Turns a hex around the middle, counter-clockwise by so many hexsides. */
function turnBack(hex: Hex, hexsides: number): Hex {
  let turned = hex
  for (let i = 0; i < (6 - hexsides) % 6; i++) turned = { q: 0 - turned.r, r: turned.q + turned.r }
  return turned
}
