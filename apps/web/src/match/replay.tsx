/** A match again, from its record: forwards, backwards, as fast as one likes. */
import { type MatchRecord, type Ruleset, verify } from '@harena/engine'
import { useEffect, useMemo, useState } from 'react'
import { Header, Heading, useTitle } from '../app/frame.tsx'
import { hashOf } from '../app/route.ts'
import type { Sitter } from '../app/saved-matches.ts'
import { speeds } from '../app/settings.ts'
import { continueMatch, prefersStillness, useSettings } from '../app/state.ts'
import { Arena } from '../board/arena.tsx'
import { useFight } from '../board/use-fight.ts'
import type { Guide } from '../games/guide.ts'
import { groundThings, placements, sidesOf } from '../games/hex/figures.ts'
import { RulesProvider } from '../ui/rules-context.tsx'
import { Cards } from './cards.tsx'
import { ResultTable, verdict } from './end.tsx'
import { isFree } from './keys.ts'
import { Log } from './log.tsx'
import { momentIn } from './moments.ts'
import { Share } from './share.tsx'
import { Timeline, type ViewGame } from './timeline.ts'

export interface ReplayProps {
  readonly guide: Guide
  readonly record: MatchRecord
  /** Who sat there, if it is known. */
  readonly sitters: readonly Sitter[]
}

const paces = { 1: '1 ×', 2: '2 ×', 4: '4 ×', 8: '8 ×' } as const

type Pace = keyof typeof paces

export function Replay(props: ReplayProps) {
  const { guide, record } = props
  const timeline = useMemo(() => new Timeline(guide.entry.ruleset, record, null), [guide, record])
  return (
    <RulesProvider guide={guide} options={record.options}>
      <ReplayScreen {...props} timeline={timeline} />
    </RulesProvider>
  )
}

export function useScrubber(last: number) {
  const [at, setAt] = useState(0)
  const [isRunning, setRunning] = useState(false)
  const [pace, setPace] = useState<Pace>(1)
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)))
  const isMoving = isRunning && at < last
  useEffect(() => {
    if (!isMoving) return
    const timer = window.setTimeout(() => setAt(at + 1), (prefersStillness() ? 1200 : speeds.normal.pause) / pace)
    return () => window.clearTimeout(timer)
  }, [isMoving, at, pace])
  const toggle = () => {
    if (!isMoving && at >= last) setAt(0)
    setRunning(!isMoving)
  }
  return { at, go, isMoving, toggle, pace, setPace, stop: () => setRunning(false) }
}

export type Scrubber = ReturnType<typeof useScrubber>

function ReplayScreen({ guide, record, sitters, timeline }: ReplayProps & { readonly timeline: Timeline }) {
  const scrubber = useScrubber(timeline.last.at)
  const scene = timeline.scenes[scrubber.at]!
  const { view } = scene
  const { names } = timeline
  const { coordinates } = useSettings()
  useTitle(`Replay: ${names.join(' against ')}`)
  useScrubberKeys(scrubber)
  const figures = useMemo(() => placements(guide, view), [guide, view])
  const lines = useMemo(() => timeline.lines.slice(0, scene.lines), [timeline, scene])
  const sides = useMemo(() => sidesOf(names, timeline.last.view), [names, timeline])
  const moment = lines.filter((line) => line.scene === scene.at).flatMap((line) => momentIn(line) ?? [])[0]
  return (
    <div className="play replay">
      <Header>
        <p className="clock">
          <span className="clock-round">
            {view.clock.name} {view.clock.number}
          </span>
        </p>
      </Header>
      <main>
        <Heading className="heard">Replay: {names.join(' against ')}</Heading>
        <div className="stage">
          <Arena
            cols={view.arena.cols}
            rows={view.arena.rows}
            figures={figures}
            ground={groundThings(view)}
            targets={[]}
            focusId={null}
            zoomTo={useFight(view)}
            showCoordinates={coordinates}
            label={`Arena of ${view.arena.cols} by ${view.arena.rows} hexes`}
            onChoose={() => undefined}
            onHover={() => undefined}
          />
          {moment && (
            <p className="stage-word">
              {names[moment.seat]} is <b>{moment.isSpared ? 'spared' : 'dispatched'}</b>
            </p>
          )}
        </div>
        <aside className="side" aria-label="The replay">
          <section className="task" aria-label="Replay">
            <ScrubberPanel scrubber={scrubber} last={timeline.last.at} />
            <Verified ruleset={guide.entry.ruleset} record={record} />
            {scene.result && (
              <>
                <h2 className="end-verdict">{verdict(scene.result.winners, names)}</h2>
                <ResultTable result={scene.result} names={names} />
              </>
            )}
            <ContinueHere
              record={record}
              at={scrubber.at}
              names={names}
              sitters={sitters}
              isOver={scene.result !== null}
            />
          </section>
          <Cards guide={guide} view={view} sitters={sitters} />
          <Log lines={lines} names={names} sides={sides} clock={view.clock.name} />
        </aside>
      </main>
    </div>
  )
}

