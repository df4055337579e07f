/** A match again, from its record, line by line. */
import { type MatchRecord, type Ruleset, t, verify } from '@harena/engine'
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { Header, Heading, useTitle } from '../app/frame.tsx'
import { useOpening } from '../app/opening.ts'
import { hashOf } from '../app/route.ts'
import type { Sitter } from '../app/saved-match.ts'
import { leftIn, viewerOf } from '../app/sitters.ts'
import { savedMatches } from '../app/stores.ts'
import { SoundCaption } from '../sound/sound-caption.tsx'
import { RulesProvider } from '../ui/rules-context.tsx'
import { tx } from '../ui/tx.ts'
import { useSmall } from '../ui/use-small.ts'
import { useFreeCorner } from './blow-card.tsx'
import { Caption } from './caption.tsx'
import { MatchCards } from './cards.tsx'
import { ResultTable } from './end.tsx'
import { usualPace } from './game.ts'
import { Log } from './log.tsx'
import { titleOf } from './playing.ts'
import { rematchOf } from './rematch.ts'
import { verdictOf } from './result-words.ts'
import { ScrubberPanel, useScrubber, useScrubberKeys } from './scrubber.tsx'
import { Share } from './share.tsx'
import { isCampaign, type ReplayProps, type ScreenSlots, type Shown, type Slots } from './slots.ts'
import { OnSand, useMotions, useStageSounds } from './stage.tsx'
import { momentOf, shownBy, toldOf } from './story.ts'
import { type Line, replayed, type ViewGame } from './timeline.ts'

type SlotsOf<V> = { readonly slots: Slots<V> | ScreenSlots<V> }

export function Replay<V>({ slots, ...props }: ReplayProps & SlotsOf<V>) {
  return isCampaign(slots) ? <slots.Replay {...props} /> : <WholeReplay slots={slots} {...props} />
}

const ReviewPanel = lazy(async () => ({ default: (await import('../review/review-panel.tsx')).ReviewPanel }))
const Decided = lazy(async () => ({ default: (await import('../review/decided.tsx')).Decided }))

function WholeReplay<V>({ slots, record, sitters, left, id }: ReplayProps & { readonly slots: Slots<V> }) {
  const isLeft = leftIn(left)
  const { timeline, view, result } = useMemo(() => replayed(slots, record), [slots, record])
  const { lines, names } = timeline
  const isSame = useVerified(slots.ruleset, record)
  return (
    <RulesProvider book={slots.book} options={record.options} isEager>
      <ReplayScreen
        slots={slots}
        title={titleOf(names)}
        names={names}
        lines={lines}
        viewAt={(at) => timeline.viewAt(at) ?? view}
        sitters={sitters}
        at={startOf(lines)}
      >
        {(at, go) => (
          <>
            <div className="replay-ways">
              {result && id !== null && <AfterReplay id={id} record={record} sitters={sitters} />}
              {!(at === lines.length && result) && (
                <ContinueHere record={record} at={lines[at - 1]?.at ?? 0} names={names} sitters={sitters} />
              )}
            </div>
            {at === lines.length && result && (
              <>
                <h2 className="end-verdict">{verdictOf(result, names, viewerOf(sitters))}</h2>
                {id === null && <ResultTable result={result} names={names} cards={slots.cards(view, null)} />}
              </>
            )}
            {result && (
              <FoldedReview>
                <Decided
                  slots={slots as Slots<unknown>}
                  record={record}
                  names={names}
                  isLeft={isLeft}
                  answers={lines[at - 1]?.at ?? 0}
                />
                <ReviewPanel
                  record={record}
                  names={names}
                  isLeft={isLeft}
                  say={(kind, label) => slots.sayAnswer?.(kind, label) ?? label}
                  seat={viewerOf(sitters) ?? 0}
                  answers={lines[at - 1]?.at ?? 0}
                  unit={slots.unit}
                  onGo={(answers, roll) => {
                    if (roll === undefined) return go(lineAfter(lines, answers))
                    const { from, to } = momentOf(slots, lines, answers, roll)
                    go(from, to)
                  }}
                  tell={(answers, roll) => toldOf(slots.unit, lines, answers, roll, shownBy(slots))}
                />
              </FoldedReview>
            )}
            <Verified isSame={isSame} />
            <details className="end-more">
              <summary>{t('More: save and share')}</summary>
              {isSame && <p>{t('Played again by the rules, this record leads to the same events.')}</p>}
              <Share
                record={() => record}
                names={names}
                picture={{ title: titleOf(names), line: t`A replay of ${slots.book.title}.` }}
              />
            </details>
          </>
        )}
      </ReplayScreen>
    </RulesProvider>
  )
}

