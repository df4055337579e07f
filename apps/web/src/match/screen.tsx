/** A match being played: the sand on one side, who stands how, what happened and what to do on the other. */
import { type AnyOptions, goalSentence, parseGoal, t } from '@harena/engine'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Header, Heading, useTitle } from '../app/frame.tsx'
import { useOpening } from '../app/opening.ts'
import { viewerOf } from '../app/sitters.ts'
import { settings, useSettings } from '../app/stores.ts'
import { sideOf } from '../board/paint.ts'
import { noteEnd } from '../own/note.ts'
import { ownMen } from '../own/store.ts'
import { RulesProvider, useOptions } from '../ui/rules-context.tsx'
import { useSmall } from '../ui/use-small.ts'
import { blowAt } from './blows.ts'
import { MatchCards } from './cards.tsx'
import { Chooser } from './chooser.tsx'
import type { MatchController } from './controller.ts'
import { EndPanel } from './end.tsx'
import { EndScene } from './end-scene.tsx'
import { HandOverDialog } from './hand-over.tsx'
import { Help } from './help.tsx'
import { LiveLines, Log } from './log.tsx'
import { hasPanel, type MatchScreenProps, type Playing, titleOf } from './playing.ts'
import { PrintSheets } from './print-sheets.tsx'
import { BeginningContext, rematchOf } from './rematch.ts'
import { isLeftToMachine, SkipToEnd } from './skip-to-end.tsx'
import { isCampaign, type ScreenProps, type ScreenSlots, type Slots } from './slots.ts'
import type { Snapshot, Task } from './snapshot.ts'
import { Stage } from './stage.tsx'
import { StandIn } from './stand-in.tsx'
import { shownBy, whyOf } from './story.ts'
import { TaskPanel } from './task-panel.tsx'
import { TextView } from './text-view.tsx'
import { useAiming } from './use-aiming.ts'
import { useMatchKeys } from './use-match-keys.ts'
import { useOnePress } from './use-one-press.ts'

export interface PlayProps<V> {
  readonly slots: Slots<V> | ScreenSlots<V>
  readonly controller: MatchController<V>
  /** At the end: what the page has to say besides. */
  readonly more?: ReactNode
  /** What is said above what there is to do. */
  readonly coach?: ReactNode
  /** Whether everybody has the same one: then nobody else decides the rest of it, and it is not begun with other rolls. */
  readonly isForAll?: boolean
}

export function Play<V>({ slots, controller, more, coach, isForAll = false }: PlayProps<V>) {
  const snapshot = useSyncExternalStore(controller.subscribe, controller.get)
  useEffect(() => {
    controller.resume()
    return () => controller.leave()
  }, [controller])
  useNotedEnd(slots, controller)
  const { begin } = useOpening()
  const beginning = useMemo(
    () => ({ setup: () => controller.record().setup, anew: isForAll ? null : () => void begin(rematchOf(controller)) }),
    [controller, begin, isForAll],
  )
  return (
    <RulesProvider book={slots.book} options={controller.options} isEager>
      {isCampaign(slots) ? (
        <slots.Screen controller={controller} snapshot={snapshot} />
      ) : (
        <BeginningContext value={beginning}>
          <MatchScreen
            slots={slots}
            actions={controller}
            snapshot={snapshot}
            sitters={controller.sitters}
            goal={controller.options.goal}
            standIn={<ToTheEnd slots={slots} controller={controller} snapshot={snapshot} mayDecide={!isForAll} />}
            coach={coach}
            printing={<OwnSheets controller={controller} />}
            end={<EndPanel slots={slots} controller={controller} snapshot={snapshot} more={more} />}
            endScene={
              <EndScene slots={slots} controller={controller} snapshot={snapshot} seat={viewerOf(controller.sitters)} />
            }
          />
        </BeginningContext>
      )}
    </RulesProvider>
  )
}

/** Whoever leaves while the last lines are told has fought all the same. */
function useNotedEnd<V>(slots: PlayProps<V>['slots'], controller: MatchController<V>): void {
  useEffect(() => {
    if (isCampaign(slots)) return
    const ended = controller.ended()
    if (ended) noteEnd(ownMen, controller.id, { ...ended, shows: shownBy(slots), life: slots.life })
  })
}

