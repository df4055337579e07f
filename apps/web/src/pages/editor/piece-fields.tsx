/** The one who is selected: name, side, style, who decides, where he stands and what he is like. */
import { type BeastId, beastIds, COLUMNS, ROWS, type StyleId } from '@harena/colosseum'
import { BOOK, capital, dirNames, PERSON, t } from '@harena/engine'
import { ratingIds } from '../../games/colosseum/form.ts'
import { NameField, Select } from '../../ui/fields.tsx'
import { tx } from '../../ui/tx.ts'
import { changed, type Draft, decidedBy, movedTo, type Part, type Piece, removed, turnedTo } from './draft.ts'
import { styleChoices } from './tool.ts'

export interface PieceFieldsProps {
  readonly draft: Draft
  readonly seat: number
  readonly levels: readonly string[]
  /** `about` joins what is typed into one field to one change. */
  readonly onChange: (draft: Draft, about?: string) => void
}

export function PieceFields(props: PieceFieldsProps) {
  const { draft, seat, onChange } = props
  const piece = draft.setup.gladiators[seat]!
  const change = (part: Part, about?: string) => onChange(changed(draft, seat, part), about)
  return (
    <fieldset className="piece">
      <legend className="display">{piece.name || t('Nameless')}</legend>
      <NameField value={piece.name} onChange={(name) => change({ name }, `name ${seat}`)} />
      <Select
        label={t('Side')}
        value={String(piece.team)}
        options={[...draft.sides, t('a new side')].map((title, team) => [String(team), title])}
        onChange={(team) => change({ team: Number(team) })}
      />
      {piece.beast ? (
        <Select
          label={t('Beast')}
          value={piece.beast}
          options={beastIds.map((id) => [id, capital(id)])}
          onChange={(beast) => change({ beast: beast as BeastId })}
        />
      ) : (
        <Select
          label={t('Style')}
          value={piece.style}
          options={styleChoices}
          onChange={(style) => change(plain(style as StyleId))}
        />
      )}
      <Decider {...props} />
      <PlaceFields {...props} />
      {!piece.beast && <Ratings piece={piece} onChange={(ratings) => change({ ratings }, 'ratings')} />}
      <div className="piece-wide">
        <button type="button" className="button quiet small" onClick={() => onChange(removed(draft, { seat }))}>
          {tx`Remove ${piece.name}`}
        </button>
      </div>
    </fieldset>
  )
}

/** What another style would carry is not his. */
function plain(style: StyleId): Part {
  const nothing = { hands: undefined, sheath: undefined, shield: undefined, armour: undefined }
  return { style, ...nothing }
}

function Decider({ draft, seat, levels, onChange }: PieceFieldsProps) {
  if (draft.setup.gladiators[seat]!.beast)
    return <p className="quiet-text piece-note">{t('The book decides for beasts.')}</p>
  const choices: [string, string][] = [
    [PERSON, t('A person')],
    ...levels.map((level): [string, string] => [level, t`${capital(level)} opponent`]),
    [BOOK, t('The book: a centurion')],
  ]
  return (
    <Select
      label={t('Decided by')}
      value={draft.deciders[seat]!}
      options={choices}
      onChange={(decider) => onChange(decidedBy(draft, seat, decider))}
    />
  )
}

function PlaceFields({ draft, seat, onChange }: PieceFieldsProps) {
  const { column, row, facing } = draft.setup.gladiators[seat]!.place
  const move = (place: { column: number; row: number }) => onChange(movedTo(draft, seat, place), `place ${seat}`)
  return (
    <>
      <NumberField
        label={t('Column')}
        value={column}
        min={0}
        max={COLUMNS - 1}
        onChange={(to) => move({ column: to, row })}
      />
      <NumberField label={t('Row')} value={row} min={0} max={ROWS - 1} onChange={(to) => move({ column, row: to })} />
      <div className="piece-wide piece-facing">
        <span id="facing">{tx`Faces ${dirNames[facing]}`}</span>
        <button
          type="button"
          className="button quiet small"
          title={t('Turn left (Q)')}
          onClick={() => onChange(turnedTo(draft, seat, facing - 1))}
        >
          {t('Turn left')}
        </button>
        <button
          type="button"
          className="button quiet small"
          title={t('Turn right (E)')}
          onClick={() => onChange(turnedTo(draft, seat, facing + 1))}
        >
          {t('Turn right')}
        </button>
      </div>
    </>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** What cannot be meant is not taken. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={(event) => {
          const number = Number(event.target.value)
          if (event.target.value !== '' && Number.isInteger(number) && number >= min && number <= max) onChange(number)
        }}
      />
    </label>
  )
}

const plainRatings = { TR: 10, ST: 1, AG: 1, CN: 4, W: 12 }
const limits = { TR: [1, 20], ST: [-5, 10], AG: [-5, 10], CN: [0, 10], W: [6, 18] } as const

interface RatingsProps {
  readonly piece: Piece
  readonly onChange: (ratings: Piece['ratings'] | undefined) => void
}

function Ratings({ piece: { ratings }, onChange }: RatingsProps) {
  return (
    <div className="piece-wide">
      <label className="check">
        <input
          type="checkbox"
          checked={ratings !== undefined}
          onChange={() => onChange(ratings ? undefined : plainRatings)}
        />
        {t('Ratings written down, not rolled')}
      </label>
      {ratings && (
        <div className="piece-ratings">
          {ratingIds.map((id) => (
            <NumberField
              key={id}
              label={id}
              value={ratings[id]}
              min={limits[id][0]}
              max={limits[id][1]}
              onChange={(value) => onChange({ ...ratings, [id]: value })}
            />
          ))}
        </div>
      )}
    </div>
  )
}
