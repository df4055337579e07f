/** One Star: who he is, how he is built, how he fights. */
import { characters } from '@harena/bots/heroes/characters'
import { capital, Dice, signed, t } from '@harena/engine'
import { type Attributes, SIGNATURES, type Signature, STYLES, type Style, tables } from '@harena/heroes'
import { ChooseOwn } from '../../own/choose.tsx'
import { knownFace } from '../../own/store.ts'
import type { Fighter } from '../../setup/lineup.tsx'
import { ManFields } from '../../setup/man-fields.tsx'
import { Select, Why } from '../../ui/fields.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { TermText } from '../../ui/term.tsx'
import { tx } from '../../ui/tx.ts'
import { newSeed } from '../new-match.ts'
import { sitterTitles } from '../sitter-choices.ts'
import { figureOfStyle } from './figures.ts'
import { attributesOf, refusalOfPoints, type StarForm, signatureFor, sizeFor, styleInUse } from './form.ts'
import { type Kept, life } from './life.ts'
import { attributeNames, attributeNotes, signatureNames, sizeNames, styleNames, styleNotes } from './words.ts'

export interface StarFieldsProps {
  readonly star: StarForm
  readonly index: number
  /** How many there are. */
  readonly count: number
  readonly side: number
  /** Who may play him. */
  readonly sitters: readonly string[]
  readonly onChange: (change: Partial<StarForm>) => void
}

export function fighterOf(star: Pick<StarForm, 'name' | 'style' | 'handed' | 'gender'>, side: number): Fighter {
  const { name, style, handed, gender } = star
  const { weapon, other } = tables.styles[style]
  return {
    name,
    kind: styleNames[style],
    side,
    figure: figureOfStyle(style, side, weapon, other, handed === 'left'),
    known: { isWoman: gender === 'female', ...knownFace(name) },
  }
}

export function StarFields({ star, index, count, side, sitters, onChange }: StarFieldsProps) {
  const { name, sitter } = star
  return (
    <ManFields
      title={t`Star ${index + 1}`}
      count={count}
      name={name}
      onName={(value) => onChange({ name: value, kept: null })}
      kindLabel={t('Style')}
      kind={star.style}
      kinds={STYLES.map((style) => [style, styleNames[style]])}
      onKind={(style) => onChange({ style: style as Style })}
      note={capital(styleNotes[styleInUse(star)])}
      sitter={sitter}
      sitters={sitterTitles(characters)
        .filter(([id]) => sitters.includes(id))
        .map(([id, title]) => ({ id, title, why: null }))}
      characters={characters}
      onSitter={(id) => onChange({ sitter: id })}
      side={side}
      own={
        <ChooseOwn
          ruleset="heroes"
          life={life}
          {...{ name, sitter, types: STYLES }}
          onChoose={({ name, type, isWoman, kept }) => {
            const star = (kept as Kept | null)?.sheet
            const gender = isWoman ? 'female' : 'male'
            const handed = star?.handed ?? 'right'
            onChange({ name, style: type as Style, gender, handed, secondary: null, kept: kept as Kept | null })
          }}
        />
      }
    >
      <details className="sheet">
        <summary>{tx`Size, Signatures, points, second style: ${attributesInWords(attributesOf(star))}`}</summary>
        <p className="quiet-text">
          <TermText text={t('What they mean: Savvy, Strength, Speed, Signature, AP Total, Bonus Dice, Star Power.')} />
        </p>
        <div className="sheet-fields">
          {star.kept === null && <BodyFields star={star} onChange={onChange} />}
          <SecondStyle star={star} onChange={onChange} />
        </div>
        {star.kept === null && <PointsFields points={star.points} onChange={(points) => onChange({ points })} />}
      </details>
    </ManFields>
  )
}

function attributesInWords({ savvy, strength, speed }: Attributes): string {
  return t`Savvy ${savvy}, Strength ${strength}, Speed ${speed}`
}

/** Two dice, as they fall on the table in front of you. */
function twoDice(): number {
  return Dice.fromSeed(newSeed()).sum(2)
}

const rolls = [2, 3, 4, 7, 10, 11, 12]

function sizeWords(gender: StarForm['gender'], rolled: number): string {
  const { size, speed, strength } = sizeFor(gender, rolled)
  const change = [strength !== 0 && t`Strength ${signed(strength)}`, speed !== 0 && t`Speed ${signed(speed)}`].filter(
    Boolean,
  )
  return capital(sizeNames[size]) + (change.length > 0 ? ` (${change.join(', ')})` : '')
}

type Person = Pick<StarForm, 'gender' | 'handed'>

