/** A match being played: the arena on one side, the Roster Cards, what happened and what to do on the other. */
import type { Refusal } from '@harena/engine'
import type { Heroes, View } from '@harena/heroes'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Header, Heading, useTitle } from '../../app/frame.tsx'
import type { Sitter } from '../../app/saved-matches.ts'
import { Chooser } from '../../match/chooser.tsx'
import type { MatchController, Snapshot, Task } from '../../match/controller.ts'
import { choiceForKey, isFree } from '../../match/keys.ts'
import { LiveLines, Log } from '../../match/log.tsx'
import { useKeptFocus } from '../../match/screen.tsx'
import type { Line } from '../../match/timeline.ts'
import { type Aiming, useAiming } from '../../match/use-aiming.ts'
import { showNextAttack } from '../../match/use-play-keys.ts'
import { PreviewCard } from '../../ui/preview.tsx'
import { HeroesArena } from './board/arena.tsx'
import type { HeroesChoice } from './choices.ts'
import { Clash } from './clash.tsx'
import { Throws } from './dice.tsx'
import { BidHandOver } from './hand-over.tsx'
import { HeroesHelp } from './help.tsx'
import { RosterCards } from './roster-card.tsx'
import { TaskPanel } from './task-panel.tsx'
import { throwsOf } from './throws.ts'
import { Verdict } from './verdict.tsx'

export interface MatchScreenProps {
  readonly controller: Pick<MatchController, 'preview' | 'answer' | 'undo' | 'typeDice' | 'takeOver'>
  readonly title: string
  readonly view: View
  /** Of this match only, as far as they have been seen. */
  readonly lines: readonly Line[]
  /** By card of the match. */
  readonly sitters: readonly (Sitter | undefined)[]
  /** What is asked of whoever sits here, in the terms of the match. */
  readonly task: Task | null
  readonly question: Heroes['question'] | null
  readonly handOver: Snapshot['handOver']
  readonly refusal: Refusal | null
  readonly isKept: boolean
  readonly isRunning: boolean
  readonly stop: Line | null
  readonly onSkip: () => void
  readonly onPass: () => void
  /** Beside the turn in the header. */
  readonly where?: ReactNode
  /** What comes when it is over. */
  readonly end: ReactNode
}

export function MatchScreen(props: MatchScreenProps) {
  const { controller, view, lines, title, task, stop, handOver } = props
  const [isHelpOpen, setHelpOpen] = useState(false)
  useTitle(title)
  const names = view.gladiators.map((one) => one.name)
  const sides = view.gladiators.map((one) => one.side)
  const aiming = useGraveAiming(controller, task)
  useMatchKeys(props, aiming, () => setHelpOpen(true))
  useKeptFocus({ task })
  const showDice = useShownDice(names, sides)
  const news = useNews(lines)
  return (
    <div
      className="play heroes"
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
        <Clock view={view}>{props.where}</Clock>
      </Header>
      <main>
        <Heading className="heard">{title}</Heading>
        <Stage {...props} aiming={aiming} names={names} sides={sides} />
        <aside className="side" aria-label="The match">
          <section className="task" aria-label="What you do now">
            <TaskPanel {...props} aiming={aiming} names={names} sides={sides} />
          </section>
          <RosterCards view={view} sitters={props.sitters} />
          <Log lines={lines} names={names} sides={sides} clock={view.clock.name} showDice={showDice} />
        </aside>
      </main>
      <LiveLines lines={news} />
      {stop && <Verdict key={stop.index} line={stop} {...{ lines, view, names, sides }} onClose={props.onPass} />}
      {handOver && !props.isRunning && !stop && (
        <BidHandOver name={nameOf(props)} person={handOver.person} onTaken={() => controller.takeOver()} />
      )}
      {aiming.chooser && task?.kind === 'answer' && (
        <Chooser choices={aiming.chooser} aiming={aiming} onClose={() => aiming.setChooser(null)} />
      )}
      {isHelpOpen && <HeroesHelp onClose={() => setHelpOpen(false)} />}
    </div>
  )
}

