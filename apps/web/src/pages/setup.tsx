/** A bout of one's own making: the game, the gladiators, who plays them, the dice, the switches. */
import { startingView } from '@harena/engine'
import { useEffect, useRef, useState } from 'react'
import { hashOf } from '../app/route.ts'
import { newSeed, startMatch } from '../app/state.ts'
import { colosseumBook } from '../games/colosseum/book.ts'
import { ColosseumSetup } from '../games/colosseum/setup.tsx'
import type { Book, Guide } from '../games/guide.ts'
import { heroesBook } from '../games/heroes/book.ts'
import { HeroesSetup } from '../games/heroes/setup.tsx'
import {
  type BoutForm,
  changedOptions,
  diceOf,
  FEWEST,
  MOST,
  newForm,
  refusalOf,
  resized,
  type SeatForm,
  setupOf,
  sittersOf,
} from '../games/hex/form.ts'
import { SeatFields } from '../games/hex/seat-fields.tsx'
import { books, guideFor } from '../games/index.ts'
import { HowToPlay } from '../match/help.tsx'
import { DiceFields } from '../ui/dice-fields.tsx'
import { Cite, RulesProvider } from '../ui/rules-context.tsx'
import { Switches } from '../ui/switches.tsx'

const counts = Array.from({ length: MOST - FEWEST + 1 }, (_, more) => FEWEST + more)

export interface BoutSetupProps {
  readonly guide: Book
  readonly onGuide: (guide: Book) => void
  readonly takesFocus: boolean
}

export function BoutSetup({ guide, onGuide, takesFocus }: BoutSetupProps) {
  const onHexes = guideFor(guide.entry.ruleset.id)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <section className="setup" aria-labelledby="setup">
      <h2 id="setup" ref={heading} tabIndex={-1}>
        Set up a bout
      </h2>
      <fieldset className="games">
        <legend>Rules</legend>
        {books.map((one) => (
          <label key={one.entry.ruleset.id} className={one === guide ? 'game chosen' : 'game'}>
            <input type="radio" name="game" checked={one === guide} onChange={() => onGuide(one)} />
            <span>
              <b className="display">{one.entry.ruleset.title}</b>
              <span className="quiet-text">{one.tagline}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <RulesProvider guide={guide}>
        <details className="how">
          <summary>How to play {guide.entry.ruleset.title}</summary>
          <HowToPlay guide={guide} />
        </details>
        {onHexes && <BoutFields key={onHexes.entry.ruleset.id} guide={onHexes} />}
        {guide === heroesBook && <HeroesSetup />}
        {guide === colosseumBook && <ColosseumSetup />}
      </RulesProvider>
    </section>
  )
}

function arenaOf(guide: Guide, form: BoutForm): string {
  const { cols, rows } = startingView(guide.entry, setupOf(guide, form), form.options).arena
  return `${cols} × ${rows} hexes`
}

function BoutFields({ guide }: { readonly guide: Guide }) {
  const [form, setForm] = useState(() => newForm(guide))
  const { seats } = form
  const refusal = refusalOf(guide, form)
  const changeSeat = (seat: number, change: Partial<SeatForm>) =>
    setForm({ ...form, seats: seats.map((one, index) => (index === seat ? { ...one, ...change } : one)) })
  const begin = () => {
    const id = startMatch({
      ruleset: guide.entry.ruleset.id,
      setup: setupOf(guide, form),
      options: changedOptions(guide, form),
      dice: diceOf(form, newSeed),
      sitters: sittersOf(form),
    })
    location.hash = hashOf({ screen: 'play', id })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!refusal) begin()
      }}
    >
      <div className="setup-line">
        <label>
          <span>Gladiators</span>
          <select value={seats.length} onChange={(event) => setForm(resized(guide, form, Number(event.target.value)))}>
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        {!refusal && <span className="quiet-text setup-arena">Arena of {arenaOf(guide, form)}</span>}
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
        options={guide.entry.ruleset.options}
        values={form.options}
        onChange={(options) => setForm({ ...form, options })}
      />
      {refusal && (
        <p className="refusal" role="alert">
          {refusal.message} <Cite rule={refusal.rule} />
        </p>
      )}
      <button type="submit" className="button" disabled={refusal !== null}>
        Begin the bout
      </button>
    </form>
  )
}
