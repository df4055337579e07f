/** A Star is born, in the order of the book: who he is, then dice, a Signature, then points and style. */
import { capital, type Refusal, signed, t } from '@harena/engine'
import {
  type CareerQuestion,
  type CareerView,
  type PointsChoice,
  SIGNATURES,
  type SignatureChoice,
  STYLES,
  type StarChoice,
  type Style,
} from '@harena/heroes'
import { type FormEvent, useState } from 'react'
import type { AskProps } from '../../campaign/slots.ts'
import { Portrait } from '../../figures/bust.tsx'
import { unarmed } from '../../figures/look.ts'
import { NameField, Select, Why } from '../../ui/fields.tsx'
import { tx } from '../../ui/tx.ts'
import { PersonFields, PointsFields } from '../heroes/star-fields.tsx'
import { signatureNames, sizeNames, styleNames, styleNotes } from '../heroes/words.ts'
import { gladiatorNames } from '../names.ts'

type Question<Kind extends CareerQuestion['kind']> = Extract<CareerQuestion, { kind: Kind }>
type FormProps<Kind extends CareerQuestion['kind']> = AskProps<CareerView, Question<Kind>>

const starNames = ['Priscus', ...gladiatorNames.filter((name) => name !== 'Flamma' && name !== 'Tetraites')]

export function CreateStar({ view, names, question, check, onDone }: FormProps<'createStar'>) {
  const taken = view.gladiators.map(({ name }) => name)
  const [star, setStar] = useState<StarChoice>({
    name: starNames.find((name) => !taken.includes(name)) ?? '',
    gender: 'male',
    handed: 'right',
  })
  const change = (part: Partial<StarChoice>) => setStar({ ...star, ...part })
  const refusal = check(star)
  return (
    <form className="create" onSubmit={(event) => submit(event, refusal, () => onDone(star))}>
      <h2>{names.length === 1 ? t('Create a Star') : t`${names[question.seat]}, create a Star`}</h2>
      <p className="quiet-text">
        {t('First who he is. His size is rolled then; after that you choose his Signature and spend his points.')}
      </p>
      <div className="opponent-note">
        <Portrait
          arms={unarmed}
          name={star.name}
          known={{ age: 0, isWoman: star.gender === 'female' }}
          side={question.seat}
          size={120}
        />
        <div className="seat-fields">
          <NameField value={star.name} onChange={(name) => change({ name })} />
          <PersonFields person={star} onChange={change} />
        </div>
      </div>
      <Why refusal={refusal} />
      <button type="submit" className="button" disabled={refusal !== null}>
        {tx`Roll the size of ${star.name || t('the Star')}`}
      </button>
    </form>
  )
}

export function ChooseSignature({ check, onDone, question }: FormProps<'chooseSignature'>) {
  const [choice, setChoice] = useState<SignatureChoice>({ signature: 'none', rollSecond: 'no' })
  const refusal = check(choice)
  return (
    <form className="create" onSubmit={(event) => submit(event, refusal, () => onDone(choice))}>
      <h2>{question.name}</h2>
      <p>{tx`${buildOf(question)}. Choose what sets the Star apart.`}</p>
      <div className="seat-fields">
        <Select
          label={t('Signature')}
          value={choice.signature}
          options={SIGNATURES.map((signature) => [signature, signatureNames[signature]])}
          onChange={(signature) => setChoice({ ...choice, signature: signature as SignatureChoice['signature'] })}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={choice.rollSecond === 'yes'}
          onChange={(event) => setChoice({ ...choice, rollSecond: event.target.checked ? 'yes' : 'no' })}
        />
        {t('Roll for a second Signature, and keep it whatever it is')}
      </label>
      <Why refusal={refusal} />
      <button type="submit" className="button" disabled={refusal !== null}>
        {t('Go on to the points')}
      </button>
    </form>
  )
}

/** Size and what it changes. */
function buildOf({ size, strength, speed, gender }: Question<'chooseSignature'> | Question<'spendPoints'>): string {
  const changes = [
    strength !== 0 && t`Strength ${signed(strength)}`,
    speed !== 0 && t`Speed ${signed(speed)}`,
    gender === 'female' && t('Strength −1 as a woman'),
  ].filter(Boolean)
  return t`${capital(sizeNames[size])} of build${changes.length > 0 ? ` (${changes.join(', ')})` : ''}`
}

export function SpendPoints({ check, onDone, question }: FormProps<'spendPoints'>) {
  const [points, setPoints] = useState({ savvy: 4, strength: 4, speed: 4 })
  const [primary, setPrimary] = useState<Style>('murmillo')
  const [secondary, setSecondary] = useState<Style | ''>('')
  const answer: PointsChoice = { ...points, primary, secondary: secondary === '' ? null : secondary }
  const refusal = check(answer)
  return (
    <form className="create" onSubmit={(event) => submit(event, refusal, () => onDone(answer))}>
      <h2>{question.name}</h2>
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
      {refusal?.rule !== '§3.6.4' && <Why refusal={refusal} />}
      <button type="submit" className="button" disabled={refusal !== null}>
        {tx`${question.name} joins the familia`}
      </button>
    </form>
  )
}

function submit(event: FormEvent, refusal: Refusal | null, done: () => void): void {
  event.preventDefault()
  if (!refusal) done()
}
