/** A career at this screen: the familia, and the matches inside. */
import { listed, type Seat } from '@harena/engine'
import type { CareerQuestion, CareerView, View } from '@harena/heroes'
import { useMemo, useState } from 'react'
import type { Sitter } from '../../app/saved-match.ts'
import type { MatchController, Snapshot, Task } from '../../match/controller.ts'
import { DiceEntry } from '../../match/dice-entry.tsx'
import { SavingNotice } from '../../match/saving-notice.tsx'
import { MatchScreen } from '../../match/screen.tsx'
import type { ScreenProps, Slots } from '../../match/slots.ts'
import { slots as matchSlots } from '../heroes/slots.tsx'
import { AfterMatch } from './after-match.tsx'
import { CareerEnd } from './career-end.tsx'
import { ChooseSignature, CreateStar, SpendPoints } from './create-star.tsx'
import { BeginAgain, Day, Join } from './day.tsx'
import { FamiliaPage } from './familia.tsx'
import { aftermathOf, type MatchPart, matchesIn, unwrapped } from './lines.ts'
import { localeNames, monthOf } from './words.ts'

/** A match inside is played by the opponents of the career. */
export const innerSlots: Slots<View> = { ...matchSlots, opponents: {} }

export function CareerScreen({ controller, snapshot }: ScreenProps<CareerView>) {
  const { view, lines } = snapshot
  const matches = useMemo(() => matchesIn(lines), [lines])
  // What happened before this screen was opened has been seen.
  const [left, setLeft] = useState(() => (view.match ? 0 : lines.length))
  const latest = matches.at(-1)
  // Whoever takes a decision back may find himself in the match again.
  const isHeld = latest !== undefined && (view.match !== null || latest.to > left)
  const match = isHeld ? matchToShow(controller, snapshot, latest) : null
  if (!match || !latest) return <Familia controller={controller} snapshot={snapshot} matches={matches} />
  const onLeave = () => setLeft(lines.length)
  return <CareerMatch key={latest.from} {...{ controller, snapshot, match, onLeave }} part={latest} />
}

/** The match as it stands; when it is over, as it was last seen. */
function matchToShow(
  controller: MatchController<CareerView>,
  { view }: Snapshot<CareerView>,
  { from, to }: MatchPart,
): View | null {
  if (view.match) return view.match
  for (let at = to; at > from; at--) {
    const match = controller.viewAt(at)?.match
    if (match) return match
  }
  return null
}

/** Whose a stranger is. */
const NOBODY = -1

interface CareerMatchProps extends ScreenProps<CareerView> {
  readonly match: View
  readonly part: MatchPart
  readonly onLeave: () => void
}

function CareerMatch({ controller, snapshot, match, part, onLeave }: CareerMatchProps) {
  const { view, lines, verdict } = snapshot
  const isFree = !snapshot.isPlayingBack && !verdict
  // Between two matches the career asks what the familia's page shows.
  const isOver = isFree && view.match === null
  const here = useMemo(() => lines.slice(part.from, part.to), [lines, part.from, part.to])
  const ownerOf = (name: string) => view.gladiators.find((one) => one.name === name)?.owner ?? NOBODY
  const sitters = match.gladiators.map((one): Sitter | undefined =>
    one.control === 'star' ? controller.sitters[ownerOf(one.name)] : undefined,
  )
  /** A player is seen in the match by the first of his who still stands. */
  const cardOf = (player: Seat): Seat => {
    const own = match.gladiators.filter(({ control, name }) => control === 'star' && ownerOf(name) === player)
    return (own.find(({ fate }) => fate === 'functioning') ?? own[0])?.seat ?? 0
  }
  const inner: Snapshot<View> = {
    ...snapshot,
    view: match,
    lines: useMemo(() => here.map(unwrapped), [here]),
    names: match.gladiators.map((one) => one.name),
    verdict: verdict && unwrapped(verdict),
    task: useInnerTask(isOver ? null : snapshot.task),
    handOver: snapshot.handOver && { ...snapshot.handOver, seat: cardOf(snapshot.handOver.seat) },
    thinking: snapshot.thinking.map(cardOf),
    isOver,
  }
  const locale = view.gladiators.find((one) => match.gladiators.some(({ name }) => name === one.name))?.locale
  return (
    <MatchScreen
      slots={innerSlots}
      actions={controller}
      snapshot={inner}
      sitters={sitters}
      where={
        <span className="clock-where">
          {monthOf(part.entries[0] ?? view)}
          {locale && `, ${localeNames[locale]}`}
        </span>
      }
      end={<AfterMatch lines={aftermathOf(here)} onLeave={onLeave} />}
    />
  )
}

/** What the match inside asks, as it asks it; what the career asks before the match is put away stays as it is. */
function useInnerTask(task: Task | null): Task | null {
  return useMemo(() => {
    if (task?.kind !== 'answer') return task
    const asked = task.question as CareerQuestion
    return asked.kind === 'bout' ? { ...task, seat: asked.question.seat, question: asked.question } : task
  }, [task])
}

interface FamiliaProps extends ScreenProps<CareerView> {
  readonly matches: readonly MatchPart[]
}

function Familia({ controller, snapshot, matches }: FamiliaProps) {
  const { view, lines, task, result } = snapshot
  const question = task?.kind === 'answer' ? (task.question as CareerQuestion) : null
  const check = (answer: unknown) => controller.check(answer)
  const onDone = (answer: unknown) => controller.answer(answer)
  return (
    <FamiliaPage view={view} id={controller.id} matches={matches} lines={lines} record={() => controller.record()}>
      <SavingNotice saving={snapshot.saving} />
      {task?.kind === 'dice' && (
        <DiceEntry
          key={lines.length}
          count={task.count}
          rule={task.rule}
          purpose={task.name}
          name={view.players[task.seat] ?? 'The table'}
          side={task.seat}
          onDone={(faces) => controller.typeDice(faces)}
          onUndo={() => controller.undo()}
        />
      )}
      {question?.kind === 'createStar' && (
        <CreateStar
          key={view.gladiators.length}
          whose={view.players.length > 1 ? view.players[question.seat]! : null}
          taken={view.gladiators.map(({ name }) => name)}
          check={check}
          onDone={onDone}
        />
      )}
      {question?.kind === 'chooseSignature' && (
        <ChooseSignature key={question.name} question={question} check={check} onDone={onDone} />
      )}
      {question?.kind === 'spendPoints' && (
        <SpendPoints key={question.name} question={question} check={check} onDone={onDone} />
      )}
      {question?.kind === 'day' && task?.kind === 'answer' && (
        <Day
          key={lines.length}
          view={view}
          player={question.seat}
          prompt={task.prompt}
          check={check}
          onDone={onDone}
          onUndo={() => controller.undo()}
        />
      )}
      {question?.kind === 'join' && task?.kind === 'answer' && (
        <Join
          key={lines.length}
          view={view}
          player={question.seat}
          prompt={task.prompt}
          check={check}
          onDone={onDone}
        />
      )}
      {question?.kind === 'beginAgain' && task?.kind === 'answer' && (
        <BeginAgain key={lines.length} prompt={task.prompt} onDone={onDone} />
      )}
      {snapshot.thinking.length > 0 && (
        <p className="task-prompt thinking">{listed(snapshot.thinking.map((seat) => view.players[seat]!))} thinks…</p>
      )}
      {snapshot.refusal && (
        <p className="refusal" role="alert">
          {snapshot.refusal.message}
        </p>
      )}
      {snapshot.isOver && <CareerEnd view={view} result={result} />}
    </FamiliaPage>
  )
}
