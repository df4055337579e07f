/** The answers that nobody at the screen wants to be asked for: where there is one only, and those of stand-ins. */
import { adviceDice, botOf, type Question, type Refusal, type Seat, type Table } from '@harena/engine'
import type { Left } from '../app/saved-match.ts'
import type { Asking } from './asking.ts'
import type { PlayedGame } from './game.ts'
import type { ViewGame } from './timeline.ts'

/** An answer that nobody is asked for, and whether a stand-in gives it. */
interface Pass {
  readonly seat: Seat
  readonly answer: unknown
  readonly isLeft: boolean
}

export class Passing<V> {
  private readonly game: PlayedGame<V>
  private readonly asking: Asking<V>
  /** By seat: the questions that the built-in opponent answers for whoever sits there. */
  private readonly standIns = new Map<Seat, (question: Question) => boolean>()
  /** What stand-ins have answered; the last stretch of a seat is that of the one who is answering. */
  left: readonly Left[]

  constructor(game: PlayedGame<V>, asking: Asking<V>, left: readonly Left[] = []) {
    this.game = game
    this.asking = asking
    this.left = left
  }

  /** Lets the built-in opponent answer for a seat for as long as it is asked what is meant. */
  letPlay(seat: Seat, isMeant: (question: Question) => boolean, { length }: Table<ViewGame<V>>): void {
    this.standIns.set(seat, isMeant)
    this.left = [...this.left, { seat, from: length, to: length }]
  }

  /** What was taken back is nobody's answer any more, and whoever took it back decides himself. */
  cut({ length }: Table<ViewGame<V>>): void {
    this.standIns.clear()
    this.left = this.left.map((one) => ({ ...one, to: Math.min(one.to, length) })).filter(({ from, to }) => from < to)
  }

  /** Gives all of them. */
  passOn(table: Table<ViewGame<V>>): void {
    for (let pass = this.passFor(table); pass; pass = this.passFor(table)) {
      if (pass.isLeft) this.note(pass.seat, table.length + 1)
      const refusal = table.answer(pass.seat, pass.answer)
      if (refusal) throw new Error(`${refusal.rule} ${refusal.message}`)
    }
    for (const question of this.asking.waitingFor('person', table)) {
      if (this.standIns.get(question.seat)?.(question) === false) this.standIns.delete(question.seat)
    }
  }

  private note(seat: Seat, to: number): void {
    const at = this.left.findLastIndex((one) => one.seat === seat)
    this.left = this.left.map((one, place) => (place === at ? { ...one, to } : one))
  }

  /** What is answered without asking is taken back with what was answered before it. */
  undoOn(table: Table<ViewGame<V>>, by: string | null): Refusal | null {
    let refusal = table.undo(by || undefined)
    while (!refusal && this.passFor(table)) refusal = table.undo(by || undefined)
    return refusal
  }

  /** What a built-in opponent of that level would answer at once. */
  advice(level: string, question: Question, table: Table<ViewGame<V>>): unknown {
    const { seat } = question
    const bot = botOf(this.game.opponents[level])
    return bot ? bot(this.asking.known(table, seat) as never, question, adviceDice(table.length, seat)) : null
  }

  private passFor(table: Table<ViewGame<V>>): Pass | null {
    for (const question of this.asking.waitingFor('person', table)) {
      const { seat } = question
      if (this.standIns.get(seat)?.(question)) {
        return { seat, answer: this.advice('standard', question, table), isLeft: true }
      }
      const known = this.asking.known(table, seat)
      const pass = this.game.passFor?.(known, question) ?? this.game.passAlone?.(known, question)
      if (pass) return { seat, answer: pass.answer, isLeft: false }
    }
    return null
  }
}
