/** B-102 The sums of three dice, given to the five ratings as the player likes. */
import type { Question, View } from '@harena/colosseum'
import { t } from '@harena/engine'
import { useState } from 'react'
import { Foot } from '../../match/foot.tsx'
import type { PanelProps } from '../../match/slots.ts'
import { Select } from '../../ui/fields.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'

const ratings = [t('Training'), t('Strength'), t('Agility'), t('Constitution'), t('Wounds')] as const

/** Gives a place another total; whoever had it takes what is left. */
function swapped(totals: readonly number[], at: number, total: number): number[] {
  const other = totals.findIndex((one, index) => one === total && index !== at)
  return totals.map((one, index) => (index === at ? total : index === other ? totals[at]! : one))
}

export function ArrangePanel({ actions, task, names, undo }: PanelProps<View>) {
  const question = task.question as Extract<Question, { kind: 'arrange' }>
  const [totals, setTotals] = useState<readonly number[]>(() => [...question.totals].sort((a, b) => b - a))
  const values = [...new Set(question.totals)].sort((a, b) => b - a).map(String)
  return (
    <div className="arrange">
      <p className="task-prompt" id="task" tabIndex={-1}>
        {tx`${names[task.seat]}: give the totals to his ratings`}
      </p>
      <p className="plot-hint">
        {tx`High is good everywhere; training, strength and agility make his CF. ${<Cite rule={question.rule} />}`}
      </p>
      <div className="sheet-fields">
        {ratings.map((rating, at) => (
          <Select
            key={rating}
            label={rating}
            value={String(totals[at])}
            options={values.map((value) => [value, value])}
            onChange={(value) => setTotals(swapped(totals, at, Number(value)))}
          />
        ))}
      </div>
      <Foot onUndo={undo}>
        <button type="button" className="button" id="primary" onClick={() => actions.answer(totals)}>
          {t('Take these ratings')}
        </button>
      </Foot>
    </div>
  )
}
