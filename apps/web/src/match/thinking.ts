/** Opponents who think for long do so elsewhere: the table waits for them as it does for a person. */
import type { Dice, DiceState, Opponent, Player, Question, Seat } from '@harena/engine'
import type { InWords } from '@harena/lab'
import type { ViewGame } from './timeline.ts'

/** What an opponent is asked, and the stream that he draws from: plain data. */
export interface Thought {
  readonly ruleset: string
  readonly level: string
  readonly known: unknown
  readonly question: Question
  readonly dice: DiceState
  /** What he has just answered himself, where nobody else has since. */
  readonly before?: unknown
}

/** Comes to an answer while everything else goes on. */
export type Think = (thought: Thought) => Promise<unknown>

/** What one who thinks would answer, and why; null where he answers by habit. */
export interface Advice {
  readonly answer: unknown
  /** What he would do after it in the same turn, also in words; and whether others are as good but do not lead to the fight. */
  readonly next: readonly unknown[]
  readonly onward: readonly string[]
  readonly isTowards: boolean
  readonly reasons: InWords | null
}

/** Advice of one who has weighed nothing. */
export const BY_HABIT: Omit<Advice, 'answer'> = { next: [], onward: [], isTowards: false, reasons: null }

export type Advise = (thought: Thought) => Promise<Advice>

/** Whether an opponent weighs his answers for so long that the page would stand still. */
function isThinking<V>(player: Player<ViewGame<V>>): player is Opponent<ViewGame<V>> {
  return typeof player === 'object' && player.explain !== undefined
}

/** The thoughts that the opponents at one table have been asked for. */
export class Thinking<V> {
  private readonly ruleset: string
  private readonly think: Think
  /** What each seat was asked last. */
  private readonly asked = new Map<Seat, Thought>()
  private readonly underWay = new Set<string>()

  constructor(ruleset: string, think: Think) {
    this.ruleset = ruleset
    this.think = think
  }

  /** The same opponent, who answers nothing at first and is asked by `start`. */
  deferred(player: Player<ViewGame<V>>, level: string): Player<ViewGame<V>> {
    if (!isThinking(player)) return player
    return {
      ...player,
      play: (known, question, random) => {
        const { state } = random as Dice
        this.asked.set(question.seat, { ruleset: this.ruleset, level, known, question, dice: state })
        return undefined as never
      },
    }
  }

  /** Lets all of these seats think who do not yet; what comes of it is handed to `done`, unless it is out of date. */
  start(seats: readonly Seat[], done: (seat: Seat, answer: unknown) => void): void {
    for (const seat of seats) {
      const thought = this.asked.get(seat)
      const key = JSON.stringify([seat, thought])
      if (!thought || this.underWay.has(key)) continue
      this.underWay.add(key)
      void this.think(thought).then((answer) => {
        this.underWay.delete(key)
        if (JSON.stringify([seat, this.asked.get(seat)]) === key) done(seat, answer)
      })
    }
  }
}
