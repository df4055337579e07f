/** CF set aside in secret: to get free, to hold, to drag. */

import type { Question, View } from '@harena/colosseum'
import { fill, key, t } from '@harena/engine'
import { useState } from 'react'
import { Foot } from '../../match/foot.tsx'
import type { PanelProps } from '../../match/slots.ts'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'

const whys = {
  escape: t('Three dice less these CF must come below 7.'),
  hold: t('They are added to his dice when he tries to break your grip.'),
  drag: t('Three dice and your strength with these CF must come above 17 to pull him down.'),
} as const

const deeds = {
  escape: key('Spend {0} CF to break free'),
  hold: key('Spend {0} CF to hold him'),
  drag: key('Spend {0} CF to drag him'),
} as const

export function SpendPanel({ actions, task, names, undo }: PanelProps<View>) {
  const { limit, purpose, rule } = task.question as Extract<Question, { kind: 'spend' }>
  const [cf, setCf] = useState(Math.ceil(limit / 2))
  return (
    <div className="spend">
      <p className="task-prompt" id="task" tabIndex={-1}>
        {names[task.seat]}: {task.prompt}
      </p>
      <p className="plot-hint">
        {tx`${whys[purpose]} What you spend is missing in the fight of this phase. ${<Cite rule={rule} />}`}
      </p>
      <label className="spend-range">
        <span>{tx`CF to spend: ${<b>{cf}</b>} of ${limit}`}</span>
        <input type="range" min={0} max={limit} value={cf} onChange={(event) => setCf(Number(event.target.value))} />
      </label>
      <Foot onUndo={undo}>
        <button type="button" className="button" id="primary" onClick={() => actions.answer(cf)}>
          {fill(deeds[purpose], cf)}
        </button>
      </Foot>
    </div>
  )
}
