/** The match in words, in place of the sand: what has happened since one's last decision, and who is where now. */
import { t } from '@harena/engine'
import { useEffect, useRef } from 'react'
import { viewerOf } from '../app/sitters.ts'
import { settings } from '../app/stores.ts'
import { Key } from '../ui/key.tsx'
import { Cite } from '../ui/rules-context.tsx'
import { keyName } from './keys.ts'
import type { Playing } from './playing.ts'
import type { Task } from './snapshot.ts'
import { useStageSounds } from './stage.tsx'
import { useSince } from './use-since.ts'
import './text-view.css'

export function TextView<V>({ slots, snapshot, shown, sitters }: Playing<V>) {
  const { task, isOver } = snapshot
  const since = useSince(shown.lines, task, ALREADY)
  useStageSounds(slots, { ...shown, hasVerdict: snapshot.verdict !== null, isOver, sealing: undefined })
  useFocusOnTask(task, isOver)
  const seat = task?.seat ?? viewerOf(sitters.flatMap((sitter) => sitter ?? []))
  const { people, things } = slots.inWords?.(shown.view, seat) ?? { people: [], things: [] }
  return (
    <div className="text-view">
      <div className="text-view-head">
        <p className="quiet-text">{t('The arena in words.')}</p>
        <button type="button" className="button quiet small" onClick={() => settings.set({ textView: false })}>
          {t('Show the sand')}
          <Key>{keyName('t')}</Key>
        </button>
      </div>
      <section aria-labelledby="text-since">
        <h2 id="text-since">{t('Since your last decision')}</h2>
        {since.length === 0 && <p className="quiet-text">{t('Nothing yet.')}</p>}
        <ol>
          {since.map((line) => (
            <li key={line.index}>
              {line.text} <Cite rule={line.rule} />
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="text-arena">
        <h2 id="text-arena">{t('Who stands where')}</h2>
        {people.map((person) => (
          <section key={person.seat} aria-labelledby={`text-${person.seat}`} className="text-person">
            <h3 id={`text-${person.seat}`}>
              {person.name}
              {person.seat === seat && <> ({t('you')})</>}
            </h3>
            <p>{person.lines.filter(Boolean).join(' ')}</p>
          </section>
        ))}
        {things.length > 0 && (
          <>
            <h3>{t('What lies and stands about')}</h3>
            <ul>
              {things.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  )
}

/** So many lines are told to whoever comes here in the middle of it. */
const ALREADY = 6

/** A new question is read at once; after it come its answers. */
function useFocusOnTask(task: Task | null, isOver: boolean): void {
  const isFirst = useRef(true)
  useEffect(() => {
    // Whoever comes here keeps the focus on the heading of the screen.
    if (!isFirst.current && (task || isOver)) {
      const place = document.getElementById('task') ?? document.querySelector<HTMLElement>('.end')
      place?.focus({ preventScroll: true })
    }
    isFirst.current = false
  }, [task, isOver])
}
