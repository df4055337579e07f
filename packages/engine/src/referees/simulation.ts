/** The simulation: fast dice, opponents called directly, nobody listens. */
import type { Dice } from '../dice.ts'
import type { AnswerTo, Bot, Game, Referee } from '../referee.ts'
import type { Ruleset } from '../ruleset.ts'

class Simulation<G extends Game> implements Referee<G> {
  readonly listening = false
  private readonly state: G['state']
  private readonly bots: readonly Bot<G>[]
  private readonly stream: Dice
  private readonly random: Dice

  constructor(state: G['state'], bots: readonly Bot<G>[], stream: Dice, random: Dice) {
    this.state = state
    this.bots = bots
    this.stream = stream
    this.random = random
  }

  roll(dice: number): number {
    return dice === 1 ? this.stream.d6() : this.stream.sum(dice)
  }

  dice(count: number): number[] {
    return this.stream.faces(count)
  }

  successes(dice: number): number {
    let count = 0
    for (let i = 0; i < dice; i++) if (this.stream.d6() <= 3) count++
    return count
  }

  ask<Q extends G['question']>(question: Q): AnswerTo<G, Q> {
    return this.bots[question.seat]!(this.state, question, this.random) as AnswerTo<G, Q>
  }

  askAll<Q extends G['question']>(questions: readonly Q[]): AnswerTo<G, Q>[] {
    return questions.map((question) => this.ask(question))
  }

  tell(): void {}

  point(): void {}
}

/** Plays a match from this state to its end: `bots` by seat, `stream` for the rules, `random` for the opponents. */
export function playOut<G extends Game>(
  ruleset: Ruleset<G>,
  state: G['state'],
  bots: readonly Bot<G>[],
  stream: Dice,
  random: Dice,
): void {
  const referee = new Simulation<G>(state, bots, stream, random)
  while (!ruleset.isOver(state)) ruleset.playPhase(state, referee)
}
