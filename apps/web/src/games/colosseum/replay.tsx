/** A match again, line by line. */
import { colosseum, type Options, type Setup, type View } from '@harena/colosseum'
import type { MatchRecord } from '@harena/engine'
import { useMemo, useState } from 'react'
import { Header, Heading, useTitle } from '../../app/frame.tsx'
import type { Sitter } from '../../app/saved-matches.ts'
import { useSettings } from '../../app/state.ts'
import { Arena } from '../../board/arena.tsx'
import { useFight } from '../../board/use-fight.ts'
import { ResultTable, verdict } from '../../match/end.tsx'
import { Log } from '../../match/log.tsx'
import { ContinueHere, ScrubberPanel, useScrubber, useScrubberKeys, Verified } from '../../match/replay.tsx'
import { Timeline } from '../../match/timeline.ts'
import { RulesProvider } from '../../ui/rules-context.tsx'
import { TerrainLayer } from './board/terrain.tsx'
import { colosseumBook } from './book.ts'
import { Cards } from './cards.tsx'
import { Clock } from './clock.tsx'
import { AttackPlayback } from './combat/attack-playback.tsx'
import { RevealPlots } from './combat/reveal-plots.tsx'
import { groundThings, placements } from './figures.ts'
import { useShownDice } from './match-screen.tsx'
import { SheetDialog, type WhichSheet } from './sheet-dialog.tsx'
import { DRIFT } from './stage.tsx'

export interface ColosseumReplayProps {
  readonly record: MatchRecord
  readonly sitters: readonly Sitter[]
}

export function ColosseumReplay({ record, sitters }: ColosseumReplayProps) {
  const timeline = useMemo(() => new Timeline<View>(colosseum, record, null, 0), [record])
  return (
    <RulesProvider guide={colosseumBook} options={record.options}>
      <ReplayScreen timeline={timeline} record={record} sitters={sitters} />
    </RulesProvider>
  )
}

function ReplayScreen({ timeline, record, sitters }: ColosseumReplayProps & { readonly timeline: Timeline<View> }) {
  const { lines, names } = timeline
  const scrubber = useScrubber(lines.length)
  const [sheet, setSheet] = useState<WhichSheet | null>(null)
  const title = names.join(' against ')
  useTitle(`Replay: ${title}`)
  useScrubberKeys(scrubber)
  const opening = useMemo(
    () => colosseum.view(colosseum.start(record.setup as Setup, record.options as unknown as Options), null),
    [record],
  )
  const view = timeline.frames?.at(scrubber.at - 1) ?? opening
  const shown = useMemo(() => lines.slice(0, scrubber.at), [lines, scrubber.at])
  const sides = view.figures.map(({ team }) => team)
  const showDice = useShownDice(lines, names, sides)
  return (
    <div className="play replay colosseum">
      <Header>
        <Clock view={view} />
      </Header>
      <main>
        <Heading className="heard">Replay: {title}</Heading>
        <div className="stage">
          <ReplayArena view={view} />
          <div className="reveal-place running">
            <RevealPlots lines={shown} names={names} sides={sides} />
            <AttackPlayback lines={shown} names={names} sides={sides} />
          </div>
          {shown.length > 0 && (
            <div className="caption" aria-hidden="true">
              <p>{shown.at(-1)?.text}</p>
            </div>
          )}
        </div>
        <aside className="side" aria-label="The replay">
          <section className="task" aria-label="Replay">
            <ScrubberPanel scrubber={scrubber} last={lines.length} />
            <Verified ruleset={colosseum} record={record} />
            <Outcome timeline={timeline} record={record} sitters={sitters} at={scrubber.at} />
          </section>
          <Cards view={view} asked={null} sitters={sitters} onSheet={setSheet} />
          <Log lines={shown} names={names} sides={sides} clock="turn" showDice={showDice} />
        </aside>
      </main>
      {sheet !== null && <SheetDialog which={sheet} view={view} lines={shown} onClose={() => setSheet(null)} />}
    </div>
  )
}

const nothing = () => undefined

function ReplayArena({ view }: { readonly view: View }) {
  const { coordinates } = useSettings()
  return (
    <Arena
      cols={view.arena.cols}
      rows={view.arena.rows}
      figures={useMemo(() => placements(view, null), [view])}
      ground={useMemo(() => groundThings(view), [view])}
      targets={[]}
      focusId={null}
      zoomTo={useFight(view, DRIFT)}
      showCoordinates={coordinates}
      under={<TerrainLayer view={view} />}
      label={`Arena of ${view.arena.cols} by ${view.arena.rows} hexes`}
      onChoose={nothing}
      onHover={nothing}
    />
  )
}

interface OutcomeProps extends ColosseumReplayProps {
  readonly timeline: Timeline<View>
  readonly at: number
}

function Outcome({ timeline, record, sitters, at }: OutcomeProps) {
  const { lines, names } = timeline
  const { result } = timeline.last
  const isEnd = at === lines.length
  return (
    <>
      {isEnd && result && (
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
        isOver={isEnd && result !== null}
      />
    </>
  )
}
