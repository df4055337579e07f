/** A Star is born, in the order of the book: who he is, then dice, a Signature, then points and style. */
import { capital, type Refusal, signed, t } from '@harena/engine'
import {
  type CareerEvent,
  type CareerQuestion,
  type CareerView,
  type PointsChoice,
  SIGNATURES,
  type SignatureChoice,
  type Size,
  STYLES,
  type StarChoice,
  type Style,
  tables,
} from '@harena/heroes'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Equipment } from '../../board/figure.tsx'
import type { AskProps } from '../../campaign/slots.ts'
import { Told } from '../../campaign/told.tsx'
import { lookOf, unarmed, womensNames } from '../../figures/look.ts'
import { Standing } from '../../figures/standing.tsx'
import { useWritten } from '../../figures/use-written.ts'
import type { Line } from '../../match/timeline.ts'
import { NameField, Select, Why } from '../../ui/fields.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { TermText } from '../../ui/term.tsx'
import { tx } from '../../ui/tx.ts'
import { figureOfStyle } from '../heroes/figures.ts'
import { PersonFields, PointsFields } from '../heroes/star-fields.tsx'
import { signatureNames, signatureNotes, sizeNames, styleNames, styleNotes } from '../heroes/words.ts'
import { gladiatorNames } from '../names.ts'

type Question<Kind extends CareerQuestion['kind']> = Extract<CareerQuestion, { kind: Kind }>
type FormProps<Kind extends CareerQuestion['kind']> = AskProps<CareerView, Question<Kind>>

/** Names that the tables give nobody, and for each gender those that were borne by it. */
const starNames = ['Priscus', ...gladiatorNames.filter((name) => name !== 'Flamma' && name !== 'Tetraites')]

function nameFor(gender: StarChoice['gender'], taken: readonly string[]): string {
  const free = starNames.filter((name) => !taken.includes(name))
  return free.find((name) => womensNames.has(name) === (gender === 'female')) ?? free[0] ?? ''
}

interface CreationProps {
  readonly figure: ReactNode
  readonly title: string
  readonly refusal: Refusal | null
  readonly deed: ReactNode
  readonly onDone: () => void
  readonly children: ReactNode
}

/** One step of the making: on the left the Star as far as he is known, on the right what is asked. */
function Creation({ figure, title, refusal, deed, onDone, children }: CreationProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!refusal) onDone()
  }
  return (
    <form className="create" onSubmit={submit}>
      <div className="figure-stage">{figure}</div>
      <div className="create-fields">
        <h2>{title}</h2>
        {children}
        {/* Of points that do not add up their own field speaks. */}
        {refusal?.rule !== '§3.6.4' && <Why refusal={refusal} />}
        <button type="submit" className="button" disabled={refusal !== null}>
          {deed}
        </button>
      </div>
    </form>
  )
}

/** How tall a Star stands. */
const heights: Readonly<Record<Size, number>> = {
  small: 250,
  slight: 262,
  average: 280,
  large: 296,
  veryLarge: 308,
  giant: 320,
}

interface StarFigureProps extends Pick<StarChoice, 'name' | 'gender'> {
  readonly arms: Equipment
  readonly size?: Size
  readonly side: number
}

function StarFigure({ name, gender, arms, size = 'average', side }: StarFigureProps) {
  const look = lookOf(useWritten(name), { age: 0, isWoman: gender === 'female' })
  return <Standing arms={arms} look={look} side={side} height={heights[size]} />
}

/** A sword in the hand that leads. */
const withSword = (handed: StarChoice['handed']): Equipment => ({ ...unarmed, [handed]: [{ kind: 'sword' }] })

export function CreateStar({ view, names, question, check, onDone }: FormProps<'createStar'>) {
  const taken = view.gladiators.map(({ name }) => name)
  const [star, setStar] = useState<StarChoice>({ name: nameFor('male', taken), gender: 'male', handed: 'right' })
  /** A name that nobody has typed goes with the gender. */
  const change = (part: Partial<StarChoice>) => {
    const isOffered = star.name === nameFor(star.gender, taken)
    const next = { ...star, ...part }
    setStar(part.gender && isOffered ? { ...next, name: nameFor(part.gender, taken) } : next)
  }
  return (
    <Creation
      title={names.length === 1 ? t('Create a Star') : t`${names[question.seat]}, create a Star`}
      figure={<StarFigure {...star} arms={withSword(star.handed)} side={question.seat} />}
      refusal={check(star)}
      deed={tx`Roll the size of ${star.name || t('the Star')}`}
      onDone={() => onDone(star)}
    >
      <p>
        <TermText
          text={t(
            'First who your Star is. Then two dice give a size, and after that you choose a Signature, Attributes and a style.',
          )}
        />
      </p>
      <div className="seat-fields">
        <NameField value={star.name} onChange={(name) => change({ name })} />
        <PersonFields person={star} onChange={change} />
      </div>
    </Creation>
  )
}

