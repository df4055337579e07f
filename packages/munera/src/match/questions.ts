/** Part G: the questions a player can meet and the answers to them. All are made once, so that asking costs nothing. */
import { type Dir, dirs, type Hex } from '@harena/engine'
import { MOST_GLADIATORS } from '../tables/arenas.ts'
import type { Skill } from '../tables/skills.ts'
import { MOST_WEAPONS } from '../tables/weapons.ts'
import type { MissileKind } from './state.ts'

export type Action =
  | { readonly act: 'step'; readonly dir: Dir }
  | { readonly act: 'turn'; readonly to: 'left' | 'right' }
  /** `weapon` is its place on the sheet, `target` a seat. */
  | { readonly act: 'attack'; readonly weapon: number; readonly target: number }
  | { readonly act: 'fists'; readonly target: number }
  | { readonly act: 'cast'; readonly weapon: number; readonly target: number }
  | { readonly act: 'cutFree' }
  | { readonly act: 'pickUp'; readonly kind: MissileKind }
  | { readonly act: 'end' }
  | { readonly act: 'yield' }

/** Where a gladiator starts (only with `placement: free`). */
export interface Place {
  readonly hex: Hex
  readonly facing: Dir
}

export interface SkillChoice {
  /** Null declines. */
  readonly skill: Skill | null
}

export type Answer = Action | Place | SkillChoice

export type Answers = { readonly act: Action; readonly place: Place; readonly skill: SkillChoice }

export type Question =
  | { readonly kind: 'act'; readonly seat: number; readonly rule: '§2.3' }
  | { readonly kind: 'place'; readonly seat: number; readonly rule: 'R36' }
  | { readonly kind: 'skill'; readonly seat: number; readonly rule: '§10.3' }

export type ActQuestion = Extract<Question, { kind: 'act' }>
export type PlaceQuestion = Extract<Question, { kind: 'place' }>
export type SkillQuestion = Extract<Question, { kind: 'skill' }>

function eachSeat<T extends object>(make: (seat: number) => T): readonly Readonly<T>[] {
  return Array.from({ length: MOST_GLADIATORS }, (_, seat) => Object.freeze(make(seat)))
}

/** G.3, by seat. */
export const askAct = eachSeat((seat): ActQuestion => ({ kind: 'act', seat, rule: '§2.3' }))
/** G.2, by seat. */
export const askPlace = eachSeat((seat): PlaceQuestion => ({ kind: 'place', seat, rule: 'R36' }))
/** G.4, by seat. */
export const askSkill = eachSeat((seat): SkillQuestion => ({ kind: 'skill', seat, rule: '§10.3' }))

export const END: Action = Object.freeze({ act: 'end' })
export const CUT_FREE: Action = Object.freeze({ act: 'cutFree' })
export const YIELD: Action = Object.freeze({ act: 'yield' })
export const turnLeft: Action = Object.freeze({ act: 'turn', to: 'left' })
export const turnRight: Action = Object.freeze({ act: 'turn', to: 'right' })
export const pickUpDart: Action = Object.freeze({ act: 'pickUp', kind: 'dart' })
export const pickUpArrow: Action = Object.freeze({ act: 'pickUp', kind: 'arrow' })

/** By direction. */
export const stepTo: readonly Action[] = dirs.map((dir) => Object.freeze({ act: 'step', dir }))

const places = Array.from({ length: MOST_WEAPONS }, (_, weapon) => weapon)
const attacks = places.map((weapon) => eachSeat((target): Action => ({ act: 'attack', weapon, target })))
const casts = places.map((weapon) => eachSeat((target): Action => ({ act: 'cast', weapon, target })))

/** By the target's seat. */
export const fistsAt: readonly Action[] = eachSeat((target): Action => ({ act: 'fists', target }))

export function attackWith(weapon: number, target: number): Action {
  return attacks[weapon]![target]!
}

export function castAt(weapon: number, target: number): Action {
  return casts[weapon]![target]!
}
