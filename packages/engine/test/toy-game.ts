/**
 * Micatio, a finger game, as a complete ruleset on one page: the tests of the table play it, and whoever writes a
 * ruleset can learn the contract from it. Two or three players show fingers at the same moment; the one who shows most
 * has the right to score. Everything that a referee offers is used once.
 *
 * Read it in this order: the rules (`ledger`), the types (`Toy`), the rules again as code (`playStep`), the ruleset.
 */
import {
  type Bot,
  type Dice,
  type Game,
  type GameEvent,
  type OptionsOf,
  parseLedger,
  type Referee,
  type Refusal,
  type Rule,
  type Ruleset,
  type Seat,
} from '../src/index.ts'

/** A ledger has every paragraph of the game. What events, questions and refusals cite must stand in it. */
export const ledger = `# Micatio

## §1 Before the match

- **§1.1** *rule.* Two or three players, each with a name of his own.
- **§1.2** *rule.* Each throws a die, his omen, which nobody else may see.

## §2 A round

- **§2.1** *rule.* All show one to five fingers at the same moment.
- **§2.2** *rule.* Who shows most wins the round. **Switch:** \`ties\`: \`dice\` (default) or \`nobody\`.
- **§2.3** *rule.* Those who show equally many throw a die each; the highest stay in, until one is left.
- **§2.4** *rule.* The winner takes a point or dares: on a die of 4 or more he gets two points, otherwise none.
- **§2.5** *rule.* Whoever dares and throws his omen gets one point more.

## §3 The end

- **§3.1** *rule.* The first with enough points wins. **Switch:** \`target\`: 3 points (default).
- **§3.2** *rule.* After twenty rounds nobody wins.
`

export const paragraphs: ReadonlySet<Rule> = new Set(parseLedger(ledger).keys())

const ROUNDS = 20

/** Every switch with its values and its default; `OptionsOf` reads the type of the options off this list. */
const options = [
  {
    id: 'ties',
    rule: '§2.2',
    title: 'Who wins a tie',
    values: { dice: 'the dice', nobody: 'nobody' },
    default: 'dice',
  },
  { id: 'target', rule: '§3.1', title: 'Points to win', min: 1, max: 9, default: 3 },
] as const

/** Each question is told apart by its kind and says who is asked and which paragraph asks. */
export type ToyQuestion =
  | { readonly kind: 'showFingers'; readonly seat: Seat; readonly rule: '§2.1' }
  | { readonly kind: 'takeOrDare'; readonly seat: Seat; readonly rule: '§2.4' }

/** An event is what happened, in the past tense. With `to` only those seats may know of it. */
export type ToyEvent = GameEvent &
  (
    | { readonly kind: 'omenSeen'; readonly seat: Seat; readonly omen: number }
    | { readonly kind: 'fingersShown'; readonly fingers: readonly number[] }
    | { readonly kind: 'tieBroken'; readonly seat: Seat }
    | { readonly kind: 'roundDrawn' }
    | { readonly kind: 'pointsScored'; readonly seat: Seat; readonly points: number }
  )

/** The state is plain data: what JSON can carry, no classes, no functions. Between steps it is all there is. */
export interface ToyState {
  readonly options: OptionsOf<typeof options>
  readonly names: readonly string[]
  /** Empty until the omens are thrown. Secret: see `known` and `view`. */
  readonly omens: number[]
  readonly points: number[]
  round: number
}

/** The types of the game in one place; referee, table and opponents are typed by it. */
export interface Toy extends Game {
  readonly setup: { readonly names: readonly string[] }
  readonly options: OptionsOf<typeof options>
  readonly state: ToyState
  readonly question: ToyQuestion
  readonly answers: { readonly showFingers: number; readonly takeOrDare: { readonly dare: boolean } }
  readonly event: ToyEvent
  readonly view: { readonly round: number; readonly points: readonly number[]; readonly omen: number | null }
}

/**
 * The rules in direct style: top to bottom as in the book, calling the referee whenever it says *throw*, *decide* or
 * *this happened*. No state machine: the referee may leave this function at any `ask` and run it again later from the
 * start of the step, so everything it changes is in the state and everything random comes from the referee.
 */