/** So many lines are told when the first one has been that so many answers led to; all of them if none did. */
export function lineAfter(lines: readonly Line[], answers: number): number {
  const found = lines.findIndex(({ at }) => at >= answers)
  return found < 0 ? lines.length : found + 1
}

/** Where the men stand ready: all that is told before the first answer is how they were made. */
export function startOf(lines: readonly Line[]): number {
  return Math.max(
    0,
    lines.findIndex(({ at }) => at > lines[0]!.at),
  )
}

/** Goes to where so many lines have been told; with another number it is played from there up to it. */
export type Go = (at: number, to?: number) => void

export interface ReplayScreenProps<V> {
  readonly slots: Slots<V>
  readonly title: string
  readonly names: readonly string[]
  readonly lines: readonly Line[]
  /** What was to be seen when so many lines had been told. */
  readonly viewAt: (at: number) => V
  readonly sitters: readonly (Sitter | undefined)[]
  /** How many lines have been told at first. */
  readonly at?: number
  /** What stands under the scrubber, when so many lines have been shown. */
  readonly children: (at: number, go: Go) => ReactNode
}

const nothing = () => undefined
const noChoices: readonly never[] = []

export function ReplayScreen<V>(props: ReplayScreenProps<V>) {
  const { slots, title, names, lines, viewAt, sitters, children } = props
  const scrubber = useScrubber(lines.length, (place) => shareOf(slots, lines[place - 1]), props.at)
  const { at } = scrubber
  const go: Go = (from, to) => {
    if (to === undefined) return scrubber.go(from)
    scrubber.play(from, to)
    // Whoever clicked far below sees it, and can stop it.
    document.querySelector('.scrubber')?.scrollIntoView({ block: 'center' })
  }
  useTitle(t`Replay: ${title}`)
  useScrubberKeys(scrubber)
  const view = viewAt(at)
  const told = useMemo(() => lines.slice(0, at), [lines, at])
  const sides = slots.sides(view, names)
  const shown = { view, lines: told, names, sides }
  const motions = useMotions(slots, told.at(-1))
  const sounds = useStageSounds(slots, { lines: told })
  const { Board, Clock, Tools } = slots
  const isSmall = useSmall()
  const cards = <MatchCards slots={slots} shown={shown} asked={null} sitters={sitters} />
  return (
    <div className={`play replay ${slots.className}`}>
      <Header tools={Tools && <Tools {...shown} />}>
        <Clock view={view} isOver={false} />
      </Header>
      <main>
        <Heading className="heard">{tx`Replay: ${title}`}</Heading>
        <div className="stage">
          <OnSand motions={motions} lines={told}>
            <Board
              view={view}
              asked={null}
              choices={noChoices}
              looked={null}
              draft={null}
              choose={nothing}
              point={nothing}
            />
          </OnSand>
          <SoundCaption sounds={sounds} />
          {!isSmall && <Told slots={slots} {...shown} />}
        </div>
        <aside className="side" aria-label={t('The replay')}>
          <section className="task" aria-label={t('Replay')}>
            <ScrubberPanel scrubber={scrubber} />
            {isSmall && <Told slots={slots} {...shown} />}
            {!isSmall && children(at, go)}
          </section>
          {!isSmall && cards}
          <Log slots={slots} {...shown} />
          {isSmall && <div className="task">{children(at, go)}</div>}
          {isSmall && cards}
        </aside>
      </main>
    </div>
  )
}

