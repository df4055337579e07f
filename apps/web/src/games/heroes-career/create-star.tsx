/** A Star is born, in the order of the book: who he is, then dice, then points and style. */
import type { Refusal } from '@harena/engine'
import { type CareerQuestion, type PointsChoice, SIGNATURES, STYLES, type StarChoice, type Style } from '@harena/heroes'
import { type FormEvent, useState } from 'react'
import { gladiatorNames } from '../guide.ts'
import { NameField, Select, Why } from '../heroes/fields.tsx'
import { PersonFields, PointsFields } from '../heroes/star-fields.tsx'
import { capital, signatureNames, sizeNames, styleNames, styleNotes } from '../heroes/words.ts'

interface FormProps {
  readonly check: (answer: unknown) => Refusal | null
  readonly onDone: (answer: unknown) => void
}

const names = ['Priscus', ...gladiatorNames.filter((name) => name !== 'Flamma' && name !== 'Tetraites')]

export function CreateStar({ check, onDone, made }: FormProps & { readonly made: number }) {
  const [star, setStar] = useState<StarChoice>({
    name: names[made % names.length]!,
    gender: 'male',
    handed: 'right',
    signature: 'none',
    rollSecond: 'no',
  })
  const change = (part: Partial<StarChoice>) => setStar({ ...star, ...part })
  const refusal = check(star)
  return (
    <form className="create" onSubmit={(event) => submit(event, refusal, () => onDone(star))}>
      <h2>Create a Star</h2>
      <p className="quiet-text">First who he is. His size is rolled then, and after that you spend his points.</p>
      <div className="seat-fields">
        <NameField value={star.name} onChange={(name) => change({ name })} />
        <PersonFields person={star} onChange={change} />
        <Select
          label="Signature"
          value={star.signature}
          options={SIGNATURES.map((signature) => [signature, signatureNames[signature]])}
          onChange={(signature) => change({ signature: signature as StarChoice['signature'] })}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={star.rollSecond === 'yes'}
          onChange={(event) => change({ rollSecond: event.target.checked ? 'yes' : 'no' })}
        />
        Roll for a second Signature, and keep it whatever it is
      </label>
      <Why refusal={refusal} />
      <button type="submit" className="button" disabled={refusal !== null}>
        Roll the size of {star.name || 'the Star'}
      </button>
    </form>
  )
}

type PointsQuestion = Extract<CareerQuestion, { kind: 'spendPoints' }>

export function SpendPoints({ check, onDone, question }: FormProps & { readonly question: PointsQuestion }) {
  const [points, setPoints] = useState({ savvy: 4, strength: 4, speed: 4 })
  const [primary, setPrimary] = useState<Style>('murmillo')
  const [secondary, setSecondary] = useState<Style | ''>('')
  const answer: PointsChoice = { ...points, primary, secondary: secondary === '' ? null : secondary }
  const refusal = check(answer)
  const size = [
    question.strength !== 0 && `Strength ${signed(question.strength)}`,
    question.speed !== 0 && `Speed ${signed(question.speed)}`,
    question.gender === 'female' && 'Strength −1 as a woman',
  ].filter(Boolean)
  return (
    <form className="create" onSubmit={(event) => submit(event, refusal, () => onDone(answer))}>
      <h2>{question.name}</h2>
      <p>
        {capital(sizeNames[question.size])} of build{size.length > 0 && ` (${size.join(', ')})`}
        {question.signatures.length > 0 && `; ${question.signatures.map((one) => signatureNames[one]).join(', ')}`}.
        Spend 12 points and choose how {question.gender === 'female' ? 'she' : 'he'} fights.
      </p>
      <PointsFields points={points} onChange={setPoints} />
      <div className="seat-fields">
        <Select
          label="Style"
          value={primary}
          options={STYLES.map((style) => [style, styleNames[style]])}
          onChange={(style) => setPrimary(style as Style)}
        />
        <Select
          label="Second style"
          value={secondary}
          options={[['', 'None'], ...STYLES.map((style) => [style, styleNames[style]] as const)]}
          onChange={(style) => setSecondary(style as Style | '')}
        />
        <p className="seat-note">{capital(styleNotes[primary])}</p>
      </div>
      {refusal?.rule !== '§3.6.4' && <Why refusal={refusal} />}
      <button type="submit" className="button" disabled={refusal !== null}>
        {question.name} joins the familia
      </button>
    </form>
  )
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${-value}`
}

function submit(event: FormEvent, refusal: Refusal | null, done: () => void): void {
  event.preventDefault()
  if (!refusal) done()
}
