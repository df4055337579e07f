/**
 * A lesson: a scenario with dice of a fixed seed, and what the trainer says at each question. Whoever learns is the one
 * person of the scenario. As all dice are known, the trainer knows what comes of his advice: see lessons.test.ts.
 */
import {
  canonicalJson,
  type Game,
  type GameEntry,
  isObject,
  type MatchRecord,
  PERSON,
  type Player,
  readyScenario,
  type Scenario,
  type Seat,
  seeded,
  Table,
  type TapeEntry,
} from '@harena/engine'

/**
 * What the trainer points at: the panel, the odds over the sand, the log, the card of a seat, or the answer itself: its
 * button, and its place on the sand.
 */
export type Point = 'answer' | 'panel' | 'odds' | 'log' | `card ${Seat}`

/** An answer that the trainer gives himself, because it teaches nothing. */
export interface QuietStep {
  readonly answer: unknown
}

export interface CoachedStep extends QuietStep {
  /** The kind of the question at which it is said. */
  readonly at: string
  /** What he says, in two or three short sentences. */
  readonly say: string
  readonly point: Point
  /** Other answers that are as good, if they lead to the same. */
  readonly also?: readonly unknown[]
  /** What of the answer is left to the person, such as a name. */
  readonly own?: readonly string[]
  /** What he says of any other answer. */
  readonly otherwise: string
  /** Whether others would do as well: then he corrects nobody, he only asks for his own. */
  readonly isTaste?: true
}

export type Step = QuietStep | CoachedStep

export interface Lesson {
  /** Its name, its title, and what it teaches. */
  readonly scenario: Scenario
  /** The first bout of a game, or one of its larger parts. */
  readonly kind: 'first' | 'part'
  readonly seed: string
  /** Everything that the person answers, in turn. */
  readonly steps: readonly Step[]
  /** Said after the last step, where the fight is then left to the person; none where the steps lead to its end. */
  readonly finish?: string
  /** What one takes along, a sentence each. */
  readonly learned: readonly string[]
}

export function isCoached(step: Step | undefined): step is CoachedStep {
  return step !== undefined && 'say' in step
}

export function coachedSteps({ steps }: Lesson): readonly CoachedStep[] {
  return steps.filter(isCoached)
}

export function learnerOf({ scenario }: Lesson): Seat {
  return scenario.deciders.indexOf(PERSON)
}

/** How many steps are done. */
export function stepsDone(lesson: Lesson, tape: readonly TapeEntry[]): number {
  const learner = learnerOf(lesson)
  return tape
    .flatMap((entry) => ('sealed' in entry ? entry.sealed : 'answer' in entry ? [entry] : []))
    .filter(({ seat }) => seat === learner).length
}

/** Whether this is what the trainer wants. */
export function isRight(step: CoachedStep, answer: unknown): boolean {
  const given = canonicalJson(without(answer, step.own))
  return [step.answer, ...(step.also ?? [])].some((one) => canonicalJson(without(one, step.own)) === given)
}

function without(answer: unknown, fields: readonly string[] = []): unknown {
  if (!isObject(answer)) return answer
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !fields.includes(name)))
}

/** The match at its beginning: opponents have answered, the person has not. */
export function tableOf({ scenario, seed }: Pick<Lesson, 'scenario' | 'seed'>, game: GameEntry): Table<Game> {
  const { setup, options } = readyScenario(scenario, game)
  const players = scenario.deciders.map((level) => (level === PERSON ? 'You' : playerOf(game, level)))
  return Table.open(game.ruleset, { setup, options, dice: seeded(seed), players })
}

/** Somebody must sit where the book decides. */
function playerOf({ opponents }: GameEntry, level: string): Player<Game> {
  return opponents[level] ?? opponents.standard!
}

/** The record of a lesson where the trainer speaks first. */
export function openingOf(lesson: Lesson, game: GameEntry): MatchRecord {
  const table = tableOf(lesson, game)
  for (const step of lesson.steps) {
    if (isCoached(step)) break
    const refusal = table.answer(learnerOf(lesson), step.answer)
    if (refusal) throw new Error(`${lesson.scenario.id}: ${refusal.rule} ${refusal.message}`)
  }
  return table.record()
}
