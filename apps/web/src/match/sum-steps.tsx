/** A sum as the book makes it: each step with its paragraph, and what they come to. */
import { kept, type Otherwise, type SumStep, signed, t } from '@harena/engine'
import { percent } from '../ui/percents.ts'
import { Cite } from '../ui/rules-context.tsx'
import { TermText } from '../ui/term.tsx'

export interface SumStepsProps {
  readonly steps: readonly SumStep[]
  /** What the steps come to. */
  readonly sum: string
}

export function SumSteps({ steps, sum }: SumStepsProps) {
  return (
    <ul className="preview-lines">
      {steps.map((step) => (
        <SumLine key={`${step.rule} ${step.what}`} {...step} />
      ))}
      <li className="sum">
        <span>{sum}</span>
        <b>{steps.reduce((total, { value }) => total + value, 0)}</b>
      </li>
    </ul>
  )
}

/** One line of a sum. */
function SumLine({ what, rule, value }: SumStep) {
  return (
    <li>
      <span>
        <TermText text={kept(what)} isQuiet />
      </span>
      <Cite rule={rule} />
      <b>{signed(value)}</b>
    </li>
  )
}

interface ChangeLineProps {
  readonly change: Otherwise
  /** How likely it would have been then, if it was a matter of chance. */
  readonly share: number | null
}

/** What would change a sum: by how much, what the number would be then, and how likely that would make it. */
export function ChangeLine({ change, share }: ChangeLineProps) {
  const { what, rule, value, total, isEach } = change
  const name = kept(what)
  return (
    <li>
      <span>
        <TermText text={isEach ? t`${name}, for each point` : name} isQuiet />
      </span>
      <Cite rule={rule} />
      <b>{signed(value)}</b>
      <span className="sum-then">{share === null ? t`then ${total}` : t`then ${total}: ${percent(share)}`}</span>
    </li>
  )
}
