/** Dice for samples: what has happened already first, then a stream. */
import { type AnswerTo, Dice, type Game, type Past, type Referee, successesIn } from '@harena/engine'
import type { Answering } from './answering.ts'

export class Sampler<G extends Game> implements Referee<G> {
  readonly listening = false
  private readonly state: G['state']
  private readonly past: Past
  private readonly answering: Answering<G>
  private readonly seed: string
  private readonly stream: Dice
  private thrown = 0
  private asked = 0

  constructor(state: G['state'], past: Past, answering: Answering<G>, seed: string) {
    this.state = state
    this.past = past
    this.answering = answering
    this.seed = seed
    this.stream = Dice.fromSeed(seed)
  }

  /** How many throws were asked for, and whether anything was that had not happened already. */
  get throws(): number {
    return this.thrown
  }

  get hasGoneOn(): boolean {
    const { throws, answers } = this.past
    return this.thrown > throws.length || this.asked > answers.length
  }

  roll(dice: number): number {
    return this.dice(dice).reduce((sum, face) => sum + face, 0)
  }

  dice(count: number): readonly number[] {
    if (count <= 0) return []
    return this.past.throws[this.thrown++] ?? this.stream.faces(count)
  }

  successes(dice: number): number {
    return successesIn(this.dice(dice))
  }

  ask<Q extends G['question']>(question: Q): AnswerTo<G, Q> {
    const at = this.asked++
    const { state, past, answering } = this
    const answer =
      past.answers[at] ??
      answering.fixedFor(state, question) ??
      answering.playedBy(state, question, `${this.seed}/${at}`)
    return answer as AnswerTo<G, Q>
  }

  askAll<Q extends G['question']>(questions: readonly Q[]): AnswerTo<G, Q>[] {
    return questions.map((question) => this.ask(question))
  }

  tell(): void {}

  settle<T>(_key: () => string, run: () => T): T {
    return run()
  }

  point(): void {}
}
