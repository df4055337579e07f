/** §9.5 The dice of one attack: three red, two white, one black, thrown once and read by every consequence. */
import type { Seat } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import { type Steps, step } from '../match/sums.ts'
import type { Armour } from '../tables/armour.ts'

/** What is read is written down where `steps` are given. */
export interface AttackDice {
  /** For the Combat Results Table. */
  readonly red: number
  /** Whether anybody wants to know how their sums come about. */
  readonly isTold: boolean
  /** Three dice for the wound roll. */
  wound(steps: Steps): number
  /** Whether armour covers the spot. */
  covers(armour: Armour): boolean
  /** Two dice for the critical hit roll. */
  critical(steps: Steps): number
  /** Two dice for shield damage. */
  shield(steps: Steps): number
  /** Three dice for a weapon or shield drop. */
  drop(steps: Steps): number
}

/** The six dice of the Colosseum Edition. */
export class SixDice implements AttackDice {
  readonly red: number
  readonly white: number
  readonly black: number
  readonly isTold: boolean

  constructor(red: number, white: number, black: number, isTold = false) {
    this.red = red
    this.white = white
    this.black = black
    this.isTold = isTold
  }

  private readWhite(steps: Steps): number {
    return step(steps, 'white', this.white, '§9.5')
  }

  wound(steps: Steps): number {
    return this.readWhite(steps) + step(steps, 'black', this.black, '§9.5')
  }

  /** §10.2.2 The black die at or under the number meets the armour; pieces of 1981 are read with two dice, the white ones. */
  covers(armour: Armour): boolean {
    return armour.covers === null || (armour.dice === 2 ? this.white : this.black) <= armour.covers
  }

  critical(steps: Steps): number {
    return this.readWhite(steps)
  }

  shield(steps: Steps): number {
    return this.readWhite(steps)
  }

  drop(steps: Steps): number {
    return this.wound(steps)
  }
}

/** All six are thrown before anything is read. */
export function throwSixDice(referee: Ref, by: Seat): SixDice {
  const red = referee.roll(3, '§9.5', by, 'red')
  const white = referee.roll(2, '§9.5', by, 'white')
  return new SixDice(red, white, referee.roll(1, '§9.5', by, 'black'), referee.listening)
}
