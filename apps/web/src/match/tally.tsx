/** Whoever was harmed, and by how much when: the pieces stand side by side, as large as they are, and add up. */
import { capital, counted, t } from '@harena/engine'
import type { Slots } from './slots.ts'
import { type Taken, takenBy } from './tally.ts'
import type { Line } from './timeline.ts'

interface TallyProps<V> {
  readonly slots: Slots<V>
  readonly lines: readonly Line[]
  readonly view: V
}

export function Tally<V>({ slots, lines, view }: TallyProps<V>) {
  const unit = slots.harm ?? 'wound'
  const men = slots.cards(view, null).flatMap(({ seat, name }) => {
    const taken = takenBy(slots, lines, seat, (where) => slots.bears?.(view, seat, where) ?? null)
    return taken.length > 0 ? [{ seat, name, taken }] : []
  })
  if (men.length === 0) return null
  return (
    <ul className="tally" aria-label={t('What each man took')}>
      {men.map(({ seat, name, taken }) => (
        <li key={seat}>
          <p className="tally-sum">
            {name}: <b>{counted(sumOf(taken), unit)}</b>
          </p>
          <ul className="tally-row">
            {taken.map((one) => (
              <li key={`${one.round}/${one.where}`} style={{ flexGrow: one.marked }}>
                <b>{one.marked}</b> <span>{labelOf(slots.unit, one)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const sumOf = (taken: readonly Taken[]) => taken.reduce((sum, { marked }) => sum + marked, 0)

/** When and where, as far as that is told, and what more was struck than he had to lose. */
function labelOf(unit: string, { round, where, blows, marked, struck }: Taken): string {
  const parts = [
    where === null ? null : t(where),
    round === null ? null : `${t(capital(unit))} ${round}`,
    blows > 1 ? counted(blows, 'blow') : null,
    struck > marked ? t`${struck} were struck` : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}
