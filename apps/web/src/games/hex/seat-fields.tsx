/** One gladiator of a new bout. */

import { startingView } from '@harena/engine'
import { FigurePortrait, type FigureProps } from '../../board/figure.tsx'
import { sideOf } from '../../board/paint.ts'
import type { Field, Guide } from '../guide.ts'
import { figureProps } from './figures.ts'
import { type SeatForm, type SitterChoice, sitterChoices } from './form.ts'

export interface SeatFieldsProps {
  readonly guide: Guide
  readonly seat: SeatForm
  readonly index: number
  readonly seats: number
  readonly onChange: (change: Partial<SeatForm>) => void
}

/** How he will look: the rules lay out a bout of him and one other. Null while his sheet is not legal. */
function looksOf(guide: Guide, seat: SeatForm): FigureProps | null {
  const other = {
    name: `not ${seat.name}`.slice(0, 40),
    team: seat.team === 0 ? 1 : 0,
    type: guide.firstTypes[0],
    sheet: {},
  }
  const setup = guide.setupOf([{ ...seat, name: seat.name.trim() || 'Nobody' }, other])
  try {
    const [figure] = startingView(guide.entry, setup, {}).figures
    return figure ? { ...figureProps(guide, { ...figure, facing: 0 }, false), woundShare: 0, woundCount: 0 } : null
  } catch {
    return null
  }
}

export function SeatFields({ guide, seat, index, seats, onChange }: SeatFieldsProps) {
  const looks = looksOf(guide, seat)
  const note = guide.types.find(({ id }) => id === seat.type)?.note
  return (
    <fieldset className="seat">
      <legend className="heard">Gladiator {index + 1}</legend>
      <div className="seat-figure">{looks && <FigurePortrait {...looks} size={84} />}</div>
      <div className="seat-fields">
        <label>
          <span>Name</span>
          <input
            type="text"
            maxLength={40}
            value={seat.name}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </label>
        <label>
          <span>Type</span>
          <select value={seat.type} onChange={(event) => onChange({ type: event.target.value })}>
            {guide.types.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="own">One of your own</option>
          </select>
        </label>
        <label>
          <span>Played by</span>
          <select value={seat.sitter} onChange={(event) => onChange({ sitter: event.target.value as SitterChoice })}>
            {Object.entries(sitterChoices).map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Side</span>
          <select value={seat.team} onChange={(event) => onChange({ team: Number(event.target.value) })}>
            {Array.from({ length: seats }, (_, team) => (
              <option key={sideOf(team).name} value={team}>
                {team + 1}, {sideOf(team).name}
              </option>
            ))}
          </select>
        </label>
        {note && <p className="seat-note">{note}</p>}
        <details className="sheet" open={seat.type === 'own' ? true : undefined}>
          <summary>Sheet</summary>
          <div className="sheet-fields">
            {[...(seat.type === 'own' ? guide.ownFields : []), ...guide.commonFields].map((field) => (
              <SheetField
                key={field.id}
                field={field}
                value={seat.sheet[field.id]}
                onChange={(value) => onChange({ sheet: { ...seat.sheet, [field.id]: value } })}
              />
            ))}
          </div>
        </details>
      </div>
    </fieldset>
  )
}

interface SheetFieldProps {
  readonly field: Field
  readonly value: string | boolean | undefined
  readonly onChange: (value: string | boolean) => void
}

function SheetField({ field, value, onChange }: SheetFieldProps) {
  if (field.kind === 'flag') {
    return (
      <label className="check">
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
        {field.label}
      </label>
    )
  }
  if (field.kind === 'number') {
    return (
      <label>
        <span>
          {field.label}, {field.min} to {field.max}
        </span>
        <input
          type="number"
          min={field.min}
          max={field.max}
          value={typeof value === 'string' ? value : ''}
          placeholder="rolled"
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    )
  }
  return (
    <label>
      <span>{field.label}</span>
      <select value={String(value ?? Object.keys(field.values)[0])} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(field.values).map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
