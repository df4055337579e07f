/**
 * Where a man can go with several answers in a row: each hex with the cheapest way there. The rules themselves are asked,
 * on copies of what he knows; where dice would fall or somebody else would be asked, a walk ends.
 */
import {
  type ArenaView,
  bearing,
  type Dir,
  dirNames,
  distance,
  type Hex,
  hexAim,
  type Question,
  type Referee,
  type Ruleset,
  same,
  t,
} from '@harena/engine'
import type { Choice } from '../../match/choices.ts'
import type { ViewGame } from '../../match/timeline.ts'

type Rules = Ruleset<ViewGame<ArenaView>>

/** Thrown through the rules: the next question, or that nobody knows what comes. */
class Asked {
  readonly question: Question | null
  constructor(question: Question | null) {
    this.question = question
  }
}

const unknown = (): never => {
  throw new Asked(null)
}

/** Gives one answer and stops at the next question. */
function probing(answers: unknown[]): Referee<ViewGame<ArenaView>> {
  return {
    listening: false,
    roll: unknown,
    dice: unknown,
    successes: unknown,
    ask: (question: Question) => {
      if (answers.length === 0) throw new Asked(question)
      return answers.pop() as never
    },
    askAll: unknown,
    tell: () => undefined,
    settle: (_key, run) => run(),
    point: () => undefined,
  }
}

interface Node {
  readonly state: unknown
  /** Null where the walk ends: his turn is over, or dice come next. */
  readonly question: Question | null
  readonly facing: Dir
  readonly cost: number
  readonly answers: readonly unknown[]
  readonly path: readonly Hex[]
}

/** Null where dice fall before the answer is carried out. */
function played(rules: Rules, state: unknown, answers: unknown[]): Pick<Node, 'state' | 'question'> | null {
  const next = rules.clone(state)
  const referee = probing(answers)
  let isDone = false
  try {
    while (!rules.isOver(next)) {
      rules.playStep(next, referee)
      isDone = true
    }
  } catch (stop) {
    if (!(stop instanceof Asked)) throw stop
    if (stop.question) return { state: next, question: stop.question }
  }
  return isDone ? { state: next, question: null } : null
}

/** The nodes one step or turn farther. */
function farther(rules: Rules, { state, question, facing, cost, answers, path }: Node): Node[] {
  if (!question) return []
  return rules.legal(state, question).flatMap((answer): Node[] => {
    const aim = hexAim(rules.aim(state, question, answer))
    if (aim?.kind !== 'step' && aim?.kind !== 'turn') return []
    const next = played(rules, state, [answer])
    if (!next) return []
    const isAsked = next.question?.seat === question.seat && next.question.kind === question.kind
    return [
      {
        state: next.state,
        question: isAsked ? next.question : null,
        facing: aim.facing ?? facing,
        cost: cost + (aim.cost ?? 0),
        answers: [...answers, answer],
        path: aim.kind === 'step' ? [...path, aim.hex] : path,
      },
    ]
  })
}

/** Enough for the farthest walk there is, and soon done. */
const MOST_NODES = 500

function explored(rules: Rules, first: Node): Node[] {
  const open = [first]
  const known = new Set<string>()
  const found: Node[] = []
  while (open.length > 0 && found.length < MOST_NODES) {
    open.sort((a, b) => b.cost - a.cost || b.answers.length - a.answers.length)
    const node = open.pop()!
    const { q, r } = node.path.at(-1)!
    const key = `${q},${r},${node.facing}`
    if (known.has(key)) continue
    known.add(key)
    found.push(node)
    open.push(...farther(rules, node))
  }
  return found
}

/** How far he would have to turn to see the nearest enemy. */
function awayFrom(view: ArenaView, seat: number): (node: Node) => number {
  const own = view.figures.find((figure) => figure.seat === seat)!
  const enemies = view.figures.filter(({ team, out }) => team !== own.team && out === null)
  return ({ path, facing }) => {
    const hex = path.at(-1)!
    const nearest = enemies.reduce((a, b) => (distance(hex, b.hex) < distance(hex, a.hex) ? b : a), enemies[0]!)
    const seen = nearest && bearing(hex, nearest.hex)
    if (seen === undefined) return 0
    const off = (seen - facing + 6) % 6
    return Math.min(off, 6 - off)
  }
}

/** Whether his turn is over with a step or a turn: nothing is left for him to do. */
export function endsTurn(rules: Rules, known: unknown, question: Question, { aim, answer }: Choice): boolean {
  const kind = hexAim(aim)?.kind
  if (kind !== 'step' && kind !== 'turn') return false
  const next = played(rules, known, [answer])
  return next !== null && (next.question?.seat !== question.seat || next.question.kind !== question.kind)
}

/** All hexes that take more than one step, nearest first. */
export function walksFrom(rules: Rules, known: unknown, question: Question, view: ArenaView): Choice[] {
  const figure = view.figures.find(({ seat }) => seat === question.seat)
  const start = played(rules, known, [])
  if (!figure || start?.question?.kind !== question.kind || start.question.seat !== question.seat) return []
  const first: Node = { ...start, facing: figure.facing, cost: 0, answers: [], path: [figure.hex] }
  const off = awayFrom(view, question.seat)
  const best = new Map<string, Node>()
  const nodes = explored(rules, first)
  const near = nodes.filter(({ answers }) => answers.length < 2).map(({ path }) => path.at(-1)!)
  for (const node of nodes) {
    const hex = node.path.at(-1)!
    if (near.some((one) => same(one, hex))) continue
    const key = `${hex.q},${hex.r}`
    const other = best.get(key)
    if (!other || (node.cost === other.cost && off(node) < off(other))) best.set(key, node)
  }
  return [...best.values()].map((node) => choiceOf(node))
}

function choiceOf({ path, facing, cost, answers, question }: Node): Choice {
  const hex = path.at(-1)!
  const way = t(dirNames[facing])
  const label = question
    ? t`Go there for ${cost}, facing ${way}`
    : t`Go there for ${cost}, facing ${way}; the turn is over then`
  return {
    id: `walk ${hex.q},${hex.r}`,
    answer: answers[0],
    onward: answers.slice(1),
    path,
    label,
    short: label,
    aim: { kind: 'step', hex, facing, cost },
    look: 'far',
    group: 'move',
    key: null,
    isEnd: false,
  }
}