/** Only what is new is read out, however many lines came with it. */
function useNews(lines: readonly Line[]): readonly Line[] {
  const [heard, setHeard] = useState({ from: lines.length, to: lines.length })
  if (heard.to !== lines.length) setHeard({ from: Math.min(heard.to, lines.length), to: lines.length })
  return lines.slice(heard.from)
}

function nameOf({ view, handOver }: MatchScreenProps): string {
  return view.gladiators[handOver?.seat ?? 0]?.name ?? ''
}

/** As everywhere, but what cannot be taken back in the sand must be said twice. */
function useGraveAiming(controller: MatchScreenProps['controller'], task: Task | null): Aiming {
  const aiming = useAiming(controller, { task })
  const choose: Aiming['choose'] = (choice) => {
    const isGrave = (choice as HeroesChoice).isGrave && choice !== aiming.selected
    if (isGrave) aiming.setSelected(choice)
    else aiming.choose(choice)
  }
  return { ...aiming, choose }
}

/** Remembered, so that old lines of the log are not drawn again; names and sides of a match stay the same. */
function useShownDice(names: readonly string[], sides: readonly number[]): (line: Line) => ReactNode {
  const key = JSON.stringify([names, sides])
  return useCallback(
    (line: Line) => {
      const [ofSeats, sidesOf] = JSON.parse(key) as [string[], number[]]
      return <Throws dice={throwsOf(line, ofSeats)} sides={sidesOf} />
    },
    [key],
  )
}

const skipKeys = [' ', 'Enter', 'Escape']

function useMatchKeys(props: MatchScreenProps, aiming: Aiming, openHelp: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isFree(event)) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const isBid = props.question?.kind === 'bid'
      const choice = isBid ? null : choiceForKey(aiming.choices, key)
      if (key === '?') openHelp()
      else if (props.isRunning && skipKeys.includes(key)) props.onSkip()
      else if (key === 'Escape' && aiming.selected) aiming.setSelected(null)
      else if (key === 'u') props.controller.undo()
      else if (key === 'a' && !isBid) showNextAttack(aiming)
      else if (choice) aiming.act(choice)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

function Clock({ view, children }: { readonly view: View; readonly children: ReactNode }) {
  const active = view.gladiators.find((one) => one.seat === view.active)
  return (
    <p className="clock">
      {children}
      <span className="clock-round">
        {view.clock.name} {Math.max(1, view.clock.number)}
      </span>
      {view.toTheDeath && <b className="to-the-death">to the death</b>}
      {active && (
        <span className="clock-turn">
          <b>{active.name}</b> acts
        </span>
      )}
    </p>
  )
}

export interface Shown {
  readonly aiming: Aiming
  readonly names: readonly string[]
  readonly sides: readonly number[]
}

function Stage(props: MatchScreenProps & Shown) {
  const { view, lines, aiming, isRunning, onSkip, names, sides } = props
  const choices = aiming.choices as readonly HeroesChoice[]
  const isBid = props.question?.kind === 'bid'
  const onChoose = (here: readonly HeroesChoice[]) => {
    if (here.length > 1) aiming.setChooser(here)
    else if (here[0]) aiming.choose(here[0])
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click anywhere skips; the keyboard has Space
    // biome-ignore lint/a11y/noStaticElementInteractions: as above; there is also a button
    <div className="stage" onClick={() => isRunning && onSkip()}>
      <HeroesArena
        view={view}
        choices={choices}
        focusId={aiming.looked?.id ?? null}
        onChoose={onChoose}
        onHover={aiming.point}
      />
      <div className={isRunning ? 'clash-place running' : 'clash-place'}>
        <Clash lines={lines} names={names} sides={sides} />
      </div>
      {!isBid && aiming.preview && <PreviewCard preview={aiming.preview} />}
      {isRunning && (
        <div className="caption" aria-hidden="true">
          <p>{lines.at(-1)?.text}</p>
        </div>
      )}
    </div>
  )
}
