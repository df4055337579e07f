/** One gladiator of a new bout. */

import { t } from '@harena/engine'
import type { FigureProps } from '../../board/figure.tsx'
import { Chosen, OpponentNote } from '../../figures/chosen.tsx'
import { ChooseOwn } from '../../own/choose.tsx'
import { knownFace } from '../../own/store.ts'
import { NameField, Select, SelectOffer } from '../../ui/fields.tsx'
import { SeatFold } from '../../ui/seat-fold.tsx'
import { TermText } from '../../ui/term.tsx'
import { tx } from '../../ui/tx.ts'
import { ChooseSitter } from '../choose-sitter.tsx'
import { sitterNote, sitterTitles } from '../new-match.ts'
import { figureProps } from './figures.ts'
import { type SeatForm, type SeatOffers, startingView } from './form.ts'
import type { Field, FighterForm, HexGuide } from './guide.ts'

export interface SeatFieldsProps {
  readonly guide: HexGuide
  readonly seat: SeatForm
  readonly index: number
  /** How many there are. */
  readonly count: number
  readonly offers: SeatOffers
  readonly onChange: (change: Partial<SeatForm>) => void
  readonly onField: (id: string, value: string | boolean) => void
}

/** How he will look: the rules lay out a bout of him and one other. Null while his sheet is not legal. */
export function looksOf(guide: HexGuide, seat: FighterForm): FigureProps | null {
  const other = {
    name: `not ${seat.name}`.slice(0, 40),
    team: seat.team === 0 ? 1 : 0,
    type: guide.firstTypes[0],
    sheet: {},
  }
  try {
    const view = startingView(guide, guide.setupOf([{ ...seat, name: seat.name.trim() || 'Nobody' }, other]))
    const [figure] = view.figures
    if (!figure) return null
    return { ...figureProps(guide.looks, view, { ...figure, facing: 0 }, false), woundShare: 0, woundCount: 0 }
  } catch {
    return null
  }
}

const own = ['own', t('One of your own')] as const

export function SeatFields({ guide, seat, index, count, offers, onChange, onField }: SeatFieldsProps) {
  const looks = looksOf(guide, seat)
  const note = guide.types.find(({ id }) => id === seat.type)?.note
  const played = sitterNote(seat.sitter, guide.characters)
  const types = guide.types.map(({ id, name }) => [id, name] as const)
  const typeName = types.find(([id]) => id === seat.type)?.[1] ?? own[1]
  const sitterName = sitterTitles(guide.characters).find(([id]) => id === seat.sitter)?.[1] ?? ''
  const fields = [...(seat.type === 'own' ? guide.ownFields : []), ...guide.commonFields]
  return (
    <SeatFold count={count} name={seat.name} note={`${typeName} · ${sitterName}`}>
      <fieldset className="seat">
        <legend className="heard">{tx`Gladiator ${index + 1}`}</legend>
        <div className="seat-figure">
          {looks && <Chosen figure={looks} name={seat.name} known={knownFace(seat.name)} />}
        </div>
        <div className="seat-fields">
          <ChooseOwn
            ruleset={guide.ruleset.id}
            name={seat.name}
            sitter={seat.sitter}
            types={guide.types.map(({ id }) => id)}
            onChoose={({ name, type, carried }) =>
              onChange({ name, type, sheet: { ...guide.ownDefaults, ...(carried && guide.carried?.(carried)) } })
            }
          />
          <NameField value={seat.name} onChange={(name) => onChange({ name })} />
          <Select
            label={t('Type')}
            value={seat.type}
            options={guide.ownFields.length > 0 ? [...types, own] : types}
            onChange={(type) => onChange({ type })}
          />
          <ChooseSitter
            value={seat.sitter}
            offers={sitterTitles(guide.characters).map(([id, title]) => ({ id, title, why: null }))}
            characters={guide.characters}
            side={seat.team}
            onChange={(sitter) => onChange({ sitter })}
          />
          <SelectOffer
            label={t('Side')}
            value={String(seat.team)}
            offers={offers.sides}
            onChange={(team) => onChange({ team: Number(team) })}
          />
          {note && (
            <p className="seat-note">
              <TermText text={note} />
            </p>
          )}
          <OpponentNote id={seat.sitter} side={seat.team} note={played} />
          {fields.length > 0 && (
            <details className="sheet" open={seat.type === 'own' ? true : undefined}>
              <summary>{t('Sheet')}</summary>
              <div className="sheet-fields">
                {fields.map((field) => (
                  <SheetField
                    key={field.id}
                    field={field}
                    value={seat.sheet[field.id]}
                    offers={offers}
                    onChange={(value) => onField(field.id, value)}
                  />
                ))}
              </div>
            </details>
          )}
        </div>
      </fieldset>
    </SeatFold>
  )
}

interface SheetFieldProps {
  readonly field: Field
  readonly value: string | boolean | undefined
  readonly offers: SeatOffers
  readonly onChange: (value: string | boolean) => void
}

export function SheetField({ field, value, offers, onChange }: SheetFieldProps) {
  if (field.kind === 'flag') {
    const why = offers.flag(field.id, value !== true)
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={value === true}
          disabled={why !== null}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {field.label}
          {why && <span className="quiet-text small"> {why.message}</span>}
        </span>
      </label>
    )
  }
  if (field.kind === 'number') {
    const [min, max] = offers.range(field)
    return (
      <label>
        <span>{tx`${field.label}, ${min} to ${max}`}</span>
        <input
          type="number"
          min={min}
          max={max}
          value={typeof value === 'string' ? value : ''}
          placeholder={t('rolled')}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    )
  }
  return (
    <SelectOffer
      label={field.label}
      value={String(value ?? Object.keys(field.values)[0])}
      offers={offers.values(field)}
      onChange={onChange}
    />
  )
}
