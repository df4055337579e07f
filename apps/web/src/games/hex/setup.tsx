/** A bout of one's own making: the gladiators, who plays them, the dice, the switches. */
import { t } from '@harena/engine'
import { useState } from 'react'
import { useOpening } from '../../app/opening.ts'
import { BeginBar } from '../../ui/begin-bar.tsx'
import { DiceFields } from '../../ui/dice-fields.tsx'
import { Select } from '../../ui/fields.tsx'
import { Switches } from '../../ui/switches.tsx'
import { tx } from '../../ui/tx.ts'
import type { SetupModule } from '../listing.ts'
import {
  FEWEST,
  MOST,
  matchOf,
  newForm,
  refusalOf,
  resized,
  type SeatForm,
  seatOffers,
  startingView,
  withField,
  withSeat,
} from './form.ts'
import type { HexGuide } from './guide.ts'
import { SeatFields } from './seat-fields.tsx'

const counts = Array.from({ length: MOST - FEWEST + 1 }, (_, more) => String(FEWEST + more))

export function hexSetup(guide: HexGuide): SetupModule {
  return {
    Setup: () => <HexSetup guide={guide} />,
    quickMatch: guide.quickMatch,
    duel: guide.duel,
  }
}

function HexSetup({ guide }: { readonly guide: HexGuide }) {
  const { begin, deed } = useOpening()
  const [form, setForm] = useState(() => newForm(guide))
  const { seats } = form
  const refusal = refusalOf(guide, form)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!refusal) begin(matchOf(guide, form))
      }}
    >
      <div className="setup-line">
        <Select
          label={t('Gladiators')}
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
          count={seats.length}
          offers={seatOffers(guide, form, index)}
          onChange={(change) => setForm(withSeat(guide, form, index, change))}
          onField={(id, value) => setForm(withField(guide, form, index, id, value))}
        />
      ))}
      <DiceFields form={form} onChange={(change) => setForm({ ...form, ...change })} />
      <Switches
        options={guide.ruleset.options}
        values={form.options}
        refusalWith={(options) => refusalOf(guide, { ...form, options })}
        onChange={(options) => setForm({ ...form, options })}
      />
      <BeginBar refusal={refusal}>{deed ?? t('Begin the bout')}</BeginBar>
    </form>
  )
}

function ArenaSize({ guide, seats }: { readonly guide: HexGuide; readonly seats: readonly SeatForm[] }) {
  const { cols, rows } = startingView(guide, guide.setupOf(seats)).arena
  return <span className="quiet-text setup-arena">{tx`Arena of ${cols} × ${rows} hexes`}</span>
}
