/** The set-up form: what a new bout is made of, before it is checked. */
import {
  type AnyOptions,
  type ArenaGame,
  type DiceSource,
  effectiveOptions,
  type Refusal,
  seeded,
} from '@harena/engine'
import type { Sitter } from '../../app/saved-matches.ts'
import type { FighterForm, Guide } from '../guide.ts'

/** Who plays: a person, or an opponent of a level. */
export const sitterChoices = {
  you: 'You',
  second: 'Second player',
  novice: 'Novice opponent',
  standard: 'Standard opponent',
  veteran: 'Veteran opponent',
} as const

export type SitterChoice = keyof typeof sitterChoices

export interface SeatForm extends FighterForm {
  readonly sitter: SitterChoice
}

export interface BoutForm {
  readonly seats: readonly SeatForm[]
  readonly dice: 'app' | 'typed'
  /** Empty: any. */
  readonly seed: string
  /** Switches that were touched. */
  readonly options: AnyOptions
}

export const FEWEST = 2
export const MOST = 8

export function newForm(guide: Guide): BoutForm {
  const seats = [0, 1].map((seat) => newSeat(guide, seat))
  return { seats, dice: 'app', seed: '', options: {} }
}

function newSeat(guide: Guide, seat: number): SeatForm {
  const type = guide.firstTypes[seat] ?? guide.types[seat % guide.types.length]!.id
  return {
    name: guide.names[seat]!,
    team: seat,
    type,
    sheet: guide.ownDefaults,
    sitter: seat === 0 ? 'you' : 'standard',
  }
}

/** More gladiators or fewer; those who stay keep everything. */
export function resized(guide: Guide, form: BoutForm, count: number): BoutForm {
  const seats = Array.from({ length: count }, (_, seat) => form.seats[seat] ?? newSeat(guide, seat))
  return { ...form, seats }
}

export function sittersOf(form: { readonly seats: readonly Pick<SeatForm, 'sitter'>[] }): Sitter[] {
  return form.seats.map(({ sitter }): Sitter => {
    if (sitter === 'you' || sitter === 'second') return { kind: 'person', name: sitterChoices[sitter] }
    return { kind: 'opponent', level: sitter }
  })
}

export function diceOf(form: Pick<BoutForm, 'dice' | 'seed'>, newSeed: () => string): DiceSource {
  return form.dice === 'typed' ? { kind: 'typed' } : seeded(form.seed.trim() || newSeed())
}

export function setupOf(guide: Guide, form: BoutForm): unknown {
  return guide.setupOf(form.seats)
}

export function changedOptions(guide: Guide, form: BoutForm): AnyOptions {
  const { options } = guide.entry.ruleset
  return Object.fromEntries(
    Object.entries(form.options).filter(([id, value]) => options.find((one) => one.id === id)?.default !== value),
  )
}

/** What is wrong with the form; null if the bout can begin. */
export function refusalOf(guide: Guide, form: BoutForm): Refusal | null {
  const { ruleset } = guide.entry
  try {
    const options = effectiveOptions(ruleset, form.options) as ArenaGame['options']
    return ruleset.checkSetup(setupOf(guide, form), options)
  } catch (thrown) {
    return { rule: '', message: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}
