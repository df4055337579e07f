/** A campaign at this screen: its page from month to month, and the matches inside. */
import { capital, listed, type Seat, t } from '@harena/engine'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Sitter } from '../app/saved-match.ts'
import { viewerOf } from '../app/sitters.ts'
import { DiceEntry } from '../match/dice-entry.tsx'
import { HandOverDialog } from '../match/hand-over.tsx'
import { SavingNotice } from '../match/saving-notice.tsx'
import { MatchScreen } from '../match/screen.tsx'
import { isLeftToMachine, SkipToEnd } from '../match/skip-to-end.tsx'
import type { ScreenProps } from '../match/slots.ts'
import type { Snapshot, Task } from '../match/snapshot.ts'
import { StandIn } from '../match/stand-in.tsx'
import { Cite } from '../ui/rules-context.tsx'
import { AfterMatch } from './after-match.tsx'
import { AskAny } from './ask.tsx'
import { AtHome } from './at-home.tsx'
import { ChanceAhead } from './chance-ahead.tsx'
import { inner, matchOf, matchSeen } from './inner.ts'
import { inMatchOf, isInMatch, linesOfMatch, type MatchPart, questionInMatch, unwrapped } from './lines.ts'
import { pictureOfMatch } from './match-picture.ts'
import { NextMatch } from './next-match.tsx'
import { partAhead } from './opening.ts'
import { CampaignPage } from './page.tsx'
import { ReportPage, unread } from './reports.tsx'
import type { AnyCampaign, AskProps } from './slots.ts'
import { isWatched } from './watching.ts'
import { WhatDecided } from './what-decided.tsx'

const MatchEnd = lazy(async () => ({ default: (await import('./match-end.tsx')).MatchEnd }))

interface Props<V> extends ScreenProps<V> {
  readonly campaign: AnyCampaign
}

/** With which line the match began that was put away, and how many had been told then. */
interface Left {
  readonly match: number | undefined
  readonly lines: number
}

export function CampaignScreen<V>({ campaign, controller, snapshot }: Props<V>) {
  const { view, lines } = snapshot
  const parts = useMemo(() => campaign.matchesIn(lines), [campaign, lines])
  const { verdict } = snapshot
  const isEnding = verdict !== null && campaign.endsMatch?.(verdict, lines) === true
  const isOn = matchOf(view) !== null && !parts.at(-1)?.isHeard
  const latest = parts.findLast(({ isHeard }) => !isHeard)
  // What happened before this screen was opened has been seen, unless the end of a match still stands.
  const [left, setLeft] = useState<Left | null>(isOn || isEnding ? null : { match: latest?.from, lines: lines.length })
  // Whoever takes a decision back may find himself in the match again.
  if (left && left.lines > lines.length) setLeft(null)
  const [read, setRead] = useState(lines.length)
  if (read > lines.length) setRead(lines.length)
  const isHeld =
    latest !== undefined && latest.from !== left?.match && isWatched(campaign, latest, lines, controller.sitters)
  const match = isHeld && (matchOf(view) ?? matchSeen((at) => controller.viewAt(at), latest, latest.to - latest.from))
  // What stops everything outside of a match and ends none is what comes before one.
  const isAhead = verdict !== null && !isInMatch(verdict) && !isEnding
  if (isAhead || !match || !latest) {
    return <Between {...{ campaign, controller, snapshot, parts, isAhead, read, left }} onRead={setRead} />
  }
  const onLeave = () => {
    setLeft({ match: latest.from, lines: lines.length })
    if (snapshot.verdict) controller.dismissVerdict()
  }
  const number = parts.indexOf(latest)
  return (
    <Inside key={latest.from} {...{ campaign, controller, snapshot, match, number, parts, onLeave }} part={latest} />
  )
}

/** Whether the campaign asks in a way of its own what the match that is over has brought: on its page, once the end is put away. */
function asksAfter<V>({ panels }: AnyCampaign, { view, task, isPlayingBack, verdict }: Snapshot<V>): boolean {
  if (isPlayingBack || verdict || task?.kind !== 'answer' || matchOf(view) === null) return false
  return panels[task.question.kind] !== undefined
}

interface InsideProps<V> extends Props<V> {
  readonly match: unknown
  readonly part: MatchPart
  /** Which of the matches it is. */
  readonly number: number
  readonly parts: readonly MatchPart[]
  readonly onLeave: () => void
}

