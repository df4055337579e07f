/** The set-up form of a game on hexes: what a new bout is made of, before it is checked. */
import { type AnyOptions, type ArenaView, effectiveOptions, type Refusal } from '@harena/engine'
import { gladiatorNames } from '../names.ts'
import {
  changedOptions,
  type DiceForm,
  diceOf,
  type NewMatch,
  refusalOf as refusalOfSetup,
  type SitterChoice,
  sitterOf,
} from '../new-match.ts'
import type { FighterForm, HexGuide } from './guide.ts'

export interface SeatForm extends FighterForm {
  readonly sitter: SitterChoice
}

export interface BoutForm extends DiceForm {
  readonly seats: readonly SeatForm[]
  /** Switches that were touched. */
  readonly options: AnyOptions
}

export const FEWEST = 2
export const MOST = 8

export function newForm(guide: HexGuide): BoutForm {
  const seats = [0, 1].map((seat) => newSeat(guide, seat))
  return { seats, dice: 'app', seed: '', options: {} }
}

function newSeat(guide: HexGuide, seat: number): SeatForm {
  const type = guide.firstTypes[seat] ?? guide.types[seat % guide.types.length]!.id
  const sitter = seat === 0 ? 'you' : 'standard'
  return { name: gladiatorNames[seat]!, team: seat, type, sheet: guide.ownDefaults, sitter }
}

/** More gladiators or fewer; those who stay keep everything. */
export function resized(guide: HexGuide, form: BoutForm, count: number): BoutForm {
  const seats = Array.from({ length: count }, (_, seat) => form.seats[seat] ?? newSeat(guide, seat))
  return { ...form, seats }
}

export function matchOf(guide: HexGuide, form: BoutForm): NewMatch {
  return {
    ruleset: guide.ruleset.id,
    setup: guide.setupOf(form.seats),
    options: changedOptions(guide.ruleset.options, form.options),
    dice: diceOf(form),
    sitters: form.seats.map(({ sitter }) => sitterOf(sitter)),
  }
}

export function refusalOf(guide: HexGuide, form: BoutForm): Refusal | null {
  return refusalOfSetup(guide.ruleset, () => guide.setupOf(form.seats), form.options)
}

/** The bout before the first die, laid out by the default options, under which everybody has his place. */
export function startingView({ ruleset }: HexGuide, setup: unknown): ArenaView {
  const options = effectiveOptions(ruleset, {})
  const refusal = ruleset.checkSetup(setup, options)
  if (refusal) throw new RangeError(`${refusal.rule} ${refusal.message}`)
  return ruleset.view(ruleset.start(setup, options), null)
}
