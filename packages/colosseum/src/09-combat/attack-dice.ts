/** §9.5 The dice of one attack: three red, two white, one black, thrown once and read by every consequence. */
import type { Seat } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Armour } from '../tables/armour.ts'

export interface AttackDice {
  /** For the Combat Results Table. */
  readonly red: number
  /** Three dice for the wound roll. */
  wound(): number
  /** Whether armour covers the spot. */
  covers(armour: Armour): boolean
  /** Two dice for the critical hit roll. */
  critical(): number
  /** Two dice for shield damage. */
  shield(): number
  /** Three dice for a weapon or shield drop. */
  drop(): number
}

/** The six dice of the Colosseum Edition. */
export class SixDice implements AttackDice {
  readonly red: number
  readonly white: number
  readonly black: number

  constructor(red: number, white: number, black: number) {
    this.red = red
    this.white = white
    this.black = black
  }

  wound(): number {
    return this.white + this.black
  }

  /** §10.2.2 The black die at or under the number meets the armour; pieces of 1981 are read with two dice, the white ones. */
  covers(armour: Armour): boolean {
    return armour.covers === null || (armour.dice === 2 ? this.white : this.black) <= armour.covers
  }

  critical(): number {
    return this.white
  }

  shield(): number {
    return this.white
  }

  drop(): number {
    return this.white + this.black
  }
}

/** All six are thrown before anything is read. */
export function throwSixDice(referee: Ref, by: Seat): SixDice {
  const red = referee.roll(3, '§9.5', by, 'red')
  const white = referee.roll(2, '§9.5', by, 'white')
  return new SixDice(red, white, referee.roll(1, '§9.5', by, 'black'))
}
