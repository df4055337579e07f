/** Every decision that a player can meet, and the shape of its answer. */
import type { Dir, Rule, Seat } from '@harena/engine'
import type { Area } from '../tables/armour.ts'

/**
 * What an attack is made with: a hand's weapon, the bare hand, the shield (Bash), sand, a javelin that flies (H-8), or the
 * teeth, claws and horns of a beast.
 */
export type Means = 'right' | 'left' | 'bare' | 'shield' | 'sand' | 'thrown' | 'body'

/** §23.2 Disarm, Feint, Sweep, Shield Bash, Sand; empty for an ordinary attack. */
export type SpecialAttack = '' | 'A' | 'F' | 'S' | 'H' | 'T'

/** §23.3 Duck, Block, Back Step, Parry, Jump; empty for none. */
export type SpecialDefence = '' | 'D' | 'B' | 'K' | 'P' | 'J'

/** §9.3.2 One attack: the order of the rows is the order in which they are made. */
export interface Row {
  readonly target: Seat
  readonly area: Area
  readonly means: Means
  readonly special: SpecialAttack
  readonly cf: number
}

export interface Allocation {
  readonly attacks: readonly Row[]
  /** CF for each of the five areas. */
  readonly defence: readonly number[]
  readonly guard: SpecialDefence
  /** §26.5 The row on top of which the positional advantage goes; -1: it is in the pool. */
  readonly top: number
}

export type Action =
  | { readonly do: 'nothing' }
  | { readonly do: 'draw'; readonly sheathed: number; readonly lay: readonly number[] }
  | { readonly do: 'drop'; readonly hand: number }
  | { readonly do: 'throw'; readonly hand: number; readonly target: Seat }
  | { readonly do: 'recover'; readonly ground: number }
  | { readonly do: 'strip'; readonly body: Seat; readonly sheathed: number }
  | { readonly do: 'kick'; readonly ground: number; readonly dir: Dir }

/** An opponent with whom a man is engaged (§9.1). */
export interface Foe {
  readonly seat: Seat
  /** Positional advantage over him. */
  readonly advantage: number
  readonly canAttack: boolean
  /** §26.5 The advantage may go on top of one row. */
  readonly canTop: boolean
  /** §30.6.6 His horse, which may be attacked instead of him. */
  readonly mount?: Seat
}

/** The foe whom an attack on this seat is meant for: he himself, or the rider of the horse. */
export function foeAt(foes: readonly Foe[], target: Seat): Foe | undefined {
  return foes.find(({ seat, mount }) => seat === target || mount === target)
}

interface Asked {
  readonly seat: Seat
  readonly rule: Rule
}

export type Question =
  /** B-102 The sums of three dice that are to be assigned. */
  | (Asked & { readonly kind: 'arrange'; readonly totals: readonly number[] })
  | (Asked & { readonly kind: 'plot' })
  | (Asked & { readonly kind: 'push'; readonly loser: Seat; readonly dirs: readonly Dir[] })
  | (Asked & { readonly kind: 'action' })
  | (Asked & { readonly kind: 'throwArea'; readonly target: Seat })
  | (Asked & { readonly kind: 'tossTarget'; readonly targets: readonly Seat[] })
  | (Asked & { readonly kind: 'keepNet'; readonly hands: readonly number[] })
  | (Asked & { readonly kind: 'lassoDrop'; readonly hands: readonly number[] })
  | (Asked & {
      readonly kind: 'spend'
      readonly purpose: 'escape' | 'hold' | 'drag'
      readonly limit: number
    })
  | (Asked & { readonly kind: 'squeeze'; readonly victim: Seat })
  | (Asked & { readonly kind: 'acceptAppeal'; readonly victim: Seat })
  | (Asked & { readonly kind: 'surrender' })
  | (Asked & { readonly kind: 'pivot'; readonly facings: readonly Dir[] })
  | (Asked & { readonly kind: 'faceTarget'; readonly targets: readonly Seat[] })
  | (Asked & { readonly kind: 'useSand'; readonly targets: readonly Seat[] })
  | (Asked & {
      readonly kind: 'allocate'
      readonly base: number
      readonly canDefend: boolean
      readonly foes: readonly Foe[]
    })
  | (Asked & { readonly kind: 'feintArea'; readonly target: Seat; readonly cf: number })
  | (Asked & { readonly kind: 'grapple'; readonly victim: Seat; readonly area: Area })
  /** §34.3 In a campaign: what was thrown, how bad that is for him, and his luck. */
  | (Asked & {
      readonly kind: 'favour'
      readonly of: Rule
      readonly name: string
      readonly shows: string
      readonly gravity: 'deadly' | 'bad' | 'none'
      readonly LK: number
    })
  | (Asked & {
      readonly kind: 'favourKeep'
      readonly first: string
      readonly second: string
      readonly isBetter: boolean
    })
  /** §31.3 FB: whether this attack is given up. */
  | (Asked & { readonly kind: 'fatalBlow'; readonly target: Seat; readonly area: Area })

export type QuestionOf<K extends Question['kind']> = Extract<Question, { kind: K }>

/** The answer to each kind of question. */
export interface Answers {
  readonly [kind: string]: unknown
  /** The totals in the order TR, ST, AG, CN, W. */
  readonly arrange: readonly number[]
  readonly plot: string
  readonly push: Dir
  readonly action: Action
  readonly throwArea: Area
  readonly tossTarget: Seat
  /** The hand to lay down for the net, or -1 to let it fall. */
  readonly keepNet: number
  readonly lassoDrop: number
  readonly spend: number
  readonly squeeze: boolean
  readonly acceptAppeal: boolean
  readonly surrender: boolean
  readonly pivot: Dir
  readonly faceTarget: Seat
  readonly useSand: boolean
  readonly allocate: Allocation
  readonly feintArea: Area
  readonly grapple: boolean
  readonly favour: boolean
  readonly favourKeep: 'first' | 'second'
  readonly fatalBlow: boolean
}
