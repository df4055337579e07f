/** §18.3 The crowd's throw, as its event tells it. */
import type { Mercy } from '@harena/engine'
import { SPARED_BY_COLUMN_FROM, SPARED_FROM } from '../tables/crowd.ts'
import type { EventOf } from './events.ts'

type Appealed = Pick<EventOf<'appealed'>, 'spared' | 'steps'>

/** One die of 1981, or two; null where the steps may not be known, or do not say how many were thrown. */
export function mercyOf({ spared, steps = [] }: Appealed): Mercy | null {
  const [crowd, ...added] = steps
  if (!crowd) return null
  const thrown = crowd.value
  if (added.some(({ what }) => what === 'column') || (spared && thrown <= 6 && added.length === 0)) {
    return { thrown, added, from: SPARED_BY_COLUMN_FROM, dice: 1, isSureAtBest: false, isLostAtWorst: true }
  }
  if (added.length === 0 && thrown <= 6) return null
  return { thrown, added, from: SPARED_FROM, dice: 2, isSureAtBest: false, isLostAtWorst: false }
}
