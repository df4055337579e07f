/** A match being played: the sand on one side, who stands how, what happened and what to do on the other. */
import type { View } from '@harena/colosseum'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Header, Heading, useTitle } from '../../app/frame.tsx'
import { Chooser } from '../../match/chooser.tsx'
import type { MatchController, Snapshot, Task } from '../../match/controller.ts'
import { choiceForKey, isFree } from '../../match/keys.ts'
import { LiveLines, Log } from '../../match/log.tsx'
import { useKeptFocus } from '../../match/screen.tsx'
import type { Line } from '../../match/timeline.ts'
import { type Aiming, useAiming } from '../../match/use-aiming.ts'
import { Cards } from './cards.tsx'
import { Clock } from './clock.tsx'
import { DiceRow } from './combat/dice-row.tsx'
import { SecretHandOver } from './hand-over.tsx'
import { ColosseumHelp } from './help.tsx'
import { isListed } from './listed.ts'
import type { Reveal } from './playback.ts'
import { SheetDialog, type WhichSheet } from './sheet-dialog.tsx'
import { Stage } from './stage.tsx'
import { TaskPanel } from './task-panel.tsx'
import { type Plotting, usePlot } from './use-plot.ts'
import { Verdict } from './verdict.tsx'

export interface MatchScreenProps {
  readonly controller: MatchController<View>
  readonly snapshot: Snapshot<View>
  readonly reveal: Reveal
}

/** What the parts of the screen share. */
export interface Shown extends MatchScreenProps {
  /** As the one who is asked sees it, as far as the playback has come. */
  readonly view: View
  /** Null while there is something to be seen first. */
  readonly task: Task | null
  readonly aiming: Aiming
  readonly plot: Plotting | null
}

export function MatchScreen(props: MatchScreenProps) {
  const { controller, snapshot, reveal } = props
  const { names } = snapshot
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [sheet, setSheet] = useState<WhichSheet | null>(null)
  const isAtRest = !reveal.isRunning && !reveal.stop
  const task = isAtRest ? snapshot.task : null
  const own = useOwnView(props)
  const isPrivate = task?.kind === 'answer' && task.isSecret
  const view = (isPrivate ? own : null) ?? reveal.view
  const title = names.join(' against ')
  useTitle(title)
  const aiming = useAiming(controller, { task: isListed(task) ? task : null })
  const plot = usePlot(controller, task, view, snapshot.lines.length)
  const shown: Shown = { ...props, view, task, aiming, plot }
  useMatchKeys(shown, () => setHelpOpen(true))
  useKeptFocus({ task })
  const news = useNews(reveal.lines)
  const sides = view.figures.map(({ team }) => team)
  const showDice = useShownDice(snapshot.lines, names, sides)
  return (
    <div
      className={isAllocating(task) ? 'play colosseum allocating' : 'play colosseum'}
      onPointerDownCapture={(event) => {
        aiming.lastPointer.current = event.pointerType
      }}
    >
      <Header tools={<Tools onSheets={() => setSheet('all')} onHelp={() => setHelpOpen(true)} />}>
        <Clock view={reveal.view} />
      </Header>
      <main>
        <Heading className="heard">{title}</Heading>
        <Stage {...shown} />
        <aside className="side" aria-label="The match">
          <section className="task" aria-label="What you do now">
            <TaskPanel {...shown} />
          </section>
          <Cards view={view} asked={task?.seat ?? null} sitters={controller.sitters} onSheet={setSheet} />
          <Log lines={reveal.lines} names={names} sides={sides} clock="turn" showDice={showDice} />
        </aside>
      </main>
      <LiveLines lines={news} />
      <Dialogs {...shown} />
      {sheet !== null && <SheetDialog which={sheet} view={view} lines={reveal.lines} onClose={() => setSheet(null)} />}
      {isHelpOpen && <ColosseumHelp onClose={() => setHelpOpen(false)} />}
    </div>
  )
}

function Tools({ onSheets, onHelp }: { readonly onSheets: () => void; readonly onHelp: () => void }) {
  return (
    <>
      <button type="button" className="link-button" onClick={onSheets}>
        Log sheets
      </button>
      <button type="button" className="link-button" onClick={onHelp}>
        Help
      </button>
    </>
  )
}

/** What must be answered before anything else: the crowd, the hand-over, which of several things is meant. */
function Dialogs({ controller, snapshot, reveal, view, task, aiming }: Shown) {
  const { handOver, names } = snapshot
  if (reveal.stop) {
    const sides = view.figures.map(({ team }) => team)
    return <Verdict key={reveal.stop.index} line={reveal.stop} view={view} sides={sides} onClose={reveal.pass} />
  }
  if (handOver && !reveal.isRunning) {
    return (
      <SecretHandOver
        key={handOver.seat}
        name={names[handOver.seat]!}
        person={handOver.person}
        question={handOver.question}
        onTaken={() => controller.takeOver()}
      />
    )
  }
  if (!aiming.chooser || task?.kind !== 'answer') return null
  return <Chooser choices={aiming.chooser} aiming={aiming} onClose={() => aiming.setChooser(null)} />
}

/** What the one who is asked may see; the same as long as nothing happens, so that nothing is drawn twice. */
function useOwnView({ controller, snapshot }: MatchScreenProps): View | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new snapshot is a new view
  return useMemo(() => controller.ownView(), [controller, snapshot])
}

/** Remembered, so that old lines of the log are not drawn again: they stay as they are, and so do names and sides. */
export function useShownDice(
  lines: readonly Line[],
  names: readonly string[],
  sides: readonly number[],
): (line: Line) => ReactNode {
  const known = useRef({ lines, names, sides })
  known.current = { lines, names, sides }
  return useCallback((line: Line) => <DiceRow line={line} {...known.current} />, [])
}

/** The combat sheet needs room: everything else steps back. */
function isAllocating(task: Task | null): boolean {
  return task?.kind === 'answer' && task.question.kind === 'allocate'
}

/** Only what is new is read out, however many lines came with it. */
function useNews(lines: readonly Line[]): readonly Line[] {
  const [heard, setHeard] = useState({ from: lines.length, to: lines.length })
  if (heard.to !== lines.length) setHeard({ from: Math.min(heard.to, lines.length), to: lines.length })
  return lines.slice(heard.from)
}

const skipKeys = [' ', 'Enter', 'Escape']

function useMatchKeys({ controller, reveal, aiming }: Shown, openHelp: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isFree(event)) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const choice = choiceForKey(aiming.choices, key)
      if (key === '?') openHelp()
      else if (reveal.isRunning && skipKeys.includes(key)) reveal.skip()
      else if (key === 'Escape' && aiming.selected) aiming.setSelected(null)
      else if (key === 'u') controller.undo()
      else if (choice) aiming.act(choice)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
