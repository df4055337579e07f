/** The plot that is being written: on the board, in the panel and by keyboard it is the same. */
import type { View } from '@harena/colosseum'
import { dirNames, type FigureView, type Hex, neighbour, type Refusal, same, t } from '@harena/engine'
import { useMemo, useState } from 'react'
import type { OnBoard, Target } from '../../board/arena.tsx'
import { useCoached } from '../../board/coached.ts'
import type { Posture } from '../../board/figure.tsx'
import type { Draft, DraftProps, MatchActions } from '../../match/slots.ts'
import { isInArena } from '../hex/aims.ts'
import { figureProps } from '../hex/figures.ts'
import { Threats } from './board/threats.tsx'
import { TurnHandles } from './board/turn-handles.tsx'
import { hexOfCell } from './choices.ts'
import { looks } from './looks.ts'
import { type Mercy, mercyIn } from './mercy-hint.ts'
import {
  type Course,
  follow,
  isStep,
  isTurn,
  type Move,
  movesOf,
  type PlotBook,
  plotBookOf,
  stepFrom,
} from './plot-builder.ts'
import { sentenceOf, stepName } from './plot-words.ts'
import { type Danger, danger, type Threat, threatsTo } from './threats.ts'

export interface Plotting extends Draft {
  readonly seat: number
  readonly moves: readonly Move[]
  /** As it will be written; undefined while something is missing. */
  readonly text: string | undefined
  /** What can be added. */
  readonly next: readonly Move[]
  /** Where the plan ends, without what is only pointed at. */
  readonly course: Course
  /** Moving phases that are left before this plot. */
  readonly movesLeft: number
  readonly overexerts: boolean
  /** How far the others can come, and who can run into him on the way that is written. */
  readonly threats: readonly Threat[]
  readonly danger: Danger | null
  /** Who may have to appeal to the crowd for what is written. */
  readonly mercy: Mercy | null
  /** What is next of the plot that a trainer wants: a move, or the seal. */
  readonly coached: Move | 'seal' | null
  /** Why most of what a man does is not open to him now. */
  readonly hindered: Refusal | null
  /** Why a move is not open after those that are written. */
  readonly closed: Refusal
  /** Whether somebody else wrote over moves of his own. */
  readonly isWrittenOver: boolean
  add(move: Move): void
  back(): void
  /** Takes the last move back, or all of what somebody else filled in; false if there is nothing. */
  undo(): boolean
  point(move: Move | null): void
  /** Takes what somebody typed; the refusal if it is not legal. */
  type(text: string): Refusal | null
  /** Fills in what somebody else would write. */
  take(written: unknown): void
  /** Whether that is what is plotted now, however it is spelled. */
  isPlotted(written: unknown): boolean
  seal(): void
  /** §7.5 Time is up: he stands still, or kneels if he lies. */
  giveUp(): void
}

/** What stops a man on foot (§27.5, §27.8), and the edge. Only a single step forward climbs a rock (§27.8.2). */
function isFreeFor(view: View, moves: readonly Move[]): (hex: Hex) => boolean {
  const isClimbing = moves.filter((move) => !move.startsWith('+')).join() === 'F'
  return (hex) => {
    const here = view.terrain.find(({ cell }) => same(hexOfCell(view, cell), hex))?.terrain
    return isInArena(view, hex) && here !== 'pillar' && (here !== 'rock' || isClimbing)
  }
}

const noPlots: readonly string[] = []

interface Plan {
  readonly turn: number
  readonly moves: readonly Move[]
  /** What would be added: one move, or the way to a far hex. */
  readonly pointed: readonly Move[]
  /** What there was before somebody else filled it in. */
  readonly before: readonly Move[] | null
}

/** What is next of the plot that a trainer wants. */
function coachedMove(wanted: unknown, moves: readonly Move[], text: string | undefined): Move | 'seal' | null {
  if (typeof wanted !== 'string') return null
  if (text === wanted) return 'seal'
  const next = movesOf(wanted)
  return moves.every((move, at) => move === next[at]) ? (next[moves.length] ?? null) : null
}

type Change = (moves: readonly Move[], before?: readonly Move[] | null) => void

type Actions = Pick<MatchActions, 'answer' | 'check'>

