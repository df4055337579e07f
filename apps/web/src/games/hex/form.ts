/** The set-up form of a game on hexes: what a new bout is made of, before it is checked. */
import { type AnyOptions, type ArenaView, effectiveOptions, type Refusal } from '@harena/engine'
import { sideOf } from '../../board/paint.ts'
import { offersOf } from '../../ui/offers.ts'
import { gladiatorNames } from '../names.ts'
import { changedOptions, type DiceForm, diceOf, type NewMatch, refusalOf as refusalOfSetup } from '../new-match.ts'
import { sitterOf } from '../sitter-choices.ts'
import type { ChoiceField, FighterForm, HexGuide, NumberField, SheetValues } from './guide.ts'

export interface SeatForm extends FighterForm {
  /** A person, a level or a named opponent. */
  readonly sitter: string
}

export interface BoutForm extends DiceForm {
  readonly seats: readonly SeatForm[]
  /** Switches that were touched. */
  readonly options: AnyOptions
}

export const FEWEST = 2
export const MOST = 8

export function newForm(guide: HexGuide, opponent = 'standard'): BoutForm {
  const seats = [newSeat(guide, 0), { ...newSeat(guide, 1), sitter: opponent }]
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
  const next = { ...form, seats }
  // Two men are not asked for their sides.
  if (count > 2 && (refusalOf(guide, form) || !refusalOf(guide, next))) return next
  return { ...next, seats: seats.map((seat, team) => ({ ...seat, team })) }
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

/** More would be another man. */
const MOST_MENDS = 3

/** The form with a value on a sheet, and with the fewest other changes that keep the sheet legal. */
export function withField(
  guide: HexGuide,
  form: BoutForm,
  index: number,
  id: string,
  value: SheetValues[string],
): BoutForm {
  const { sheet } = form.seats[index]!
  const now = refusalOf(guide, form)
  const tried = (more: SheetValues) => changed(form, index, { sheet: { ...sheet, [id]: value, ...more } })
  const isFine = (next: BoutForm) => {
    const refusal = refusalOf(guide, next)
    return !refusal || refusal.message === now?.message
  }
  const mends = Object.entries(guide.mends).filter(([other]) => other !== id)
  for (let changes = 0; changes <= MOST_MENDS; changes++) {
    for (const more of mendsOf(mends, changes)) if (isFine(tried(more))) return tried(more)
  }
  return tried({})
}

/** All ways to change so many fields. */
function* mendsOf(
  mends: readonly (readonly [id: string, values: readonly string[]])[],
  count: number,
): Generator<SheetValues> {
  if (count === 0) yield {}
  if (count === 0) return
  for (const [at, [id, values]] of mends.entries()) {
    for (const rest of mendsOf(mends.slice(at + 1), count - 1))
      for (const value of values) yield { [id]: value, ...rest }
  }
}

function changed(form: BoutForm, index: number, change: Partial<SeatForm>): BoutForm {
  return { ...form, seats: form.seats.map((seat, at) => (at === index ? { ...seat, ...change } : seat)) }
}

/** A change to one man. What stands on his sheet may be nothing for another type: then it is a fresh one. */
export function withSeat(guide: HexGuide, form: BoutForm, index: number, change: Partial<SeatForm>): BoutForm {
  const next = changed(form, index, change)
  const isBroken = change.type !== undefined && !refusalOf(guide, form) && refusalOf(guide, next)
  return isBroken ? changed(next, index, { sheet: guide.ownDefaults }) : next
}

/** What the form offers a man: his side, and every choice on his sheet. */
export function seatOffers(guide: HexGuide, form: BoutForm, index: number) {
  const now = refusalOf(guide, form)
  const sides = form.seats.map((_, team) => [String(team), `${team + 1}, ${sideOf(team).name}`] as const)
  const fieldRefusal = (id: string, value: SheetValues[string]) =>
    refusalOf(guide, withField(guide, form, index, id, value))
  return {
    sides: offersOf(sides, (team) => refusalOf(guide, changed(form, index, { team: Number(team) })), now),
    values: ({ id, values }: ChoiceField) => offersOf(Object.entries(values), (value) => fieldRefusal(id, value), now),
    /** Why it cannot be turned on, or off. */
    flag: (id: string, isOn: boolean) => {
      const why = fieldRefusal(id, isOn)
      return why?.message === now?.message ? null : why
    },
    /** The numbers that are legal now. */
    range: ({ id, min, max }: NumberField) => {
      const all = Array.from({ length: max - min + 1 }, (_, more) => min + more)
      const open = all.filter((number) => !fieldRefusal(id, String(number)))
      return open.length === 0 ? [min, max] : [open[0]!, open.at(-1)!]
    },
  }
}

export type SeatOffers = ReturnType<typeof seatOffers>

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
