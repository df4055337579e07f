/** Everything that can happen. Events carry hexes and names of things, not the small numbers of the state. */
import type { Dir, Hex, Rule } from '@harena/engine'
import type { Outcome } from '../rules/attacks.ts'
import type { Side } from '../rules/facing.ts'
import type { Skill } from '../tables/skills.ts'
import type { WeaponKind } from '../tables/weapons.ts'
import type { AppealCause, MissileKind, Out, OutRule } from './state.ts'

/** One row of a table that counted, with the times it did. */
export interface Modifier {
  readonly rule: Rule
  readonly text: string
  readonly value: number
}

interface Told<K extends string, R extends Rule = Rule> {
  readonly kind: K
  readonly rule: R
}

export interface StrengthRolled extends Told<'strengthRolled', '§1.1'> {
  readonly seat: number
  readonly faces: readonly number[]
  readonly stamina: number
  readonly strength: number
}

export interface OrderSettled extends Told<'orderSettled', '§2.2'> {
  readonly order: readonly number[]
  readonly round: number
}

export interface Placed extends Told<'placed', 'R36'> {
  readonly seat: number
  readonly hex: Hex
  readonly facing: Dir
}

export interface TurnBegan extends Told<'turnBegan', '§3.1'> {
  readonly seat: number
  readonly round: number
  readonly die: number
  readonly modifiers: readonly Modifier[]
  readonly ap: number
}

export interface TurnEnded extends Told<'turnEnded', '§2.3'> {
  readonly seat: number
  /** AP that were not used. */
  readonly unused: number
}

export interface Stepped extends Told<'stepped', '§4.2' | '§4.3'> {
  readonly seat: number
  readonly from: Hex
  readonly hex: Hex
  readonly dir: Dir
  readonly ap: number
}

export interface Turned extends Told<'turned', '§4.4'> {
  readonly seat: number
  readonly towards: 'left' | 'right'
  readonly facing: Dir
}

export interface Attacked extends Told<'attacked'> {
  readonly seat: number
  readonly target: number
  readonly weapon: WeaponKind | 'unarmed'
  /** The hand that holds it, if he has two of a kind. */
  readonly hand: 'right' | 'left' | null
  readonly range: number
  /** The side of the target that was attacked. */
  readonly side: Side
  readonly modifiers: readonly Modifier[]
  readonly modifier: number
  readonly attackerDie: number
  readonly defenderDie: number
  readonly score: number
  readonly save: number
  /** 0 if no save was rolled. */
  readonly saveDie: number
  readonly outcome: Outcome
}

export interface Wounded extends Told<'wounded', '§6.10'> {
  readonly seat: number
  readonly by: number
  readonly wounds: number
  readonly strengthLeft: number
  /** Whether this wound made him seriously wounded. */
  readonly nowSerious: boolean
}

export interface PushedBack extends Told<'pushedBack', '§6.11'> {
  readonly seat: number
  readonly from: Hex
  readonly hex: Hex
}

export interface LostBalance extends Told<'lostBalance'> {
  readonly seat: number
}

export interface EquipmentLost extends Told<'equipmentLost', '§7.2' | '§7.7'> {
  readonly seat: number
  readonly item: WeaponKind | 'shield'
  /** The hand that held it, if he has two of a kind. */
  readonly hand: 'right' | 'left' | null
}

/** A double that had nothing to take. */
export interface NothingLost extends Told<'nothingLost', '§7.2' | '§7.7'> {
  readonly seat: number
}

export interface MissileLanded extends Told<'missileLanded', '§11.8'> {
  readonly missile: MissileKind
  readonly hex: Hex
}

export interface MissileGone extends Told<'missileGone', 'R32'> {
  readonly missile: MissileKind
}

export interface PickedUp extends Told<'pickedUp', '§11.9'> {
  readonly seat: number
  readonly missile: MissileKind
  readonly count: number
}

export interface Cast extends Told<'cast', '§11.10' | '§11.11'> {
  readonly seat: number
  readonly target: number
  readonly weapon: WeaponKind
  readonly range: number
  readonly needs: number
  readonly die: number
  /** 0 if the target rolled for no cone. */
  readonly coneDie: number
  readonly isHit: boolean
  readonly isDestroyed: boolean
}

export interface Entangled extends Told<'entangled', '§11.13'> {
  readonly seat: number
  readonly again: boolean
}

export interface TriedToCutFree extends Told<'triedToCutFree', '§11.13'> {
  readonly seat: number
  readonly die: number
  readonly isFree: boolean
}

export interface Appealed extends Told<'appealed', '§9.2'> {
  readonly seat: number
  readonly cause: AppealCause
  readonly modifiers: readonly Modifier[]
  readonly modifier: number
  /** Of the two dice. */
  readonly sum: number
  readonly isSpared: boolean
}

export interface Yielded extends Told<'yielded', 'R50'> {
  readonly seat: number
  /** Who counts as the one who beat him. */
  readonly by: number
}

export interface WentOut extends Told<'wentOut', OutRule> {
  readonly seat: number
  readonly by: number
  readonly out: Out
  /** Null for one who is killed at once. */
  readonly cause: AppealCause | null
}

export interface BoutEnded extends Told<'boutEnded', '§2.6' | '§2.7'> {
  readonly winners: readonly number[]
  readonly round: number
}

export interface SkillTaken extends Told<'skillTaken', '§10.3'> {
  readonly seat: number
  readonly skill: Skill | null
}

export type Event =
  | StrengthRolled
  | OrderSettled
  | Placed
  | TurnBegan
  | TurnEnded
  | Stepped
  | Turned
  | Attacked
  | Wounded
  | PushedBack
  | LostBalance
  | EquipmentLost
  | NothingLost
  | MissileLanded
  | MissileGone
  | PickedUp
  | Cast
  | Entangled
  | TriedToCutFree
  | Appealed
  | Yielded
  | WentOut
  | BoutEnded
  | SkillTaken
