/** What came of it, and what next. */

import { type AnyOptions, counted, inWords, type MatchResult, type Seat, t } from '@harena/engine'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'

import { useOpening } from '../app/opening.ts'
import { hashOf } from '../app/route.ts'
import { viewerOf } from '../app/sitters.ts'
import { Cite, useOptions } from '../ui/rules-context.tsx'
import { TermText } from '../ui/term.tsx'
import type { CardView } from './card.tsx'
import type { MatchController } from './controller.ts'
import { knownOf, menAtEnd } from './end-men.ts'
import { titleOf } from './playing.ts'
import { rematchOf } from './rematch.ts'
import { verdictOf } from './result-words.ts'
import { Share } from './share.tsx'
import type { Slots } from './slots.ts'
import type { Snapshot } from './snapshot.ts'
import { type Fallen, sceneOf, storyOf, whenOf, withoutSums } from './story.ts'
import { Tally } from './tally.tsx'
import type { Line } from './timeline.ts'

const OwnAfter = lazy(async () => ({ default: (await import('../own/after.tsx')).OwnAfter }))

export interface ResultTableProps {
  readonly result: MatchResult
  readonly names: readonly string[]
  /** Of whom a card says his fate in the words of his game. */
  readonly cards: readonly Pick<CardView, 'seat' | 'out'>[]
}

/** Munera also tells which skill was taken. */
function skillOf(seat: MatchResult['seats'][number]): string | null {
  const { skillTaken } = seat as { skillTaken?: unknown }
  return typeof skillTaken === 'string' ? skillTaken : null
}

