/** One man of a new match: name, style, who plays him, his ratings. */
import { characters } from '@harena/bots/colosseum/characters'
import { type BeastId, type StyleId, styles } from '@harena/colosseum'
import { capital, t } from '@harena/engine'
import { ChooseOwn } from '../../own/choose.tsx'
import { knownFace } from '../../own/store.ts'
import type { Fighter } from '../../setup/lineup.tsx'
import { ManFields } from '../../setup/man-fields.tsx'
import { SelectOffer } from '../../ui/fields.tsx'
import type { Offer } from '../../ui/offers.ts'
import { TermText } from '../../ui/term.tsx'
import { tx } from '../../ui/tx.ts'
import { noteOfBeast } from './beasts.ts'
import { type GladiatorForm, type GladiatorOffers, ratingIds, typedRatings } from './form.ts'
import { type Kept, life } from './life.ts'
import { figureOfBeast, figureOfStyle } from './looks.ts'
import { styleNotes } from './words.ts'

export interface GladiatorFieldsProps {
  readonly gladiator: GladiatorForm
  readonly index: number
  /** How many there are. */
  readonly count: number
  /** Whether men of one's own bring along what they are. */
  readonly hasLives: boolean
  /** The styles and beasts that the rules of the match allow. */
  readonly styleIds: readonly StyleId[]
  readonly beastIds: readonly BeastId[]
  /** The styles that they leave out. */
  readonly closedStyles: readonly Offer[]
  readonly offers: GladiatorOffers
  readonly onChange: (change: Partial<GladiatorForm>) => void
  readonly onKind: (kind: string) => void
}

function kindName(style: StyleId, beast: BeastId | null): string {
  return beast ? t`${capital(t(beast))}, a beast` : styles[style].name
}

export function fighterOf({ name, style, beast, team, shield }: GladiatorForm): Fighter {
  return {
    name,
    kind: kindName(style, beast),
    side: team,
    figure: beast ? figureOfBeast(beast, team) : figureOfStyle(styles[style].name, team, shield),
    known: knownFace(name),
  }
}

export function GladiatorFields(props: GladiatorFieldsProps) {
  const { gladiator, index, count, hasLives, styleIds, beastIds, closedStyles, offers, onChange, onKind } = props
  const { name, style, beast, sitter, team } = gladiator
  return (
    <ManFields
      title={t`Gladiator ${index + 1}`}
      count={count}
      name={name}
      onName={(value) => onChange({ name: value, kept: null })}
      kindLabel={t('Style')}
      kind={beast ?? style}
      kinds={[
        ...styleIds.map((id) => [id, kindName(id, null)] as const),
        ...beastIds.map((id) => [id, kindName('beast', id)] as const),
      ]}
      closedKinds={closedStyles}
      onKind={onKind}
      note={beast ? noteOfBeast(beast) : styleNotes[style]}
      sitter={sitter}
      sitters={offers.sitters}
      characters={characters}
      onSitter={(id) => onChange({ sitter: id })}
      side={team}
      sides={offers.sides}
      onSide={(side) => onChange({ team: side })}
      own={
        !beast && (
          <ChooseOwn
            ruleset="colosseum"
            life={hasLives ? life : undefined}
            {...{ name, sitter, types: styleIds }}
            onChoose={({ name, type, kept }) =>
              onChange({ name, style: type as StyleId, kept: kept as Kept, ratings: null })
            }
          />
        )
      }
    >
      {!beast && <Ratings {...{ gladiator, hasLives, offers, onChange }} />}
    </ManFields>
  )
}

const ratingNames = {
  TR: t('Training'),
  ST: t('Strength'),
  AG: t('Agility'),
  CN: t('Constitution'),
  W: t('Wounds'),
} as const
const limits = { TR: [1, 20], ST: [-5, 10], AG: [-5, 10], CN: [0, 10], W: [6, 18] } as const

type RatingsProps = Pick<GladiatorFieldsProps, 'gladiator' | 'hasLives' | 'offers' | 'onChange'>

function Ratings({ gladiator, hasLives, offers, onChange }: RatingsProps) {
  const kept = hasLives ? gladiator.kept : null
  const ratings = kept?.man.ratings ?? gladiator.ratings
  return (
    <details className="sheet">
      <summary>
        {tx`Ratings: ${ratings ? ratingIds.map((id) => `${id} ${ratings[id]}`).join(', ') : t('rolled')}; armour:`}{' '}
        {gladiator.armour.trim() || t('rolled')}
      </summary>
      {kept === null && <TypedRatings gladiator={gladiator} onChange={onChange} />}
      <div className="sheet-fields">
        <label>
          <span>{t('Armour: head, chest, groin, arms, legs')}</span>
          <input
            type="text"
            value={gladiator.armour}
            placeholder={t('rolled; or A4 - C C5 -')}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => onChange({ armour: event.target.value })}
          />
        </label>
        <SelectOffer
          label={t('Shield')}
          value={gladiator.shield}
          offers={offers.shields}
          onChange={(shield) => onChange({ shield: shield as GladiatorForm['shield'] })}
        />
      </div>
    </details>
  )
}

/** What one of one's own has is not to be typed. */
function TypedRatings({ gladiator, onChange }: Pick<GladiatorFieldsProps, 'gladiator' | 'onChange'>) {
  const { ratings } = gladiator
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={ratings !== null}
          onChange={() => onChange({ ratings: typedRatings(gladiator).ratings })}
        />
        {t('Type the ratings instead')}
      </label>
      <p className="quiet-text">
        <TermText text={t('What they mean: TR, ST, AG, CN, W; armour such as A4 or C.')} />
      </p>
      {ratings && (
        <div className="sheet-fields">
          {ratingIds.map((id) => (
            <label key={id}>
              <span>{tx`${ratingNames[id]}, ${limits[id][0]} to ${limits[id][1]}`}</span>
              <input
                type="number"
                min={limits[id][0]}
                max={limits[id][1]}
                value={ratings[id]}
                onChange={(event) => onChange({ ratings: { ...ratings, [id]: Number(event.target.value) } })}
              />
            </label>
          ))}
        </div>
      )}
    </>
  )
}
