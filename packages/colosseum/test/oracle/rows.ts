/** The fight of a phase as the oracle keeps it. */
import type { Allocation, Foe, Row } from '../../src/match/questions.ts'
import type { Balance } from './cards.ts'
import { distance } from './hexes.ts'
import { bodyOf, type Man } from './sheet.ts'

export interface Engagement {
  foes: Foe[][]
  outnumbered: boolean[]
  faced: boolean[]
}

export interface OwnRow extends Row {
  readonly seat: number
  readonly index: number
  readonly round: number
  cf: number
  readonly halvings: number
  readonly hand: number
  readonly weapon: string | null
  status: 'planned' | 'made' | 'cancelled'
}

/** What is known of a blow before the dice fall; simultaneous blows are all worked out first. */
export interface Blow {
  readonly row: OwnRow
  readonly cf: number
  readonly defence: number
  readonly loss: number
  readonly guard: string
  readonly fixed: string | null
  readonly drm: number
  readonly hasArm: boolean
  readonly shield: string | null
  readonly shieldBoxes: number
  readonly ST: number
  readonly dropDRM: number
  readonly armLoss: number
  readonly isOnRock: boolean
  readonly isMounted: boolean
}

export interface OwnFight extends Engagement {
  readonly allocations: (Allocation | null)[]
  readonly rows: OwnRow[]
  /** Blows that are made at the same time and were worked out together. */
  due: Blow[]
  feint: OwnRow | null
  /** §30.6.4 A rider whom a Feint has shaken: he checks after the blow that follows it (our convention). */
  shaken: { readonly seat: number; readonly bonus: number } | null
  /** G-1 */
  balance: Balance[]
}

export function rangeTo(man: Man, target: Man): number {
  return Math.min(...bodyOf(target).map((cell) => distance(man.cell, cell)))
}
