/** A match being played: the sand on one side, who stands how, what happened and what to do on the other. */
import type { Hex } from '@harena/engine'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Header, Heading, useTitle } from '../app/frame.tsx'
import { useSettings } from '../app/state.ts'
import { Arena } from '../board/arena.tsx'
import { useFight } from '../board/use-fight.ts'
import type { Guide } from '../games/guide.ts'
import { groundThings, placements, sidesOf } from '../games/hex/figures.ts'
import { Planner } from '../games/outland/planner.tsx'
import { Key } from '../ui/key.tsx'
import { PreviewCard } from '../ui/preview.tsx'
import { RulesProvider } from '../ui/rules-context.tsx'
import { Actions } from './actions.tsx'
import { pointingAt, targetsOf } from './aims.ts'
import { Caption } from './caption.tsx'
import { Cards } from './cards.tsx'
import { Chooser } from './chooser.tsx'
import type { MatchController, Snapshot } from './controller.ts'
import { DiceEntry } from './dice-entry.tsx'
import { EndPanel } from './end.tsx'
import { HandOver } from './hand-over.tsx'
import { Help } from './help.tsx'
import { LiveLines, Log } from './log.tsx'
import { type Aiming, useAiming } from './use-aiming.ts'
import { usePlayKeys } from './use-play-keys.ts'
import { MomentDialog } from './verdict.tsx'

export interface PlayProps {
  readonly guide: Guide
  readonly controller: MatchController
}

export function Play({ guide, controller }: PlayProps) {
  const snapshot = useSyncExternalStore(controller.subscribe, controller.get)
  useEffect(() => {
    controller.resume()
    return () => controller.leave()
  }, [controller])
  return (
    <RulesProvider guide={guide} options={controller.options}>
      <PlayScreen guide={guide} controller={controller} snapshot={snapshot} />
    </RulesProvider>
  )
}

type ScreenProps = PlayProps & { readonly snapshot: Snapshot }

function PlayScreen({ guide, controller, snapshot }: ScreenProps) {
  const { scene, names, moment, handOver, task } = snapshot
  const { view } = scene
  const [isHelpOpen, setHelpOpen] = useState(false)
  const title = names.join(' against ')
  useTitle(title)
  const aiming = useAiming(controller, snapshot)
  usePlayKeys(controller, snapshot, aiming, () => setHelpOpen(true))
  useKeptFocus(snapshot)
  const sides = sidesOf(names, view)
  return (
    <div
      className="play"
      onPointerDownCapture={(event) => {
        aiming.lastPointer.current = event.pointerType
      }}
    >
      <Header
        tools={
          <button type="button" className="link-button" onClick={() => setHelpOpen(true)}>
            Help
          </button>
        }
      >
        <Clock snapshot={snapshot} />
      </Header>
      <main>
        <Heading className="heard">{title}</Heading>
        <Stage guide={guide} controller={controller} snapshot={snapshot} aiming={aiming} />
        <aside className="side" aria-label="The bout">
          <section className="task" aria-label="What you do now">
            <TaskPanel guide={guide} controller={controller} snapshot={snapshot} aiming={aiming} sides={sides} />
          </section>
          <Cards guide={guide} view={view} sitters={controller.sitters} />
          <Log lines={snapshot.lines} names={names} sides={sides} clock={view.clock.name} />
        </aside>
      </main>
      <LiveLines lines={snapshot.lines} />
      {moment && (
        <MomentDialog
          key={`${scene.at} ${moment.seat}`}
          guide={guide}
          moment={moment}
          figure={view.figures.find((figure) => figure.seat === moment.seat)!}
          names={names}
          sides={sides}
          onClose={() => controller.dismissMoment()}
        />
      )}
      {handOver && (
        <HandOver name={names[handOver.seat]!} person={handOver.person} onTaken={() => controller.takeOver()} />
      )}
      {aiming.chooser && task?.kind === 'answer' && (
        <Chooser choices={aiming.chooser} aiming={aiming} onClose={() => aiming.setChooser(null)} />
      )}
      {isHelpOpen && <Help guide={guide} onClose={() => setHelpOpen(false)} />}
    </div>
  )
}

/** When the button that had the focus is gone, the next question gets it. */
export function useKeptFocus({ task }: Pick<Snapshot, 'task'>): void {
  useEffect(() => {
    if (task && document.activeElement === document.body) {
      document.getElementById('task')?.focus({ preventScroll: true })
    }
  }, [task])
}

