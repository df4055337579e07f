/** A long form in steps: each says what it is about, and one can go back to any of them. */
import type { Refusal } from '@harena/engine'
import { midSentence, t } from '@harena/engine'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Why } from './fields.tsx'

export interface Step {
  readonly title: string
  /** What is decided here, in a sentence. */
  readonly note: string
  readonly body: ReactNode
}

export interface StepsProps {
  readonly steps: readonly Step[]
  /** What is wrong with the whole form. */
  readonly refusal: Refusal | null
  /** What the last button says. */
  readonly deed: string
  readonly onDone: () => void
}

export function Steps({ steps, refusal, deed, onDone }: StepsProps) {
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const isLast = at === steps.length - 1
  const go = (step: number) => {
    setAt(step)
    heading.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLast) go(at + 1)
    else if (!refusal) onDone()
  }
  const { title, note, body } = steps[at]!
  return (
    <form className="steps" onSubmit={submit}>
      <ol className="steps-list">
        {steps.map((step, index) => (
          <li key={step.title}>
            <button
              type="button"
              className="step-button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => go(index)}
            >
              <span className="step-number" aria-hidden="true">
                {index + 1}
              </span>
              {step.title}
            </button>
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="quiet-text">{note}</p>
      {body}
      <Why refusal={refusal} />
      <div className="steps-foot">
        {!isLast && (
          <button type="submit" className="button">
            {t`Next: ${midSentence(steps[at + 1]!.title)}`}
          </button>
        )}
        {at > 0 && (
          <button type="button" className="button quiet" onClick={() => go(at - 1)}>
            {t('Back')}
          </button>
        )}
        {/* Whoever wants no more than what stands there begins at any step. */}
        <button
          type={isLast ? 'submit' : 'button'}
          className={isLast ? 'button' : 'button quiet'}
          disabled={refusal !== null}
          onClick={isLast ? undefined : onDone}
        >
          {deed}
        </button>
      </div>
    </form>
  )
}
