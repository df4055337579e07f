/** A campaign at this screen: its page from month to month, and the matches inside. */
import { listed, type Seat, t } from '@harena/engine'
import { type ReactNode, useMemo, useState } from 'react'
import type { Sitter } from '../app/saved-match.ts'
import { viewerOf } from '../app/sitters.ts'
import { DiceEntry } from '../match/dice-entry.tsx'
import { HandOverDialog } from '../match/hand-over.tsx'
import { SavingNotice } from '../match/saving-notice.tsx'
import { MatchScreen } from '../match/screen.tsx'
import type { ScreenProps } from '../match/slots.ts'
import type { Snapshot, Task } from '../match/snapshot.ts'
import { Cite } from '../ui/rules-context.tsx'
import { AfterMatch } from './after-match.tsx'
import { AskAny } from './ask.tsx'
import { inner, matchOf, matchSeen } from './inner.ts'
import { inMatchOf, linesOfMatch, type MatchPart, questionInMatch, unwrapped } from './lines.ts'
import { CampaignPage } from './page.tsx'
import type { AnyCampaign, AskProps } from './slots.ts'
import { StandIn } from './stand-in.tsx'
import { isWatched } from './watching.ts'

interface Props<V> extends ScreenProps<V> {
  readonly campaign: AnyCampaign
}

export function CampaignScreen<V>({ campaign, controller, snapshot }: Props<V>) {
  const { view, lines } = snapshot
  const parts = useMemo(() => campaign.matchesIn(lines), [campaign, lines])
  const isOn = matchOf(view) !== null && !parts.at(-1)?.isHeard
  // What happened before this screen was opened has been seen.
  const [left, setLeft] = useState(() => (isOn ? 0 : lines.length))
  const latest = parts.findLast(({ isHeard }) => !isHeard)
  // Whoever takes a decision back may find himself in the match again.
  const isHeld =
    latest !== undefined && (isOn || latest.to > left) && isWatched(campaign, latest, lines, controller.sitters)
  const match = isHeld && (matchOf(view) ?? matchSeen((at) => controller.viewAt(at), latest, latest.to - latest.from))
  if (!match || !latest) return <Between {...{ campaign, controller, snapshot, parts }} />
  const onLeave = () => {
    setLeft(lines.length)
    if (snapshot.verdict) controller.dismissVerdict()
  }
  return <Inside key={latest.from} {...{ campaign, controller, snapshot, match, onLeave }} part={latest} />
}

interface InsideProps<V> extends Props<V> {
  readonly match: unknown
  readonly part: MatchPart
  readonly onLeave: () => void
}

function Inside<V>({ campaign, controller, snapshot, match, part, onLeave }: InsideProps<V>) {
  const { view, lines, verdict } = snapshot
  // The line that ends the match stops everything as a verdict does, and is put away as one.
  const isEnd = verdict !== null && campaign.endsMatch?.(verdict, lines) === true
  const isShown = isEnd && lines.at(-1)?.index === verdict.index
  const isOver = isShown || (!snapshot.isPlayingBack && !verdict && matchOf(view) === null)
  const here = useMemo(() => lines.slice(part.from, part.to), [lines, part.from, part.to])
  const deciders = campaign.deciders(view, match)
  const seats = deciders.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same deciders are another list every time
  const told = useMemo(() => linesOfMatch(inMatchOf(here), deciders), [here, seats])
  const slots = inner(campaign)
  const sitters = deciders.map((seat): Sitter | undefined => (seat === null ? undefined : controller.sitters[seat]))
  /** A player is seen in the match by the first of his who still stands. */
  const cardOf = (player: Seat): Seat => {
    const own = slots.cards(match, null).filter(({ seat }) => deciders[seat] === player)
    return (own.find(({ out }) => out === null) ?? own[0])?.seat ?? 0
  }
  const { handOver } = snapshot
  const matchSnapshot: Snapshot<unknown> = {
    ...snapshot,
    view: match,
    lines: told,
    names: campaign.namesIn(match),
    isPlayingBack: snapshot.isPlayingBack && !isShown,
    verdict: isEnd ? null : verdict && unwrapped(verdict),
    task: useInnerTask(isOver ? null : snapshot.task),
    handOver: handOver && {
      ...handOver,
      seat: cardOf(handOver.seat),
      question: questionInMatch(handOver.question) ?? handOver.question,
    },
    thinking: snapshot.thinking.map(cardOf),
    isOver,
  }
  const asked = !isOver && snapshot.task?.kind === 'answer' ? snapshot.task.seat : null
  return (
    <MatchScreen
      slots={slots}
      actions={controller}
      snapshot={matchSnapshot}
      sitters={sitters}
      where={
        <>
          <span className="clock-where">{campaign.where(part, lines)}</span>
          {asked !== null && (
            <StandIn
              name={matchSnapshot.names[cardOf(asked)] ?? ''}
              onYes={() => controller.letPlay(asked, (question) => questionInMatch(question) !== null)}
            />
          )}
        </>
      }
      end={<AfterMatch lines={campaign.aftermath(here)} home={campaign.words.home} onLeave={onLeave} />}
    />
  )
}

