/** A match again, line by line. */
import type { MatchRecord } from '@harena/engine'
import { heroes, type Options, type Setup, type View } from '@harena/heroes'
import { type ReactNode, useMemo } from 'react'
import { Header, Heading, useTitle } from '../../app/frame.tsx'
import type { Sitter } from '../../app/saved-matches.ts'
import { ResultTable, verdict } from '../../match/end.tsx'
import { Log } from '../../match/log.tsx'
import { ContinueHere, ScrubberPanel, useScrubber, useScrubberKeys, Verified } from '../../match/replay.tsx'
import { type Line, Timeline } from '../../match/timeline.ts'
import { RulesProvider } from '../../ui/rules-context.tsx'
import { HeroesArena } from './board/arena.tsx'
import { heroesBook } from './book.ts'
import { Clash } from './clash.tsx'
import { Throws } from './dice.tsx'
import { RosterCards } from './roster-card.tsx'
import { throwsOf } from './throws.ts'

export interface HeroesReplayProps {
  readonly record: MatchRecord
  readonly sitters: readonly Sitter[]
}

export function HeroesReplay({ record, sitters }: HeroesReplayProps) {
  const timeline = useMemo(() => new Timeline<View>(heroes, record, null, 0), [record])
  const opening = useMemo(
    () => heroes.view(heroes.start(record.setup as Setup, record.options as unknown as Options), null),
    [record],
  )
  const { lines, names } = timeline
  const { result } = timeline.last
  return (
    <RulesProvider guide={heroesBook} options={record.options}>
      <LineReplay
        title={names.join(' against ')}
        lines={lines}
        viewAt={(at) => timeline.frames?.at(at - 1) ?? opening}
        sitters={sitters}
      >
        {(at) => (
          <>
            <Verified ruleset={heroes} record={record} />
            {at === lines.length && result && (
              <>
                <h2 className="end-verdict">{verdict(result.winners, names)}</h2>
                <ResultTable result={result} names={names} />
              </>
            )}
            <ContinueHere
              record={record}
              at={at === 0 ? 0 : lines[at - 1]!.scene}
              names={names}
              sitters={sitters}
              isOver={at === lines.length && result !== null}
            />
          </>
        )}
      </LineReplay>
    </RulesProvider>
  )
}

export interface LineReplayProps {
  readonly title: string
  readonly lines: readonly Line[]
  /** What was to be seen when so many lines had been written. */
  readonly viewAt: (at: number) => View
  readonly sitters: readonly (Sitter | undefined)[]
  /** What stands under the scrubber, when so many lines have been shown. */
  readonly children: (at: number) => ReactNode
}

const noChoices: readonly never[] = []
const nothing = () => undefined

export function LineReplay({ title, lines, viewAt, sitters, children }: LineReplayProps) {
  const scrubber = useScrubber(lines.length)
  useTitle(`Replay: ${title}`)
  useScrubberKeys(scrubber)
  const view = viewAt(scrubber.at)
  const names = view.gladiators.map((one) => one.name)
  const sides = view.gladiators.map((one) => one.side)
  const shown = useMemo(() => lines.slice(0, scrubber.at), [lines, scrubber.at])
  const latest = shown.at(-1)
  return (
    <div className="play replay heroes">
      <Header>
        <p className="clock">
          <span className="clock-round">
            {view.clock.name} {Math.max(1, view.clock.number)}
          </span>
        </p>
      </Header>
      <main>
        <Heading className="heard">Replay: {title}</Heading>
        <div className="stage">
          <HeroesArena view={view} choices={noChoices} focusId={null} onChoose={nothing} onHover={nothing} />
          <div className="clash-place running">
            <Clash lines={shown} names={names} sides={sides} />
          </div>
          {latest && (
            <div className="caption" aria-hidden="true">
              <p>{latest.text}</p>
            </div>
          )}
        </div>
        <aside className="side" aria-label="The replay">
          <section className="task" aria-label="Replay">
            <ScrubberPanel scrubber={scrubber} last={lines.length} />
            {children(scrubber.at)}
          </section>
          <RosterCards view={view} sitters={sitters} />
          <Log
            lines={shown}
            names={names}
            sides={sides}
            clock={view.clock.name}
            showDice={(line) => <Throws dice={throwsOf(line, names)} sides={sides} />}
          />
        </aside>
      </main>
    </div>
  )
}
