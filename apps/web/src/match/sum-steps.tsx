/** A sum as the book makes it: each step with its paragraph, and what they come to. */
import { kept, type Otherwise, type SumStep, signed } from '@harena/engine'
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

/** One line of a sum; without a value where it is not always the same. */
export function SumLine({ what, rule, value }: Otherwise) {
  return (
    <li>
      <span>
        <TermText text={kept(what)} isQuiet />
      </span>
      <Cite rule={rule} />
      <b>{value === undefined ? '' : signed(value)}</b>
    </li>
  )
}
