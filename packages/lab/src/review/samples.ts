/** Many ways in which a position may go on, each valued for one seat. */
import type { Bot, Game, Opponent, Ruleset, Seat } from '@harena/engine'
import { Answering } from '../foresight/answering.ts'
import { foreseeFrom, playSample } from '../foresight/foresee.ts'
import type { Standing } from '../foresight/standing.ts'

/** A game as far as a review needs it. */
export interface Reviewable<G extends Game = Game> {
  readonly ruleset: Ruleset<G>
  /** By level. */
  readonly opponents: Readonly<Record<string, Opponent<G>>>
}

/** Where a sample came to: the result of the match, or what was learned to expect from there. */
export interface Samples {
  readonly values: Float64Array
  /** Whether it is the result. */
  readonly isOver: readonly boolean[]
}

/** So many samples between two looks at whoever waits. */
const BATCH = 50
/** Runs of rule code for an exact chance: it is asked for only where the match is about to end. */
const EXACT_RUNS = 2000

export class Sampling<G extends Game> {
  readonly ruleset: Ruleset<G>
  readonly seat: Seat
  readonly answering: Answering<G>
  private readonly bots: readonly Bot<G>[]
  private readonly learned: NonNullable<Opponent<G>['foretell']> | null

  constructor({ ruleset, opponents }: Reviewable<G>, seat: Seat, seats: number) {
    this.ruleset = ruleset
    this.seat = seat
    const { play } = opponents.standard!
    this.bots = Array.from({ length: seats }, () => play)
    this.answering = new Answering(ruleset, { bots: this.bots }, 'review')
    this.learned = opponents.master?.foretell ?? null
  }

  get hasLearned(): boolean {
    return this.learned !== null
  }

  /** Plays on from there, to the next position that can be valued or to the end of the match. */
  *from(standing: Standing<G>, count: number, isToTheEnd: boolean, seed: string): Generator<void, Samples> {
    const { ruleset, answering, learned, seat } = this
    const values = new Float64Array(count)
    const isOver: boolean[] = []
    const until = (state: G['state']) => !isToTheEnd && learned !== null && learned(state, seat) !== null
    for (let number = 0; number < count; number++) {
      const state = playSample(ruleset, standing, answering, until, `${seed}/${number}`)
      isOver.push(ruleset.isOver(state))
      values[number] = isOver[number] ? pointsOf(ruleset.result(state), seat) : this.learnedOf(state)
      if (number % BATCH === BATCH - 1) yield
    }
    return { values, isOver }
  }

  /** In a duel both look at it, so that what one expects is what the other does not. */
  private learnedOf(state: G['state']): number {
    const { seat, learned } = this
    const own = learned!(state, seat)!
    if (this.bots.length !== 2) return own
    return (own + 1 - learned!(state, 1 - seat)!) / 2
  }

  /** The exact chance, where the rest of the match is short and nobody chooses by chance; otherwise null. */
  exactly({ state, past }: Standing<G>): number | null {
    const { ruleset, seat, bots } = this
    const foreseen = foreseeFrom<G, number>(
      ruleset,
      { state, past },
      {
        bots,
        budget: EXACT_RUNS,
        samples: 0,
        until: () => false,
        outcome: (end) => pointsOf(ruleset.result(end), seat),
      },
    )
    if (foreseen.method !== 'exact' || foreseen.hasDrawn) return null
    return foreseen.distribution.reduce((sum, { outcome, chance }) => sum + outcome * chance, 0)
  }
}

/** A win is 1, a draw a half. */
export function pointsOf(result: ReturnType<Ruleset<Game>['result']>, seat: Seat): number {
  const { outcome } = result.seats[seat]!
  return outcome === 'won' ? 1 : outcome === 'drawn' ? 0.5 : 0
}
