/** Everything that can happen, with the numbers that its sentence needs. Nothing is secret: all events are public. */
import type { Dir, Hex, Rule, Seat } from '@harena/engine'
import type { Thing } from '../tables/gladiator-types.ts'
import type { Attack, Move, Side } from './questions.ts'
import type { Ending, ExchangeKind, Verdict } from './state.ts'

/** A modifier to a roll, with its reason. */
export interface Modifier {
  readonly text: string
  readonly rule: Rule
  readonly value: number
}

/** One side of an exchange: the sum of his dice, his modifiers and his total. */
export interface RollOf {
  readonly seat: Seat
  readonly dice: number
  readonly modifiers: readonly Modifier[]
  readonly total: number
}

type Told<K extends string, Facts = object> = { readonly kind: K; readonly rule: Rule } & Readonly<Facts>

export type Event =
  // §1, §2
  | Told<'characteristicChanged', { seat: Seat; what: 'strength' | 'agility'; rolled: number; value: number }>
  | Told<'characteristicRerolled', { seat: Seat; what: 'strength' | 'agility'; value: number }>
  | Told<'gladiatorReady', { seat: Seat; strength: number; agility: number; damage: number; movement: number }>
  | Told<'turnBegan', { turn: number }>
  | Told<'initiativeRolled', { seat: Seat; die: number; agility: number; total: number }>
  | Told<'rolledOff', { seat: Seat; die: number }>
  | Told<'orderSet', { order: readonly Seat[]; simultaneous: readonly (readonly Seat[])[] }>
  | Told<'passedOver', { seat: Seat }>
  | Told<'activationEnded', { seat: Seat; acted: boolean }>
  | Told<'boutEnded', { ending: Ending; winners: readonly Seat[]; turn: number }>
  // §3
  | Told<'stepped', { seat: Seat; from: Hex; hex: Hex; dir: Dir; ahead: boolean; points: number }>
  | Told<'contactMade', { seat: Seat; enemies: readonly Seat[] }>
  | Told<'movedOverFour', { seat: Seat }>
  | Told<'turned', { seat: Seat; side: Side; facing: Dir; free: boolean; points: number }>
  | Told<'pickedUp', { seat: Seat; what: Thing; points: number }>
  | Told<'gotUp', { seat: Seat; points: number }>
  // §4, §5
  | Told<'exchangeRolled', { attack: ExchangeKind; attacker: RollOf; defender: RollOf; difference: number }>
  | Told<'locked', { attacker: Seat; defender: Seat; difference: number }>
  | Told<'nothingDecided', { attacker: Seat; defender: Seat; difference: number }>
  | Told<
      'exchangeWon',
      {
        winner: Seat
        loser: Seat
        by: number
        backsUp: number
        winnerTakes: number
        loserTakes: number
        besides: 'prone' | 'mortallyWounded' | null
      }
    >
  | Told<'backedUp', { seat: Seat; from: Hex; hex: Hex; dir: Dir; aside: Side | null }>
  | Told<'retreatBlocked', { seat: Seat }>
  | Told<'followed', { seat: Seat; from: Hex; hex: Hex }>
  | Told<'stayed', { seat: Seat }>
  | Told<'fellProne', { seat: Seat }>
  // §7
  | Told<'tieRolled', { seat: Seat; die: number; lost: Thing | null; hex: Hex }>
  // §8
  | Told<'lostLastBox', { seat: Seat; by: Seat }>
  | Told<'mortallyWounded', { seat: Seat; by: Seat; turns: number }>
  | Told<'died', { seat: Seat }>
  | Told<'stoodLast', { seat: Seat; against: Seat }>
  // §9
  | Told<'netThrown', { seat: Seat; target: Seat; total: number; targetTotal: number; netted: boolean }>
  | Told<'brokeFree', { seat: Seat; total: number; netFell: boolean }>
  | Told<'helpless', { seat: Seat; by: Seat; total: number }>
  | Told<'netLost', { seat: Seat; target: Seat; total: number; targetTotal: number }>
  // §11
  | Told<'begged', { seat: Seat; of: Seat }>
  | Told<
      'judged',
      {
        seat: Seat
        by: Seat
        /** Null where no die decides. */
        die: number | null
        modifiers: readonly Modifier[]
        total: number
        verdict: Verdict
        /** Who decided: the crowd's die, the crowd by house rule, or the victor. */
        decided: 'dice' | 'houseRule' | 'victor'
      }
    >
  // D.2
  | Told<'planRevealed', { seat: Seat; plan: readonly Move[]; intention: Attack | null }>
  | Told<'moveFailed', { seat: Seat; move: Move }>
  | Told<'intentionFailed', { seat: Seat; intention: Attack }>