export function usePlot({ actions, task, view, turn }: DraftProps<View>): Plotting | null {
  const plotTask = task?.kind === 'answer' && task.question.kind === 'plot' ? task : null
  // Another question, another plan: nobody finds what somebody else was about to write.
  const [plan, setPlan] = useState<Plan>({ turn, moves: [], pointed: [], before: null })
  if (plan.turn !== turn) setPlan({ turn, moves: [], pointed: [], before: null })
  const { choices } = plotTask ?? { choices: [] }
  const book = useMemo(() => plotBookOf(choices.length > 0 ? choices.map(({ id }) => id) : noPlots), [choices])
  const { moves } = plan
  const far = useMemo(() => (plotTask ? farFrom(view, plotTask.seat, book, moves) : []), [plotTask, view, book, moves])
  const threats = useMemo(() => (plotTask ? threatsTo(view, plotTask.seat, isFreeFor(view, [])) : []), [plotTask, view])
  const wanted = useCoached()?.answer
  return useMemo(() => {
    if (!plotTask || plan.turn !== turn) return null
    const change: Change = (moves, before = null) => setPlan({ turn, moves, pointed: [], before })
    // Pointing must never bring back an older plan.
    const point = (pointed: readonly Move[]) => setPlan((now) => (now.turn === turn ? { ...now, pointed } : now))
    return plottingOf({ actions, seat: plotTask.seat, view, book, plan, far, threats, wanted, change, pointAt: point })
  }, [actions, plotTask, view, book, plan, far, threats, wanted, turn])
}

const CLOSED: Refusal = {
  rule: '§7.3',
  message: t(
    'A plot has two steps at most, and only one forward may carry a turn: take the last move back, or seal it.',
  ),
}

interface Parts {
  readonly actions: Actions
  readonly seat: number
  readonly view: View
  readonly book: PlotBook
  readonly plan: Plan
  readonly far: readonly Far[]
  readonly threats: readonly Threat[]
  /** The plot that a trainer wants. */
  readonly wanted: unknown
  readonly change: Change
  readonly pointAt: (moves: readonly Move[]) => void
}

function plottingOf({ actions, seat, view, book, plan, far, threats, wanted, change, pointAt }: Parts): Plotting {
  const { moves, pointed, before } = plan
  const figure = view.figures[seat]!
  const next = book.next(moves)
  const courseOf = (plan: readonly Move[]) => follow(figure, plan, isFreeFor(view, plan))
  const course = courseOf(moves)
  const isOpen = pointed.length > 0 && next.includes(pointed[0]!)
  const shown = isOpen ? courseOf([...moves, ...pointed]) : course
  const text = book.textFor(moves)
  const isMoved = moves.length > 0 || shown !== course
  const movesLeft = figure.points?.left ?? 0
  const coached = coachedMove(wanted, moves, text)
  const add = (move: Move) => {
    if (next.includes(move)) change([...moves, move])
  }
  const point = (move: Move | null) => pointAt(move === null ? [] : [move])
  /** Where the plot leads that a trainer wants. */
  const aim = typeof wanted === 'string' ? courseOf(movesOf(wanted)).end.hex : null
  const isAim = ({ hex }: Far) => aim !== null && same(aim, hex)
  const wayTo = (id: string) => far.find((one) => one.id === id)?.moves
  const onBoard: OnBoard = {
    targets: [...targetsOf(course, moves, next, view, coached), ...far.map((one) => ({ ...one, isAim: isAim(one) }))],
    ...(isMoved && ghostOf(view, figure, moves, shown)),
    over: (
      <>
        <Threats threats={threats} />
        <TurnHandles
          stand={course.end}
          left={next.includes('(L)')}
          right={next.includes('(R)')}
          coached={coached}
          onTurn={add}
          onHover={point}
        />
      </>
    ),
    onChoose: (id) => {
      const way = wayTo(id)
      if (way) change([...moves, ...way])
      else add(id)
    },
    onHover: (id) => pointAt(id === null ? [] : (wayTo(id) ?? [id])),
  }
  const hindered = book.next([]).includes('F') ? null : actions.check('F')
  return {
    seat,
    moves,
    text,
    next,
    course,
    onBoard,
    movesLeft,
    overexerts: movesLeft === 0 && moves.length > 0,
    threats,
    // Before anything is plotted the dashed border says it; and a trainer knows what he wants.
    danger: moves.length > 0 && coached === null ? danger(threats, course) : null,
    mercy: coached === null ? mercyIn(view, seat, moves, course) : null,
    coached,
    hindered,
    closed: hindered ?? CLOSED,
    isWrittenOver: before !== null && before.length > 0,
    add,
    back: () => change(moves.slice(0, -1)),
    undo: () => {
      change(before ?? moves.slice(0, -1))
      return before !== null || moves.length > 0
    },
    point,
    type: (written) => type(written, actions, book, change),
    isPlotted: (written) => typeof written === 'string' && book.textFor(movesOf(written)) === text,
    take: (written) => typeof written === 'string' && change(movesOf(written), moves),
    giveUp: () => actions.answer(book.textFor([]) ?? book.textFor(['KN']) ?? text),
    seal: () => text !== undefined && actions.answer(text),
  }
}