function Clock({ snapshot }: { readonly snapshot: Snapshot }) {
  const { view } = snapshot.scene
  const active = view.figures.find((figure) => figure.seat === view.active)
  return (
    <p className="clock">
      <span className="clock-round">
        {view.clock.name} {view.clock.number}
      </span>
      {active && !snapshot.isOver && (
        <span className="clock-turn">
          <b>{active.name}</b>
          {active.points && ` · ${active.points.left} ${active.points.name}`}
        </span>
      )}
    </p>
  )
}

type StageProps = ScreenProps & { readonly aiming: Aiming }

function Stage({ guide, controller, snapshot, aiming }: StageProps) {
  const { scene, task, isPlayingBack } = snapshot
  const { view } = scene
  const { coordinates } = useSettings()
  const seat = task?.seat ?? -1
  const figures = useMemo(() => placements(guide, view), [guide, view])
  const ground = useMemo(() => groundThings(view), [view])
  const targets = useMemo(() => targetsOf(aiming.choices, view, seat), [aiming.choices, view, seat])
  const zoomTo = useFight(view)
  const find = (id: string) => aiming.choices.find((choice) => choice.id === id) ?? null
  const onChooseHex = (_hex: Hex, ids: readonly string[]) => aiming.setChooser(ids.flatMap((id) => find(id) ?? []))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click anywhere skips the playback; the keyboard has Space
    // biome-ignore lint/a11y/noStaticElementInteractions: as above; there is also a button
    <div className="stage" onClick={() => isPlayingBack && controller.skip()}>
      <Arena
        cols={view.arena.cols}
        rows={view.arena.rows}
        figures={figures}
        ground={ground}
        targets={targets}
        focusId={aiming.looked?.id ?? null}
        {...(aiming.planned ?? pointingAt(guide, aiming.looked, view, seat))}
        zoomTo={zoomTo}
        showCoordinates={coordinates}
        label={`Arena of ${view.arena.cols} by ${view.arena.rows} hexes`}
        onChoose={(id) => {
          const choice = find(id)
          if (choice) aiming.choose(choice)
        }}
        onHover={(id) => aiming.point(id === null ? null : find(id))}
        onChooseHex={onChooseHex}
      />
      {aiming.preview && <PreviewCard preview={aiming.preview} />}
      {isPlayingBack && <Caption snapshot={snapshot} />}
    </div>
  )
}

type TaskPanelProps = StageProps & { readonly sides: readonly number[] }

function TaskPanel({ guide, controller, snapshot, aiming, sides }: TaskPanelProps) {
  const { scene, task, names, refusal, isOver, isPlayingBack, isKept } = snapshot
  return (
    <>
      {!isKept && (
        <p className="notice">This browser keeps nothing for this page: save the record before you close it.</p>
      )}
      {!aiming.selected && <Caption snapshot={snapshot} />}
      {isOver && <EndPanel guide={guide} controller={controller} snapshot={snapshot} />}
      {isPlayingBack && (
        <div className="task-foot">
          <p className="task-prompt" id="task" tabIndex={-1}>
            {lastActor(snapshot)}
          </p>
          <button type="button" className="button quiet" onClick={() => controller.skip()}>
            Skip<Key>Space</Key>
          </button>
        </div>
      )}
      {task?.kind === 'dice' && (
        <DiceEntry
          key={scene.at}
          count={task.count}
          rule={task.rule}
          name={names[task.seat]!}
          side={sides[task.seat]!}
          onDone={(faces) => controller.typeDice(faces)}
          onUndo={() => controller.undo()}
        />
      )}
      {task?.kind === 'answer' && task.question.kind === 'plan' && (
        <Planner
          key={`${scene.at} ${task.seat}`}
          guide={guide}
          controller={controller}
          task={task}
          view={scene.view}
          onShow={aiming.setPlanned}
        />
      )}
      {task?.kind === 'answer' && task.question.kind !== 'plan' && (
        <Actions
          prompt={task.prompt}
          choices={task.choices}
          points={scene.view.figures.find((figure) => figure.seat === task.seat)?.points ?? null}
          selected={aiming.selected}
          preview={aiming.selected && controller.preview(aiming.selected)}
          onPoint={aiming.point}
          onChoose={aiming.choose}
          onConfirm={aiming.act}
          onBack={() => aiming.setSelected(null)}
          onUndo={() => controller.undo()}
        />
      )}
      {refusal && (
        <p className="refusal" role="alert">
          {refusal.message} {refusal.rule}
        </p>
      )}
    </>
  )
}

function lastActor({ scene }: Snapshot): string {
  const active = scene.view.figures.find((figure) => figure.seat === scene.view.active)
  return active ? `${active.name} acts …` : 'The bout goes on …'
}
