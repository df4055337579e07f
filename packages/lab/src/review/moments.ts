/** The decisions of a match in their order, each with the position in which it was made. */
import {
  type Ending,
  type Game,
  type MatchRecord,
  type Ruleset,
  type Seat,
  type SeatAnswer,
  Table,
  type TapeEntry,
  t,
} from '@harena/engine'
import { ForesightError } from '../foresight/foresight-error.ts'
import { type Standing, standingOf } from '../foresight/standing.ts'

/** One answer as people read it. */
export interface Told {
  readonly seat: Seat
  readonly kind: string
  readonly label: string
}

export interface Moment<G extends Game> {
  /** How many entries of the tape lie before it. */
  readonly at: number
  /** Where it was made; the last of its answers so far are those that were still missing. */
  readonly standing: Standing<G>
  readonly questions: readonly G['question'][]
  /** By question. */
  readonly answers: readonly unknown[]
  readonly told: readonly Told[]
  /** How often dice had been thrown before. */
  readonly rolls: number
  /** Instead of an answer somebody gave up, or all went home. */
  readonly ending: Ending | null
}

/** One throw of the match, and the entry of the log that tells of it. */
export interface Thrown {
  readonly faces: readonly number[]
  readonly entry: number
}

export interface Played<G extends Game> {
  /** The match before its first die. */
  readonly opening: Standing<G>
  readonly moments: readonly Moment<G>[]
  /** All throws in their order. */
  readonly thrown: readonly Thrown[]
  readonly last: Table<G>
}

/** What was answered at every decision of a finished match, as it was sealed. */
export function toldIn<G extends Game>(ruleset: Ruleset<G>, record: MatchRecord): Pick<Moment<G>, 'at' | 'told'>[] {
  return momentsOf(ruleset, record).moments.map(({ at, told }) => ({ at, told }))
}

/** Plays a finished match again, and stops at every decision. */
export function momentsOf<G extends Game>(ruleset: Ruleset<G>, record: MatchRecord): Played<G> {
  const table = Table.load(ruleset, record, { to: 0 })
  const opening = { state: ruleset.start(table.setup, table.options), past: { throws: [], answers: [] } }
  const moments: Moment<G>[] = []
  record.tape.forEach((entry, at) => {
    const given = answersIn(entry)
    if (given.length > 0) moments.push(momentOf(table, at, given))
    if ('faces' in entry) table.typeDice(entry.faces)
    if ('ended' in entry) {
      moments.push({ ...momentOf(table, at, []), told: toldOf(entry), ending: entry })
      table.end(entry)
    }
    for (const { seat, answer, which } of given) table.answer(seat, answer, undefined, which)
  })
  if (!table.isOver) throw new ForesightError(t('the match is not over: a review looks at what is still hidden'))
  const thrown = table.log.flatMap(({ rolls }, entry) => rolls.map(({ faces }) => ({ faces, entry })))
  return { opening, moments, thrown, last: table }
}

function answersIn(entry: TapeEntry): readonly SeatAnswer[] {
  if ('sealed' in entry) return entry.sealed
  return 'answer' in entry ? [entry] : []
}

function momentOf<G extends Game>(table: Table<G>, at: number, given: readonly SeatAnswer[]): Moment<G> {
  const { ruleset, waiting, state } = table
  const questions = waiting?.for === 'answers' ? waiting.questions : []
  const standing = standingOf(ruleset, table, {})
  const answers = questions.map((question) => {
    const which = table.whichOf(question)
    return given.find((one) => one.seat === question.seat && (one.which ?? 0) === which)?.answer
  })
  const told = questions.flatMap((question, place) => {
    const answer = answers[place]
    if (answer === undefined) return []
    return [{ seat: question.seat, kind: question.kind, label: ruleset.describe(state, question, answer as never) }]
  })
  const rolls = table.snapshot().rolls + standing.past.throws.length
  return { at, standing, questions, answers, told, rolls, ending: null }
}

const endingWords = {
  resigned: t('gives up'),
  forfeited: t('forfeits the match'),
  timedOut: t('runs out of time'),
  abandoned: t('the match is abandoned'),
}

function toldOf({ ended, seat }: Ending): Told[] {
  return seat === undefined ? [] : [{ seat, kind: ended, label: endingWords[ended] }]
}

/** The same position with the answers that are taken as given; the others are left to whoever plays on. */
export function withAnswers<G extends Game>(
  { standing, questions, answers }: Moment<G>,
  isGiven: (seat: Seat) => boolean,
): Standing<G> {
  const { state, past } = standing
  const before = past.answers.slice(0, past.answers.length - questions.length)
  const own = questions.map(({ seat }, place) => (isGiven(seat) ? answers[place] : undefined))
  return { state, past: { throws: past.throws, answers: [...before, ...own] } }
}