function playStep(state: ToyState, referee: Referee<Toy>): void {
  if (state.omens.length === 0) seeOmens(state, referee)
  else playRound(state, referee)
}

/** §1.2 */
function seeOmens(state: ToyState, referee: Referee<Toy>): void {
  for (const seat of state.names.keys()) {
    const omen = referee.roll(1, '§1.2', seat, 'omen')
    state.omens.push(omen)
    // An event is created only if somebody listens: a simulation of a million matches pays for none.
    if (referee.listening) referee.tell({ kind: 'omenSeen', rule: '§1.2', to: [seat], seat, omen })
  }
}

/** §2 */
function playRound(state: ToyState, referee: Referee<Toy>): void {
  const fingers = referee.askAll(
    state.names.map((_, seat) => ({ kind: 'showFingers', seat, rule: '§2.1' }) satisfies ToyQuestion),
  )
  state.round++
  if (referee.listening) referee.tell({ kind: 'fingersShown', rule: '§2.1', fingers })
  const most = Math.max(...fingers)
  const best = [...fingers.keys()].filter((seat) => fingers[seat] === most)
  if (best.length > 1 && state.options.ties === 'nobody') {
    if (referee.listening) referee.tell({ kind: 'roundDrawn', rule: '§2.2' })
    return
  }
  score(state, breakTie(best, referee, state), referee)
}

/** §2.3. The point tells the oracle that only state and who is still in matter: endless re-throws are solved exactly. */
export function breakTie(tied: readonly Seat[], referee: Referee<Toy>, state?: ToyState): Seat {
  let left = tied
  while (left.length > 1) {
    referee.point(() => `tied ${left.join(' ')} ${JSON.stringify(state)}`)
    const faces = left.map((seat) => referee.roll(1, '§2.3', seat, 'tie'))
    const highest = Math.max(...faces)
    left = left.filter((_, i) => faces[i] === highest)
  }
  const winner = left[0]!
  if (tied.length > 1 && referee.listening) referee.tell({ kind: 'tieBroken', rule: '§2.3', seat: winner })
  return winner
}

/** §2.4, §2.5 */
function score(state: ToyState, seat: Seat, referee: Referee<Toy>): void {
  const { dare } = referee.ask({ kind: 'takeOrDare', seat, rule: '§2.4' })
  let points = 1
  if (dare) {
    const die = referee.roll(1, '§2.4', seat, 'dare')
    points = (die >= 4 ? 2 : 0) + (die === state.omens[seat] ? 1 : 0)
  }
  state.points[seat]! += points
  if (referee.listening) referee.tell({ kind: 'pointsScored', rule: '§2.4', seat, points })
}

function winnerOf(state: ToyState): Seat | undefined {
  const seat = state.points.findIndex((points) => points >= state.options.target)
  return seat < 0 ? undefined : seat
}

/** The one legality test: it takes anything, and a refusal says what is not allowed, why, and what would be. */
function check(question: ToyQuestion, answer: unknown): Refusal | null {
  if (question.kind === 'showFingers') {
    if (typeof answer === 'number' && Number.isInteger(answer) && answer >= 1 && answer <= 5) return null
    return { rule: '§2.1', message: 'That cannot be shown with one hand: show 1 to 5 fingers.' }
  }
  const isObject = typeof answer === 'object' && answer !== null && Object.keys(answer).length === 1
  if (isObject && 'dare' in answer && typeof answer.dare === 'boolean') return null
  return { rule: '§2.4', message: 'The winner of a round takes a point or dares.' }
}

function checkSetup(setup: unknown): Refusal | null {
  const names = typeof setup === 'object' && setup !== null && 'names' in setup ? setup.names : undefined
  const isList = Array.isArray(names) && names.every((name) => typeof name === 'string' && name.trim() !== '')
  if (isList && (names.length === 2 || names.length === 3) && new Set(names).size === names.length) return null
  return { rule: '§1.1', message: 'It takes two or three players, each with a name of his own.' }
}

function narrate(event: ToyEvent, names: readonly string[]): string {
  if (event.kind === 'omenSeen') return `${names[event.seat]} sees his omen: ${event.omen}.`
  if (event.kind === 'fingersShown') return `Shown are ${event.fingers.join(', ')} fingers.`
  if (event.kind === 'tieBroken') return `The dice are for ${names[event.seat]}.`
  if (event.kind === 'roundDrawn') return 'Nobody wins the round.'
  return `${names[event.seat]} scores ${event.points}.`
}