interface ToTheEndProps<V> extends ScreenProps<V> {
  readonly slots: Slots<V>
  readonly mayDecide: boolean
}

/** Whoever has seen enough has it decided, wherever he plays against the machine; of what that plays alone he sees the end. */
function ToTheEnd<V>({ slots, controller, snapshot, mayDecide }: ToTheEndProps<V>) {
  const canBe = useMemo(() => controller.canBeDecided, [controller])
  const { task, names, view, isPlayingBack } = snapshot
  if (isPlayingBack && isLeftToMachine(slots.cards(view, null), controller.sitters)) {
    return <SkipToEnd onSkip={() => controller.skipTo(() => false)} />
  }
  if (!mayDecide || !canBe || task?.kind !== 'answer') return null
  return <StandIn name={names[task.seat] ?? ''} onYes={() => controller.decide()} />
}

/** As far as whoever sits here may know them; several people keep answers from each other, so no code for them. */
function OwnSheets<V>({ controller }: Pick<PlayProps<V>, 'controller'>) {
  const seat = viewerOf(controller.sitters)
  const record = () => controller.record()
  return <PrintSheets ruleset={record().ruleset} record={record} seat={seat} withLink={seat !== null} />
}

const nothingFirst = () => false

export function MatchScreen<V>(props: MatchScreenProps<V>) {
  const { slots, actions, snapshot } = props
  const { view, lines, names, task, isPlayingBack } = snapshot
  const [isHelpOpen, setHelpOpen] = useState(false)
  const title = titleOf(names)
  useTitle(title)
  const turn = useTurn(task)
  const aiming = useAiming(actions, hasPanel(slots, task) ? null : task)
  const draft = slots.useDraft?.({ actions, task, view, turn }) ?? null
  const first = useRef<() => boolean>(nothingFirst)
  // A panel says it again whenever it is drawn; what an earlier one said counts no more.
  first.current = nothingFirst
  const undo = () => {
    if (!first.current()) actions.undo()
  }
  const undoFirst = (handler: () => boolean) => {
    first.current = handler
  }
  const { mayPress, onClick } = useOnePress(task)
  const openHelp = () => setHelpOpen(true)
  useMatchKeys({ isPlayingBack, aiming, mayPress, undo, skip: () => actions.skip(), openHelp })
  useKeptFocus(task)
  useQuestionInSight(snapshot)
  useTopOfPanel(slots, snapshot)
  const sides = useMemo(() => slots.sides(view, names), [slots, view, names])
  const { textView } = useSettings()
  const isSmall = useSmall()
  const shown = useMemo(() => ({ view, lines, names, sides }), [view, lines, names, sides])
  const playing: Playing<V> = { ...props, shown, aiming, draft, turn, undo, undoFirst }
  const { Tools, Clock } = slots
  return (
    <div
      className={`play ${slots.className} ${task?.kind === 'answer' ? `asks-${task.question.kind}` : ''}`}
      style={coloursOf(sides, task?.seat ?? 0)}
      onClickCapture={onClick}
      onPointerDownCapture={(event) => {
        aiming.lastPointer.current = event.pointerType
      }}
    >
      <Header
        tools={
          <>
            {Tools && <Tools {...shown} />}
            <button type="button" className="link-button" onClick={() => setHelpOpen(true)}>
              {t('Help')}
            </button>
          </>
        }
      >
        {props.where}
        <Clock view={view} isOver={snapshot.isOver} />
        {!isSmall && props.standIn}
      </Header>
      <main>
        <Heading className="heard">{title}</Heading>
        {textView ? <TextView {...playing} /> : <ToTextView />}
        {!textView && <Stage {...playing} />}
        <aside className="side" aria-label={t('The match')}>
          <div className="to-do">
            {props.goal !== undefined && (
              <p className="match-goal">{goalSentence(parseGoal(props.goal), names, sides, slots.unit)}</p>
            )}
            {props.coach}
            <TaskPanel {...playing} />
          </div>
          <MatchCards slots={slots} shown={shown} asked={task?.seat ?? null} sitters={props.sitters} />
          {isSmall && props.standIn}
          <Log
            slots={slots}
            {...shown}
            read={isSmall || textView ? lines.length : readIn(slots, snapshot)}
            asked={task ? turn : undefined}
          />
        </aside>
      </main>
      <LiveLines lines={lines} />
      <Dialogs {...playing} />
      {isHelpOpen && <Help slots={slots} printing={props.printing} onClose={() => setHelpOpen(false)} />}
    </div>
  )
}

