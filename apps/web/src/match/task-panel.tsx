/** What the one at the screen does now. */

import { canonicalJson, listed, type Refusal, t } from '@harena/engine'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../app/stores.ts'
import { Key } from '../ui/key.tsx'
import { Cite } from '../ui/rules-context.tsx'
import { useSmall } from '../ui/use-small.ts'
import { Actions } from './actions.tsx'
import { oddsInWords } from './arena-words.ts'
import { Overlaid } from './blow-card.tsx'
import { blowAt, harms } from './blows.ts'
import { Recap, Resumed } from './caption.tsx'
import { DiceEntry } from './dice-entry.tsx'
import { keyName } from './keys.ts'
import { hasPanel, type Playing } from './playing.ts'
import { SavingNotice } from './saving-notice.tsx'
import type { MatchActions, Slots } from './slots.ts'
import type { AnswerTask } from './snapshot.ts'
import { useSuggest } from './suggest.tsx'
import type { Line } from './timeline.ts'
import { useSince } from './use-since.ts'

/** As long as a match is no older, questions and pauses counted, it is said how a fight begins. */
const FIRST_TURNS = 6

export function TaskPanel<V>(playing: Playing<V>) {
  const { slots, actions, snapshot, shown, turn, end, undo } = playing
  const { task, isPlayingBack, isWaiting, verdict, isOver, saving } = snapshot
  const { Notice } = slots
  const isSmall = useSmall()
  const { textView } = useSettings()
  const since = useSince(shown.lines, task)
  return (
    <section className="task" aria-labelledby="task-title">
      <h2 id="task-title" className="heard">
        {t('What you do now')}
      </h2>
      <SavingNotice saving={saving} />
      {Notice && task && <Notice view={shown.view} />}
      {!verdict && !isOver && !textView && (
        <Recap slots={slots} {...shown} lines={isPlayingBack ? since.slice(0, -1) : since} />
      )}
      {snapshot.isResumed && task && <Resumed slots={slots} {...shown} />}
      {isSmall && !textView && <Overlaid {...playing} />}
      {isPlayingBack && !isWaiting && (
        <Running {...runningText(playing, isSmall, textView)} onSkip={() => actions.skip()} />
      )}
      {isWaiting && (
        <Waiting
          text={harmIn(slots, shown.lines)}
          isHeard={!textView && !(isSmall && slots.coversBlow?.(shown.lines))}
          onGoOn={() => actions.skip()}
        />
      )}
      {isOver && end}
      {task?.kind === 'dice' && (
        <DiceEntry
          key={turn}
          count={task.count}
          rule={task.rule}
          purpose={task.name}
          name={shown.names[task.seat] ?? t('The table')}
          side={shown.sides[task.seat] ?? 0}
          onDone={(faces) => actions.typeDice(faces)}
          onUndo={undo}
        />
      )}
      {!task && snapshot.thinking.length > 0 && (
        <p className="task-prompt thinking" id="task" tabIndex={-1}>
          {thinkingWords(snapshot.thinking.map((seat) => shown.names[seat] ?? ''))}
        </p>
      )}
      <Refused {...playing} />
      <AnswerPanel {...playing} />
    </section>
  )
}

/** A panel of its own for this kind of question, or a button for each answer. */
function AnswerPanel<V>(playing: Playing<V>) {
  const { slots, actions, snapshot, shown, aiming, draft, turn, undo, undoFirst } = playing
  const { task } = snapshot
  if (task?.kind !== 'answer') return null
  const Panel = slots.panels?.[task.question.kind]
  if (Panel && hasPanel(slots, task)) {
    return <Panel key={turn} {...shown} {...{ actions, task, aiming, draft, undo, undoFirst }} />
  }
  return <Answers key={turn} {...playing} task={task} />
}

function Answers<V>({ slots, actions, shown, aiming, turn, undo, task }: Playing<V> & { readonly task: AnswerTask }) {
  const { More } = slots
  const { textView } = useSettings()
  const name = shown.names[task.seat] ?? ''
  const suggesting = useSuggest(actions, (answer) => {
    const wanted = canonicalJson(answer)
    aiming.setSelected(task.choices.find((choice) => canonicalJson(choice.answer) === wanted) ?? null)
  })
  return (
    <Actions
      prompt={slots.hasNamelessPrompts ? `${name}: ${task.prompt}` : task.prompt}
      choices={task.choices}
      points={slots.points?.(shown.view, task.seat) ?? null}
      aiming={aiming}
      preview={aiming.selected && actions.preview(aiming.selected)}
      oddsOf={textView ? (choice) => oddsInWords(actions.preview(choice)) : null}
      suggesting={suggesting}
      why={(answer, then) => actions.why(answer, then)}
      names={shown.names}
      onUndo={undo}
      isNew={turn <= FIRST_TURNS}
      whyNoBlow={whyNoBlow(slots, actions, shown.view, task)}
    >
      {More && <More question={task.question} view={shown.view} />}
    </Actions>
  )
}

