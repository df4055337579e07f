/** The scripted referee of rule tests: given dice and answers in, events out; whatever is left over is an error. */
import { successesIn } from '../dice.ts'
import type { AnswerTo, AnyAnswer, Game, Referee, Roll, Rule, Seat } from '../referee.ts'

export class Scripted<G extends Game> implements Referee<G> {
  readonly listening = true
  readonly events: G['event'][] = []
  readonly rolls: Roll[] = []
  readonly asked: G['question'][] = []
  private readonly faces: number[]
  private readonly answers: AnyAnswer<G>[]

  constructor(faces: readonly number[], answers: readonly AnyAnswer<G>[] = []) {
    this.faces = [...faces]
    this.answers = [...answers]
  }

  roll(dice: number, why: Rule, by: Seat, name?: string): number {
    return this.dice(dice, why, by, name).reduce((sum, face) => sum + face, 0)
  }

  dice(count: number, why: Rule, by: Seat, name?: string): readonly number[] {
    if (this.faces.length < count) {
      throw new Error(`${why}: ${count} dice are thrown, but the script has ${this.faces.length} left`)
    }
    const faces = this.faces.splice(0, count)
    this.rolls.push({ by, rule: why, ...(name && { name }), faces })
    return faces
  }

  successes(dice: number, why: Rule, by: Seat, name?: string): number {
    return successesIn(this.dice(dice, why, by, name))
  }

  ask<Q extends G['question']>(question: Q): AnswerTo<G, Q> {
    if (this.answers.length === 0)
      throw new Error(`${question.rule}: "${question.kind}" is asked, but the script ended`)
    this.asked.push(question)
    return this.answers.shift() as AnswerTo<G, Q>
  }

  askAll<Q extends G['question']>(questions: readonly Q[]): AnswerTo<G, Q>[] {
    return questions.map((question) => this.ask(question))
  }

  tell(event: G['event']): void {
    this.events.push(event)
  }

  settle<T>(_key: () => string, run: () => T): T {
    return run()
  }

  point(): void {}

  /** Every scripted die and answer must have been used. */
  done(): void {
    if (this.faces.length > 0) throw new Error(`dice left over: ${this.faces.join(', ')}`)
    if (this.answers.length > 0) throw new Error(`answers left over: ${JSON.stringify(this.answers)}`)
  }
}
