/** The end on the whole stage: the laurel for the victor, or the fallen man; and the blow that decided it, again. */
import { type AnyOptions, type Rule, type Seat, t } from '@harena/engine'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Look } from '../figures/look.ts'
import { isDeadly } from '../own/men.ts'
import { Cite, useOptions } from '../ui/rules-context.tsx'
import { TermText } from '../ui/term.tsx'
import type { MatchController } from './controller.ts'
import { knownOf } from './end-men.ts'
import { endStageOf } from './end-stage.ts'
import type { Slots } from './slots.ts'
import type { Snapshot } from './snapshot.ts'
import { decisive, sceneOf, withoutSums } from './story.ts'
import type { Line } from './timeline.ts'

const EndFigure = lazy(async () => ({ default: (await import('../figures/end-figure.tsx')).EndFigure }))
const LuckOfMatch = lazy(async () => ({ default: (await import('../review/luck-meter.tsx')).LuckOfMatch }))

export interface EndSceneProps<V> {
  readonly slots: Slots<V>
  readonly controller: Pick<MatchController, 'id' | 'record' | 'again'>
  readonly snapshot: Pick<Snapshot<V>, 'result' | 'view' | 'lines'>
  /** Through whose eyes it is seen; null where several share the screen. */
  readonly seat: Seat | null
  /** What a campaign knows of a man's face besides his name. */
  readonly face?: ((name: string) => Partial<Look>) | undefined
}

export function EndScene<V>({ slots, controller, snapshot, seat, face }: EndSceneProps<V>) {
  const [isAway, setAway] = useState(false)
  const options = useOptions() as AnyOptions
  const { result, view, lines } = snapshot
  const isOver = result !== null
  const record = useMemo(() => (isOver ? controller.record() : null), [controller, isOver])
  if (!result || !record || isAway) return null
  const blow = decisive(slots, lines, result.winners)
  const how = sceneOf(slots, lines, result.winners)
  const why = new Map(how.flatMap((line) => reasonFor(slots, line, lines, options)))
  const { cards, words, isSad } = endStageOf(slots.cards(view, null), result, seat)
  return (
    <section className={isSad ? 'end-scene lost' : 'end-scene'} aria-label={t('The end')}>
      <div className="end-figures" aria-hidden="true">
        <Suspense>
          {cards.slice(0, 3).map((card) => (
            <EndFigure
              key={card.seat}
              figure={card.figure}
              name={card.name}
              known={face?.(card.name) ?? knownOf(controller.id, card.seat)}
              isVictor={!isSad && result.winners.includes(card.seat)}
              isDead={isDeadly(result.seats[card.seat]?.end ?? null)}
            />
          ))}
        </Suspense>
      </div>
      <p className="end-words display">{words}</p>
      {how.length > 0 && (
        <p className="end-how">
          <TermText text={how.map(({ text }) => withoutSums(text)).join(' ')} /> <Cite rule={how.at(-1)!.rule} />
          {[...why].map(([text, rule]) => (
            <span key={text}>
              {' '}
              <TermText text={text} /> <Cite rule={rule} />
            </span>
          ))}
        </p>
      )}
      <Suspense>
        <LuckOfMatch record={record} seat={seat ?? 0} />
      </Suspense>
      <div className="end-scene-buttons">
        {blow && (
          <button type="button" className="button quiet" onClick={() => controller.again(blow.from, blow.to)}>
            {t('The decisive blow again')}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => setAway(true)}>
          {t('Show the sand and the log')}
        </button>
      </div>
    </section>
  )
}

/** What the rules say of such an end, with the paragraph. */
function reasonFor<V>(
  { whyFallen }: Slots<V>,
  line: Line,
  lines: readonly Line[],
  options: AnyOptions,
): [text: string, rule: Rule][] {
  const why = whyFallen?.(line, lines, options)
  return why ? [[why.text, why.rule]] : []
}
