/** The turn, and its eight phases: those that are over, the one that is played, those to come. */
import type { View } from '@harena/colosseum'
import { t } from '@harena/engine'
import { tx } from '../../ui/tx.ts'

const phases = [1, 2, 3, 4, 5, 6, 7, 8] as const

export function Clock({ view }: { readonly view: View }) {
  const now = view.phase
  return (
    <div className="clock phases">
      <span className="clock-round">{tx`Turn ${view.clock.number}`}</span>
      <ol aria-label={t`Phase ${now} of 8`}>
        {phases.map((phase) => (
          <li
            key={phase}
            className={phase < now ? 'phase past' : phase === now ? 'phase now' : 'phase'}
            aria-current={phase === now ? 'step' : undefined}
          >
            {phase}
          </li>
        ))}
      </ol>
    </div>
  )
}
