/** A finger game for two: small enough to know all its odds by heart. */
import type { Bot, Game, Referee, Ruleset, Seat } from '@harena/engine'

export interface Toy extends Game {
  readonly setup: { readonly names: readonly string[] }
  readonly state: {
    readonly names: readonly string[]
    readonly omens: number[]
    readonly points: number[]
    round: number
  }
  readonly question:
    | { readonly kind: 'showFingers'; readonly seat: Seat; readonly rule: '§2.1' }
    | { readonly kind: 'takeOrDare'; readonly seat: Seat; readonly rule: '§2.4' }
  readonly answers: { readonly showFingers: number; readonly takeOrDare: { readonly dare: boolean } }
  readonly view: { readonly points: readonly number[] }
}

const TARGET = 3
const ROUNDS = 20

/** Each throws his omen; then all show fingers, and who shows most takes a point, or dares for two and his omen. */
function playStep(state: Toy['state'], referee: Referee<Toy>): void {
  if (state.omens.length === 0) {
    for (const seat of state.names.keys()) state.omens.push(referee.roll(1, '§1.2', seat))
    return
  }
  state.round++
  const fingers = referee.askAll(
    state.names.map((_, seat) => ({ kind: 'showFingers', seat, rule: '§2.1' }) satisfies Toy['question']),
  )
  const most = Math.max(...fingers)
  let left = [...fingers.keys()].filter((seat) => fingers[seat] === most)
  while (left.length > 1) {
    referee.point(() => `tied ${left} ${JSON.stringify(state)}`)
    const faces = left.map((seat) => referee.roll(1, '§2.3', seat))
    const highest = Math.max(...faces)
    left = left.filter((_, i) => faces[i] === highest)
  }
  const winner = left[0]!
  const { dare } = referee.ask({ kind: 'takeOrDare', seat: winner, rule: '§2.4' })
  const die = dare ? referee.roll(1, '§2.4', winner) : 0
  state.points[winner]! += dare ? (die >= 4 ? 2 : 0) + (die === state.omens[winner] ? 1 : 0) : 1
}

const winnerOf = ({ points }: Toy['state']) => points.findIndex((sum) => sum >= TARGET)

function isLegal({ kind }: Toy['question'], answer: unknown): boolean {
  if (kind === 'showFingers') return typeof answer === 'number' && answer >= 1 && answer <= 5
  return typeof answer === 'object' && answer !== null && 'dare' in answer
}

export const toy: Ruleset<Toy> = {
  id: 'micatio',
  title: 'Micatio',
  version: '1.0.0',
  options: [],
  tables: {},
  known: (state) => state,
  defaultSetup: { names: ['Castor', 'Pollux'] },
  checkSetup: () => null,
  start: ({ names }) => ({ names: [...names], omens: [], points: names.map(() => 0), round: 0 }),
  playStep,
  isOver: (state) => winnerOf(state) >= 0 || state.round >= ROUNDS,
  result: (state) => {
    const winner = winnerOf(state)
    const outcomeOf = (seat: Seat) => (winner < 0 ? 'drawn' : seat === winner ? 'won' : 'lost')
    return {
      winners: winner < 0 ? [] : [winner],
      length: state.round,
      seats: state.names.map((_, seat) => ({ outcome: outcomeOf(seat), end: null, kills: 0 })),
    }
  },
  clone: (state) => ({ ...state, omens: [...state.omens], points: [...state.points] }),
  check: (_, question, answer) =>
    isLegal(question, answer) ? null : { rule: question.rule, message: 'That is not how it is played.' },
  legal: (_, { kind }) => (kind === 'showFingers' ? [1, 2, 3, 4, 5] : [{ dare: false }, { dare: true }]),
  view: ({ points }) => ({ points: [...points] }),
  names: ({ names }) => names,
  sides: (state) => state.names.map((_, seat) => seat),
  prompt: ({ names }, { kind, seat }) => `${names[seat]}: ${kind}`,
  describe: (_state, _question, answer) => JSON.stringify(answer),
  aim: () => null,
  preview: () => null,
  narrate: ({ kind }) => kind,
}

/** Never uses chance. */
export const greedy: Bot<Toy> = (state, { kind, seat }) =>
  kind === 'showFingers' ? 5 - (state.round % 2) : { dare: state.points[seat]! === 0 }

/** Always does. */
export const random: Bot<Toy> = (state, question, stream) => {
  const legal = toy.legal(state, question)
  return legal[stream.below(legal.length)]!
}
