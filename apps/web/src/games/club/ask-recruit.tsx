/** One more for the roster: a type of the book, or one with equipment of his own. */
import { freshName, type Refusal, t } from '@harena/engine'
import { useState } from 'react'
import { Asked, Primary } from '../../campaign/ask.tsx'
import { OfferedName } from '../../campaign/offered-name.tsx'
import type { AskProps } from '../../campaign/slots.ts'
import { Portrait } from '../../figures/bust.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import { type BoutForm, type SeatForm, seatOffers, withField } from '../hex/form.ts'
import type { HexGuide } from '../hex/guide.ts'
import { looksOf, SheetField } from '../hex/seat-fields.tsx'
import { anotherName } from '../names.ts'
import type { Note } from './club.tsx'
import type { View } from './table.tsx'

/** What the set-up form of the game makes of him, without what is only known in a bout. */
function recruitOf(guide: HexGuide, man: SeatForm): unknown {
  const { fighters } = guide.setupOf([man]) as { readonly fighters: readonly Readonly<Record<string, unknown>>[] }
  const { name, type, equipment } = fighters[0]!
  return { name, ...(type !== undefined && { type }), ...(equipment !== undefined && { equipment }) }
}

/** A form of a bout between him and somebody else: so what is wrong with his arms is known. */
function boutOf(guide: HexGuide, man: SeatForm): BoutForm {
  const other: SeatForm = { ...man, name: `not ${man.name}`.slice(0, 40), team: 1, type: guide.firstTypes[0] }
  return { seats: [man, other], dice: 'app', seed: '', options: {} }
}

export function recruitPanel(guide: HexGuide, rolled: Note) {
  return function RecruitPanel({ view, question, prompt, check, onDone, onUndo }: AskProps<View>) {
    const taken = view.men.map(({ name }) => name)
    const [man, setMan] = useState<SeatForm>({
      name: freshName(taken),
      team: 0,
      type: guide.types[view.men.filter(({ owner }) => owner === question.seat).length % guide.types.length]!.id,
      sheet: guide.ownDefaults,
      sitter: 'you',
    })
    const answer = recruitOf(guide, { ...man, name: man.name.trim() })
    const refusal = check(answer)
    return (
      <Asked
        prompt={prompt}
        rule="C.1"
        refusal={refusal}
        onUndo={onUndo}
        foot={
          <Primary isOff={refusal !== null} onClick={() => onDone(answer)}>
            {tx`Recruit ${man.name.trim() || t('him')}`}
          </Primary>
        }
      >
        <OfferedName
          value={man.name}
          another={(name) => anotherName(name, taken)}
          onChange={(name) => setMan({ ...man, name })}
        />
        <Types
          guide={guide}
          man={man}
          side={question.seat}
          check={check}
          onChange={(type) => setMan({ ...man, type })}
        />
        {man.type === 'own' && <OwnArms guide={guide} man={man} onChange={setMan} />}
        <p className="quiet-text">
          {rolled.text} <Cite rule={rolled.rule} />
        </p>
      </Asked>
    )
  }
}

interface TypesProps {
  readonly guide: HexGuide
  readonly man: SeatForm
  readonly side: number
  readonly check: (answer: unknown) => Refusal | null
  readonly onChange: (type: string) => void
}

const own = { id: 'own', name: t('One of your own'), note: t('with arms that you choose') }

function Types({ guide, man, side, check, onChange }: TypesProps) {
  const types = guide.ownFields.length > 0 ? [...guide.types, own] : guide.types
  return (
    <fieldset className="types">
      <legend>{t('Type')}</legend>
      {types.map(({ id, name, note }) => {
        const looks = looksOf(guide, { ...man, type: id })
        const why = check(recruitOf(guide, { ...man, type: id, name: man.name.trim() || 'He' }))
        // What is wrong with his name is said below.
        const isClosed = id !== 'own' && why !== null && why.rule !== 'C.1'
        return (
          <label key={id} className={id === man.type ? 'type chosen' : 'type'}>
            <input
              type="radio"
              name="type"
              checked={id === man.type}
              disabled={isClosed}
              onChange={() => onChange(id)}
            />
            {looks && <Portrait arms={looks} side={side} size={64} {...(id === man.type && { name: man.name })} />}
            <span>
              <b>{name}</b>
              <span className="quiet-text">{isClosed ? `${why.message} ${why.rule}` : note}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

interface OwnArmsProps {
  readonly guide: HexGuide
  readonly man: SeatForm
  readonly onChange: (man: SeatForm) => void
}

function OwnArms({ guide, man, onChange }: OwnArmsProps) {
  const form = boutOf(guide, man)
  const offers = seatOffers(guide, form, 0)
  return (
    <fieldset className="choices">
      <legend>{t('His arms')}</legend>
      <div className="sheet-fields">
        {guide.ownFields.map((field) => (
          <SheetField
            key={field.id}
            field={field}
            value={man.sheet[field.id]}
            offers={offers}
            onChange={(value) => onChange(withField(guide, form, 0, field.id, value).seats[0]!)}
          />
        ))}
      </div>
    </fieldset>
  )
}
