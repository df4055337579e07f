/** Questions between two matches: the sentence, and every answer as a button; or a form of the campaign's own. */
import type { Refusal } from '@harena/engine'
import { t } from '@harena/engine'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Foot } from '../match/foot.tsx'
import { isFree } from '../match/keys.ts'
import { Select, Why } from '../ui/fields.tsx'
import { Cite } from '../ui/rules-context.tsx'
import type { AskProps } from './slots.ts'

export interface AskedProps {
  readonly prompt: string
  /** The paragraph that asks. */
  readonly rule?: string
  /** What is wrong with the answer as it stands. */
  readonly refusal?: Refusal | null
  readonly children?: ReactNode
  /** The button that says what will happen, and others. */
  readonly foot: ReactNode
  readonly onUndo?: () => void
}

/** The frame of every question. */
export function Asked({ prompt, rule, refusal = null, children, foot, onUndo }: AskedProps) {
  useUndoKey(onUndo)
  const sentence = useRef<HTMLParagraphElement>(null)
  // When the button that had the focus is gone, the next question gets it, and comes into sight.
  useEffect(() => {
    if (document.activeElement === document.body) sentence.current?.focus()
  }, [])
  return (
    <section className="asked" aria-labelledby="task">
      <div className="asked-head">
        <p ref={sentence} className="task-prompt" id="task" tabIndex={-1}>
          {prompt}
        </p>
        {rule && <Cite rule={rule} />}
      </div>
      {children}
      <Why refusal={refusal} />
      <Foot {...(onUndo ? { onUndo } : {})}>{foot}</Foot>
    </section>
  )
}

function useUndoKey(onUndo: (() => void) | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'u' && isFree(event)) onUndo?.()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

/** The one button that gives the answer. */
export function Primary(props: {
  readonly children: ReactNode
  readonly isOff?: boolean
  readonly onClick: () => void
}) {
  return (
    <button type="button" className="button" id="primary" disabled={props.isOff} onClick={props.onClick}>
      {props.children}
    </button>
  )
}

export interface AnswerFormProps extends Pick<AskProps<unknown>, 'prompt' | 'check' | 'onDone' | 'onUndo'> {
  readonly question: { readonly rule: string }
  /** As the fields say it now. */
  readonly answer: unknown
  /** What the button says that gives it. */
  readonly deed: ReactNode
  /** The answer that leaves everything as it is, where the fields say another one. */
  readonly nothing?: Nothing
  readonly children?: ReactNode
}

export interface Nothing {
  readonly answer: unknown
  readonly deed: string
  /** What it costs: then it is asked once whether it is meant. */
  readonly cost?: string
}

/** A question whose answer is made in fields: one button gives it, and what stands against it is said above. */
export function AnswerForm({ question, answer, deed, check, onDone, nothing, ...props }: AnswerFormProps) {
  const isNothing = nothing !== undefined && JSON.stringify(answer) === JSON.stringify(nothing.answer)
  const refusal = isNothing ? null : check(answer)
  return (
    <Asked
      prompt={props.prompt}
      rule={question.rule}
      refusal={refusal}
      onUndo={props.onUndo}
      foot={
        <>
          {!isNothing || !nothing.cost ? (
            <Primary isOff={refusal !== null} onClick={() => onDone(answer)}>
              {isNothing ? nothing.deed : deed}
            </Primary>
          ) : null}
          {nothing && (!isNothing || nothing.cost) && <LeaveIt nothing={nothing} onDone={onDone} />}
        </>
      }
    >
      {props.children}
    </Asked>
  )
}

/** A quiet button; where it costs something, it says so first. */
function LeaveIt({ nothing, onDone }: { readonly nothing: Nothing; readonly onDone: (answer: unknown) => void }) {
  const [isMeant, setMeant] = useState(false)
  const { answer, deed, cost } = nothing
  const isAsked = cost !== undefined && isMeant
  return (
    <>
      {isAsked && (
        <span className="leave-cost" role="alert">
          {cost}
        </span>
      )}
      <button
        type="button"
        className="button quiet"
        onClick={() => (cost === undefined || isMeant ? onDone(answer) : setMeant(true))}
      >
        {isAsked ? t`${deed} all the same` : deed}
      </button>
    </>
  )
}

/** More than so many buttons are a list. */
const MOST_BUTTONS = 12

/** Any question with a list of answers. */
export function AskAny<V>({ prompt, question, choices, onDone, onUndo }: AskProps<V>) {
  const [chosen, setChosen] = useState(0)
  const { rule } = question as { readonly rule?: string }
  if (choices.length > MOST_BUTTONS) {
    const options = choices.map(({ label }, index) => [String(index), label] as const)
    return (
      <Asked
        prompt={prompt}
        {...(rule ? { rule } : {})}
        onUndo={onUndo}
        foot={<Primary onClick={() => onDone(choices[chosen]!.answer)}>{choices[chosen]!.label}</Primary>}
      >
        <Select
          label={t('Answer')}
          value={String(chosen)}
          options={options}
          onChange={(index) => setChosen(Number(index))}
        />
      </Asked>
    )
  }
  return (
    <Asked
      prompt={prompt}
      {...(rule ? { rule } : {})}
      onUndo={onUndo}
      foot={choices.map(({ id, label, answer }) => (
        <button key={id} type="button" className="button quiet" onClick={() => onDone(answer)}>
          {label}
        </button>
      ))}
    />
  )
}

export interface YesNoProps extends Pick<AskProps<unknown>, 'prompt' | 'check' | 'onDone' | 'onUndo'> {
  readonly rule?: string
  readonly yes: string
  readonly no: string
  readonly children?: ReactNode
}

/** Yes or no; what stands against a yes is said beside it. */
export function YesNo({ yes, no, check, onDone, ...props }: YesNoProps) {
  const refusal = check(true)
  return (
    <Asked
      {...props}
      refusal={refusal}
      foot={
        <>
          <Primary isOff={refusal !== null} onClick={() => onDone(true)}>
            {yes}
          </Primary>
          <button type="button" className="button quiet" onClick={() => onDone(false)}>
            {no}
          </button>
        </>
      }
    />
  )
}
