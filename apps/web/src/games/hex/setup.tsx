/** A bout of one's own making: the gladiators, who plays them, the dice, the switches. */
import { useState } from 'react'
import { useOpening } from '../../app/opening.ts'
import { DiceFields } from '../../ui/dice-fields.tsx'
import { Select, Why } from '../../ui/fields.tsx'
import { Switches } from '../../ui/switches.tsx'
import type { SetupModule } from '../listing.ts'
import { FEWEST, MOST, matchOf, newForm, refusalOf, resized, type SeatForm, startingView } from './form.ts'
import type { HexGuide } from './guide.ts'
import { SeatFields } from './seat-fields.tsx'

const counts = Array.from({ length: MOST - FEWEST + 1 }, (_, more) => String(FEWEST + more))

export function hexSetup(guide: HexGuide): SetupModule {
  return {
    Setup: () => <HexSetup guide={guide} />,
    quickMatch: () => ({ ...matchOf(guide, newForm(guide)), isQuick: true }),
  }
}

function HexSetup({ guide }: { readonly guide: HexGuide }) {
  const { begin } = useOpening()
  const [form, setForm] = useState(() => newForm(guide))
  const { seats } = form
  const refusal = refusalOf(guide, form)
  const changeSeat = (seat: number, change: Partial<SeatForm>) =>
    setForm({ ...form, seats: seats.map((one, index) => (index === seat ? { ...one, ...change } : one)) })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!refusal) begin(matchOf(guide, form))
      }}
    >
      <div className="setup-line">
        <Select
          label="Gladiators"
          value={String(seats.length)}
          options={counts.map((count) => [count, count])}
          onChange={(count) => setForm(resized(guide, form, Number(count)))}
        />
        {!refusal && <ArenaSize guide={guide} seats={seats} />}
      </div>
      {seats.map((seat, index) => (
        <SeatFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={index}
          guide={guide}
          seat={seat}
          index={index}
          seats={seats.length}
          onChange={(change) => changeSeat(index, change)}
        />
      ))}
      <DiceFields form={form} onChange={(change) => setForm({ ...form, ...change })} />
      <Switches
        options={guide.ruleset.options}
        values={form.options}
        onChange={(options) => setForm({ ...form, options })}
      />
      <Why refusal={refusal} />
      <button type="submit" className="button" disabled={refusal !== null}>
        Begin the bout
      </button>
    </form>
  )
}

function ArenaSize({ guide, seats }: { readonly guide: HexGuide; readonly seats: readonly SeatForm[] }) {
  const { cols, rows } = startingView(guide, guide.setupOf(seats)).arena
  return (
    <span className="quiet-text setup-arena">
      Arena of {cols} × {rows} hexes
    </span>
  )
}
