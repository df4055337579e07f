/** Everything that can happen. Events carry hexes and names of things, not the small numbers of the state. */
import type { Dir, Hex, Rule, Seat, SumStep } from '@harena/engine'
import type { Outcome } from '../rules/attacks.ts'
import type { Side } from '../rules/facing.ts'
import type { Skill } from '../tables/skills.ts'
import type { WeaponKind } from '../tables/weapons.ts'
import type { AppealCause, MissileKind, Out } from './state.ts'

/** The hand that held a thing, where he has two of a kind. */
type HandToTell = 'right' | 'left' | null

/** What each kind of event tells. `steps` add up to the number it tells. */
export interface EventFields {
  // §1, §2
  strengthRolled: { seat: Seat; strength: number; steps: readonly SumStep[] }
  orderSettled: { order: readonly Seat[]; round: number }
  placed: { seat: Seat; hex: Hex; facing: Dir }
  turnBegan: { seat: Seat; round: number; ap: number; steps: readonly SumStep[] }
  /** With so many AP unused. */
  turnEnded: { seat: Seat; unused: number }
  boutEnded: { winners: readonly Seat[]; round: number }
  // §4
  stepped: { seat: Seat; from: Hex; hex: Hex; dir: Dir; ap: number }
  turned: { seat: Seat; towards: 'left' | 'right'; facing: Dir }
  // §6
  attacked: {
    seat: Seat
    target: Seat
    weapon: WeaponKind | 'unarmed'
    hand: HandToTell
    range: number
    /** The side of the target that was attacked, and its row of T6. */
    side: Side
    guard: Rule
    modifier: number
    attackerDie: number
    defenderDie: number
    /** 0 in a double. */
    score: number
    save: number
    /** 0 if no save was rolled. */
    saveDie: number
    outcome: Outcome
    /** What the score is made of, dice included; empty in a double. */
    steps: readonly SumStep[]
  }
  /** `nowSerious`: whether this wound made him seriously wounded. */
  wounded: { seat: Seat; by: Seat; wounds: number; strengthLeft: number; nowSerious: boolean }
  pushedBack: { seat: Seat; from: Hex; hex: Hex }
  lostBalance: { seat: Seat }
  // §7
  equipmentLost: { seat: Seat; item: WeaponKind | 'shield'; hand: HandToTell }
  /** A double that had nothing to take. */
  nothingLost: { seat: Seat }
  // §9
  appealed: {
    seat: Seat
    cause: AppealCause
    sum: number
    modifier: number
    isSpared: boolean
    steps: readonly SumStep[]
  }
  /** `by` counts as the one who beat him. */
  yielded: { seat: Seat; by: Seat }
  /** `cause` is null for one who is killed at once. */
  wentOut: { seat: Seat; by: Seat; out: Out; cause: AppealCause | null }
  // §10
  skillTaken: { seat: Seat; skill: Skill | null }
  // §11
  missileLanded: { missile: MissileKind; hex: Hex }
  missileGone: { missile: MissileKind }
  pickedUp: { seat: Seat; missile: MissileKind; count: number }
  /** `coneDie` is 0 if the target rolled for no cone. */
  cast: {
    seat: Seat
    target: Seat
    weapon: WeaponKind
    range: number
    needs: number
    die: number
    coneDie: number
    isHit: boolean
    isDestroyed: boolean
  }
  entangled: { seat: Seat; again: boolean }
  triedToCutFree: { seat: Seat; die: number; isFree: boolean }
}

export type EventOf<K extends keyof EventFields> = { readonly kind: K; readonly rule: Rule } & Readonly<EventFields[K]>

export type Event = { [K in keyof EventFields]: EventOf<K> }[keyof EventFields]
