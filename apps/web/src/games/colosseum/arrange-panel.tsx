/** B02a The sums of three dice, given to the five ratings as the player likes. */
import type { Question } from '@harena/colosseum'
import { useState } from 'react'
import { Cite } from '../../ui/rules-context.tsx'

export interface ArrangePanelProps {
  readonly question: Extract<Question, { kind: 'arrange' }>
  readonly name: string
  readonly onArrange: (totals: readonly number[]) => void
}

const ratings = ['Training', 'Strength', 'Agility', 'Constitution', 'Wounds'] as const

/** Gives a place another total; whoever had it takes what is left. */
function swapped(totals: readonly number[], at: number, total: number): number[] {
  const other = totals.findIndex((one, index) => one === total && index !== at)
  return totals.map((one, index) => (index === at ? total : index === other ? totals[at]! : one))
}

export function ArrangePanel({ question, name, onArrange }: ArrangePanelProps) {
  const [totals, setTotals] = useState<readonly number[]>(() => [...question.totals].sort((a, b) => b - a))
  const values = [...new Set(question.totals)].sort((a, b) => b - a)
  return (
    <div className="arrange">
      <p className="task-prompt" id="task" tabIndex={-1}>
        {name}: give the totals to his ratings
      </p>
      <p className="plot-hint">
        High is good everywhere; training, strength and agility make his CF. <Cite rule={question.rule} />
      </p>
      <div className="sheet-fields">
        {ratings.map((rating, at) => (
          <label key={rating}>
            <span>{rating}</span>
            <select value={totals[at]} onChange={(event) => setTotals(swapped(totals, at, Number(event.target.value)))}>
              {values.map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div className="task-foot">
        <button type="button" className="button" id="primary" onClick={() => onArrange(totals)}>
          Take these ratings
        </button>
      </div>
    </div>
  )
}
