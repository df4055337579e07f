/** One gladiator of a new bout. */

import { t } from '@harena/engine'
import type { FigureProps } from '../../board/figure.tsx'
import { ChooseOwn } from '../../own/choose.tsx'
import { knownFace } from '../../own/store.ts'
import type { Fighter } from '../../setup/lineup.tsx'
import { ManFields } from '../../setup/man-fields.tsx'
import { SelectOffer } from '../../ui/fields.tsx'
import { tx } from '../../ui/tx.ts'
import { sitterTitles } from '../sitter-choices.ts'
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

function typesIn({ types, ownFields }: HexGuide): (readonly [id: string, title: string])[] {
  const named = types.map(({ id, name }) => [id, name] as const)
  return ownFields.length > 0 ? [...named, own] : named
}

export function fighterOf(guide: HexGuide, seat: SeatForm): Fighter {
  const { name, team, type } = seat
  const kind = typesIn(guide).find(([id]) => id === type)?.[1] ?? ''
  return { name, kind, side: team, figure: looksOf(guide, seat), known: knownFace(name) }
}

export function SeatFields({ guide, seat, index, count, offers, onChange, onField }: SeatFieldsProps) {
  const { name, type, team, sitter } = seat
  const fields = [...(type === 'own' ? guide.ownFields : []), ...guide.commonFields]
  return (
    <ManFields
      title={t`Gladiator ${index + 1}`}
      count={count}
      name={name}
      onName={(value) => onChange({ name: value })}
      kindLabel={t('Type')}
      kind={type}
      kinds={typesIn(guide)}
      onKind={(id) => onChange({ type: id })}
      note={guide.types.find(({ id }) => id === type)?.note ?? ''}
      sitter={sitter}
      sitters={sitterTitles(guide.characters).map(([id, title]) => ({ id, title, why: null }))}
      characters={guide.characters}
      onSitter={(id) => onChange({ sitter: id })}
      side={team}
      sides={offers.sides}
      onSide={(side) => onChange({ team: side })}
      own={
        <ChooseOwn
          ruleset={guide.ruleset.id}
          life={guide.life}
          {...{ name, sitter, types: guide.types.map(({ id }) => id) }}
          onChoose={(man) => {
            const carried = man.kept ? guide.carried?.(man.kept) : {}
            onChange({ name: man.name, type: man.type, sheet: { ...guide.ownDefaults, ...carried } })
          }}
        />
      }
    >
      {fields.length > 0 && (
        <details className="sheet" open={type === 'own' ? true : undefined}>
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
    </ManFields>
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
