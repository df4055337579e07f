/** What every rule function is given: the state, the referee and the book in use. */
import type { Hex, Seat } from '@harena/engine'
import type { Luck } from '../34-luck/favour.ts'
import type { Tables } from '../tables/index.ts'
import { type Edition, editionOf } from './edition.ts'
import type { Ref } from './game.ts'
import type { Gladiator, State } from './state.ts'

export interface RuleContext {
  readonly state: State
  readonly referee: Ref
  readonly edition: Edition
  readonly tables: Tables
  /** How far the men were moved away from an edge while they were moving (§7.7); null if they were not. */
  shift: Hex | null
  /** §34.3 In a campaign: the luck of its men; null in any other match. */
  readonly luck: Luck | null
}

let last: RuleContext | null = null

/** The steps of a match that follow each other with the same referee share their context. */
export function contextOf(state: State, referee: Ref): RuleContext {
  if (last === null || last.state !== state || last.referee !== referee) {
    const edition = editionOf(state.options)
    last = { state, referee, edition, tables: edition.tables, shift: null, luck: null }
  }
  last.shift = null
  return last
}

export function man(context: RuleContext, seat: Seat): Gladiator {
  return context.state.gladiators[seat]!
}

/** Whoever throws dice: the referee of a match, or of a campaign. */
export interface Thrower {
  roll(dice: number, why: string, by: Seat, name?: string): number
}

/** One of several, each equally likely, by dice of this name: for what the book leaves to chance. */
export function pickFrom<T>(thrower: Thrower, choices: readonly T[], rule: string, by: Seat, name: string): T {
  const { length } = choices
  if (length === 0) throw new RangeError(`${rule} ${name}: there is nothing to choose from`)
  if (length === 1) return choices[0]!
  const isWide = length > 6
  const faces = isWide ? 36 : 6
  // What does not divide evenly is thrown again.
  const fair = faces - (faces % length)
  for (;;) {
    const die = thrower.roll(1, rule, by, name) - 1
    const pick = isWide ? die * 6 + thrower.roll(1, rule, by, name) - 1 : die
    if (pick < fair) return choices[pick % length]!
  }
}

export function pickByDice<T>(context: RuleContext, choices: readonly T[], rule: string, by: Seat, name: string): T {
  return pickFrom(context.referee, choices, rule, by, name)
}

/** 1D3: a die halved, rounded up. */
export function rollD3(context: RuleContext, rule: string, by: Seat, name: string): number {
  return (context.referee.roll(1, rule, by, name) + 1) >> 1
}
