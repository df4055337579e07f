/** A bout of one's own making: the gladiators, who plays them, the dice, the switches. */
import { t } from '@harena/engine'
import { useState } from 'react'
import { useOpening } from '../../app/opening.ts'
import { useFirstOpponent } from '../../own/first-opponent.ts'
import { BoutForm } from '../../setup/bout-form.tsx'
import { WhoFights } from '../../setup/who-fights.tsx'
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
import { fighterOf, SeatFields } from './seat-fields.tsx'

export function hexSetup(guide: HexGuide): SetupModule {
  return {
    Setup: () => <HexSetup guide={guide} />,
    quickMatch: guide.quickMatch,
    duel: guide.duel,
  }
}

function HexSetup({ guide }: { readonly guide: HexGuide }) {
  const { begin, deed = t('Begin the bout') } = useOpening()
  const opponent = useFirstOpponent()
  const [form, setForm] = useState(() => newForm(guide, opponent))
  const { seats } = form
  const refusal = refusalOf(guide, form)
  return (
    <>
      <WhoFights
        word={t('Gladiators')}
        count={seats.length}
        fewest={FEWEST}
        most={MOST}
        onCount={(count) => setForm(resized(guide, form, count))}
      >
        {!refusal && arenaWords(guide, seats)}
      </WhoFights>
      <BoutForm
        fighters={seats.map((seat) => fighterOf(guide, seat))}
        dice={form}
        onDice={(change) => setForm({ ...form, ...change })}
        switches={{
          options: guide.ruleset.options,
          values: form.options,
          refusalWith: (options) => refusalOf(guide, { ...form, options }),
          onChange: (options) => setForm({ ...form, options }),
        }}
        refusal={refusal}
        deed={deed}
        onBegin={() => begin(matchOf(guide, form))}
      >
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
      </BoutForm>
    </>
  )
}

function arenaWords(guide: HexGuide, seats: readonly SeatForm[]): string {
  const { cols, rows } = startingView(guide, guide.setupOf(seats)).arena
  return t`Arena of ${cols} × ${rows} hexes.`
}