export function useScrubberKeys(scrubber: Scrubber): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isFree(event)) return
      if (event.key === ' ') scrubber.toggle()
      else if (event.key === 'ArrowRight') scrubber.go(scrubber.at + 1)
      else if (event.key === 'ArrowLeft') scrubber.go(scrubber.at - 1)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

export function ScrubberPanel({ scrubber, last }: { readonly scrubber: Scrubber; readonly last: number }) {
  return (
    <div className="scrubber">
      <input
        type="range"
        min={0}
        max={last}
        value={scrubber.at}
        aria-label="Place in the match"
        aria-valuetext={`${scrubber.at} of ${last}`}
        onChange={(event) => {
          scrubber.stop()
          scrubber.go(Number(event.target.value))
        }}
      />
      <div className="scrubber-buttons">
        <button type="button" className="button" onClick={scrubber.toggle}>
          {scrubber.isMoving ? 'Pause' : 'Play'}
        </button>
        <button
          type="button"
          className="button quiet small"
          disabled={scrubber.at === 0}
          onClick={() => scrubber.go(scrubber.at - 1)}
        >
          Back
        </button>
        <button
          type="button"
          className="button quiet small"
          disabled={scrubber.at === last}
          onClick={() => scrubber.go(scrubber.at + 1)}
        >
          Forward
        </button>
        <label className="scrubber-pace">
          <span className="heard">Speed</span>
          <select value={scrubber.pace} onChange={(event) => scrubber.setPace(Number(event.target.value) as Pace)}>
            {Object.entries(paces).map(([pace, title]) => (
              <option key={pace} value={pace}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <span className="scrubber-place">
          {scrubber.at}/{last}
        </span>
      </div>
    </div>
  )
}

/** Whether the record leads to the very events that it was saved with. */
interface VerifiedProps {
  readonly ruleset: Ruleset<ViewGame<unknown>>
  readonly record: MatchRecord
}

export function Verified({ ruleset, record }: VerifiedProps) {
  const { isSame } = useMemo(() => verify(ruleset, record), [ruleset, record])
  return (
    <p className={isSame ? 'verified' : 'verified not'} role="status">
      {isSame ? (
        <>
          <b>✓ Same record, same match.</b> Played again by the rules, it leads to the same events.
        </>
      ) : (
        <>
          <b>✗ Not the same match.</b> Played again by the rules, this record leads to other events than it says.
        </>
      )}
    </p>
  )
}

interface ContinueHereProps {
  readonly record: MatchRecord
  readonly at: number
  readonly names: readonly string[]
  readonly sitters: readonly Sitter[]
  readonly isOver: boolean
}

export function ContinueHere({ record, at, names, sitters, isOver }: ContinueHereProps) {
  const [isOpponent, setOpponent] = useState(false)
  const goOn = () => {
    const guests = names.map((_, seat): Sitter => {
      if (sitters[seat]) return sitters[seat]
      if (seat === 0) return { kind: 'person', name: 'You' }
      return isOpponent ? { kind: 'opponent', level: 'standard' } : { kind: 'person', name: 'Second player' }
    })
    const id = continueMatch({ ...record, tape: record.tape.slice(0, at) }, guests)
    location.hash = hashOf({ screen: 'play', id })
  }
  return (
    <div className="continue">
      {!isOver && (
        <button type="button" className="button quiet" onClick={goOn}>
          Continue from here
        </button>
      )}
      {!isOver && sitters.length === 0 && (
        <label className="check">
          <input type="checkbox" checked={isOpponent} onChange={(event) => setOpponent(event.target.checked)} />
          against the standard opponent
        </label>
      )}
      <Share record={() => record} names={names} />
    </div>
  )
}
