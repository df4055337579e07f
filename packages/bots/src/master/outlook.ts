/**
 * Looking ahead where nothing is secret: all that one man can still do in his turn, action after action, with every way
 * the dice can fall, and what the network says of where it ends.
 */
import { type AnswerTo, type AnyAnswer, Dice, type Game, type Referee, type Seat } from '@harena/engine'
import type { Mind, Turns } from './mind.ts'
import { chanceAt } from './sample.ts'

/** Where so many dice added up come to: for the k-th of so many equal shares of all throws. */
const SHARES = 1296

function sharesOf(dice: number): Uint8Array {
  let sums = [0]
  for (let i = 0; i < dice; i++) sums = sums.flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + face))
  sums.sort((a, b) => a - b)
  return Uint8Array.from({ length: SHARES }, (_, at) => sums[Math.floor((at * sums.length) / SHARES)]!)
}

const ONE_DIE = sharesOf(1)
const TWO_DICE = sharesOf(2)

/** Spread what the first, second, third ... roll of each way comes to evenly over all throws together. */
const STRIDES = [0, 0.6180339887498949, 0.7548776662466927, 0.5698402909980532, 0.8191725133961645]

/** Longer plans nobody follows. */
const FARTHEST = 8
/** So little gained by all that he could still do is less than he can tell: he would rather stand where he is. */
const NEXT_TO_NOTHING = 0.01

/** What comes later in a turn, in the words of where it is done. */
export interface Onward<G extends Game> {
  readonly answer: AnyAnswer<G>
  readonly words: string
}

export class Outlook<G extends Game> {
  private readonly mind: Mind<G>
  private readonly turns: Turns<G>
  private readonly seat: Seat
  private readonly worths = new Map<string, number>()
  /** How many positions he may still look at. */
  private left: number

  constructor(mind: Mind<G>, turns: Turns<G>, seat: Seat, samples: number) {
    this.mind = mind
    this.turns = turns
    this.seat = seat
    this.left = samples
  }

  /** The chance to win after an action, if he goes on as well as he can. */
  after(state: G['state'], action: AnyAnswer<G>): number {
    const { ruleset } = this.mind
    const ways = new Ways(this.mind, this.turns.ways)
    let sum = 0
    let count = 0
    do {
      const copy = ruleset.clone(state)
      ways.begin(copy, action, count)
      do ruleset.playStep(copy, ways)
      while (!this.isEnd(copy) && !this.turns.isChoosing(copy, this.seat))
      sum += this.worthOf(copy)
      count++
    } while (ways.hasRolled && count < this.turns.ways)
    return sum / count
  }

  /** What he would go on with after an action, up to the first that dice decide; ending the turn is not among them. */
  onward(state: G['state'], question: G['question'], action: AnyAnswer<G>): Onward<G>[] {
    const { ruleset } = this.mind
    const ways = new Ways(this.mind, this.turns.ways)
    const copy = ruleset.clone(state)
    const plan: Onward<G>[] = []
    let next: AnyAnswer<G> | null = action
    while (next !== null && plan.length < FARTHEST) {
      ways.begin(copy, next, 0)
      do ruleset.playStep(copy, ways)
      while (!this.isEnd(copy) && !this.turns.isChoosing(copy, this.seat))
      next = ways.hasRolled || this.isEnd(copy) ? null : this.bestIn(copy)
      if (next !== null) plan.push({ answer: next, words: ruleset.describe(copy, question, next as never) })
    }
    return plan
  }

  /** Null where nothing is better than to end the turn. */
  private bestIn(state: G['state']): AnyAnswer<G> | null {
    const { end } = this.turns
    let [best, most] = [null as AnyAnswer<G> | null, this.after(state, end) + NEXT_TO_NOTHING]
    for (const action of this.turns.actions(state, this.seat)) {
      const chance = this.after(state, action)
      if (chance > most) [best, most] = [action, chance]
    }
    return best
  }

  private isEnd(state: G['state']): boolean {
    return this.mind.ruleset.isOver(state) || this.mind.isTelling(state, null)
  }

  private worthOf(state: G['state']): number {
    const key = this.turns.keyOf(state)
    let worth = this.worths.get(key)
    if (worth === undefined) {
      worth = this.lookAt(state)
      this.worths.set(key, worth)
    }
    return worth
  }

  private lookAt(state: G['state']): number {
    this.left--
    if (this.isEnd(state)) return chanceAt(this.mind, state, this.seat)
    if (this.left < 0) return this.after(state, this.turns.end)
    let best = 0
    for (const action of this.turns.actions(state, this.seat)) best = Math.max(best, this.after(state, action))
    return best
  }
}

/** Plays an action on along one of the ways that the dice can fall; what else is asked the quick policy answers. */
class Ways<G extends Game> implements Referee<G> {
  readonly listening = false
  private readonly mind: Mind<G>
  private readonly count: number
  private state: G['state'] = null
  private opening: AnyAnswer<G> | undefined
  private way = 0
  private rolls = 0
  private stream = Dice.fromSeed('ways')

  constructor(mind: Mind<G>, count: number) {
    this.mind = mind
    this.count = count
  }

  begin(state: G['state'], opening: AnyAnswer<G>, way: number): void {
    this.state = state
    this.opening = opening
    this.way = way
    this.rolls = 0
  }

  get hasRolled(): boolean {
    return this.rolls > 0
  }

  roll(dice: number): number {
    if (dice <= 0) return 0
    const roll = this.rolls++
    if (dice > 2 || roll >= STRIDES.length) return this.stream.sum(dice)
    const along = roll === 0 ? (this.way + 0.5) / this.count : (this.way + 0.5) * STRIDES[roll]!
    return (dice === 1 ? ONE_DIE : TWO_DICE)[Math.floor((along - Math.floor(along)) * SHARES)]!
  }

  dice(count: number): number[] {
    return Array.from({ length: count }, () => this.roll(1))
  }

  successes(dice: number): number {
    return this.dice(dice).filter((face) => face <= 3).length
  }

  ask<Q extends G['question']>(question: Q): AnswerTo<G, Q> {
    const { opening, mind } = this
    this.opening = undefined
    return (opening ?? mind.policy(mind.ruleset.known(this.state, question.seat), question, this.stream)) as AnswerTo<
      G,
      Q
    >
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
