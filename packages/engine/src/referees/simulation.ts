/** The simulation: fast dice, opponents called directly, nobody listens. */

import { botStreams } from '../bot-stream.ts'
import { Dice } from '../dice.ts'
import type { AnswerTo, Bot, Game, Referee } from '../referee.ts'
import type { Ruleset } from '../ruleset.ts'

/** Nothing else is asked at the same time. */
const ALONE: readonly never[] = []

export class Simulation<G extends Game> implements Referee<G> {
  readonly listening = false
  private readonly ruleset: Pick<Ruleset<G>, 'known'>
  private readonly state: G['state']
  private readonly bots: readonly Bot<G>[]
  private streamFor: ReturnType<typeof botStreams> | null = null
  private readonly stream: Dice
  private decisions = 0
  /** What the opponents draw from. Most draw nothing, so streams are made when first drawn from. */
  private readonly random: { below(count: number): number }
  private seat = 0
  /** Of those asked together so far: nearly always seat after seat, so that each is asked for the first time. */
  private highest = -1
  private which = 0
  private drawn: Dice | null = null

  constructor(ruleset: Pick<Ruleset<G>, 'known'>, state: G['state'], bots: readonly Bot<G>[], seed: string) {
    this.ruleset = ruleset
    this.state = state
    this.bots = bots
    this.stream = Dice.fromSeed(seed)
    this.random = {
      below: (count) => {
        this.streamFor ??= botStreams(seed)
        this.drawn ??= this.streamFor(this.decisions, this.seat, this.which)
        return this.drawn.below(count)
      },
    }
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
    this.highest = -1
    const answer = this.decide(question, 0, ALONE)
    this.decisions++
    return answer
  }

  askAll<Q extends G['question']>(questions: readonly Q[]): AnswerTo<G, Q>[] {
    if (questions.length === 0) return []
    // As long as it has to be from the start: a list that grows takes several times the room, and this is asked all the time.
    this.highest = -1
    const answers = questions.map<AnswerTo<G, Q>>(this.decide, this)
    this.decisions++
    return answers
  }

  /** For `map` as it stands, so that none is made anew whenever somebody is asked. */
  private decide<Q extends G['question']>(question: Q, at: number, questions: readonly Q[]): AnswerTo<G, Q> {
    const { seat } = question
    this.seat = seat
    this.which = seat > this.highest ? 0 : earlier(questions, at)
    if (seat > this.highest) this.highest = seat
    this.drawn = null
    return this.bots[seat]!(this.ruleset.known(this.state, seat), question, this.random) as AnswerTo<G, Q>
  }

  tell(): void {}

  settle<T>(_key: () => string, run: () => T): T {
    return run()
  }

  point(): void {}
}

/** How many of the questions before it are put to the same seat. */
function earlier(questions: readonly { readonly seat: number }[], at: number): number {
  let count = 0
  for (let i = 0; i < at; i++) if (questions[i]!.seat === questions[at]!.seat) count++
  return count
}

/**
 * Plays a match from this state to its end, with the opponents by seat. From the opening it is the very match that a
 * table shows with the same seed and opponents.
 */
export function playOut<G extends Game>(
  ruleset: Ruleset<G>,
  state: G['state'],
  bots: readonly Bot<G>[],
  seed: string,
): void {
  const referee = new Simulation<G>(ruleset, state, bots, seed)
  while (!ruleset.isOver(state)) ruleset.playStep(state, referee)
}
