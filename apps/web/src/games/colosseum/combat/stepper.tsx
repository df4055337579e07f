/** A number that goes up and down: by mouse, by finger, by arrow keys and digits. */
import { t } from '@harena/engine'
import type { KeyboardEvent } from 'react'

export interface StepperProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
  readonly isDisabled?: boolean
  /** What screen readers hear after the number. */
  readonly unit?: string
  /** Plus above, minus below. */
  readonly isUpright?: boolean
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  '+': 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  '-': -1,
  PageUp: 3,
  PageDown: -3,
}

export function Stepper(props: StepperProps) {
  const { label, value, min, max, onChange, isDisabled = false, unit = 'CF', isUpright = false } = props
  const set = (wanted: number) => {
    const held = Math.max(min, Math.min(max, wanted))
    if (held !== value && !isDisabled) onChange(held)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const digit = /^\d$/.test(event.key) ? Number(event.key) : null
    const edge = event.key === 'Home' ? min : event.key === 'End' ? max : null
    const wanted = step === undefined ? (digit ?? edge) : value + step
    if (wanted === null) return
    event.preventDefault()
    set(wanted)
  }
  return (
    <span className={isUpright ? 'stepper upright' : 'stepper'}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t`${label}: one less`}
        disabled={isDisabled || value <= min}
        onClick={() => set(value - 1)}
      >
        −
      </button>
      {/* Not a number field, which would open a keyboard on a phone. */}
      <span
        role="spinbutton"
        tabIndex={isDisabled ? -1 : 0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={Math.max(max, value)}
        aria-valuetext={`${value} ${unit}`}
        aria-disabled={isDisabled}
        onKeyDown={onKeyDown}
      >
        {value}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t`${label}: one more`}
        disabled={isDisabled || value >= max}
        onClick={() => set(value + 1)}
      >
        +
      </button>
    </span>
  )
}
