/** Who answers what is asked while somebody looks ahead. */
import { type AnyAnswer, type Bot, canonicalJson, Dice, type Game, type Ruleset, type Seat, t } from '@harena/engine'
import { ForesightError } from './foresight-error.ts'

/** An answer that is given whenever such a question comes up. */
export interface FixedAnswer {
  readonly kind: string
  /** Everybody's, unless one is named. */
  readonly seat?: Seat
  readonly answer: unknown
}

export interface Answerers<G extends Game> {
  readonly fixed?: readonly FixedAnswer[]
  /** Who answers everything else, by seat. */
  readonly bots?: readonly (Bot<G> | undefined)[]
}

export class Answering<G extends Game> {
  /** Whether an opponent has chosen by chance. */
  hasDrawn = false
  private readonly ruleset: Ruleset<G>
  private readonly answerers: Answerers<G>
  private readonly seed: string

  constructor(ruleset: Ruleset<G>, answerers: Answerers<G>, seed: string) {
    this.ruleset = ruleset
    this.answerers = answerers
    this.seed = seed
  }

  /** An answer that was fixed beforehand; undefined if there is none. */
  fixedFor(state: G['state'], question: G['question']): AnyAnswer<G> | undefined {
    const { kind, seat } = question
    const found = this.answerers.fixed?.find((one) => one.kind === kind && (one.seat ?? seat) === seat)
    if (!found) return undefined
    const refusal = this.ruleset.check(state, question, found.answer)
    if (refusal) throw new ForesightError(`${refusal.rule} ${refusal.message}`.trim())
    return found.answer as AnyAnswer<G>
  }

  /**
   * The answer of whoever plays the seat. An opponent who chooses by chance draws from a stream of its own: `stream` names
   * it, or, without a name, what he sees does, so that in the same position he always chooses the same.
   */
  playedBy(state: G['state'], question: G['question'], stream?: string): AnyAnswer<G> {
    const bot = this.answerers.bots?.[question.seat]
    if (!bot) {
      const name = this.ruleset.names(state)[question.seat]
      throw new ForesightError(t`${name} will be asked ("${question.kind}"): fix his answer or say who plays him`)
    }
    let drawn: Dice | null = null
    const random = {
      below: (count: number) => {
        this.hasDrawn = true
        drawn ??= Dice.fromSeed(`${this.seed}/${question.seat}/${stream ?? canonicalJson([state, question])}`)
        return drawn.below(count)
      },
    }
    return bot(this.ruleset.known(state, question.seat), question, random)
  }
}