/** Why nobody can be struck although somebody stands there; null where it can be done, or nobody does. */
function whyNoBlow<V>(slots: Slots<V>, actions: MatchActions, view: V, { choices, seat }: AnswerTask): Refusal | null {
  // Only where he acts: other questions refuse a blow, too.
  if (!choices.some(({ isEnd }) => isEnd) || choices.some(({ group }) => group === 'fight')) return null
  const [blow] = slots.blows?.(view, seat) ?? []
  return blow === undefined ? null : actions.check(blow)
}

function thinkingWords(names: readonly string[]): string {
  return names.length > 1 ? t`${listed(names)} are thinking…` : t`${listed(names)} is thinking…`
}

/** Much may come of one answer; whoever has seen enough goes on. */
function Running({ text, isHeard, onSkip }: Told & { readonly onSkip: () => void }) {
  return (
    <div className="task-foot running">
      <ToldText text={text} isHeard={isHeard} />
      <button type="button" className="button quiet" onClick={onSkip}>
        {t('Skip')}
        <Key>{keyName(' ')}</Key>
      </button>
    </div>
  )
}

interface Told {
  readonly text: string | undefined
  /** It is to be read elsewhere: over the sand, or in the card of the blow. */
  readonly isHeard: boolean
}

function ToldText({ text, isHeard }: Told) {
  return (
    <p className={isHeard ? 'task-prompt heard' : 'task-prompt'} id="task" tabIndex={-1}>
      {text}
    </p>
  )
}

/** What is being told; nothing where the card of the blow above it says so. */
function runningText<V>({ slots, shown: { lines } }: Playing<V>, isSmall: boolean, textView: boolean): Told {
  const hasCard = isSmall && !textView && blowAt(slots, lines, lines.length - 1) !== null
  const line = lines.at(-1)
  // Such as the ratings of a man: codes that his card has.
  const isQuiet = !textView && line !== undefined && slots.quiet?.has(line.event.kind) === true
  const isOpening = isQuiet && lines.every(({ event }) => slots.quiet?.has(event.kind))
  const text = isOpening ? t('They come onto the sand.') : isQuiet ? undefined : line?.text
  return { text: hasCard ? undefined : text, isHeard: !isSmall && !textView }
}

/** Whom the blow harmed that has just been told. */
function harmIn<V>(slots: Slots<V>, lines: readonly Line[]): string {
  const blow = blowAt(slots, lines, lines.length - 1)
  const told = blow ? lines.slice(blow.from, blow.to).filter((line) => harms(slots, line)) : []
  return told.map(({ text }) => text).join(' ')
}

/** Somebody was harmed: it stays until it has been read. */
function Waiting({ text, isHeard, onGoOn }: Told & { readonly onGoOn: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.id === 'task') button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="task-foot held">
      <ToldText text={text} isHeard={isHeard} />
      <button ref={button} type="button" className="button" id="primary" onClick={onGoOn}>
        {t('Continue')}
        <Key>{keyName('Enter')}</Key>
      </button>
    </div>
  )
}

/** Why something was not done: above what is pressed, in sight, and gone with whatever is done next. */
function Refused<V>({ snapshot, actions }: Playing<V>) {
  const { refusal, canTakeBack } = snapshot
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<Refusal | null>(null)
  useEffect(() => {
    if (!refusal) return
    box.current?.scrollIntoView({ block: 'nearest' })
    const onPress = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setSeen(refusal)
    }
    window.addEventListener('pointerdown', onPress, true)
    window.addEventListener('keydown', onPress, true)
    return () => {
      window.removeEventListener('pointerdown', onPress, true)
      window.removeEventListener('keydown', onPress, true)
    }
  }, [refusal])
  if (!refusal || refusal === seen) return null
  return (
    <div ref={box} className="refusal" role="alert">
      {refusal.message} <Cite rule={refusal.rule} />
      {canTakeBack && (
        <button type="button" className="button quiet small" onClick={() => actions.takeBack()}>
          {t('Take my last decision back all the same')}
        </button>
      )}
    </div>
  )
}
