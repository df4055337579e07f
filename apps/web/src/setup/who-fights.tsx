/** The step of a set-up that says who fights, and how many. */
import { t } from '@harena/engine'
import type { ReactNode } from 'react'
import { Select } from '../ui/fields.tsx'
import { StepHead } from './step-head.tsx'

interface WhoFightsProps {
  /** What they are called: "Gladiators". */
  readonly word: string
  readonly count: number
  readonly fewest: number
  readonly most: number
  readonly onCount: (count: number) => void
  readonly note?: string
  /** What their number brings with it. */
  readonly children?: ReactNode
}

const usual = t('What each of them is, and who plays him: you, or an opponent.')

export function WhoFights({ word, count, fewest, most, onCount, note = usual, children }: WhoFightsProps) {
  const counts = Array.from({ length: most - fewest + 1 }, (_, more) => String(fewest + more))
  return (
    <StepHead
      title={t('Who fights?')}
      note={
        <>
          {note} {children}
        </>
      }
    >
      <Select
        label={word}
        value={String(count)}
        options={counts.map((one) => [one, one])}
        onChange={(one) => onCount(Number(one))}
      />
    </StepHead>
  )
}
