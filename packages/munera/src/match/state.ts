/** The plain data of a bout: small numbers and flat objects, so that it is cheap to play, clone and store. */
import { type Dir, type Hex, type HexMap, rectangle } from '@harena/engine'
import type { Skill } from '../tables/skills.ts'
import type { Hand, WeaponIndex, WeaponKind } from '../tables/weapons.ts'
import type { Armour, ShieldSize } from '../tables/weight.ts'
import type { Options } from './options.ts'

/** W, L, draws and kills of all earlier bouts. */
export interface BoutRecord {
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly kills: number
}

/** What a gladiator brings into the bout. It never changes during it, so clones of a bout share it. */
export interface Sheet {
  readonly name: string
  readonly type: string
  readonly armour: Armour
  readonly shield: { readonly size: ShieldSize; readonly hand: 'right' | 'left' } | null
  readonly weapons: readonly { readonly kind: WeaponKind; readonly hand: Hand }[]
  /** The hand whose weapon a double 1 takes first (§7.7); null if the die decides. */
  readonly loseFirst: 'right' | 'left' | null
  readonly skills: readonly Skill[]
  readonly record: BoutRecord
  /** Gladiators he defeated in earlier bouts of the day (T8.7). */
  readonly defeatedToday: number
}

/** What put a gladiator out. `beaten` only when appeals are switched off (§9.7). */
export type Out = 'killed' | 'dispatched' | 'spared' | 'beaten'

/** What brings a gladiator before the crowd: a double 2 (§7.5), his wounds (§8.4), or his own will (R50). */
export type AppealCause = 'floored' | 'beaten' | 'yielded'

/** Nobody, where a seat could stand. */
export const NOBODY = -1

/** Where a gladiator is who has not been placed yet. */
export const NOWHERE = -1

/** What lives during a bout. */
export interface Fighter {
  readonly seat: number
  readonly team: number
  /** At the start of the bout, Stamina included; 0 until it is rolled (§1.1). */
  strength: number
  /** His weapons by their place in T7, in sheet order. */
  readonly arms: readonly WeaponIndex[]
  /** The hand or hands of each, as bits (facing.ts). */
  readonly hands: readonly number[]
  /** 1 or 0, to be added. */
  readonly reflexes: number
  readonly attack: number
  readonly dodge: number
  readonly favoured: boolean
  readonly charisma: number
  /** Weight points at the start (§1.8). */
  readonly startedAs: number
  cell: number
  facing: Dir
  wounds: number
  shieldLost: boolean
  readonly weaponLost: boolean[]
  readonly missilesLeft: number[]
  /** These four follow from what he still has; `refit` keeps them up to date (§1.5). */
  weight: number
  save: number
  /** The row of T6 for an attack on that side. */
  rightSide: number
  leftSide: number
  entangled: boolean
  /** How many marks he has; more than one only with `offBalanceStacks`. */
  offBalance: number
  ap: number
  readonly used: boolean[]
  usedFists: boolean
  triedToCutFree: boolean
  /** Wounds he inflicted in this bout. */
  woundsInflicted: number
  /** Who first wounded him seriously (§9.4), or NOBODY. */
  seriousBy: number
  out: Out | null
  /** Who is credited with defeating him, or NOBODY. */
  outBy: number
  skillTaken: Skill | null
}

export type MissileKind = 'dart' | 'arrow'

/** A missile on the ground. */
export interface Missile {
  readonly cell: number
  readonly kind: MissileKind
}

/**
 * What the next step is: strengths and order of play; one gladiator's place (R36); the AP roll of a turn; one action; one
 * choice of a skill (§10.3).
 */
export type Phase = 'setup' | 'placing' | 'turn' | 'acting' | 'aftermath' | 'over'

export interface State {
  readonly cols: number
  readonly rows: number
  readonly options: Options
  /** By seat, as are the fighters. */
  readonly sheets: readonly Sheet[]
  readonly fighters: readonly Fighter[]
  phase: Phase
  /** Why the turns ended: one team is left, or the round limit was reached. */
  ending: 'victory' | 'limit' | null
  /** Seats in the order of play (§2.2). */
  order: number[]
  /** Whose turn it is, or who is to be placed: a place in `order`. */
  turn: number
  /** Who chooses a skill in the aftermath, or NOBODY. */
  chooser: number
  /** The round that is being played, from 1. */
  round: number
  readonly ground: Missile[]
  /** It belongs to the day, not to the bout: handed in and out (§9.6). */
  sparedToday: number
}

export function mapOf(state: State): HexMap {
  return rectangle(state.cols, state.rows)
}

export function hexOf(state: State, cell: number): Hex {
  return mapOf(state).hex(cell)
}

/** The gladiator, still in, who stands there. */
export function fighterAt(state: State, cell: number): Fighter | null {
  const { fighters } = state
  for (let i = 0; i < fighters.length; i++) {
    const fighter = fighters[i]!
    if (fighter.cell === cell && fighter.out === null) return fighter
  }
  return null
}

export function nameOf(state: State, seat: number): string {
  return state.sheets[seat]!.name
}

export function isEnemy(a: Fighter, b: Fighter): boolean {
  return a.team !== b.team
}

/** §8.1: what is left of his strength. */
export function strengthLeft(fighter: Fighter): number {
  return fighter.strength - fighter.wounds
}
