/** Everything that can happen, with the numbers that its sentence needs. Nothing is secret: all events are public. */
import type { Dir, Hex, Rule, Seat, SumStep } from '@harena/engine'
import type { Thing } from '../tables/gladiator-types.ts'
import type { Attack, Move, Side } from './questions.ts'
import type { Ending, ExchangeKind, Verdict } from './state.ts'

/** One side of an exchange or of a throw of the net: his total, and the dice and modifiers that it is made of. */
export interface RollOf {
  readonly seat: Seat
  readonly total: number
  readonly steps: readonly SumStep[]
}

/** What each kind of event tells. `steps` add up to the number it tells. */
export interface EventFields {
  // §1, §2
  characteristicChanged: { seat: Seat; what: 'strength' | 'agility'; rolled: number; value: number }
  characteristicRerolled: { seat: Seat; what: 'strength' | 'agility'; value: number }
  /** `steps` are those of his damage; none if the set-up gives it. */
  gladiatorReady: {
    seat: Seat
    strength: number
    agility: number
    damage: number
    movement: number
    steps: readonly SumStep[]
  }
  turnBegan: { turn: number }
  initiativeRolled: RollOf
  rolledOff: { seat: Seat; die: number }
  orderSet: { order: readonly Seat[]; simultaneous: readonly (readonly Seat[])[] }
  passedOver: { seat: Seat }
  activationEnded: { seat: Seat; acted: boolean }
  boutEnded: { ending: Ending; winners: readonly Seat[]; turn: number }
  // §3
  stepped: { seat: Seat; from: Hex; hex: Hex; dir: Dir; ahead: boolean; points: number }
  contactMade: { seat: Seat; enemies: readonly Seat[] }
  movedOverFour: { seat: Seat }
  turned: { seat: Seat; side: Side; facing: Dir; free: boolean; points: number }
  pickedUp: { seat: Seat; what: Thing; points: number }
  gotUp: { seat: Seat; points: number }
  // §4, §5
  exchangeRolled: { attack: ExchangeKind; attacker: RollOf; defender: RollOf; difference: number }
  locked: { attacker: Seat; defender: Seat; difference: number }
  nothingDecided: { attacker: Seat; defender: Seat; difference: number }
  exchangeWon: {
    winner: Seat
    loser: Seat
    by: number
    backsUp: number
    winnerTakes: number
    loserTakes: number
    besides: 'prone' | 'mortallyWounded' | null
  }
  backedUp: { seat: Seat; from: Hex; hex: Hex; dir: Dir; aside: Side | null }
  retreatBlocked: { seat: Seat }
  followed: { seat: Seat; from: Hex; hex: Hex }
  stayed: { seat: Seat }
  fellProne: { seat: Seat }
  // §7
  tieRolled: { seat: Seat; die: number; lost: Thing | null; hex: Hex }
  // §8
  lostLastBox: { seat: Seat; by: Seat }
  mortallyWounded: { seat: Seat; by: Seat; turns: number }
  died: { seat: Seat }
  stoodLast: { seat: Seat; against: Seat }
  // §9
  netThrown: { retarius: RollOf; target: RollOf; result: 'netted' | 'netLost' | 'nothing' }
  brokeFree: RollOf & { netFell: boolean }
  helpless: RollOf & { by: Seat }
  // §11
  begged: { seat: Seat; of: Seat }
  /** `decided`: by the crowd's die, by house rule, or by the victor; only a die has steps. */
  judged: {
    seat: Seat
    by: Seat
    total: number
    verdict: Verdict
    decided: 'dice' | 'houseRule' | 'victor'
    steps: readonly SumStep[]
  }
  // D.2
  planRevealed: { seat: Seat; plan: readonly Move[]; intention: Attack | null }
  moveFailed: { seat: Seat; move: Move }
  intentionFailed: { seat: Seat; intention: Attack }
}

export type EventOf<K extends keyof EventFields> = { readonly kind: K; readonly rule: Rule } & Readonly<EventFields[K]>

export type Event = { [K in keyof EventFields]: EventOf<K> }[keyof EventFields]