/** The same state with other omens for everybody but that seat. */
function withOmens(state: ToyState, seat: Seat | null, omen: (real: number) => number): ToyState {
  return { ...state, omens: state.omens.map((real, of) => (of === seat ? real : omen(real))) }
}

export const toy: Ruleset<Toy> = {
  id: 'micatio',
  title: 'Micatio',
  version: '1.2.0',
  options,
  tables: {},
  defaultSetup: { names: ['Castor', 'Pollux'] },
  checkSetup,
  start: (setup, chosen) => ({
    options: chosen,
    names: [...setup.names],
    omens: [],
    points: setup.names.map(() => 0),
    round: 0,
  }),
  playStep,
  // What a seat may not know is replaced by what may be believed: any omen is as good as another.
  known: (state, seat) => withOmens(state, seat, () => 1),
  isOver: (state) => winnerOf(state) !== undefined || state.round >= ROUNDS,
  result: (state) => {
    const winner = winnerOf(state)
    const outcomeOf = (seat: Seat) => (winner === undefined ? 'drawn' : seat === winner ? 'won' : 'lost')
    return {
      winners: winner === undefined ? [] : [winner],
      length: state.round,
      seats: state.names.map((_, seat) => ({ outcome: outcomeOf(seat), end: null, kills: 0 })),
    }
  },
  // By hand, because a searching opponent clones a lot.
  clone: (state) => ({ ...state, omens: [...state.omens], points: [...state.points] }),
  check: (_state, question, answer) => check(question, answer),
  legal: (_state, question) => (question.kind === 'showFingers' ? [1, 2, 3, 4, 5] : [{ dare: false }, { dare: true }]),
  // Built up from nothing: a field that is forgotten here is missing, not leaked.
  view: (state, seat) => ({
    round: state.round,
    points: [...state.points],
    omen: seat === null ? null : (state.omens[seat] ?? null),
  }),
  names: (state) => state.names,
  sides: (state) => state.names.map((_, seat) => seat),
  prompt: (_state, question) =>
    question.kind === 'showFingers' ? 'How many fingers do you show?' : 'Do you take a point, or dare?',
  describe: (_state, _question, answer) =>
    typeof answer === 'number' ? `${answer} fingers` : answer.dare ? 'dare' : 'take a point',
  aim: () => null,
  preview: (state, question, answer) => {
    if (question.kind !== 'takeOrDare' || typeof answer === 'number' || !answer.dare) return null
    const isHigh = state.omens[question.seat]! >= 4
    return {
      title: 'Dare',
      lines: [{ text: 'on 4 or more', rule: '§2.4', value: 2 }],
      summary: 'Two points on 4 or more, one more on the omen.',
      odds: [
        { label: 'something', share: (isHigh ? 3 : 4) / 6, tone: 'good' },
        { label: 'nothing', share: (isHigh ? 3 : 2) / 6, tone: 'bad' },
      ],
    }
  },
  narrate,
}

/** An opponent: sees the state and the question, gives an answer. This one never uses chance. */
export const greedy: Bot<Toy> = (state, question) =>
  question.kind === 'showFingers' ? 4 + (state.round % 2) : { dare: state.points[question.seat]! === 0 }

/** This one does, from the stream it is given: the same stream leads to the same answers. */
export const random: Bot<Toy> = (state, question, stream) => {
  const legal = toy.legal(state, question)
  return legal[stream.below(legal.length)]!
}

/** What the suite of checks needs besides the ruleset: how all that a seat may not know could be otherwise, */
export const otherwise = (state: ToyState, seat: Seat | null): ToyState => withOmens(state, seat, (omen) => 7 - omen)

/** and matches to play. */
export function randomMatch(stream: Dice): { setup: Toy['setup']; options: Partial<Toy['options']> } {
  return {
    setup: { names: ['Ajax', 'Bato', 'Celer'].slice(0, 2 + stream.below(2)) },
    options: { ties: stream.below(2) === 0 ? 'dice' : 'nobody', target: 1 + stream.below(4) },
  }
}
