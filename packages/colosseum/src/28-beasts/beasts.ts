/** Chapter 28: beasts. What tells them from men: no hands, no plots, no mercy, and a body of several hexes. */
import { type Dir, OUTSIDE } from '@harena/engine'
import { board, diagramValue } from '../02-preparation/board.ts'
import { isBlocked } from '../19-advanced/arena.ts'
import { bodyOf } from '../match/body.ts'
import type { RuleContext } from '../match/context.ts'
import { editionOf } from '../match/edition.ts'
import type { Options } from '../match/options.ts'
import { type Beast, type Gladiator, isActive, occupies, type State } from '../match/state.ts'
import { type Area, areas } from '../tables/armour.ts'
import type { BeastId, BeastRow } from '../tables/beasts.ts'
import { tablesOf } from '../tables/index.ts'
import { trunkOf, zoneOf } from './footprint.ts'

/** §28.3.3 Its row of the table. */
export function rowOfBeast(options: Options, kind: BeastId): BeastRow {
  const row = editionOf(options).beastRows[kind]!
  return kind === 'zebra' && options.zebraCu === 'minus2' ? { ...row, cunning: -2 } : row
}

export function newBeast(options: Options, kind: BeastId, isPlayed: boolean): Beast {
  const { hexes } = rowOfBeast(options, kind)
  const isReared = kind === 'bear' && editionOf(options).isBearReared
  return { kind, isPlayed, hexes, isReared, isPanicked: false, hasFed: false, isShaken: false, isMount: false }
}

/** §28.7.4 A bear stands up to fight, and is met like a man. */
export function rearsUp({ beast }: Gladiator): boolean {
  return beast?.isReared === true
}

/** §28.7.4 What its place is worth to it in CF, and what it strikes at. */
export const REARED_BONUS = 4
const REARED_AREAS: readonly Area[] = [1, 2, 4]

/** §28.7.1, §28.7.4 The advantage that a place beside a beast gives; a bear is met like a man, from its head. */
export function advantageAt(state: State, cell: number, beast: Gladiator): number {
  return advantageOnceAt(state, cell, beast, beast.cell, beast.facing)
}

/** The same once its head is there and it faces so. */
export function advantageOnceAt(state: State, cell: number, beast: Gladiator, head: number, facing: Dir): number {
  if (!bodyOf(beast).hasZones) return diagramValue(tablesOf(state.options), head, facing, cell)
  return zoneOf(head, facing, hexesOf(state, beast), cell).advantage
}

/** §28.2, §30.3 The hexes of a long body: those of the beast that it is, or that carries him. */
function hexesOf({ gladiators }: State, who: Gladiator): number {
  return (who.beast ?? gladiators[who.mount]!.beast!).hexes
}

/**
 * §28.7.1.2 The areas that he may strike from where he stands: of a man, also in the saddle, and of a bear that has
 * risen, all. A bear itself strikes head, chest and arms only (§28.7.4).
 */
export function openAreas(who: Gladiator, target: Gladiator): readonly Area[] {
  const open =
    target.beast && bodyOf(target).hasZones
      ? zoneOf(target.cell, target.facing, target.beast.hexes, who.cell).areas
      : areas
  return rearsUp(who) ? open.filter((area) => REARED_AREAS.includes(area)) : open
}

/** §28.2 Lays the trunk straight behind the head; what is taken or blocked is left off until it is free (our ruling). */
export function lieBehindHead(state: State, who: Gladiator): void {
  const [torso, hind] = trunkOf(who.cell, who.facing, hexesOf(state, who))
  const free = (cell: number | undefined) => (cell === undefined || isTaken(state, who, cell) ? OUTSIDE : cell)
  who.torso = free(torso)
  who.hind = who.torso === OUTSIDE ? OUTSIDE : free(hind)
}

function isTaken(state: State, who: Gladiator, cell: number): boolean {
  if (isBlocked(state, cell)) return true
  return state.gladiators.some((other) => other !== who && isActive(other) && occupies(other, cell))
}

/** What is rolled for a man before the match is printed for a beast (§28.3.3). */
export function enterBeast(context: RuleContext, who: Gladiator): void {
  who.isCreated = true
  lieBehindHead(context.state, who)
  if (context.referee.listening) {
    context.referee.tell({ kind: 'beastEntered', rule: '§28.3', seat: who.seat, beast: who.beast!.kind })
  }
}

/** The distance between the nearest hexes of two bodies. */
export function gapBetween(one: Gladiator, other: Gladiator): number {
  let least = Number.POSITIVE_INFINITY
  for (const from of cellsOf(one)) for (const to of cellsOf(other)) least = Math.min(least, board.distance(from, to))
  return least
}

export function cellsOf({ cell, torso, hind }: Gladiator): number[] {
  return [cell, torso, hind].filter((one) => one !== OUTSIDE)
}
