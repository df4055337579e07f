/** A plan written in secret: moves one after the other, and what he means to do in the end. */
import {
  type ArenaView,
  type Dir,
  dirNames,
  dirs,
  type FigureView,
  type Hex,
  neighbour,
  t,
  turned,
} from '@harena/engine'
import { useState } from 'react'
import type { OnBoard } from '../../board/arena.tsx'
import { Foot } from '../../match/foot.tsx'
import type { Draft, DraftProps, PanelProps } from '../../match/slots.ts'
import { figureProps } from '../hex/figures.ts'
import { looks } from './guide.ts'

/** The answer to a `plan` question. */
type Move =
  | { readonly act: 'step'; readonly dir?: Dir }
  | { readonly act: 'turn'; readonly to: 'left' | 'right' }
  | { readonly act: 'pickUp'; readonly kind: string }
  | { readonly act: 'getUp' }

interface Intention {
  readonly act: 'melee' | 'whip' | 'ensnare'
  readonly target: number
}

interface Plan extends Draft {
  readonly moves: readonly Move[]
  change(moves: readonly Move[]): void
}

const things = ['sword', 'spear', 'shield', 'net']

const candidates: readonly Move[] = [
  { act: 'getUp' },
  { act: 'step' },
  ...dirs.map((dir): Move => ({ act: 'step', dir })),
  { act: 'turn', to: 'left' },
  { act: 'turn', to: 'right' },
  ...things.map((kind): Move => ({ act: 'pickUp', kind })),
]

function nameOf(move: Move): string {
  if (move.act === 'step') return move.dir === undefined ? 'Step ahead' : `Step ${dirNames[move.dir]}`
  if (move.act === 'turn') return `Turn ${move.to}`
  return move.act === 'pickUp' ? `Pick up ${move.kind}` : 'Get up'
}

const verbs = { melee: 'Fight', whip: 'Whip', ensnare: 'Throw the net at' } as const

/** Where the plan leads if nobody is in the way. */
function follow(view: ArenaView, figure: FigureView, plan: readonly Move[]): OnBoard {
  const path: Hex[] = [figure.hex]
  let { facing } = figure
  for (const move of plan) {
    if (move.act === 'turn') facing = turned(facing, move.to === 'left' ? -1 : 1)
    if (move.act === 'step') path.push(neighbour(path.at(-1)!, move.dir ?? facing))
  }
  const ghost = { hex: path.at(-1)!, facing, figure: figureProps(looks, view, figure, false) }
  const nothing = { targets: [], onChoose: () => undefined, onHover: () => undefined }
  return plan.length > 0 ? { ...nothing, path, ghost } : nothing
}

/** The plan that is being written; another question, another plan. */
export function usePlan({ task, view, turn }: DraftProps<ArenaView>): Plan | null {
  const [plan, setPlan] = useState<{ turn: number; moves: readonly Move[] }>({ turn, moves: [] })
  if (plan.turn !== turn) setPlan({ turn, moves: [] })
  if (task?.kind !== 'answer' || task.question.kind !== 'plan' || plan.turn !== turn) return null
  const figure = view.figures.find(({ seat }) => seat === task.seat)!
  const change = (moves: readonly Move[]) => setPlan({ turn, moves })
  return { moves: plan.moves, change, onBoard: follow(view, figure, plan.moves) }
}

function intentionsOf(view: ArenaView, { team }: FigureView): Intention[] {
  return view.figures
    .filter((other) => other.team !== team && other.out === null)
    .flatMap(({ seat }) => (['melee', 'whip', 'ensnare'] as const).map((act): Intention => ({ act, target: seat })))
}

export function PlanPanel({ actions, task, view, draft, undo, undoFirst }: PanelProps<ArenaView>) {
  const [intention, setIntention] = useState<Intention | null>(null)
  if (!draft) return null
  const { moves, change } = draft as Plan
  const figure = view.figures.find(({ seat }) => seat === task.seat)!
  const isLegal = (plan: readonly Move[], wish: Intention | null) => actions.check({ plan, intention: wish }) === null
  undoFirst(() => {
    if (moves.length > 0) change(moves.slice(0, -1))
    return moves.length > 0
  })
  const wishes = intentionsOf(view, figure).filter((wish) => isLegal(moves, wish))
  const refusal = actions.check({ plan: moves, intention })
  return (
    <>
      <p className="task-prompt" id="task" tabIndex={-1}>
        {task.prompt}
      </p>
      <Chips moves={moves} />
      <div className="task-groups">
        <Buttons
          title={t('Move')}
          buttons={candidates
            .filter((move) => isLegal([...moves, move], null))
            .map((move) => ({ name: nameOf(move), onClick: () => change([...moves, move]) }))}
        />
        <Buttons
          title={t('Then')}
          buttons={[null, ...wishes].map((wish) => ({
            name: wish
              ? `${verbs[wish.act]} ${view.figures.find(({ seat }) => seat === wish.target)?.name}`
              : 'Do not attack',
            isPressed: wish?.act === intention?.act && wish?.target === intention?.target,
            onClick: () => setIntention(wish),
          }))}
        />
      </div>
      {refusal && (
        <p className="refusal">
          {refusal.message} {refusal.rule}
        </p>
      )}
      <Foot onUndo={undo}>
        <button
          type="button"
          className="button"
          disabled={refusal !== null}
          onClick={() => actions.answer({ plan: moves, intention })}
        >
          {t('Seal the plan')}
        </button>
      </Foot>
    </>
  )
}

function Chips({ moves }: { readonly moves: readonly Move[] }) {
  return (
    <ol className="plan" aria-label={t('The plan so far')}>
      {moves.map((move, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a move is its place in the plan
        <li key={index} className="chip">
          {nameOf(move)}
        </li>
      ))}
      <li className="chip open">{moves.length === 0 ? t('Stand') : t('Then stop')}</li>
    </ol>
  )
}

interface ButtonsProps {
  readonly title: string
  readonly buttons: readonly { readonly name: string; readonly isPressed?: boolean; readonly onClick: () => void }[]
}

function Buttons({ title, buttons }: ButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className="task-group" role="group" aria-label={title}>
      <span className="task-group-title" aria-hidden="true">
        {title}
      </span>
      <div className="task-buttons">
        {buttons.map(({ name, isPressed, onClick }) => (
          <button key={name} type="button" className="button quiet small" aria-pressed={isPressed} onClick={onClick}>
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}
