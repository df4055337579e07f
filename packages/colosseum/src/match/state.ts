/** The state of a match: plain data, the log sheets of all gladiators and what lies in the arena. */

import { type Dir, OUTSIDE, type Seat } from '@harena/engine'
import type { Edge } from '../02-preparation/board.ts'
import type { Fight } from '../09-combat/attack-order.ts'
import type { Area, Armour, ShieldSize, Weight } from '../tables/armour.ts'
import type { BeastId } from '../tables/beasts.ts'
import { tablesOf } from '../tables/index.ts'
import type { StyleId } from '../tables/styles.ts'
import type { TypeId } from '../tables/tables-v2.ts'
import { type ItemKind, type ItemRow, isWeapon, shieldOf } from '../tables/weapons.ts'
import type { CampaignSheet } from './campaign-sheet.ts'
import type { Options } from './options.ts'
import type { PhaseSheet } from './phase-sheet.ts'

export interface Item {
  readonly kind: ItemKind
  /** §12 Boxes of a shield that are checked. */
  boxes: number
  /** `battered`: a shield that can only be thrown; `short`: a trident for one hex; `useless`: good for nothing. */
  condition: 'whole' | 'battered' | 'short' | 'useless'
  /** H-7 The shield of a Hoplomachus. */
  isXL?: true
}

export interface GroundItem {
  readonly item: Item
  cell: number
}

export type Posture = 'standing' | 'kneeling' | 'prone'

/** What put a man out: killed, granted missus (M), or left when it was stopped (S); `waiting`: he comes later (§38.2.3). */
export type Out = 'killed' | 'missus' | 'stans' | 'waiting'

/** §20.5, §21.7 What holds a man who is ensnared. */
export interface Snare {
  readonly by: Seat
  /** Nobody drags him any more once the holder has let go. */
  isHeld: boolean
  readonly kind: 'net' | 'lasso'
  readonly place: 'body' | 'neck' | 'torso' | 'arm' | 'leg'
  /** Consecutive phases that he has ended ensnared. */
  phases: number
}

/** §28 A beast: it has no hands. */
export interface Beast {
  readonly kind: BeastId
  /** 1981: a person decides for it. */
  readonly isPlayed: boolean
  /** §28.2 So many hexes it covers now. */
  hexes: number
  /** §28.7.4 It stands on its hind legs. */
  isReared: boolean
  /** §28.5.2 For the rest of the match. */
  isPanicked: boolean
  /** §28.5 Its last action was to feed. */
  hasFed: boolean
  /** Thrown over in a collision: it does nothing in the next phase (our ruling). */
  isShaken: boolean
  /** §30.6.6 It came with a rider: no match is decided by it (our ruling). */
  readonly isMount: boolean
}

/** §29 One for whom the book decides. */
export interface Centurion {
  /** §29.2.1 Fighting spirit. */
  FS: number
  /** §29.4.2.1 The opponent by whom he was measured when he last moved. */
  foe: Seat
  /** §29.4.3 Hexsides that he may turn after this movement. */
  turns: number
  /** §29.4.2.6 He has stopped to kick an item away. */
  kicks: boolean
}

export interface Gladiator {
  readonly seat: Seat
  readonly name: string
  readonly team: number
  style: StyleId
  /** His type, if he was made by the Tables V2.0. */
  type: TypeId | null
  weight: Weight
  rate: number
  /** Whether characteristics and armour are known; they may be rolled when the match begins. */
  isCreated: boolean
  TR: number
  ST: number
  AG: number
  CN: number
  W: number
  CF: number
  /** §3.4.3 What is added to TR + AG for the net factor. */
  netBonus: number
  armour: (Armour | null)[]
  hasHelmet: boolean
  /** Weapons he knows; null when he knows all. */
  trained: ItemKind[] | null
  /** Prestige and its bonus in CF; and the sheet of a man who fights in a campaign. */
  prestige: number
  prestigeBonus: number
  campaign: CampaignSheet | null
  /** Earlier matches won, and those in which he was spared. */
  wins: number
  mercies: number
  /** Null for a man. */
  beast: Beast | null
  /** §28.3.3.1 What the hide of a beast takes off a wound roll; null for a man. */
  readonly hide: number | null
  /** Null for a man who is played. */
  centurion: Centurion | null
  /** §30.3 The seat of the horse that he rides; -1 on foot. */
  mount: Seat
  /** §30.6.6 Who rides it; -1 for nobody. A horse that is ridden is part of its rider's body. */
  rider: Seat
  cell: number
  facing: Dir
  posture: Posture
  isFaceDown: boolean
  /** The second hex of one who lies prone, of a beast and of a rider; OUTSIDE if there is none. */
  torso: number
  /** §28.2, §30.3 The third hex of a beast or of a rider, or OUTSIDE. */
  hind: number
  isOnRock: boolean
  wounds: number[]
  cfLoss: number[]
  visionLoss: number
  enduranceLoss: number
  stun: number
  stunTick: number
  isUnconscious: boolean
  isMortal: boolean
  out: Out | null
  limp: number
  stumbler: number
  arteries: number[]
  hands: (Item | null)[]
  sheath: Item[]
  arrows: number
  lastStep: 'forward' | 'backward'
  movesUsed: number
  turnRate: number
  hasOverexerted: boolean
  ratePenalty: number
  mustStumble: boolean
  /** B-9 Phases that he has lain still on the ground. */
  stillPhases: number
  snare: Snare | null
  /** Who holds him in a grapple, and where. */
  grappledBy: Seat
  grappleArea: Area
  netReady: number
  attackTally: number
  defenceTally: number
  kills: number
  now: PhaseSheet
  /** What the set-up said; the rest is rolled. */
  readonly sheet: {
    readonly hasRatings: boolean
    readonly armour: readonly string[] | null
    readonly shield: ShieldSize | 'none' | null
    readonly spirit: number | null
  }
}

