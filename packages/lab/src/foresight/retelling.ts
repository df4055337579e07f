/** Tells the step of a table again up to where it waits, and notes the dice and the answers on the way. */
import {
  type AnswerTo,
  type Dice,
  type Game,
  type Past,
  type Referee,
  type Ruleset,
  type SeatAnswer,
  successesIn,
  type TapeEntry,
} from '@harena/engine'
import { ForesightError } from './foresight-error.ts'
import type { Given } from './standing.ts'

/** Leaves the rule code where the table waits. */
class Told {}

export class Retelling<G extends Game> implements Referee<G> {
  readonly listening = false
  private readonly throws: (readonly number[])[] = []
  /** Undefined where nobody has answered yet, or nobody may know. */
  private readonly answers: unknown[] = []
  private readonly ruleset: Ruleset<G>
  private readonly state: G['state']
  private readonly stream: Dice | null
  private readonly tape: readonly TapeEntry[]
  private cursor = 0
  private readonly given: Given<G>

  constructor(
    ruleset: Ruleset<G>,
    state: G['state'],
    { dice, tape }: { readonly dice: Dice | null; readonly tape: readonly TapeEntry[] },
    given: Given<G>,
  ) {
    this.ruleset = ruleset
    this.state = state
    this.stream = dice
    this.tape = tape
    this.given = given
  }

  get past(): Past {
    return { throws: this.throws, answers: this.answers }
  }

  /** Runs the step to the place where the table waits; the state there. */
  run(): G['state'] {
    try {
      if (!this.ruleset.isOver(this.state)) this.ruleset.playStep(this.state, this)
    } catch (thrown) {
      if (!(thrown instanceof Told)) throw thrown
    }
    return this.state
  }

  roll(dice: number): number {
    return this.dice(dice).reduce((sum, face) => sum + face, 0)
  }

  successes(dice: number): number {
    return successesIn(this.dice(dice))
  }

  dice(count: number): readonly number[] {
    if (count <= 0) return []
    const faces = this.stream ? this.stream.faces(count) : this.typed()
    this.throws.push(faces)
    return faces
  }

  private typed(): readonly number[] {
    const entry = this.tape[this.cursor++]
    if (!entry || !('faces' in entry)) throw new Told()
    return entry.faces
  }

  ask<Q extends G['question']>(question: Q): AnswerTo<G, Q> {
    const entry = this.tape[this.cursor++]
    if (!entry || !('answer' in entry)) {
      this.answers.push(this.answerNow(question))
      throw new Told()
    }
    this.answers.push(entry.answer)
    return entry.answer as AnswerTo<G, Q>
  }

  askAll<Q extends G['question']>(questions: readonly Q[]): AnswerTo<G, Q>[] {
    if (questions.length === 0) return []
    const entry = this.tape[this.cursor++]
    const sealed = entry && 'sealed' in entry ? entry.sealed : []
    const own = questions.map((question, at) => sealedAt(sealed, question.seat, earlier(questions, at)))
    if (sealed.length < questions.length) {
      this.answers.push(...questions.map((question, at) => this.answerNow(question) ?? this.ownOf(question, own[at])))
      throw new Told()
    }
    this.answers.push(...own)
    return own as AnswerTo<G, Q>[]
  }

  /** What is given for a question that waits now. */
  private answerNow(question: G['question']): unknown {
    const found = this.given.answers?.find(({ seat }) => seat === question.seat)
    return found && this.checked(question, found.answer)
  }

  /** An answer that waits for others is known to its own seat. */
  private ownOf({ seat }: G['question'], answer: unknown): unknown {
    const { knownTo } = this.given
    return knownTo === undefined || knownTo === seat ? answer : undefined
  }

  private checked(question: G['question'], answer: unknown): unknown {
    const refusal = this.ruleset.check(this.state, question, answer)
    if (refusal) throw new ForesightError(`${refusal.rule} ${refusal.message}`.trim())
    return answer
  }

  tell(): void {}

  settle<T>(_key: () => string, run: () => T): T {
    return run()
  }

  point(): void {}
}

/** How many of the questions before it are put to the same seat. */
function earlier(questions: readonly { readonly seat: number }[], at: number): number {
  return questions.slice(0, at).filter(({ seat }) => seat === questions[at]!.seat).length
}

function sealedAt(sealed: readonly SeatAnswer[], seat: number, which: number): unknown {
  return sealed.find((one) => one.seat === seat && (one.which ?? 0) === which)?.answer
}
