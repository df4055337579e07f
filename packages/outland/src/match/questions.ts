/**
 * Part G: what players are asked and what they can say. Questions are one frozen object for each seat and kind, answers
 * are made once: opponents that answer with these allocate nothing.
 */
import { type Dir, hasOnly, isObject, isWholeBelow, type Rule, type Seat } from '@harena/engine'
import type { Thing } from '../tables/gladiator-types.ts'

export type Side = 'left' | 'right'

export type Step = { readonly act: 'step'; readonly dir?: Dir }
export type Turn = { readonly act: 'turn'; readonly to: Side }
export type PickUp = { readonly act: 'pickUp'; readonly kind: Thing }
export type GetUp = { readonly act: 'getUp' }
export type Melee = { readonly act: 'melee'; readonly target: Seat }
export type Whip = { readonly act: 'whip'; readonly target: Seat }
export type Ensnare = { readonly act: 'ensnare'; readonly target: Seat }
export type Beg = { readonly act: 'beg' }
export type End = { readonly act: 'end' }

/** What can be planned in a simultaneous activation (D.2). */
export type Move = Step | Turn | PickUp | GetUp
export type Attack = Melee | Whip | Ensnare
export type Action = Move | Attack | Beg | End

export interface Plan {
  readonly plan: readonly Move[]
  readonly intention: Attack | null
}

/** The answer to each kind of question. */
export type Answers = {
  readonly activate: Action
  readonly follow: { readonly follow: boolean }
  readonly slide: { readonly slide: Side }
  readonly judge: { readonly judge: 'spare' | 'dispatch' }
  readonly plan: Plan
}

export type Answer = Answers[keyof Answers]

type QuestionOf<K extends string> = { readonly kind: K; readonly seat: Seat; readonly rule: Rule }

export type Question =
  | QuestionOf<'activate'>
  | QuestionOf<'follow'>
  | QuestionOf<'slide'>
  | QuestionOf<'judge'>
  | QuestionOf<'plan'>

export const MAX_SEATS = 8

const seats: readonly Seat[] = Array.from({ length: MAX_SEATS }, (_, seat) => seat)

function forEachSeat<T extends object>(make: (seat: Seat) => T): readonly Readonly<T>[] {
  return seats.map((seat) => Object.freeze(make(seat)))
}

export const activateQuestions = forEachSeat((seat) => ({ kind: 'activate' as const, seat, rule: '§2.3' }))
export const followQuestions = forEachSeat((seat) => ({ kind: 'follow' as const, seat, rule: '§5.3' }))
export const slideQuestions = forEachSeat((seat) => ({ kind: 'slide' as const, seat, rule: '§5.2' }))
export const judgeQuestions = forEachSeat((seat) => ({ kind: 'judge' as const, seat, rule: 'R33' }))
export const planQuestions = forEachSeat((seat) => ({ kind: 'plan' as const, seat, rule: 'D.2' }))

export const STEP: Step = Object.freeze({ act: 'step' })
export const TURN_LEFT: Turn = Object.freeze({ act: 'turn', to: 'left' })
export const TURN_RIGHT: Turn = Object.freeze({ act: 'turn', to: 'right' })
export const GET_UP: GetUp = Object.freeze({ act: 'getUp' })
export const BEG: Beg = Object.freeze({ act: 'beg' })
export const END: End = Object.freeze({ act: 'end' })
export const FOLLOW = Object.freeze({ follow: true })
export const STAY = Object.freeze({ follow: false })
export const SLIDE_LEFT = Object.freeze({ slide: 'left' as const })
export const SLIDE_RIGHT = Object.freeze({ slide: 'right' as const })
export const SPARE = Object.freeze({ judge: 'spare' as const })
export const DISPATCH = Object.freeze({ judge: 'dispatch' as const })

const stepsTo = ([0, 1, 2, 3, 4, 5] as const).map((dir): Step => Object.freeze({ act: 'step', dir }))
const melees = forEachSeat((target): Melee => ({ act: 'melee', target }))
const whips = forEachSeat((target): Whip => ({ act: 'whip', target }))
const ensnares = forEachSeat((target): Ensnare => ({ act: 'ensnare', target }))
const pickUps: Readonly<Record<Thing, PickUp>> = {
  sword: Object.freeze({ act: 'pickUp', kind: 'sword' }),
  spear: Object.freeze({ act: 'pickUp', kind: 'spear' }),
  shield: Object.freeze({ act: 'pickUp', kind: 'shield' }),
  net: Object.freeze({ act: 'pickUp', kind: 'net' }),
}

export const things: readonly Thing[] = ['sword', 'spear', 'shield', 'net']

/** A step in any direction, with the switch `steps: any`. */
export function stepTo(dir: Dir): Step {
  return stepsTo[dir]!
}

export function melee(target: Seat): Melee {
  return melees[target]!
}

export function whip(target: Seat): Whip {
  return whips[target]!
}

export function ensnare(target: Seat): Ensnare {
  return ensnares[target]!
}

export function pickUpThing(kind: Thing): PickUp {
  return pickUps[kind]
}

/** Whether a value of unknown origin has the shape of a move; whether it is legal is another question. */
export function isMove(value: unknown): value is Move {
  if (!isObject(value)) return false
  switch (value.act) {
    case 'step':
      return Object.hasOwn(value, 'dir')
        ? hasOnly(value, 'act', 'dir') && isWholeBelow(value.dir, 6)
        : hasOnly(value, 'act')
    case 'turn':
      return hasOnly(value, 'act', 'to') && (value.to === 'left' || value.to === 'right')
    case 'pickUp':
      return hasOnly(value, 'act', 'kind') && things.some((kind) => kind === value.kind)
    case 'getUp':
      return hasOnly(value, 'act')
    default:
      return false
  }
}

export function isAttack(value: unknown, seats: number): value is Attack {
  if (!hasOnly(value, 'act', 'target')) return false
  const { act, target } = value
  return (act === 'melee' || act === 'whip' || act === 'ensnare') && isWholeBelow(target, seats)
}

export function isAction(value: unknown, seats: number): value is Action {
  if (isMove(value) || isAttack(value, seats)) return true
  return hasOnly(value, 'act') && (value.act === 'beg' || value.act === 'end')
}