export type Terrain = 'pillar' | 'tree' | 'mud' | 'rock'

export interface Arena {
  /** §27.2 From 1, the Colosseum, to 5, the fighting pit; 0 while it is not rolled. */
  size: number
  obstacles: { readonly cell: number; readonly terrain: Terrain }[]
  walls: Edge[]
  blood: number[]
  isLaidOut: boolean
}

/**
 * §5.2 What is played next. Plots, actions, escapes, allocations and surrenders are asked for at the very beginning of
 * their step.
 */
export type Step =
  | 'preparation'
  | 'beginning'
  | 'appeals'
  | 'movement'
  | 'actions'
  | 'nets'
  | 'escapes'
  | 'engagement'
  | 'allocation'
  | 'attack'
  | 'end'
  | 'endOfTurn'

export interface State {
  readonly options: Options
  /** The number of the turn, and of the phase that is played next: 0 before the first one. */
  turn: number
  phase: number
  step: Step
  gladiators: Gladiator[]
  ground: GroundItem[]
  arena: Arena
  /** The fight of this phase, from engagement to its last attack. */
  fight: Fight | null
  /** Null while the match goes on; else the winning team, or `draw`. */
  outcome: { readonly kind: 'won'; readonly team: number } | { readonly kind: 'draw' } | null
}

/** The five numbers of a body, one for each area. */
export const noAreas = (): number[] => [0, 0, 0, 0, 0]

/** Phases counted from the first one of the match. */
export function tickOf(state: State): number {
  return (state.turn - 1) * 8 + state.phase
}

/** CF after wounds, blindness, fatigue and a feast (§39.5.2), before stun; may be negative. */
export function cfNow(man: Gladiator): number {
  const { cfLoss, campaign } = man
  const wounds = cfLoss[0]! + cfLoss[1]! + cfLoss[2]! + cfLoss[3]! + cfLoss[4]!
  return man.CF - wounds - man.visionLoss - man.enduranceLoss - (campaign === null ? 0 : campaign.feast)
}

/** §3.4.3 The net factor follows every loss of agility. */
export function netFactor(man: Gladiator): number {
  return man.TR + man.AG + man.netBonus
}

/** Whether he, or it, can still be hurt. */
export function isLiving(man: Gladiator): boolean {
  return man.out === null
}

/** What is null is told apart first: to compare it with a word takes several times as long. */
export function isKilled({ out }: Gladiator): boolean {
  return out !== null && out === 'killed'
}

/** Whether it is a body of its own in the arena: whoever is not out; a ridden horse is a part of its rider's. */
export function isActive(man: Gladiator): boolean {
  return man.out === null && man.rider < 0
}

export function isOpponent(a: Gladiator, b: Gladiator): boolean {
  return a.team !== b.team
}

/** Whether he can do anything at all: alive, in the arena, awake. */
export function isAble(man: Gladiator): boolean {
  return man.out === null && man.rider < 0 && !man.isUnconscious
}

export function isHeld(man: Gladiator): boolean {
  return man.snare !== null || man.grappledBy >= 0
}

/** Whether a man's body lies or stands in a cell. */
export function occupies(man: Gladiator, cell: number): boolean {
  if (man.cell === cell) return true
  return cell !== OUTSIDE && (man.torso === cell || man.hind === cell)
}

export function newItem(kind: ItemKind): Item {
  return { kind, boxes: 0, condition: 'whole' }
}

/** §21 Its row of the weapon table. */
export function rowOfItem({ options }: State, { kind }: Item): ItemRow {
  return tablesOf(options).weapons[kind]
}

/** §9.6 A thing to parry with: net, lasso and shield are none, nor is what is broken for good. */
export function isUsableWeapon(item: Item | null | undefined): boolean {
  return !!item && isWeapon(item.kind) && item.condition !== 'useless'
}

/** The hand that holds a usable weapon, or -1. */
export function weaponHand(man: Gladiator): number {
  if (isUsableWeapon(man.hands[0])) return 0
  return isUsableWeapon(man.hands[1]) ? 1 : -1
}

/** The hand that holds a shield fit for use, or -1. */
export function shieldHand(man: Gladiator): number {
  for (let hand = 0; hand < 2; hand++) {
    const item = man.hands[hand]
    if (item && shieldOf(item.kind) && item.condition === 'whole') return hand
  }
  return -1
}

export function handHolding({ hands }: Gladiator, kind: ItemKind): number {
  for (let hand = 0; hand < 2; hand++) {
    const item = hands[hand]
    if (item && item.kind === kind) return hand
  }
  return -1
}

export function freeHand(man: Gladiator): number {
  return man.hands[0] === null ? 0 : man.hands[1] === null ? 1 : -1
}

/** §24.1 Two weapons in hand, neither of them two-handed or a flail. */
export function hasTwoWeapons(state: State, man: Gladiator): boolean {
  const [a, b] = man.hands
  return isUsableWeapon(a) && isUsableWeapon(b) && fitsPair(state, a!) && fitsPair(state, b!)
}

function fitsPair(state: State, item: Item): boolean {
  return rowOfItem(state, item).hands === 1 && item.kind !== 'flail'
}

/** §10.3.4.2 A man with less than one CF is easier to hit by what he lacks. */
export function weakness(target: Gladiator): number {
  return Math.max(0, -cfNow(target))
}
