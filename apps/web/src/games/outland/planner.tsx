/** A plan written in secret: moves one after the other, and what he means to do in the end. */
import {
  type ArenaView,
  counted,
  type Dir,
  dirName,
  dirs,
  type FigureView,
  type Hex,
  neighbour,
  t,
  turned,
} from '@harena/engine'
import { useMemo, useState } from 'react'
import type { OnBoard, Target } from '../../board/arena.tsx'
import { Foot } from '../../match/foot.tsx'
import type { Draft, DraftProps, PanelProps } from '../../match/slots.ts'
import { SuggestButton, Suggested, useSuggest } from '../../match/suggest.tsx'
import { MainKey } from '../../ui/key.tsx'
import { Cite } from '../../ui/rules-context.tsx'
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

interface Advised {
  readonly plan: readonly Move[]
  readonly intention: Intention | null
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
  if (move.act === 'step') return move.dir === undefined ? t('Step ahead') : t`Step ${dirName(move.dir)}`
  if (move.act === 'turn') return move.to === 'left' ? t('Turn left') : t('Turn right')
  return move.act === 'pickUp' ? t`Pick up ${t(move.kind)}` : t('Get up')
}

const verbs = { melee: t('Fight'), whip: t('Whip'), ensnare: t('Throw the net at') } as const

interface Course {
  /** The hexes that he comes through; the first is where he starts. */
  readonly path: readonly Hex[]
  readonly facing: Dir
}

/** Where the plan leads if nobody is in the way. */
function follow(figure: FigureView, plan: readonly Move[]): Course {
  const path: Hex[] = [figure.hex]
  let { facing } = figure
  for (const move of plan) {
    if (move.act === 'turn') facing = turned(facing, move.to === 'left' ? -1 : 1)
    if (move.act === 'step') path.push(neighbour(path.at(-1)!, move.dir ?? facing))
  }
  return { path, facing }
}

/** A hex, and the shortest plan that leads there. */
interface Way extends Target {
  readonly moves: readonly Move[]
}

const walking = candidates.filter(({ act }) => act === 'step' || act === 'turn')

/** Every hex that he can come to, from where the plan has led him so far. */
export function waysFrom(
  figure: FigureView,
  moves: readonly Move[],
  isLegal: (plan: readonly Move[]) => boolean,
): Way[] {
  const key = ({ q, r }: Hex) => `${q},${r}`
  const start = follow(figure, moves)
  const known = new Set([`${key(start.path.at(-1)!)},${start.facing}`])
  const ways = new Map<string, Way>()
  const open = [moves]
  for (let plan = open.shift(); plan; plan = open.shift()) {
    for (const move of walking) {
      const longer = [...plan, move]
      if (!isLegal(longer)) continue
      const { path, facing } = follow(figure, longer)
      const hex = path.at(-1)!
      const place = `${key(hex)},${facing}`
      if (known.has(place)) continue
      known.add(place)
      open.push(longer)
      if (ways.has(key(hex)) || key(hex) === key(start.path.at(-1)!)) continue
      const added = longer.length - moves.length
      const label = t`Go there with ${counted(added, 'move')}, facing ${t(dirName(facing))}`
      const kind = added === 1 ? 'step' : 'far'
      ways.set(key(hex), { id: key(hex), hex, kind, label, cost: String(added), moves: longer })
    }
  }
  return [...ways.values()]
}

interface Written {
  readonly turn: number
  readonly moves: readonly Move[]
  /** The hex that is pointed at. */
  readonly pointed: string | null
}

/** The plan that is being written; another question, another plan. */
export function usePlan({ actions, task, view, turn }: DraftProps<ArenaView>): Plan | null {
  const [plan, setPlan] = useState<Written>({ turn, moves: [], pointed: null })
  if (plan.turn !== turn) setPlan({ turn, moves: [], pointed: null })
  const { moves, pointed } = plan
  const planTask = task?.kind === 'answer' && task.question.kind === 'plan' ? task : null
  const figure = planTask && view.figures.find(({ seat }) => seat === planTask.seat)
  const ways = useMemo(
    () => (figure ? waysFrom(figure, moves, (longer) => !actions.check({ plan: longer, intention: null })) : []),
    [actions, figure, moves],
  )
  if (!figure || plan.turn !== turn) return null
  const change = (changed: readonly Move[]) => setPlan({ turn, moves: changed, pointed: null })
  const shown = ways.find(({ id }) => id === pointed)?.moves ?? moves
  const { path, facing } = follow(figure, shown)
  const ghost = { hex: path.at(-1)!, facing, figure: figureProps(looks, view, figure, false) }
  const onBoard: OnBoard = {
    targets: ways,
    ...(shown.length > 0 && { path, ghost }),
    onChoose: (id) => change(ways.find((way) => way.id === id)?.moves ?? moves),
    onHover: (id) => setPlan((now) => (now.turn === turn ? { ...now, pointed: id } : now)),
  }
  return { moves, change, onBoard }
}

function intentionsOf(view: ArenaView, { team }: FigureView): Intention[] {
  return view.figures
    .filter((other) => other.team !== team && other.out === null)
    .flatMap(({ seat }) => (['melee', 'whip', 'ensnare'] as const).map((act): Intention => ({ act, target: seat })))
}

export function PlanPanel({ actions, task, view, names, draft, undo, undoFirst }: PanelProps<ArenaView>) {
  const [intention, setIntention] = useState<Intention | null>(null)
  /** What there was before the master filled it in, and what he wrote. */
  const [advised, setAdvised] = useState<{ readonly before: Advised; readonly plan: readonly Move[] } | null>(null)
  const suggesting = useSuggest(actions, (advice) => {
    const { plan, intention: wish } = advice as Advised
    setAdvised({ before: { plan: [...((draft as Plan | null)?.moves ?? [])], intention }, plan })
    ;(draft as Plan | null)?.change(plan)
    setIntention(wish)
  })
  if (!draft) return null
  const { moves, change } = draft as Plan
  const figure = view.figures.find(({ seat }) => seat === task.seat)!
  const isLegal = (plan: readonly Move[], wish: Intention | null) => actions.check({ plan, intention: wish }) === null
  undoFirst(() => {
    if (advised && advised.plan === moves) {
      change(advised.before.plan)
      setIntention(advised.before.intention)
      setAdvised(null)
      return true
    }
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
              : t('Do not attack'),
            isPressed: wish?.act === intention?.act && wish?.target === intention?.target,
            onClick: () => setIntention(wish),
          }))}
        />
      </div>
      <Suggested
        suggesting={suggesting}
        names={names}
        why={(answer) => actions.why(answer)}
        now={{ plan: moves, intention }}
        replaces={advised?.plan === moves && advised.before.plan.length > 0}
      />
      {refusal && (
        <p className="refusal">
          {refusal.message} <Cite rule={refusal.rule} />
        </p>
      )}
      <Foot onUndo={undo}>
        <button
          type="button"
          className="button"
          id="primary"
          disabled={refusal !== null}
          onClick={() => actions.answer({ plan: moves, intention })}
        >
          {t('Seal the plan')}
          <MainKey />
        </button>
        <SuggestButton suggesting={suggesting} className="button quiet" />
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
