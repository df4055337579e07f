/** The dice and answers of one step, taken out by name as the book calls for them. What is left over was not called for. */
import type { Answers, Question } from '../../src/match/questions.ts'
import type { Answered, StepSeen, Thrown } from './observe.ts'

/** The book calls for dice or a decision that were not there. */
export class Missing extends Error {}

export class Feed {
  private readonly rolls: Thrown[]
  private readonly answers: Answered[]

  constructor({ rolls, answers }: Pick<StepSeen, 'rolls' | 'answers'>) {
    this.rolls = [...rolls]
    this.answers = [...answers]
  }

  /** The faces of a throw. */
  dice(name: string, by: number, count: number): readonly number[] {
    const at = this.rolls.findIndex((roll) => roll.name === name && roll.by === by && roll.faces.length === count)
    if (at < 0) throw new Missing(`${count} dice "${name}" of ${by} were not thrown`)
    return this.rolls.splice(at, 1)[0]!.faces
  }

  sum(name: string, by: number, count: number): number {
    return this.dice(name, by, count).reduce((sum, face) => sum + face, 0)
  }

  /** §2.5 A die divided by two, rounded up. */
  d3(name: string, by: number): number {
    return Math.ceil(this.sum(name, by, 1) / 2)
  }

  has(name: string, by: number): boolean {
    return this.rolls.some((roll) => roll.name === name && roll.by === by)
  }

  /** The next of these throws, whoever made them. */
  next(name: string, by?: number): Thrown {
    const at = this.rolls.findIndex((roll) => roll.name === name && (by === undefined || roll.by === by))
    if (at < 0) throw new Missing(`dice "${name}" were not thrown`)
    return this.rolls.splice(at, 1)[0]!
  }

  /** One of several by chance; what does not divide evenly is thrown again (our convention). */
  pick<T>(name: string, choices: readonly T[], by?: number): T {
    const { length } = choices
    if (length === 1) return choices[0]!
    const isWide = length > 6
    const faces = isWide ? 36 : 6
    for (;;) {
      const die = this.next(name, by).faces[0]! - 1
      const at = isWide ? die * 6 + this.next(name, by).faces[0]! - 1 : die
      if (at < faces - (faces % length)) return choices[at % length]!
    }
  }

  answer<K extends Question['kind']>(kind: K, seat: number): Answers[K] {
    const at = this.answers.findIndex(({ question }) => question.kind === kind && question.seat === seat)
    if (at < 0) throw new Missing(`${seat} was not asked "${kind}"`)
    return this.answers.splice(at, 1)[0]!.answer as Answers[K]
  }

  wasAsked(kind: Question['kind'], seat: number): boolean {
    return this.answers.some(({ question }) => question.kind === kind && question.seat === seat)
  }

  question<K extends Question['kind']>(kind: K, seat: number): Extract<Question, { kind: K }> | undefined {
    const found = this.answers.find(({ question }) => question.kind === kind && question.seat === seat)
    return found?.question as Extract<Question, { kind: K }> | undefined
  }

  leftOver(): string[] {
    return [
      ...this.rolls.map(({ name, by, faces }) => `dice "${name}" of ${by} (${faces}) that the book does not call for`),
      ...this.answers.map(({ question }) => `"${question.kind}" asked of ${question.seat}, which the book does not`),
    ]
  }
}