export function ResultTable({ result, names, cards }: ResultTableProps) {
  return (
    <table className="result">
      <caption className="heard">{t('What the bout adds to each record')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Gladiator')}</th>
          <th scope="col">{t('Bout')}</th>
          <th scope="col">{t('Kills')}</th>
          <th scope="col">{t('Fate')}</th>
        </tr>
      </thead>
      <tbody>
        {result.seats.map((seat, index) => {
          const skill = skillOf(seat)
          return (
            <tr key={names[index]} className={seat.outcome}>
              <th scope="row">{names[index]}</th>
              <td>{t(seat.outcome)}</td>
              <td>{seat.kills > 0 ? `+${seat.kills}` : '–'}</td>
              <td>
                <TermText text={cards.find((card) => card.seat === index)?.out ?? wordFor(seat.end)} />
                {skill && t`, learns ${t(skill)}`}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The games name ends as the code does: "mortallyWounded". */
function wordFor(end: string | null): string {
  if (end === 'dispatched') return t('put to death')
  return end === null ? t('stands') : t(inWords(end))
}

interface StoryProps<V> {
  readonly slots: Slots<V>
  readonly lines: readonly Line[]
  readonly winners: readonly Seat[]
  /** How it ended. */
  readonly view: V
}

/** The bout in a few lines, each with its paragraph, and what each man took. */
export function Story<V>({ slots, lines, winners, view }: StoryProps<V>) {
  const { led, fallen } = storyOf(slots, lines, winners)
  const scene = new Set(sceneOf(slots, lines, winners))
  if (led.length + fallen.length === 0) return null
  return (
    <section className="end-told" aria-label={t('How it came about')}>
      <h3>{t('How it came about')}</h3>
      <ol className="end-story">
        {led.map((line) => (
          <li key={line.index}>
            <When>{whenOf(slots.unit, lines, line)}</When> <TermText text={line.text} /> <Cite rule={line.rule} />
          </li>
        ))}
        {fallen.map((one, at) => (
          <FallenMan
            key={one.seat}
            slots={slots}
            lines={lines}
            fallen={one}
            before={fallen[at - 1]}
            isOnStage={one.lines.some((line) => scene.has(line))}
          />
        ))}
      </ol>
      <Tally slots={slots} lines={lines} view={view} />
    </section>
  )
}

interface FallenManProps<V> extends Pick<StoryProps<V>, 'slots' | 'lines'> {
  readonly fallen: Fallen
  /** Who fell before him: what ended both is told once. */
  readonly before: Fallen | undefined
  /** While the scene of the end tells it, it does not stand beside it once more. */
  readonly isOnStage: boolean
}

/** What felled him with its cause, what was decided over him, and what the rules say of such an end. */
function FallenMan<V>({ slots, lines, fallen, before, isOnStage }: FallenManProps<V>) {
  const last = fallen.lines.at(-1)!
  const options = useOptions() as AnyOptions
  const whyOf = (line: Line | undefined) => (line && slots.whyFallen?.(line, lines, options)) ?? null
  const why = whyOf(last)
  const isSaid = why?.text === whyOf(before?.lines.at(-1))?.text
  const told = fallen.lines.filter((line) => !before?.lines.includes(line))
  return (
    <li className={isOnStage ? 'deciding on-stage' : 'deciding'}>
      <When>{whenOf(slots.unit, lines, last)}</When>{' '}
      <TermText text={told.map(({ text }) => withoutSums(text)).join(' ')} /> <Cite rule={last.rule} />
      {why && !isSaid && (
        <span className="end-why">
          <TermText text={why.text} isQuiet /> <Cite rule={why.rule} />
        </span>
      )}
    </li>
  )
}

function When({ children }: { readonly children: string }) {
  return children === '' ? null : <b className="end-when">{children}:</b>
}

export interface EndPanelProps<V> {
  readonly slots: Slots<V>
  readonly controller: MatchController<V>
  readonly snapshot: Snapshot<V>
  /** What the page has to say besides. */
  readonly more?: ReactNode
}

export function EndPanel<V>({ slots, controller, snapshot, more }: EndPanelProps<V>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { result, names } = snapshot
  if (!result) return null
  const after = t`After ${counted(result.length, slots.unit)} of ${slots.book.title}.`
  return (
    <div className="end">
      <h2 ref={heading} tabIndex={-1} className="end-verdict">
        {verdictOf(result, names, viewerOf(controller.sitters))}
      </h2>
      <p className="quiet-text">{after}</p>
      <EndButtons slots={slots} controller={controller}>
        <Share
          record={() => controller.record()}
          names={names}
          picture={{
            title: verdictOf(result, names),
            line: `${titleOf(names)}. ${after}`,
            men: menAtEnd(slots.cards(snapshot.view, null), result, ({ seat }) => knownOf(controller.id, seat)),
          }}
        />
      </EndButtons>
      {more}
      <Suspense>
        <OwnAfter match={controller.id} book={slots.book} life={slots.life} />
      </Suspense>
      <Story slots={slots} lines={snapshot.lines} winners={result.winners} view={snapshot.view} />
      <ResultTable result={result} names={names} cards={slots.cards(snapshot.view, null)} />
      {slots.resultNote?.(result) && <p className="quiet-text small">{slots.resultNote(result)}</p>}
    </div>
  )
}

interface EndButtonsProps<V> extends Pick<EndPanelProps<V>, 'slots' | 'controller'> {
  /** What can be taken along. */
  readonly children: ReactNode
}

/** One that most people want, two beside it, and a menu for the rest. */
function EndButtons<V>({ slots, controller, children }: EndButtonsProps<V>) {
  const { begin } = useOpening()
  return (
    <>
      <div className="end-buttons">
        <button type="button" className="button" onClick={() => begin(rematchOf(controller))}>
          {t('Rematch')}
        </button>
        <a className="button quiet" href={hashOf({ screen: 'setup', ruleset: slots.book.id })}>
          {t('New bout')}
        </a>
        <a className="button quiet strong" href={hashOf({ screen: 'replay', id: controller.id, part: null })}>
          {t('Watch the replay and the review')}
        </a>
      </div>
      <details className="end-more">
        <summary>{t('More: save, share, print, undo')}</summary>
        {children}
        <button type="button" className="button quiet" onClick={() => controller.undo()}>
          {t('Undo')}
        </button>
      </details>
    </>
  )
}