/** A hex that takes more than one move, and the moves that lead there. */
interface Far extends Target {
  readonly moves: readonly Move[]
}

/** Nets, kicks and what is done on the ground are no way to get somewhere. */
const isWalk = (move: Move) => isStep(move) || isTurn(move) || move === 'C' || move === 'L'

/** Who leaps may stumble (§15.1): he walks where he can; of ways as short as each other he takes one that passes no foe's front. */
const byEase = (a: Way, b: Way) =>
  Number(a.plan.includes('L')) - Number(b.plan.includes('L')) ||
  a.plan.length - b.plan.length ||
  Number(a.passesFoe) - Number(b.passesFoe)

interface Way {
  readonly plan: readonly Move[]
  readonly course: Course
  readonly passesFoe: boolean
}

/** The hexes that he can come to in this phase besides those of the next step, each by the fewest moves. */
export function farFrom(view: View, seat: number, book: PlotBook, moves: readonly Move[]): Far[] {
  const figure = view.figures[seat]!
  const walked = follow(figure, moves, isFreeFor(view, moves))
  const near = book.next(moves).flatMap((move) => stepFrom(walked.end, move) ?? [])
  const found = new Map<string, Far>()
  const plans = book.beginning(moves).filter((plan) => plan.slice(moves.length).every(isWalk))
  const fronts = view.figures
    .filter(({ team, out }) => out === null && team !== figure.team)
    .map(({ hex, facing }) => neighbour(hex, facing))
  const ways = plans.map((plan): Way => {
    const course = follow(figure, plan, isFreeFor(view, plan))
    return {
      plan,
      course,
      passesFoe: course.stands.slice(1, -1).some(({ hex }) => fronts.some((one) => same(one, hex))),
    }
  })
  for (const { plan, course } of ways.sort(byEase)) {
    const { end, blocked } = course
    const key = `${end.hex.q},${end.hex.r}`
    if (blocked || found.has(key) || same(end.hex, walked.end.hex) || near.some((hex) => same(hex, end.hex))) continue
    const way = plan.slice(moves.length)
    const label = t`Go there in one moving phase: ${sentenceOf(way, undefined)}, facing ${t(dirNames[end.facing])}`
    found.set(key, { id: `far ${key}`, hex: end.hex, kind: 'far', label, moves: way })
  }
  return [...found.values()]
}

/** Where he would stand, and the way there. */
function ghostOf(view: View, figure: FigureView, moves: readonly Move[], { end, stands }: Course): Partial<OnBoard> {
  const looksThen = { ...figureProps(looks, view, figure, false), woundCount: 0, posture: postureAfter(moves) }
  return { ghost: { ...end, figure: looksThen }, path: stands.map(({ hex }) => hex) }
}

/** How he will be when the plot is done. */
function postureAfter(moves: readonly Move[]): Posture {
  if (moves.includes('KN')) return 'kneeling'
  return moves.some((move) => move.startsWith('RO')) ? 'prone' : 'standing'
}

function type(
  written: string,
  actions: Actions,
  book: PlotBook,
  change: (moves: readonly Move[]) => void,
): Refusal | null {
  const typed = book.typed(written)
  if (typed === undefined) return answerUnlisted(actions, written.trim().toUpperCase())
  const wanted = movesOf(typed)
  // Two spellings of the same walk: what was typed is what is sealed.
  if (book.textFor(wanted) === typed) change(wanted)
  else actions.answer(typed)
  return null
}

/** Where illegal moves are punished they can be written (§7.6). */
function answerUnlisted(actions: Actions, text: string): Refusal | null {
  const refusal = actions.check(text)
  if (!refusal) actions.answer(text)
  return refusal
}

/** On the board only where he can go: who wants to run into a pillar has the buttons. */
function targetsOf(
  course: Course,
  moves: readonly Move[],
  next: readonly Move[],
  view: View,
  coached: Move | null,
): Target[] {
  return next.filter(isStep).flatMap((move): Target[] => {
    const hex = stepFrom(course.end, move)!
    if (course.blocked || !isFreeFor(view, [...moves, move])(hex)) return []
    return [{ id: move, hex, kind: 'step', label: stepName(move), isCoached: move === coached }]
  })
}
