/**
 * The live referee of a table: dice from the stream or typed in, answers from the tape or from opponents. When
 * something is missing it unwinds the rule code; the table runs the phase again once it is there.
 */
import { type Dice, successesIn } from '../dice.ts'
import { plainCopy } from '../plain.ts'
import { RecordError, type SeatAnswer, type TapeEntry } from '../record.ts'
import type { AnswerTo, Game, Referee, Roll, Rule, Seat } from '../referee.ts'

/** What the match waits for: the answers still missing, or real dice to be thrown. */
export type Waiting<G extends Game> =
  | { readonly for: 'answers'; readonly questions: readonly G['question'][] }
  | { readonly for: 'dice'; readonly count: number; readonly rule: Rule; readonly by: Seat }

/** Unwinds the rule code when something from outside is missing. Rule code never catches it. */
export class Pending<G extends Game> {
  readonly waiting: Waiting<G>
  /** Whether the questions were put together, to be revealed together. */
  readonly isTogether: boolean

  constructor(waiting: Waiting<G>, isTogether: boolean) {
    this.waiting = waiting
    this.isTogether = isTogether
  }
}

/** What the referee of one run may touch of its table. */
export interface Desk<G extends Game> {
  entry(at: number): TapeEntry | undefined
  /** Checks an answer if it comes from a record. */
  checkAnswer(at: number, question: G['question'], answer: unknown): void
  passEntry(at: number): void
  /** The answer of an opponent; undefined if a person sits there. */
  bot(question: G['question'], at: number): SeatAnswer | undefined
  write(at: number, entry: TapeEntry): void
  rolled(roll: Roll): void
  told(event: G['event']): void
}

export class LiveReferee<G extends Game> implements Referee<G> {
  readonly listening = true
  /** Null where people type the dice in. */
  readonly stream: Dice | null
  /** The entry of the tape that is read next. */
  cursor: number
  private readonly desk: Desk<G>

  constructor(desk: Desk<G>, stream: Dice | null, cursor: number) {
    this.desk = desk
    this.stream = stream
    this.cursor = cursor
  }

  roll(dice: number, why: Rule, by: Seat, name?: string): number {
    return this.dice(dice, why, by, name).reduce((sum, face) => sum + face, 0)
  }

  dice(count: number, why: Rule, by: Seat, name?: string): readonly number[] {
    if (count <= 0) return []
    const faces = this.stream ? this.stream.faces(count) : this.typedDice(count, why, by)
    this.desk.rolled({ by, rule: why, ...(name && { name }), faces })
    return faces
  }

  successes(dice: number, why: Rule, by: Seat, name?: string): number {
    return successesIn(this.dice(dice, why, by, name))
  }

  private typedDice(count: number, rule: Rule, by: Seat): readonly number[] {
    const entry = this.desk.entry(this.cursor)
    if (!entry) throw new Pending<G>({ for: 'dice', count, rule, by }, false)
    if (!('faces' in entry) || entry.faces.length !== count) throw this.misfit(`${count} dice`)
    this.desk.passEntry(this.cursor++)
    return [...entry.faces]
  }

  ask<Q extends G['question']>(question: Q): AnswerTo<G, Q> {
    let entry = this.desk.entry(this.cursor)
    if (!entry) {
      entry = this.desk.bot(question, this.cursor)
      if (!entry) throw new Pending<G>({ for: 'answers', questions: [question] }, false)
      this.desk.write(this.cursor, entry)
    }
    if (!('answer' in entry) || entry.seat !== question.seat) throw this.misfit(`an answer of seat ${question.seat}`)
    this.desk.checkAnswer(this.cursor, question, entry.answer)
    this.desk.passEntry(this.cursor++)
    return plainCopy(entry.answer) as AnswerTo<G, Q>
  }

  askAll<Q extends G['question']>(questions: readonly Q[]): AnswerTo<G, Q>[] {
    const seats = questions.map((question) => question.seat)
    if (seats.length === 0) return []
    if (new Set(seats).size < seats.length) throw new Error(`seats are asked twice at once: ${seats.join(', ')}`)
    const given = this.sealedAnswers(questions)
    const missing = questions.filter((question) => !given.has(question.seat))
    if (missing.length > 0) throw new Pending<G>({ for: 'answers', questions: missing }, true)
    this.desk.passEntry(this.cursor++)
    return seats.map((seat) => plainCopy(given.get(seat)) as AnswerTo<G, Q>)
  }

  /** The answers so far by seat. Opponents seal theirs as soon as they are asked, so they cannot have looked. */
  private sealedAnswers(questions: readonly G['question'][]): Map<Seat, unknown> {
    const entry = this.desk.entry(this.cursor) ?? { sealed: [] }
    if (!('sealed' in entry)) throw this.misfit('the answers to a simultaneous question')
    const given = new Map(entry.sealed.map(({ seat, answer }) => [seat, answer]))
    const asked = new Set(questions.map((question) => question.seat))
    if (given.size < entry.sealed.length || [...given.keys()].some((seat) => !asked.has(seat))) {
      throw this.misfit(`one answer each of the seats ${[...asked].join(', ')}`)
    }
    for (const question of questions) {
      if (given.has(question.seat)) this.desk.checkAnswer(this.cursor, question, given.get(question.seat))
    }
    const bots = questions.flatMap((question) =>
      given.has(question.seat) ? [] : (this.desk.bot(question, this.cursor) ?? []),
    )
    if (bots.length > 0) this.desk.write(this.cursor, { sealed: [...entry.sealed, ...bots] })
    for (const { seat, answer } of bots) given.set(seat, answer)
    return given
  }

  tell(event: G['event']): void {
    this.desk.told(event)
  }

  settle<T>(_key: () => string, run: () => T): T {
    return run()
  }

  point(): void {}

  private misfit(wanted: string): RecordError {
    return new RecordError(`the record is damaged: entry ${this.cursor + 1} of its tape should be ${wanted}`)
  }
}
