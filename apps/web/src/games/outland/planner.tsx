/** A plan written in secret: moves one after the other, and what he means to do in the end. */
import { type ArenaView, type Dir, dirNames, dirs, type FigureView, neighbour, turned } from '@harena/engine'
import { useState } from 'react'
import type { Pointing } from '../../match/aims.ts'
import type { MatchController, Task } from '../../match/controller.ts'
import type { Guide } from '../guide.ts'
import { figureProps } from '../hex/figures.ts'

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

export interface PlannerProps {
  readonly guide: Guide
  readonly controller: MatchController
  readonly task: Extract<Task, { kind: 'answer' }>
  readonly view: ArenaView
  readonly onShow: (pointing: Pointing | null) => void
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
function follow(guide: Guide, figure: FigureView, plan: readonly Move[]): Pointing {
  const path = [figure.hex]
  let { facing } = figure
  for (const move of plan) {
    if (move.act === 'turn') facing = turned(facing, move.to === 'left' ? -1 : 1)
    if (move.act === 'step') path.push(neighbour(path.at(-1)!, move.dir ?? facing))
  }
  return { path, ghost: { hex: path.at(-1)!, facing, figure: figureProps(guide, figure, false) } }
}

export function Planner({ guide, controller, task, view, onShow }: PlannerProps) {
  const [plan, setPlan] = useState<readonly Move[]>([])
  const [intention, setIntention] = useState<Intention | null>(null)
  const figure = view.figures.find(({ seat }) => seat === task.seat)!
  const isLegal = (moves: readonly Move[], wish: Intention | null) =>
    controller.check({ plan: moves, intention: wish }) === null
  const change = (moves: readonly Move[]) => {
    setPlan(moves)
    onShow(moves.length > 0 ? follow(guide, figure, moves) : null)
  }
  const more = candidates.filter((move) => isLegal([...plan, move], null))
  const wishes = view.figures
    .filter(({ team, out }) => team !== figure.team && out === null)
    .flatMap(({ seat }) => (['melee', 'whip', 'ensnare'] as const).map((act): Intention => ({ act, target: seat })))
    .filter((wish) => isLegal(plan, wish))
  const refusal = controller.check({ plan, intention })
  return (
    <>
      <p className="task-prompt" id="task" tabIndex={-1}>
        {task.prompt}
      </p>
      <ol className="plan" aria-label="The plan so far">
        {plan.map((move, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move is its place in the plan
          <li key={index} className="chip">
            {nameOf(move)}
          </li>
        ))}
        <li className="chip open">{plan.length === 0 ? 'Stand' : 'Then stop'}</li>
      </ol>
      <div className="task-groups">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
        <div className="task-group" role="group" aria-label="Move">
          <span className="task-group-title" aria-hidden="true">
            Move
          </span>
          <div className="task-buttons">
            {more.map((move) => (
              <button
                key={nameOf(move)}
                type="button"
                className="button quiet small"
                onClick={() => change([...plan, move])}
              >
                {nameOf(move)}
              </button>
            ))}
            {plan.length > 0 && (
              <button type="button" className="button quiet small" onClick={() => change(plan.slice(0, -1))}>
                Strike out the last
              </button>
            )}
          </div>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
        <div className="task-group" role="group" aria-label="Then">
          <span className="task-group-title" aria-hidden="true">
            Then
          </span>
          <div className="task-buttons">
            {[null, ...wishes].map((wish) => (
              <button
                key={wish ? `${wish.act} ${wish.target}` : 'none'}
                type="button"
                className="button quiet small"
                aria-pressed={wish?.act === intention?.act && wish?.target === intention?.target}
                onClick={() => setIntention(wish)}
              >
                {wish
                  ? `${verbs[wish.act]} ${view.figures.find(({ seat }) => seat === wish.target)?.name}`
                  : 'Do not attack'}
              </button>
            ))}
          </div>
        </div>
      </div>
      {refusal && (
        <p className="refusal">
          {refusal.message} {refusal.rule}
        </p>
      )}
      <div className="task-foot">
        <button
          type="button"
          className="button"
          disabled={refusal !== null}
          onClick={() => {
            onShow(null)
            controller.answer({ plan, intention })
          }}
        >
          Seal the plan
        </button>
        <button type="button" className="button quiet" onClick={() => controller.undo()}>
          Undo
        </button>
      </div>
    </>
  )
}
