/** One look ahead: a known position, played on with answers that are given, and by a quick policy after them. */
import { type AnswerTo, type AnyAnswer, Dice, type Game, type Referee, type Ruleset } from '@harena/engine'
import type { Mind, Random } from './mind.ts'
import { evenly, MOST_DICE, successesAt, sumAt } from './pools.ts'

/** The first answers of a sample, by their place among the questions that are put together. */
export type Opening<G extends Game> = readonly AnyAnswer<G>[]

class Stopped {
  readonly questions: readonly unknown[]

  constructor(questions: readonly unknown[]) {
    this.questions = questions
  }
}

const GRAINS = 2 ** 20

/** Plays a sample: dice and policies draw from one stream. */
export class Sampling<G extends Game> implements Referee<G>, Random {
  readonly listening = false
  private readonly mind: Mind<G>
  private seed = ''
  /** Null until something is drawn from it. */
  private stream: Dice | null = null
  private state: G['state'] = null
  private opening: Opening<G> | null = null
  private isProbing = false
  private number = 0
  private tosses = 0

  constructor(mind: Mind<G>) {
    this.mind = mind
  }

  /** The questions that are put together where the step begins; null if something else comes first. */
  questionsAt(known: G['state']): readonly G['question'][] | null {
    const { ruleset } = this.mind
    this.isProbing = true
    try {
      ruleset.playStep(ruleset.clone(known), this)
      return null
    } catch (thrown) {
      if (!(thrown instanceof Stopped)) throw thrown
      return thrown.questions.length > 0 ? (thrown.questions as readonly G['question'][]) : null
    } finally {
      this.isProbing = false
    }
  }

  /** The chance of a seat to win after these answers, as far as the sample of that number tells. */
  chanceAfter(known: G['state'], question: G['question'], opening: Opening<G>, seed: string, number: number): number {
    const { ruleset } = this.mind
    const state = ruleset.clone(known)
    this.state = state
    this.opening = opening
    this.seed = seed
    this.stream = null
    this.number = number
    this.tosses = 0
    do ruleset.playStep(state, this)
    while (!ruleset.isOver(state) && !this.mind.isTelling(state, known))
    return chanceAt(this.mind, state, question.seat)
  }

  /** Whether nothing was left to chance in the last sample: whatever its number, it would have come to the same. */
  get wasSure(): boolean {
    return this.tosses === 0 && this.stream === null
  }

  private chance(): Dice {
    this.stream ??= Dice.fromSeed(`${this.seed}/${this.number}`)
    return this.stream
  }

  below(count: number): number {
    return this.chance().below(count)
  }

  private throwDice(): void {
    if (this.isProbing) throw new Stopped([])
  }

  roll(dice: number): number {
    this.throwDice()
    const isSpread = this.mind.spreadsRolls && dice > 0 && dice <= MOST_DICE
    const along = isSpread ? evenly(this.number, this.tosses++) : null
    return along === null ? this.chance().sum(dice) : sumAt(dice, along)
  }

  dice(count: number): number[] {
    this.throwDice()
    return this.chance().faces(count)
  }

  successes(dice: number): number {
    this.throwDice()
    return successesAt(dice, evenly(this.number, this.tosses++) ?? this.below(GRAINS) / GRAINS)
  }

  ask<Q extends G['question']>(question: Q): AnswerTo<G, Q> {
    return this.askAll([question])[0]!
  }

  askAll<Q extends G['question']>(questions: readonly Q[]): AnswerTo<G, Q>[] {
    if (this.isProbing) throw new Stopped(questions)
    const { opening, mind, state } = this
    if (opening) {
      this.opening = null
      return opening as AnswerTo<G, Q>[]
    }
    return questions.map((one) => mind.policy(mind.ruleset.known(state, one.seat), one, this) as AnswerTo<G, Q>)
  }

  tell(): void {}

  settle<T>(_key: () => string, run: () => T): T {
    return run()
  }

  point(): void {}
}

/** What a position is worth to a seat: its result if it is over, else what the network foretells. */
export function chanceAt<G extends Game>(mind: Mind<G>, state: G['state'], seat: number): number {
  const { ruleset, network } = mind
  if (ruleset.isOver(state)) return pointsOf(ruleset, state, seat)
  const own = network.chanceOf(mind.features(state, seat))
  const foe = mind.foeOf?.(state, seat) ?? null
  return foe === null ? own : (own + 1 - network.chanceOf(mind.features(state, foe))) / 2
}

export function pointsOf<G extends Game>(ruleset: Ruleset<G>, state: G['state'], seat: number): number {
  const { outcome } = ruleset.result(state).seats[seat]!
  return outcome === 'won' ? 1 : outcome === 'drawn' ? 0.5 : 0
}
