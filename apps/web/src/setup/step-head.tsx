/** The head of a step of a set-up: what is decided here, and a sentence on it. The style sheet counts the steps. */
import type { ReactNode } from 'react'
import './setup.css'

interface StepHeadProps {
  readonly title: string
  readonly note: ReactNode
  /** What is decided in the head itself. */
  readonly children?: ReactNode
}

export function StepHead({ title, note, children }: StepHeadProps) {
  return (
    <div className="step-head">
      <h2>{title}</h2>
      <p className="quiet-text">{note}</p>
      {children}
    </div>
  )
}