/** What is being told can be read over the sand, and in the log once that has gone on. */
function readIn<V>(slots: Slots<V>, { lines, isPlayingBack }: Snapshot<V>): number {
  if (!isPlayingBack || slots.coversBlow?.(lines)) return lines.length
  return blowAt(slots, lines, lines.length - 1)?.from ?? lines.length - 1
}

/** What must be answered before anything else: the crowd, the hand-over, which of several things is meant. */
function Dialogs<V>({ slots, actions, snapshot, shown, aiming }: Playing<V>) {
  const { verdict, handOver, lines, names } = snapshot
  const options = useOptions()
  if (verdict) {
    const isOpen = lines.at(-1)?.index === verdict.index
    const { Verdict } = slots
    return (
      <Verdict
        key={verdict.index}
        {...shown}
        line={verdict}
        why={whyOf(slots, lines, verdict, options as AnyOptions)}
        isOpen={isOpen}
        onClose={() => actions.dismissVerdict()}
      />
    )
  }
  if (handOver) {
    return (
      <HandOverDialog
        key={handOver.seat}
        handOver={handOver}
        name={names[handOver.seat] ?? ''}
        words={slots.handOver(handOver.question.kind)}
        onTaken={() => actions.takeOver()}
        onTakeBack={() => actions.undo()}
      />
    )
  }
  return <Chooser aiming={aiming} />
}

/** The first stop of the keyboard in a match; seen only while it has the focus. */
function ToTextView() {
  return (
    <button type="button" className="heard skip-link" onClick={() => settings.set({ textView: true })}>
      {t('Play with the arena in words')}
    </button>
  )
}

/** Mine and his, in the colours that the men wear. */
function coloursOf(sides: readonly number[], seat: number): CSSProperties {
  const own = sides[seat] ?? 0
  const his = sides.find((side) => side !== own) ?? own
  return { '--mine': sideOf(own).colour, '--his': sideOf(his).colour } as CSSProperties
}

/** Counts the questions: another one, another plan. */
function useTurn(task: Task | null): number {
  const [turn, setTurn] = useState({ task, number: 0 })
  if (turn.task !== task) setTurn({ task, number: turn.number + 1 })
  return turn.number
}

/** Whatever is asked or has ended comes into sight, wherever somebody scrolled to before. */
function useQuestionInSight<V>({ task, isWaiting, isOver }: Snapshot<V>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the reason
  useEffect(() => {
    document.querySelector('.side .end-verdict, #task')?.scrollIntoView({ block: 'nearest' })
  }, [task, isWaiting, isOver])
}

/** On a phone the panel is read from its top: another question or blow begins there, whatever was scrolled to before. */
function useTopOfPanel<V>(slots: Slots<V>, { task, lines, isPlayingBack, isWaiting }: Snapshot<V>): void {
  const isSmall = useSmall()
  const blow = isPlayingBack ? blowAt(slots, lines, lines.length - 1)?.from : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question or blow is the reason
  useEffect(() => {
    if (isSmall) document.querySelector('.play .side')?.scrollTo({ top: 0 })
  }, [task, blow, isPlayingBack, isWaiting])
}

/** When the button that had the focus is gone, the next question gets it. */
function useKeptFocus(task: Task | null): void {
  useEffect(() => {
    if (task && document.activeElement === document.body) {
      document.getElementById('task')?.focus({ preventScroll: true })
    }
  }, [task])
}