/** Folded until somebody asks for it: who watches wants to read what happens. */
export function FoldedReview({ children }: { readonly children: ReactNode }) {
  return (
    <details className="replay-review">
      <summary>{t('Review: what decided it')}</summary>
      <Suspense>{children}</Suspense>
    </details>
  )
}

/** The line that was told last: over the sand, or on a phone in the panel, as the sand is too small for it. */
function Told<V>({ slots, ...shown }: Shown<V> & { readonly slots: Slots<V> }) {
  const box = useRef<HTMLDivElement>(null)
  useFreeCorner(box)
  const { Overlay } = slots
  return (
    <>
      {Overlay && (
        <div ref={box} className="overlay running">
          <Overlay {...shown} />
        </div>
      )}
      <Caption slots={slots} {...shown} />
    </>
  )
}

function shareOf<V>(slots: Slots<V>, line: Line | undefined): number {
  return line ? (slots.pace?.(line) ?? usualPace(line)) : 0.3
}

/** Whether the record leads to the very events that it was saved with: in short, and in a sentence where that is asked for. */
function useVerified<V>(ruleset: Ruleset<ViewGame<V>>, record: MatchRecord) {
  return useMemo(() => verify(ruleset, record).isSame, [ruleset, record])
}

function Verified({ isSame }: { readonly isSame: boolean }) {
  return (
    <p className={isSame ? 'verified' : 'verified not'} role="status">
      {isSame ? (
        <b>{t('✓ Checked: played again from its record, it is the same match, die by die.')}</b>
      ) : (
        tx`${<b>{t('✗ Not the same match.')}</b>} Played again by the rules, this record leads to other events than it says.`
      )}
    </p>
  )
}

interface AfterReplayProps extends Pick<ReplayProps, 'record' | 'sitters'> {
  readonly id: string
}

/** The ways on from a match that was played here: back to its end, and once more. */
function AfterReplay({ id, record, sitters }: AfterReplayProps) {
  const { begin } = useOpening()
  const again = () => {
    const isQuick = savedMatches.find(id)?.isQuick ?? true
    begin(rematchOf({ id, sitters, isQuick, record: () => record }))
  }
  return (
    <>
      <a className="button quiet small" href={hashOf({ screen: 'play', id })}>
        {t('Back to the result')}
      </a>
      <button type="button" className="button quiet small" onClick={again}>
        {t('Rematch')}
      </button>
    </>
  )
}

interface ContinueHereProps {
  readonly record: MatchRecord
  readonly at: number
  readonly names: readonly string[]
  readonly sitters: readonly Sitter[]
}

function ContinueHere({ record, at, names, sitters }: ContinueHereProps) {
  const [isOpponent, setOpponent] = useState(false)
  const opening = useOpening()
  const goOn = () => {
    const guests = names.map((_, seat): Sitter => {
      if (sitters[seat]) return sitters[seat]
      if (seat === 0) return { kind: 'person', name: 'You' }
      return isOpponent ? { kind: 'opponent', level: 'standard' } : { kind: 'person', name: 'Second player' }
    })
    opening.goOn({ ...record, tape: record.tape.slice(0, at) }, guests)
  }
  return (
    <>
      <button type="button" className="button quiet small" onClick={goOn}>
        {t('Continue from here')}
      </button>
      {sitters.length === 0 && (
        <label className="check">
          <input type="checkbox" checked={isOpponent} onChange={(event) => setOpponent(event.target.checked)} />
          {t('against the standard opponent')}
        </label>
      )}
    </>
  )
}
