/** A career at this screen: the familia, and the matches inside. */
import type { CareerQuestion, CareerView, View } from '@harena/heroes'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Sitter } from '../../app/saved-matches.ts'
import type { MatchController, Snapshot, Task } from '../../match/controller.ts'
import { DiceEntry } from '../../match/dice-entry.tsx'
import type { Line } from '../../match/timeline.ts'
import { RulesProvider } from '../../ui/rules-context.tsx'
import { careerBook } from '../heroes/book.ts'
import { MatchScreen } from '../heroes/match-screen.tsx'
import { type Reveal, useReveal } from '../heroes/playback.ts'
import { appealBefore } from '../heroes/verdict.tsx'
import { AfterMatch } from './after-match.tsx'
import { CareerEnd } from './career-end.tsx'
import { ChooseSignature, CreateStar, SpendPoints } from './create-star.tsx'
import { Day } from './day.tsx'
import { FamiliaPage } from './familia.tsx'
import { aftermathOf, type MatchPart, matchesIn, unwrapped } from './lines.ts'
import { localeNames, monthOf } from './words.ts'

export interface CareerPlayProps {
  readonly controller: MatchController<CareerView>
}

export function CareerPlay({ controller }: CareerPlayProps) {
  const snapshot = useSyncExternalStore(controller.subscribe, controller.get)
  useEffect(() => {
    controller.resume()
    return () => controller.leave()
  }, [controller])
  const all = useMemo(() => snapshot.lines.map(unwrapped), [snapshot.lines])
  const isStop = useCallback((line: Line) => appealBefore(all, unwrapped(line)).length > 0, [all])
  const reveal = useReveal(controller, snapshot, isStop)
  const matches = useMemo(() => matchesIn(snapshot.lines), [snapshot.lines])
  // What happened before this screen was opened has been seen.
  const [left, setLeft] = useState(() => (snapshot.scene.view.match ? 0 : snapshot.lines.length))
  const latest = matches.at(-1)
  // Whoever takes a decision back may find himself in the match again.
  const isHeld = latest !== undefined && (snapshot.scene.view.match !== null || latest.to > left)
  const match = isHeld ? matchToShow(controller, snapshot, reveal, latest) : null
  return (
    <RulesProvider guide={careerBook} options={controller.options}>
      {match && latest ? (
        <CareerMatch
          key={latest.from}
          {...{ controller, snapshot, reveal, match }}
          part={latest}
          lines={all.slice(latest.from, Math.min(latest.to, reveal.lines.length))}
          onLeave={() => setLeft(snapshot.lines.length)}
        />
      ) : (
        <Familia {...{ controller, snapshot, reveal, matches }} />
      )}
    </RulesProvider>
  )
}

/** The match as it stands; when it is over, as it stood at its last line. */
function matchToShow(
  controller: MatchController<CareerView>,
  { scene }: Snapshot<CareerView>,
  reveal: Reveal<CareerView>,
  { from, to }: MatchPart,
): View | null {
  if (reveal.lines.length <= from) return null
  const shown = Math.min(reveal.lines.length, to)
  if (reveal.view.match) return reveal.view.match
  return controller.frameAt(shown - 1)?.match ?? scene.view.match
}

interface PartProps extends CareerPlayProps {
  readonly snapshot: Snapshot<CareerView>
  readonly reveal: Reveal<CareerView>
}

interface CareerMatchProps extends PartProps {
  readonly match: View
  readonly part: MatchPart
  readonly lines: readonly Line[]
  readonly onLeave: () => void
}

function CareerMatch({ controller, snapshot, reveal, match, part, lines, onLeave }: CareerMatchProps) {
  const { view } = snapshot.scene
  const isFree = !reveal.isRunning && !reveal.stop
  // Between two matches the career asks what the familia's page shows.
  const isOver = isFree && view.match === null
  const task: Task | null = isFree && !isOver ? snapshot.task : null
  const asked = task?.kind === 'answer' ? (task.question as CareerQuestion) : null
  const sitters = match.gladiators.map((one): Sitter | undefined =>
    one.control === 'star' ? controller.sitters[0] : undefined,
  )
  const locale = view.gladiators.find((one) => match.gladiators.some(({ name }) => name === one.name))?.locale
  return (
    <MatchScreen
      controller={controller}
      title={part.title}
      view={match}
      lines={lines}
      sitters={sitters}
      task={task}
      question={asked?.kind === 'bout' ? asked.question : null}
      handOver={snapshot.handOver}
      refusal={snapshot.refusal}
      isKept={snapshot.isKept}
      isRunning={reveal.isRunning}
      stop={reveal.stop && unwrapped(reveal.stop)}
      onSkip={reveal.skip}
      onPass={reveal.pass}
      where={
        <span className="clock-where">
          {monthOf(part.entries[0] ?? view)}
          {locale && `, ${localeNames[locale]}`}
        </span>
      }
      end={isOver && <AfterMatch lines={aftermathOf(snapshot.lines.slice(part.from, part.to))} onLeave={onLeave} />}
    />
  )
}

function Familia({ controller, snapshot, reveal, matches }: PartProps & { readonly matches: readonly MatchPart[] }) {
  const { scene, task } = snapshot
  const question = task?.kind === 'answer' ? (task.question as CareerQuestion) : null
  const check = (answer: unknown) => controller.check(answer)
  const onDone = (answer: unknown) => controller.answer(answer)
  const { view } = scene
  return (
    <FamiliaPage
      view={view}
      id={controller.id}
      matches={matches}
      lines={reveal.lines}
      record={() => controller.record()}
    >
      {!snapshot.isKept && (
        <p className="notice">This browser keeps nothing for this page: save the record before you close it.</p>
      )}
      {task?.kind === 'dice' && (
        <DiceEntry
          key={scene.at}
          count={task.count}
          rule={task.rule}
          name={view.players[task.seat] ?? 'The table'}
          side={task.seat}
          onDone={(faces) => controller.typeDice(faces)}
          onUndo={() => controller.undo()}
        />
      )}
      {question?.kind === 'createStar' && (
        <CreateStar key={view.gladiators.length} made={view.gladiators.length} check={check} onDone={onDone} />
      )}
      {question?.kind === 'chooseSignature' && (
        <ChooseSignature key={question.name} question={question} check={check} onDone={onDone} />
      )}
      {question?.kind === 'spendPoints' && (
        <SpendPoints key={question.name} question={question} check={check} onDone={onDone} />
      )}
      {question?.kind === 'day' && task?.kind === 'answer' && (
        <Day
          key={scene.at}
          view={view}
          prompt={task.prompt}
          check={check}
          onDone={onDone}
          onUndo={() => controller.undo()}
        />
      )}
      {snapshot.isOver && <CareerEnd view={view} result={scene.result} />}
    </FamiliaPage>
  )
}