export interface PersonFieldsProps {
  readonly person: Person
  readonly onChange: (change: Partial<Person>) => void
}

/** Who a Star is, before anything is rolled. */
export function PersonFields({ person, onChange }: PersonFieldsProps) {
  return (
    <>
      <Select
        label={t('Gender')}
        value={person.gender}
        options={[
          ['male', t('Man')],
          ['female', t('Woman (Strength −1, two Bonus Dice more)')],
        ]}
        onChange={(gender) => onChange({ gender: gender as Person['gender'] })}
      />
      <Select
        label={t('Hand')}
        value={person.handed}
        options={[
          ['right', t('Right-handed')],
          ['left', t('Left-handed')],
        ]}
        onChange={(handed) => onChange({ handed: handed as Person['handed'] })}
      />
    </>
  )
}

function BodyFields({ star, onChange }: Pick<StarFieldsProps, 'star' | 'onChange'>) {
  // A woman takes 2 off the roll, so her rows are reached by higher ones (§3.3.1).
  const off = star.gender === 'female' ? 2 : 0
  const row = rolls.findIndex((upTo) => star.size - off <= (upTo === 7 ? 9 : upTo))
  return (
    <>
      <PersonFields person={star} onChange={onChange} />
      <div className="with-roll">
        <Select
          label={t('Size')}
          value={String(rolls[row]! + off)}
          options={rolls.map((rolled) => [String(rolled + off), sizeWords(star.gender, rolled + off)])}
          onChange={(size) => onChange({ size: Number(size) })}
        />
        <button type="button" className="button quiet small" onClick={() => onChange({ size: twoDice() })}>
          {t('Roll')}
        </button>
      </div>
      <Select
        label={t('Signature')}
        value={star.signature}
        options={SIGNATURES.map((signature) => [signature, signatureNames[signature]])}
        onChange={(signature) => onChange({ signature: signature as Signature })}
      />
      <div className="with-roll">
        <Select
          label={t('Second Signature, rolled')}
          value={star.second}
          options={SIGNATURES.map((signature) => [signature, signatureNames[signature]])}
          onChange={(second) => onChange({ second: second as Signature })}
        />
        <button
          type="button"
          className="button quiet small"
          onClick={() => onChange({ second: signatureFor(twoDice()) })}
        >
          {t('Roll')}
        </button>
      </div>
    </>
  )
}

/** §3.8 What a man of one's own may be given, too. */
function SecondStyle({ star, onChange }: Pick<StarFieldsProps, 'star' | 'onChange'>) {
  return (
    <>
      <Select
        label={t('Second style')}
        value={star.secondary ?? ''}
        options={[['', t('None', 'style')], ...STYLES.map((style) => [style, styleNames[style]] as const)]}
        onChange={(style) => onChange({ secondary: style === '' ? null : (style as Style) })}
      />
      {star.secondary !== null && (
        <Select
          label={t('Fights as')}
          value={star.fightsAs}
          options={[
            ['primary', styleNames[star.style]],
            ['secondary', t`${styleNames[star.secondary]}, Savvy −1`],
          ]}
          onChange={(fightsAs) => onChange({ fightsAs: fightsAs as StarForm['fightsAs'] })}
        />
      )}
    </>
  )
}

export interface PointsFieldsProps {
  readonly points: Attributes
  readonly onChange: (points: Attributes) => void
}

const attributes = ['savvy', 'strength', 'speed'] as const

/** Twelve points on three Attributes. */
export function PointsFields({ points, onChange }: PointsFieldsProps) {
  const refusal = refusalOfPoints(points)
  const left = 12 - points.savvy - points.strength - points.speed
  return (
    <fieldset className="points">
      <legend>
        {t('Points')}{' '}
        <span className="quiet-text">
          {left === 0 ? t('all 12 spent') : left > 0 ? t`${left} of 12 left` : t`${-left} too many`}
        </span>
      </legend>
      {attributes.map((attribute) => (
        <label key={attribute}>
          <span>{attributeNames[attribute]}</span>
          <input
            type="number"
            min={1}
            max={7}
            value={points[attribute]}
            onChange={(event) => onChange({ ...points, [attribute]: Number(event.target.value) })}
          />
        </label>
      ))}
      <ul className="point-notes">
        {attributes.map((attribute) => (
          <li key={attribute}>
            <b>{attributeNames[attribute]}</b> {attributeNotes[attribute].text}{' '}
            <Cite rule={attributeNotes[attribute].rule} />
          </li>
        ))}
      </ul>
      <Why refusal={refusal} />
    </fieldset>
  )
}