/** What the match inside asks, as it asks it; what the campaign asks before the match is put away stays as it is. */
function useInnerTask(task: Task | null): Task | null {
  return useMemo(() => {
    if (task?.kind !== 'answer') return task
    const question = questionInMatch(task.question)
    return question ? { ...task, seat: question.seat, question } : task
  }, [task])
}

interface BetweenProps<V> extends Props<V> {
  readonly parts: readonly MatchPart[]
}

function Between<V>({ campaign, controller, snapshot, parts }: BetweenProps<V>) {
  const { view, lines, names, task, result, handOver, refusal } = snapshot
  const seat = task?.seat ?? viewerOf(controller.sitters)
  const { End } = campaign
  return (
    <CampaignPage
      {...{ campaign, view, names, seat, parts, lines }}
      id={controller.id}
      record={() => controller.record()}
      file={() => controller.campaign()}
      isOver={snapshot.isOver}
    >
      <SavingNotice saving={snapshot.saving} />
      {snapshot.isPlayingBack && (
        <button type="button" className="button quiet" onClick={() => controller.skip()}>
          {t('Skip')}
        </button>
      )}
      {task?.kind === 'dice' && (
        <DiceEntry
          key={lines.length}
          count={task.count}
          rule={task.rule}
          purpose={task.name}
          name={names[task.seat] ?? 'The table'}
          side={task.seat}
          onDone={(faces) => controller.typeDice(faces)}
          onUndo={() => controller.undo()}
        />
      )}
      <Question {...{ campaign, controller, snapshot }} />
      {snapshot.thinking.length > 0 && (
        <p className="task-prompt thinking">
          {listed(snapshot.thinking.map((one) => names[one]!))}{' '}
          {snapshot.thinking.length > 1 ? t('think') : t('thinks')}…
        </p>
      )}
      {refusal && (
        <p className="refusal" role="alert">
          {refusal.message} <Cite rule={refusal.rule} />
        </p>
      )}
      {snapshot.isOver && <End {...{ view, names, seat, lines, result }} />}
      {handOver && (
        <HandOverDialog
          key={handOver.seat}
          handOver={handOver}
          name={names[handOver.seat] ?? ''}
          words={campaign.handOver(handOver.question.kind)}
          onTaken={() => controller.takeOver()}
          onTakeBack={() => controller.undo()}
        />
      )}
    </CampaignPage>
  )
}

/** The panel of the campaign for this kind of question, or a button for each answer. */
function Question<V>({ campaign, controller, snapshot }: Props<V>) {
  const { view, names, task, lines } = snapshot
  if (task?.kind !== 'answer') return null
  const { question, prompt, choices } = task
  const Panel = (campaign.panels[question.kind] ?? AskAny) as (props: AskProps<V>) => ReactNode
  return (
    // Another question, another form.
    <div key={`${lines.length} ${question.kind} ${question.seat} ${prompt}`} className={`asks-${question.kind}`}>
      <Panel
        {...{ view, names, question, prompt, choices, lines }}
        check={(answer) => controller.check(answer)}
        onDone={(answer) => controller.answer(answer)}
        onUndo={() => controller.undo()}
      />
    </div>
  )
}