function Inside<V>({ campaign, controller, snapshot, match, part, number, parts, onLeave }: InsideProps<V>) {
  const { view, lines, verdict } = snapshot
  // The line that ends the match stops everything as a verdict does, and is put away as one.
  const isEnd = verdict !== null && campaign.endsMatch?.(verdict, lines) === true
  const isShown = isEnd && lines.at(-1)?.index === verdict.index
  const isOver =
    isShown || asksAfter(campaign, snapshot) || (!snapshot.isPlayingBack && !verdict && matchOf(view) === null)
  const here = useMemo(() => lines.slice(part.from, part.to), [lines, part.from, part.to])
  const deciders = campaign.deciders(view, match)
  const seats = deciders.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same deciders are another list every time
  const told = useMemo(() => linesOfMatch(inMatchOf(here), deciders), [here, seats])
  const slots = inner(campaign)
  const sitters = deciders.map((seat): Sitter | undefined => (seat === null ? undefined : controller.sitters[seat]))
  const cards = slots.cards(match, null)
  /** A player is seen in the match by the first of his who still stands. */
  const cardOf = (player: Seat): Seat => {
    const own = cards.filter(({ seat }) => deciders[seat] === player)
    return (own.find(({ out }) => out === null) ?? own[0])?.seat ?? 0
  }
  const { handOver } = snapshot
  const names = useNames(campaign.namesIn(match))
  const viewer = deciders.indexOf(viewerOf(controller.sitters))
  const matchSnapshot: Snapshot<unknown> = {
    ...snapshot,
    view: match,
    lines: told,
    names,
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
  const people = deciders.filter((seat) => seat !== null && controller.sitters[seat]?.kind === 'person')
  const skip = () => controller.skipTo((line, all) => campaign.endsMatch?.(line, all) ?? !isInMatch(line))
  const decide = (player: Seat) => {
    // Others at this screen want to see what they answer.
    if (people.every((one) => one === player)) skip()
    controller.letPlay(player, (question) => questionInMatch(question) !== null)
  }
  return (
    <MatchScreen
      slots={slots}
      actions={controller}
      snapshot={matchSnapshot}
      sitters={sitters}
      where={
        <>
          <span className="clock-where">{campaign.where(part, lines)}</span>
          <AtHome {...{ campaign, view, lines, parts }} names={snapshot.names} seat={viewerOf(controller.sitters)} />
        </>
      }
      standIn={
        asked !== null ? (
          <StandIn name={matchSnapshot.names[cardOf(asked)] ?? ''} onYes={() => decide(asked)} />
        ) : (
          snapshot.isPlayingBack && isLeftToMachine(cards, sitters) && <SkipToEnd onSkip={skip} />
        )
      }
      end={
        <AfterMatch
          {...{ campaign, number, match, onLeave }}
          id={controller.id}
          lines={told}
          winners={cards.filter(({ out }) => out === null).map(({ seat }) => seat)}
          brought={campaign.aftermath(here)}
          picture={() => pictureOfMatch({ campaign, controller, names, match, view: snapshot.view, past: lines })}
        />
      }
      endScene={
        <Suspense>
          <MatchEnd
            {...{ campaign, controller, names, match }}
            view={snapshot.view}
            lines={told}
            past={lines}
            seat={viewer < 0 ? null : viewer}
          />
        </Suspense>
      }
    />
  )
}

/** The same names are the same list. */
function useNames(names: readonly string[]): readonly string[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what they are
  return useMemo(() => names, [names.join()])
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
  /** Whether the next match is about to begin. */
  readonly isAhead: boolean
  /** Up to which line everything has been read. */
  readonly read: number
  /** The match that was put away last. */
  readonly left: Left | null
  readonly onRead: (lines: number) => void
}

/** Everything between two matches; what is to be reported comes first. */
function Between<V>(props: BetweenProps<V>) {
  const { campaign, controller, snapshot, parts, isAhead, read, left, onRead } = props
  const { view, lines, names, task, isOver } = snapshot
  const { id, sitters } = controller
  const seat = task?.seat ?? viewerOf(sitters)
  const ahead = isAhead ? partAhead(parts, lines) : null
  const reports = useMemo(() => {
    const players = sitters.flatMap(({ kind }, player) => (kind === 'person' ? [player] : []))
    return campaign.reports?.({ view, names, seat, lines }, players, id) ?? []
  }, [campaign, view, names, seat, lines, sitters, id])
  const report = snapshot.isPlayingBack && !isAhead ? null : unread(reports, read)
  // A page tells nothing that came after what is read on it.
  const told = useMemo(() => (report ? lines.slice(0, report.at + 1) : lines), [lines, report])
  const seen = (report && controller.viewAt(told.length)) ?? view
  return (
    <CampaignPage
      {...{ campaign, names, seat, parts, isOver, ahead, id }}
      view={seen}
      lines={told}
      reports={report ? reports.filter(({ at }) => at < report.at) : reports}
      record={() => controller.record()}
      file={() => controller.campaign()}
      {...(left && { seen: left.lines })}
      isReport={report !== null}
    >
      <SavingNotice saving={snapshot.saving} />
      {report ? (
        <ReportPage
          key={report.at}
          report={report}
          decided={(number) => <WhatDecided {...{ campaign, controller, number }} />}
          onRead={() => onRead(report.at + 1)}
        />
      ) : (
        <Now {...{ campaign, controller, snapshot, ahead, seat }} />
      )}
    </CampaignPage>
  )
}

interface NowProps<V> extends Props<V> {
  /** The match that is about to begin. */
  readonly ahead: MatchPart | null
  readonly seat: Seat | null
}

/** What is to be done now. */
function Now<V>({ campaign, controller, snapshot, ahead, seat }: NowProps<V>) {
  const { view, lines, names, task, result, handOver, refusal } = snapshot
  const { End } = campaign
  return (
    <>
      {ahead && (
        <NextMatch
          {...{ campaign, view, names, seat, lines }}
          part={ahead}
          chance={<ChanceAhead inside={controller.inside()} player={seat} />}
          onBegin={() => controller.dismissVerdict()}
        />
      )}
      {snapshot.isPlayingBack && !ahead && (
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
    </>
  )
}

/** Whoever plays alone need not be called by his name. */
function unaddressed(prompt: string, names: readonly string[]): string {
  const [only, ...others] = names
  return others.length === 0 && prompt.startsWith(`${only}, `) ? capital(prompt.slice(only!.length + 2)) : prompt
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
        {...{ view, names, question, choices, lines }}
        prompt={unaddressed(prompt, names)}
        check={(answer) => controller.check(answer)}
        suggest={() => controller.suggest('standard')}
        leave={() => controller.letPlay(question.seat, ({ kind }) => kind === question.kind)}
        onDone={(answer) => controller.answer(answer)}
        onUndo={() => controller.undo()}
      />
    </div>
  )
}
