/** What a seat may see: everything that lies on the table. Bids are on no table before they are revealed. */
import { key, type Seat } from '@harena/engine'
import { GATES, type Gate, type Plan, type Ring } from '../rules/arena.ts'
import { held, isEnsnared, isSpent, shieldOf } from '../rules/cards.ts'
import { arenas } from '../tables/arenas.ts'
import type { Signature } from '../tables/signatures.ts'
import type { Size } from '../tables/size.ts'
import { type ItemKind, PARTS, type PartName, type Style } from '../tables/styles.ts'
import {
  ATTRIBUTES,
  type Attribute,
  type Card,
  type Control,
  type Fate,
  type Hand,
  type Shield,
  type State,
} from './state.ts'

export interface ZoneView {
  readonly id: string
  readonly ring: Ring
  readonly x: number
  readonly y: number
  readonly gate: Gate | null
  readonly neighbours: readonly string[]
}

export interface PartView {
  readonly part: PartName
  readonly now: number
  readonly max: number
  readonly armour: number
  readonly wounds: number
}

export interface GladiatorView {
  readonly seat: Seat
  readonly name: string
  readonly control: Control
  readonly side: number
  readonly style: Style
  readonly secondaryInUse: boolean
  readonly gender: 'male' | 'female'
  readonly handed: Hand
  readonly size: Size
  readonly signatures: readonly Signature[]
  readonly apTotal: number
  readonly zone: string
  readonly attributes: readonly { readonly attribute: Attribute; readonly now: number; readonly original: number }[]
  readonly parts: readonly PartView[]
  readonly left: ItemKind | null
  readonly right: ItemKind | null
  readonly shield: Shield
  readonly bonus: number
  /** Up to here resting brings them back (§3.7.1). */
  readonly recoveryCap: number
  readonly starPower: number
  readonly woundsTaken: number
  readonly woundsInflicted: number
  readonly defeated: readonly Seat[]
  readonly fate: Fate
  readonly spared: boolean | null
  /** States that last, as words. */
  readonly marks: readonly string[]
}

export interface View {
  readonly arena: {
    readonly id: string
    readonly width: number
    readonly height: number
    readonly plan: Plan
    readonly zones: readonly ZoneView[]
  }
  readonly clock: { readonly name: string; readonly number: number }
  readonly toTheDeath: boolean
  /** §4.5 AP Totals of opponents more than two apart: a warning, no ban. */
  readonly isUneven: boolean
  readonly active: Seat | null
  readonly order: readonly Seat[]
  readonly diludia: number
  readonly gladiators: readonly GladiatorView[]
  readonly ground: readonly { readonly item: number; readonly kind: ItemKind; readonly zone: string }[]
}

function zonesOf(arenaId: State['arena']): ZoneView[] {
  const arena = arenas[arenaId]
  return arena.zones.map((zone, at) => ({
    id: zone.id,
    ring: zone.ring,
    x: zone.x,
    y: zone.y,
    gate: GATES.find((gate) => arena.gates[gate] === at) ?? null,
    neighbours: zone.neighbours.map((to) => arena.zones[to]!.id),
  }))
}

export function arenaView(id: State['arena']): View['arena'] {
  return { id, width: 1000, height: 720, plan: arenas[id].plan, zones: zonesOf(id) }
}

export function view(state: State): View {
  const { zones } = arenas[state.arena]
  return {
    arena: arenaView(state.arena),
    clock: { name: 'turn', number: state.turn },
    toTheDeath: state.toTheDeath,
    isUneven: isUneven(state),
    active: state.active < 0 ? null : state.active,
    order: [...state.order],
    diludia: state.diludia,
    gladiators: state.cards.map((card, seat) => gladiatorView(state, card, seat)),
    ground: state.items.flatMap((item, number) =>
      item.place === 'ground' ? [{ item: number, kind: item.kind, zone: zones[item.zone]!.id }] : [],
    ),
  }
}

function isUneven({ cards }: State): boolean {
  return cards.some((card) => cards.some((other) => other.side !== card.side && other.apTotal - card.apTotal > 2))
}

function gladiatorView(state: State, card: Card, seat: Seat): GladiatorView {
  return {
    seat,
    name: card.name,
    control: card.control,
    side: card.side,
    style: card.style,
    secondaryInUse: card.secondaryInUse,
    gender: card.gender,
    handed: card.handed,
    size: card.size,
    signatures: [...card.signatures],
    apTotal: card.apTotal,
    zone: arenas[state.arena].zones[card.zone]!.id,
    attributes: ATTRIBUTES.map((attribute) => attributeView(card, attribute)),
    parts: PARTS.map((part, at) => ({
      part,
      now: card.parts[at]!,
      max: card.partMax[at]!,
      armour: card.armour[at]!,
      wounds: card.woundsAt[at]!,
    })),
    left: held(state, card, 'left'),
    right: held(state, card, 'right'),
    shield: shieldOf(state, card),
    bonus: card.bonus,
    recoveryCap: card.now.strength,
    starPower: card.starPower,
    woundsTaken: card.woundsTaken,
    woundsInflicted: card.woundsInflicted,
    defeated: [...card.defeated],
    fate: card.fate,
    spared: card.spared,
    marks: marksOf(card),
  }
}

function attributeView(card: Card, attribute: Attribute) {
  return { attribute, now: card.now[attribute], original: card.original[attribute] }
}

function marksOf(card: Card): string[] {
  const marks: string[] = []
  if (isEnsnared(card)) marks.push('ensnared')
  if (card.isDown) marks.push('down')
  if (card.isBlinded) marks.push('blinded')
  if (isSpent(card)) marks.push(key('spent'))
  if (card.kickedSand) marks.push(key('kicked sand'))
  if (card.threwWeapon) marks.push(key('threw his weapon'))
  return marks
}
