/** What a seat may see: built up from nothing, so that a new field is missing rather than leaked. */
import type { ArenaView, FigureView, HeldView, Seat } from '@harena/engine'
import { board, COLUMNS, type Edge, ROWS } from './board.ts'
import {
  cfNow,
  type Gladiator,
  type Item,
  isActive,
  netFactor,
  rowOfItem,
  type State,
  type Terrain,
  tickOf,
} from './state.ts'
import { areaNames, areas, formatArmour } from './tables/armour.ts'
import { shieldPoints } from './tables/shields.ts'
import { styles } from './tables/styles.ts'

/** A log sheet (chapter 3) as far as it may be seen. */
export interface SheetView {
  readonly seat: Seat
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
  readonly stun: number
  readonly areas: readonly {
    readonly name: string
    readonly armour: string
    readonly wounds: number
    readonly cfLoss: number
  }[]
  readonly visionLoss: number
  readonly enduranceLoss: number
  readonly attackTally: number
  readonly defenceTally: number
  readonly shield: { readonly points: number; readonly boxes: number } | null
  readonly sheath: readonly string[]
}

export interface View extends ArenaView {
  readonly phase: number
  readonly terrain: readonly { readonly cell: number; readonly terrain: Terrain }[]
  readonly walls: readonly Edge[]
  readonly blood: readonly number[]
  /** Open sheets, or one's own where they are hidden. */
  readonly sheets: readonly SheetView[]
}

const hexOf = (cell: number) => board.hex(Math.max(0, cell))

export function view(state: State, seat: Seat | null): View {
  const seen = state.gladiators.filter(
    (who) => state.options.sheets === 'open' || (seat !== null && state.gladiators[seat]?.seat === who.seat),
  )
  return {
    arena: { cols: COLUMNS, rows: ROWS },
    clock: { name: 'turn', number: Math.max(1, state.turn) },
    phase: state.phase,
    active: null,
    figures: state.gladiators.map((who) => figure(state, who, seen.includes(who))),
    ground: state.ground.map(({ item, cell }) => ({ hex: hexOf(cell), kind: item.kind })),
    terrain: state.arena.obstacles.map(({ cell, terrain }) => ({ cell, terrain })),
    walls: [...state.arena.walls],
    blood: [...state.arena.blood],
    sheets: seen.map(sheet),
  }
}

function held(item: Item | null | undefined): HeldView[] {
  return item ? [{ kind: item.kind }] : []
}

function figure(state: State, who: Gladiator, isSeen: boolean): FigureView {
  const lost = who.CF - cfNow(who)
  const suit = who.armour.filter((piece) => piece !== null).length
  return {
    seat: who.seat,
    team: who.team,
    name: who.name,
    type: styles[who.style].name,
    hex: hexOf(who.cell),
    facing: who.facing,
    out: who.out,
    health: isSeen ? { name: 'CF', total: who.CF, lost } : { name: 'CF', total: 0, lost: 0 },
    points: isActive(who) ? { name: 'moves', left: Math.max(0, who.turnRate - who.movesUsed) } : null,
    right: held(who.hands[0]),
    left: held(who.hands[1]),
    helmet: who.hasHelmet ? (who.style === 'secutor' ? 'closed' : 'open') : 'none',
    armour: suit === 0 ? 'none' : who.weight === 'heavy' ? 'heavy' : 'light',
    marks: marks(state, who, isSeen),
    facts: isSeen ? facts(who) : [],
  }
}

/** States that can be seen from the stands. */
function marks(state: State, who: Gladiator, isSeen: boolean): string[] {
  const list: string[] = []
  if (who.posture !== 'standing') list.push(who.posture)
  if (who.isUnconscious) list.push('unconscious')
  if (who.snare) list.push('ensnared')
  if (who.grappledBy >= 0) list.push('grappled')
  if (who.mustStumble || who.now.stumbling) list.push('stumbling')
  if (who.hasOverexerted) list.push('overexerted')
  if (who.isOnRock) list.push('on a rock')
  if (who.netReady > tickOf(state)) list.push('net not ready')
  if (isSeen && who.stun > 0) list.push(`stun ${who.stun}`)
  if (isSeen && who.isMortal) list.push('mortally wounded')
  return list
}

function facts(who: Gladiator): FigureView['facts'] {
  return [
    { label: 'CF', value: `${cfNow(who)} of ${who.CF}` },
    { label: 'stun', value: String(who.stun) },
    { label: 'tally', value: `${who.attackTally} - ${who.defenceTally}` },
  ]
}

function sheet(who: Gladiator): SheetView {
  const { seat, TR, ST, AG, CN, W } = who
  const shield = who.hands.find((item) => item && rowOfItem(item).shield && item.condition === 'whole')
  return {
    seat,
    ratings: { TR, ST, AG, CN, W },
    CF: who.CF,
    cfNow: cfNow(who),
    NF: netFactor(who),
    stun: who.stun,
    areas: areas.map((area) => ({
      name: areaNames[area],
      armour: formatArmour(who.armour[area - 1]!),
      wounds: who.wounds[area - 1]!,
      cfLoss: who.cfLoss[area - 1]!,
    })),
    visionLoss: who.visionLoss,
    enduranceLoss: who.enduranceLoss,
    attackTally: who.attackTally,
    defenceTally: who.defenceTally,
    shield: shield ? { points: shieldPoints(rowOfItem(shield).shield!, shield.boxes), boxes: shield.boxes } : null,
    sheath: who.sheath.map(({ kind }) => kind),
  }
}
