/** Matches of random legal answers, for the checks to look at. */
import { Dice, successesIn } from '../dice.ts'
import { canonicalJson } from '../digest.ts'
import { MAX_TAPE_LENGTH, seeded } from '../record.ts'
import type { AnswerTo, AnyAnswer, Game, Referee, Rule, Seat } from '../referee.ts'
import { effectiveOptions, type Ruleset } from '../ruleset.ts'
import { Table } from '../table.ts'

export interface Subject<G extends Game> {
  readonly ruleset: Ruleset<G>
  /** A random legal set-up with random switches. */
  randomMatch(random: Dice): { setup: G['setup']; options: Partial<G['options']> }
  /** Answers that bring a match forward: random play takes one of them every other time, so that bouts end sooner. */
  isKeen?(answer: AnyAnswer<G>): boolean
  /** A state in which all is otherwise that a seat may not know; a game that hides nothing has none. Null is a spectator. */
  otherwise?(state: G['state'], seat: Seat | null): G['state']
  /** The game's ledger: whatever questions, events and refusals cite must stand in it. */
  readonly paragraphs: ReadonlySet<Rule>
  /** More answers than any match needs, 20,000 unless told: reaching it means an endless match. */
  readonly patience?: number
}

/** Costly looks are taken at each of the first forty answers and at every tenth of the first thousand. */
export function isWorthALook(answers: number): boolean {
  return answers < 40 || (answers < 1000 && answers % 10 === 0)
}

/** A failure names the seed of its match, so that it can be played again. */
export function named(seed: string, play: (seed: string) => void): void {
  try {
    play(seed)
  } catch (cause) {
    throw new Error(`match with the seed "${seed}": ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** A match of random legal answers; `onAnswer` sees the table before each, and gives null if it has answered itself. */
export function playRandomly<G extends Game>(
  subject: Subject<G>,
  seed: string,
  onAnswer: (table: Table<G>, question: G['question'], answer: AnyAnswer<G>) => Table<G> | null = (table) => table,
): Table<G> {
  const random = Dice.fromSeed(`${seed}/random`)
  const { setup, options } = subject.randomMatch(random)
  let table = Table.open(subject.ruleset, { setup, options, dice: seeded(seed) })
  const { patience = MAX_TAPE_LENGTH } = subject
  for (let i = 0; !table.isOver; i++) {
    if (i > patience) throw new Error(`the match does not end: ${patience} answers were given`)
    const waiting = table.waiting
    if (waiting?.for !== 'answers') throw new Error('a seeded match waits for dice')
    // Whoever is asked several things answers them in their order.
    const firsts = waiting.questions.filter(({ seat }, at, all) => all.findIndex((one) => one.seat === seat) === at)
    const question = firsts[random.below(firsts.length)]!
    const answer = randomAnswer(subject, table.state, question, random)
    const next = onAnswer(table, question, answer)
    if (next === null) continue
    table = next
    const refusal = table.answer(question.seat, answer)
    if (refusal) throw new Error(`listed as legal, but refused: ${JSON.stringify(answer)} ${refusal.message}`)
  }
  return table
}

export function randomAnswer<G extends Game>(
  subject: Subject<G>,
  state: G['state'],
  question: G['question'],
  random: Dice,
): AnyAnswer<G> {
  const legal = subject.ruleset.legal(state, question)
  if (legal.length === 0) throw new Error(`a dead end: "${question.kind}" has no legal answer`)
  const keen = subject.isKeen && random.below(2) === 0 ? legal.filter(subject.isKeen) : []
  const pool = keen.length > 0 ? keen : legal
  return pool[random.below(pool.length)]!
}

export function subjectOptions<G extends Game>({ ruleset }: Subject<G>, options: Partial<G['options']>): G['options'] {
  return effectiveOptions(ruleset, options)
}

/** How a match is played in direct calls, without a table. */
export interface DirectPlay<G extends Game> {
  /** Hears what is told; null when nobody listens. */
  readonly tell: ((event: G['event']) => void) | null
  onAnswer?(answer: AnyAnswer<G>): void
  /** The state with which the next step begins. */
  between(state: G['state']): G['state']
  /** The referee as the rules get it. */
  wrap?(referee: Referee<G>): Referee<G>
}

/** Plays a random match in direct calls and gives its last state; the same seed gives the same answers and dice. */
export function playDirectly<G extends Game>(subject: Subject<G>, seed: string, play: DirectPlay<G>): G['state'] {
  const random = Dice.fromSeed(`${seed}/random`)
  const { setup, options } = subject.randomMatch(random)
  const { patience = MAX_TAPE_LENGTH } = subject
  const setupBefore = canonicalJson(setup)
  const stream = Dice.fromSeed(seed)
  let state = subject.ruleset.start(setup, subjectOptions(subject, options))
  let steps = 0
  const step = () => {
    if (steps++ > patience) throw new Error(`the match does not end: ${patience} answers or phases were played`)
  }
  const answer = <Q extends G['question']>(question: Q) => {
    step()
    const given = randomAnswer(subject, state, question, random)
    play.onAnswer?.(given)
    return given as AnswerTo<G, Q>
  }
  const referee: Referee<G> = {
    listening: play.tell !== null,
    roll: (dice) => stream.sum(dice),
    dice: (count) => stream.faces(count),
    successes: (dice) => successesIn(stream.faces(dice)),
    ask: answer,
    askAll: (questions) => questions.map(answer),
    tell: (event) => {
      if (!play.tell) throw new Error(`"${event.kind}" was created though nobody listens`)
      play.tell(event)
    },
    settle: (_, run) => run(),
    point: () => {},
  }
  while (!subject.ruleset.isOver(state)) {
    step()
    subject.ruleset.playStep(state, play.wrap?.(referee) ?? referee)
    state = play.between(state)
  }
  if (canonicalJson(setup) !== setupBefore) throw new Error('playing the match changed its set-up')
  return state
}
