/** A log sheet (chapter 3) as it may be shown: what the book prints on it, and what has been marked. */
import type { Rule, Seat } from '@harena/engine'
import { type Pool, poolOfMan } from '../09-combat/pool.ts'
import { type Area, areas, formatArmour, type ShieldSize, type Weight } from '../tables/armour.ts'
import { tablesOf } from '../tables/index.ts'
import { type ShieldBox, type ShieldTracks, shieldNumbers, shieldPoints } from '../tables/shields.ts'
import { itemName, shieldOf } from '../tables/weapons.ts'
import { type PenaltyBoxes, trackOf } from '../tables/wounds.ts'
import { bodyOf } from './body.ts'
import { cfNow, type Gladiator, type Item, netFactor, type State } from './state.ts'

/** One of the five wound tracks (§3.9). */
export interface AreaView {
  readonly name: string
  readonly armour: string
  readonly wounds: number
  readonly cfLoss: number
  /** §3.9.2 The lowest box of each penalty box; the boxes from there up to the next one share a CF. */
  readonly penalties: readonly number[]
  /** §10.5 Severed arteries: so many wounds at the end of every phase. */
  readonly arteries: number
}

/** §3.14 The shield in hand: its boxes in the order in which they are lost. */
export interface ShieldView {
  readonly size: ShieldSize
  readonly points: number
  readonly boxes: number
  readonly track: readonly ShieldBox[]
  /** §12.3 So many boxes bear numbers; with the last of them it is ruined. */
  readonly numbers: number
}

export interface ItemView {
  readonly kind: string
  readonly name: string
  readonly condition: Item['condition']
}

/** A log sheet (chapter 3) as far as it may be seen. */
export interface SheetView {
  readonly seat: Seat
  readonly name: string
  readonly style: string
  readonly styleRule: Rule
  readonly weight: Weight
  readonly ratings: {
    readonly TR: number
    readonly ST: number
    readonly AG: number
    readonly CN: number
    readonly W: number
  }
  readonly CF: number
  readonly cfNow: number
  readonly NF: number
  /** CF to allocate before positional advantage, line by line (§9.3.1). */
  readonly pool: Pool
  /** The same with the prestige bonus, which he has only against a foe in his own front. */
  readonly poolFacing: Pool
  readonly stun: number
  /** §28.3.3.1 What the hide of a beast takes off every wound roll; null for a man. */
  readonly hide: number | null
  readonly areas: readonly AreaView[]
  readonly visionLoss: number
  readonly enduranceLoss: number
  readonly attackTally: number
  readonly defenceTally: number
  readonly shield: ShieldView | null
  /** Right and left. */
  readonly hands: readonly (ItemView | null)[]
  readonly sheath: readonly string[]
  readonly arrows: number
  /** §3.10 Moving phases of the turn: printed on the sheet, left of them in this turn, used. */
  readonly rate: number
  readonly turnRate: number
  readonly movesUsed: number
  readonly hasOverexerted: boolean
  /** §10.5 What critical hits have left behind. */
  readonly limp: number
  readonly stumbler: number
  readonly hasHelmet: boolean
  readonly isMortal: boolean
  readonly isUnconscious: boolean
  readonly prestige: number
}

export function sheetOf(state: State, who: Gladiator): SheetView {
  const { seat, TR, ST, AG, CN, W } = who
  const { penaltyBoxes, shieldTracks, styles } = tablesOf(state.options)
  const style = styles[who.style]
  return {
    seat,
    name: who.name,
    style: style.name,
    styleRule: style.rule,
    weight: who.weight,
    ratings: { TR, ST, AG, CN, W },
    CF: who.CF,
    cfNow: cfNow(who),
    NF: netFactor(who),
    pool: poolOfMan(state, who, false),
    poolFacing: poolOfMan(state, who, true),
    stun: who.stun,
    hide: who.hide,
    areas: areas.map((area) => areaOf(penaltyBoxes, who, area)),
    visionLoss: who.visionLoss,
    enduranceLoss: who.enduranceLoss,
    attackTally: who.attackTally,
    defenceTally: who.defenceTally,
    shield: shieldIn(shieldTracks, who),
    hands: who.hands.map(itemView),
    sheath: who.sheath.map(({ kind }) => kind),
    arrows: who.arrows,
    rate: who.rate,
    turnRate: who.turnRate,
    movesUsed: who.movesUsed,
    hasOverexerted: who.hasOverexerted,
    limp: who.limp,
    stumbler: who.stumbler,
    hasHelmet: who.hasHelmet,
    isMortal: who.isMortal,
    isUnconscious: who.isUnconscious,
    prestige: who.prestige,
  }
}

function areaOf(penaltyBoxes: PenaltyBoxes, who: Gladiator, area: Area): AreaView {
  const at = area - 1
  const lows = penaltyBoxes[trackOf(area, who.beast !== null)]
  return {
    name: bodyOf(who).areaNames[area]!,
    armour: formatArmour(who.armour[at]!),
    wounds: who.wounds[at]!,
    cfLoss: who.cfLoss[at]!,
    penalties: lows.filter((low) => low <= who.W),
    arteries: who.arteries[at]!,
  }
}

function shieldIn(tracks: ShieldTracks, { hands }: Gladiator): ShieldView | null {
  const shield = hands.find((item) => item && shieldOf(item.kind) && item.condition === 'whole')
  if (!shield) return null
  const size = shieldOf(shield.kind)!
  const { boxes } = shield
  return { size, points: shieldPoints(tracks, size, boxes), boxes, track: tracks[size], numbers: shieldNumbers[size] }
}

function itemView(item: Item | null): ItemView | null {
  return item && { kind: item.kind, name: itemName(item.kind), condition: item.condition }
}
