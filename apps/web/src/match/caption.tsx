/** What has just happened: over the sand during a playback, and in the panel of a phone, where the log is out of sight. */
import { type AnyOptions, t } from '@harena/engine'
import { useOptions } from '../ui/rules-context.tsx'
import type { Slots, Told } from './slots.ts'
import { LineDice } from './thrown.tsx'
import type { Line } from './timeline.ts'
import { shortLine } from './told-sums.ts'

interface CaptionProps<V> extends Told {
  readonly slots: Slots<V>
}

/** What a line says, without the sums that its numbers open into elsewhere. */
export function useInShort<V>({ reckonings }: Slots<V>): (line: Line) => string {
  const options = useOptions() as AnyOptions
  return ({ text, event }) => shortLine(text, reckonings?.told(event, options) ?? [])
}

/** Over the sand: the latest line. The log says the same to those who listen. */
export function Caption<V>({ slots, ...told }: CaptionProps<V>) {
  const line = told.lines.at(-1)
  const inShort = useInShort(slots)
  if (!line) return null
  return (
    <div className="caption" aria-hidden="true">
      <p>
        {inShort(line)}
        {!slots.Overlay && <LineDice game={slots} line={line} {...told} />}
      </p>
    </div>
  )
}

/** More would cover what there is to do. */
const MOST_LINES = 3

/** A turn without a point is one that was lost: whoever was not asked wants to know why. */
function isLost({ event }: Line): boolean {
  return 'ap' in event && event.ap === 0
}

/** So far back it is looked for. */
const MOST_RESUMED = 30

/** Whoever comes back may have left before all was told: the last of it, for him to open. */
export function Resumed<V>({ slots, lines }: CaptionProps<V>) {
  const inShort = useInShort(slots)
  const last = lines
    .slice(-MOST_RESUMED)
    .filter(({ event: { kind } }) => !slots.quiet?.has(kind) && !slots.routine?.has(kind) && !slots.steps?.has(kind))
    .slice(-MOST_RETOLD)
  if (last.length === 0) return null
  return (
    <details className="resumed">
      <summary>{t('What happened last?')}</summary>
      {last.map((line) => (
        <p key={line.index}>{inShort(line)}</p>
      ))}
    </details>
  )
}

/** As many as are read at once. */
const MOST_RETOLD = 8

/** In the panel: what came of the last answers, and what was told before the line that is being shown. */
export function Recap<V>({ slots, lines }: CaptionProps<V>) {
  const inShort = useInShort(slots)
  const latest = lines.slice(-4 * MOST_LINES).filter((line) => isLost(line) || !slots.quiet?.has(line.event.kind))
  if (latest.length === 0) return null
  return (
    <div className="caption" aria-hidden="true">
      {latest
        .filter((line, at) => at >= latest.length - MOST_LINES || isLost(line))
        .map((line) => (
          <p key={line.index}>{inShort(line)}</p>
        ))}
    </div>
  )
}
