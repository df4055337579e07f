/**
 * The live referee of a table: dice from the stream or typed in, answers from the tape or from opponents. When
 * something is missing it unwinds the rule code; the table runs the step again once it is there.
 */
import { type Dice, successesIn } from '../dice.ts'
import { plainCopy } from '../plain.ts'
import { type Ending, RecordError, type SeatAnswer, type TapeEntry } from '../record.ts'
import type { AnswerTo, Game, Referee, Roll, Rule, Seat } from '../referee.ts'

/** What the match waits for: the answers still missing, or real dice to be thrown. */
export type Waiting<G extends Game> =
  | { readonly for: 'answers'; readonly questions: readonly G['question'][] }
  | { readonly for: 'dice'; readonly count: number; readonly rule: Rule; readonly by: Seat; readonly name?: string }

/** Unwinds the rule code when something from outside is missing. Rule code never catches it. */
export class Pending<G extends Game> {
  readonly waiting: Waiting<G>
  /** All questions that were put together, to be revealed together. */
  readonly together: readonly G['question'][]

  constructor(waiting: Waiting<G>, together: readonly G['question'][] = []) {
    this.waiting = waiting
    this.together = together
  }
}

/** Unwinds the rule code where somebody ended the match. */
export class Ended {
  readonly ending: Ending

  constructor(ending: Ending) {
    this.ending = ending
  }
}

/** What the referee of one run may touch of its table. */
export interface Desk<G extends Game> {
  entry(at: number): TapeEntry | undefined
  /** Checks an answer if it comes from a record. */
  checkAnswer(at: number, question: G['question'], answer: unknown): void
  passEntry(at: number): void
  /** The answer of an opponent; undefined if a person sits there. */
  bot(question: G['question'], at: number, which: number): SeatAnswer | undefined
  write(at: number, entry: TapeEntry): void
  rolled(roll: Roll): void
  told(event: G['event']): void
}

/** Which of the questions to its seat each one is: 0 for all but the second, third ... to one seat. */
export function whichOf(questions: readonly { readonly seat: Seat }[]): number[] {
  return questions.map(({ seat }, at) => questions.slice(0, at).filter((one) => one.seat === seat).length)
}

/** Tells answers to questions that were put together apart. */
export function slotOf({ seat, which = 0 }: { readonly seat: Seat; readonly which?: number }): string {
  return `${seat}/${which}`
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
    const faces = this.stream ? this.stream.faces(count) : this.typedDice(count, why, by, name)
    this.desk.rolled({ by, rule: why, ...(name && { name }), faces })
    return faces
  }

  successes(dice: number, why: Rule, by: Seat, name?: string): number {
    return successesIn(this.dice(dice, why, by, name))
  }

  private typedDice(count: number, rule: Rule, by: Seat, name?: string): readonly number[] {
    const entry = this.entryHere()
    if (!entry) throw new Pending<G>({ for: 'dice', count, rule, by, ...(name && { name }) })
    if (!('faces' in entry) || entry.faces.length !== count) throw this.misfit(`${count} dice`)
    this.desk.passEntry(this.cursor++)
    return [...entry.faces]
  }

  /** What stands on the tape for this place; the rules end here if somebody has ended the match. */
  private entryHere(): Exclude<TapeEntry, Ending> | undefined {
    const entry = this.desk.entry(this.cursor)
    if (entry && 'ended' in entry) throw new Ended(entry)
    return entry
  }

  ask<Q extends G['question']>(question: Q): AnswerTo<G, Q> {
    let entry = this.entryHere()
    if (!entry) {
      entry = this.desk.bot(question, this.cursor, 0)
      if (!entry) throw new Pending<G>({ for: 'answers', questions: [question] })
      this.desk.write(this.cursor, entry)
    }
    if (!('answer' in entry) || entry.seat !== question.seat || entry.which !== undefined) {
      throw this.misfit(`an answer of seat ${question.seat}`)
    }
    this.desk.checkAnswer(this.cursor, question, entry.answer)
    this.desk.passEntry(this.cursor++)
    return plainCopy(entry.answer) as AnswerTo<G, Q>
  }

  askAll<Q extends G['question']>(questions: readonly Q[]): AnswerTo<G, Q>[] {
    if (questions.length === 0) return []
    const which = whichOf(questions)
    const slots = questions.map(({ seat }, at) => slotOf({ seat, which: which[at]! }))
    const given = this.sealedAnswers(questions, which, slots)
    const missing = questions.filter((_, at) => !given.has(slots[at]!))
    if (missing.length > 0) throw new Pending<G>({ for: 'answers', questions: missing }, questions)
    this.desk.passEntry(this.cursor++)
    return slots.map((slot) => plainCopy(given.get(slot)) as AnswerTo<G, Q>)
  }

  /** The answers so far. Opponents seal theirs as soon as they are asked, so they cannot have looked. */
  private sealedAnswers(
    questions: readonly G['question'][],
    which: readonly number[],
    slots: readonly string[],
  ): Map<string, unknown> {
    const entry = this.entryHere() ?? { sealed: [] }
    if (!('sealed' in entry)) throw this.misfit('the answers to a simultaneous question')
    const given = new Map(entry.sealed.map((one) => [slotOf(one), one.answer]))
    if (given.size < entry.sealed.length || [...given.keys()].some((slot) => !slots.includes(slot))) {
      throw this.misfit(`one answer each of the seats ${questions.map(({ seat }) => seat).join(', ')}`)
    }
    questions.forEach((question, at) => {
      if (given.has(slots[at]!)) this.desk.checkAnswer(this.cursor, question, given.get(slots[at]!))
    })
    const bots = questions.flatMap((question, at) =>
      given.has(slots[at]!) ? [] : (this.desk.bot(question, this.cursor, which[at]!) ?? []),
    )
    if (bots.length > 0) this.desk.write(this.cursor, { sealed: [...entry.sealed, ...bots] })
    for (const one of bots) given.set(slotOf(one), one.answer)
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