export function ChooseSignature({ check, onDone, question, lines }: FormProps<'chooseSignature'>) {
  const [choice, setChoice] = useState<SignatureChoice>({ signature: 'none', rollSecond: 'no' })
  return (
    <Creation
      title={question.name}
      figure={<StarFigure {...question} arms={unarmed} side={question.seat} />}
      refusal={check(choice)}
      deed={t('Go on to the points')}
      onDone={() => onDone(choice)}
    >
      <Thrown lines={lines} kind="sizeRolled" meaning={sizeMeans(question)} />
      <p>
        <TermText
          text={t(
            'Now a Signature: what the Star alone can do, well or badly, in every match. It also counts in the Attribute Points, by which Fame is reckoned.',
          )}
        />
      </p>
      <fieldset className="signatures">
        <legend>
          {t('Signature')} <Cite rule="T3-2" />
        </legend>
        {SIGNATURES.map((signature) => (
          <label key={signature} className="check">
            <input
              type="radio"
              name="signature"
              checked={choice.signature === signature}
              onChange={() => setChoice({ ...choice, signature })}
            />
            <span>
              <b>{signatureNames[signature]}</b> <TermText text={signatureNotes[signature]} isQuiet />{' '}
              {tables.signatureAp[signature] !== 0 && (
                <span className="quiet-text">{t`Counts ${signed(tables.signatureAp[signature])} in his Attribute Points.`}</span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="quiet-text">
        <TermText
          text={t(
            'A Signature costs nothing. Attribute Points only rate a gladiator: to beat one who has more of them brings more Fame, to beat one who has fewer none.',
          )}
        />{' '}
        <Cite rule="§7.7.1" />
      </p>
      <label className="check">
        <input
          type="checkbox"
          checked={choice.rollSecond === 'yes'}
          onChange={(event) => setChoice({ ...choice, rollSecond: event.target.checked ? 'yes' : 'no' })}
        />
        {t('Roll for a second Signature, and keep it whatever it is')}
      </label>
    </Creation>
  )
}

interface ThrownProps {
  readonly lines: readonly Line[]
  readonly kind: CareerEvent['kind']
  readonly meaning: string
}

/** The dice that have just decided something of him, and what. */
function Thrown({ lines, kind, meaning }: ThrownProps) {
  const line = lines.findLast(({ event }) => event.kind === kind)
  return line && <Told className="aftermath create-thrown" lines={[line]} meaning={() => meaning} />
}

type Sized = Pick<Question<'chooseSignature'>, 'size' | 'strength' | 'speed' | 'gender'>

/** What a size changes, and what it does not. */
export function sizeMeans({ strength, speed, gender }: Sized): string {
  const changes = [strength !== 0 && t`Strength ${signed(strength)}`, speed !== 0 && t`Speed ${signed(speed)}`]
  const change = changes.filter(Boolean).join(', ')
  const means = change === '' ? t('That changes no Attribute.') : t`That changes the Attributes: ${change}.`
  return gender === 'female' ? `${means} ${t('A woman takes 2 off the roll and 1 off her Strength.')}` : means
}

/** Size and what it changes. */
function buildOf({ size, strength, speed, gender }: Sized): string {
  const changes = [
    strength !== 0 && t`Strength ${signed(strength)}`,
    speed !== 0 && t`Speed ${signed(speed)}`,
    gender === 'female' && t('Strength −1 as a woman'),
  ].filter(Boolean)
  const build = t`Of ${sizeNames[size]} build`
  return changes.length > 0 ? `${build} (${changes.join(', ')})` : build
}

export function SpendPoints({ check, onDone, question, lines }: FormProps<'spendPoints'>) {
  const [points, setPoints] = useState({ savvy: 4, strength: 4, speed: 4 })
  const [primary, setPrimary] = useState<Style>('murmillo')
  const [secondary, setSecondary] = useState<Style | ''>('')
  const answer: PointsChoice = { ...points, primary, secondary: secondary === '' ? null : secondary }
  const { weapon, other } = tables.styles[primary]
  const arms = figureOfStyle(primary, question.seat, weapon, other, false)
  return (
    <Creation
      title={question.name}
      figure={<StarFigure {...question} arms={arms} side={question.seat} />}
      refusal={check(answer)}
      deed={tx`${question.name} joins the familia`}
      onDone={() => onDone(answer)}
    >
      <SecondRolled {...{ question, lines }} />
      <p>
        {buildOf(question)}
        {tx`${question.signatures.length > 0 && `; ${question.signatures.map((one) => signatureNames[one]).join(', ')}`}. Spend 12 points and choose how ${question.gender === 'female' ? t('she') : t('he')} fights.`}
      </p>
      <PointsFields points={points} onChange={setPoints} />
      <div className="seat-fields">
        <Select
          label={t('Style')}
          value={primary}
          options={STYLES.map((style) => [style, styleNames[style]])}
          onChange={(style) => setPrimary(style as Style)}
        />
        <Select
          label={t('Second style')}
          value={secondary}
          options={[['', t('None', 'style')], ...STYLES.map((style) => [style, styleNames[style]] as const)]}
          onChange={(style) => setSecondary(style as Style | '')}
        />
        <p className="seat-note">{capital(styleNotes[primary])}</p>
      </div>
      <p>
        <TermText
          text={t(
            'The style gives weapon, shield and armor, and whom the dice send as an opponent. A second style can be fought in as well, with one point of Savvy less.',
          )}
        />
      </p>
    </Creation>
  )
}

/** §3.5 The second Signature, where it was rolled for. */
function SecondRolled({ question, lines }: Pick<FormProps<'spendPoints'>, 'question' | 'lines'>) {
  const rolled = lines.at(-1)?.event as CareerEvent | undefined
  if (rolled?.kind !== 'signatureRolled' || rolled.name !== question.name) return null
  return <Thrown lines={lines} kind="signatureRolled" meaning={signatureNotes[rolled.second]} />
}
