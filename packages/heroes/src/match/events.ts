/** Everything that can happen in a match. */
import type { Rule, Seat, SumStep } from '@harena/engine'
import type { OpposedRoll } from '../rules/bonus-dice.ts'
import type { Signature } from '../tables/signatures.ts'
import type { ItemKind, Style } from '../tables/styles.ts'
import type { PoolTable } from './questions.ts'
import type { Attribute, Attributes, Card, Hand } from './state.ts'

type Pair = readonly [number, number]

/** T5-5 What an Attack roll led to. */
export type RollResult = 'hit' | 'retake' | 'counterstrike' | 'struckBack' | 'escape' | 'nothing'

/** T5-4 */
export type TossResult = 'snared' | 'noChance' | 'missed'

interface Of<Kind extends string> {
  readonly kind: Kind
  readonly rule: Rule
}

/** What tells a number, and how it came about. */
interface Told {
  readonly steps: readonly SumStep[]
}

/** Something that one gladiator did or suffered. */
interface By<Kind extends string> extends Of<Kind> {
  readonly seat: Seat
}

/** One die of T5-1; those who tie roll again. */
export interface OrderRoll extends Told {
  readonly seat: Seat
  readonly die: number
  readonly total: number
}

interface OrderRolled extends Of<'orderRolled'> {
  readonly turn: number
  readonly rolls: readonly OrderRoll[]
  readonly order: readonly Seat[]
}

interface OpponentRolled extends By<'opponentRolled'> {
  readonly style: Style
  readonly attributes: Attributes
  readonly signature: Signature
  readonly apTotal: number
}

interface AttackRolled extends By<'attackRolled'>, OpposedRoll {
  readonly defender: Seat
  readonly result: RollResult
}

interface Wounded extends By<'wounded'> {
  readonly by: Seat
  /** The part that was hit, and the one that took the damage (§5.4.3.1). */
  readonly struck: number
  readonly part: number
  readonly damage: number
  readonly left: number
  readonly attribute: Attribute | null
  readonly now: number
}

/** The steps are those of the Emperor's target. */
interface EmperorJudged extends By<'emperorJudged'>, Told {
  readonly target: number
  readonly passed: number
  readonly emperorTarget: number
  readonly emperorPassed: number
}

type OpeningEvent =
  | OpponentRolled
  | (Of<'deathRolled'> & { readonly total: number; readonly toTheDeath: boolean })
  | OrderRolled

type MovementEvent =
  | (By<'optionRolled'> & { readonly die: number; readonly target: number; readonly isPassed: boolean })
  | (By<'rested'> & { readonly bonus: number })
  | By<'held'>
  | (By<'moved'> & { readonly from: string; readonly zone: string; readonly isRolling: boolean })
  | (By<'stoodUp'> & { readonly bonus: number })
  | By<'netEscaped'>
  | By<'stayedEnsnared'>
  | (By<'handsSwitched'> & { readonly item: ItemKind; readonly hand: Hand; readonly bonus: number })
  | (By<'itemDropped'> & { readonly item: ItemKind })
  | (By<'itemTaken'> & { readonly item: ItemKind; readonly hand: Hand })
  | By<'netDestroyed'>

interface Aimed extends OpposedRoll {
  readonly target: Seat
}

type RangedEvent =
  | (By<'netTossed'> & Aimed & { readonly result: TossResult })
  | (By<'weaponThrown'> & Aimed & { readonly item: ItemKind; readonly isHit: boolean; readonly zone: string })
  | (By<'sandKicked'> & Aimed & { readonly isBlinded: boolean })
  | (By<'eyesRubbed'> & { readonly die: number; readonly target: number; readonly isCleared: boolean })

type FightEvent =
  | (Of<'bonusDiceUsed'> & {
      readonly table: PoolTable
      readonly first: Seat
      readonly second: Seat
      readonly dice: Pair
    })
  | (By<'maneuvered'> & OpposedRoll & { readonly opponent: Seat; readonly attacker: Seat | null })
  | (By<'modeChosen'> & { readonly mode: 'advantage' | 'bash' })
  | AttackRolled
  | (By<'locationRolled'> & { readonly total: number; readonly part: number; readonly isBlocked: boolean })
  | (By<'damageDealt'> &
      Told & {
        readonly impact: number
        readonly armour: number
        readonly weapon: number
        readonly damage: number
      })
  | By<'knockedDown'>
  | By<'keptFeet'>
  | (By<'starPowerUsed'> & {
      readonly dice: number
      readonly off: number
      readonly lost: number
      readonly damage: number
    })
  | Wounded
  | (By<'armLost'> & { readonly part: number; readonly item: ItemKind | null })

type EndingEvent =
  | (By<'survivalRolled'> & {
      readonly part: number
      readonly die: number
      readonly target: number
      readonly survives: boolean
    })
  | (By<'fell'> & { readonly how: NonNullable<Card['fell']>; readonly by: Seat })
  | (By<'appealed'> & Told & { readonly target: number; readonly passed: number })
  | EmperorJudged
  | (By<'emperorHesitated'> & { readonly die: number; readonly emperorDie: number })
  | By<'spared'>
  | By<'executed'>
  | (Of<'diludiumCalled'> & { readonly bonus: Pair })
  | Of<'dismissedStanding'>
  | (Of<'matchWon'> & { readonly side: number; readonly seats: readonly Seat[] })

export type Event = OpeningEvent | MovementEvent | RangedEvent | FightEvent | EndingEvent
