/** CF set aside in secret: to get free, to hold, to drag. */
import type { Question } from '@harena/colosseum'
import { useState } from 'react'
import { Key } from '../../ui/key.tsx'
import { Cite } from '../../ui/rules-context.tsx'

export interface SpendPanelProps {
  readonly question: Extract<Question, { kind: 'spend' }>
  readonly name: string
  readonly prompt: string
  readonly onSpend: (cf: number) => void
  readonly onUndo: () => void
}

const whys = {
  escape: 'Three dice less these CF must come below 7.',
  hold: 'They are added to his dice when he tries to break your grip.',
  drag: 'Three dice and your strength with these CF must come above 17 to pull him down.',
} as const

const deeds = { escape: 'break free', hold: 'hold him', drag: 'drag him' } as const

export function SpendPanel({ question, name, prompt, onSpend, onUndo }: SpendPanelProps) {
  const { limit, purpose, rule } = question
  const [cf, setCf] = useState(Math.ceil(limit / 2))
  return (
    <div className="spend">
      <p className="task-prompt" id="task" tabIndex={-1}>
        {name}: {prompt}
      </p>
      <p className="plot-hint">
        {whys[purpose]} What you spend is missing in the fight of this phase. <Cite rule={rule} />
      </p>
      <label className="spend-range">
        <span>
          CF to spend: <b>{cf}</b> of {limit}
        </span>
        <input type="range" min={0} max={limit} value={cf} onChange={(event) => setCf(Number(event.target.value))} />
      </label>
      <div className="task-foot">
        <button type="button" className="button" id="primary" onClick={() => onSpend(cf)}>
          Spend {cf} CF to {deeds[purpose]}
        </button>
        <button type="button" className="button quiet" onClick={onUndo}>
          Undo<Key>U</Key>
        </button>
      </div>
    </div>
  )
}
