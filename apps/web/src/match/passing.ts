/** The answers that nobody at the screen wants to be asked for: where there is one only, and those of stand-ins. */
import { adviceDice, botOf, type Question, type Refusal, type Seat, type Table } from '@harena/engine'
import type { Asking } from './asking.ts'
import type { PlayedGame } from './game.ts'
import type { ViewGame } from './timeline.ts'

export class Passing<V> {
  private readonly game: PlayedGame<V>
  private readonly asking: Asking<V>
  /** By seat: the questions that the built-in opponent answers for whoever sits there. */
  private readonly standIns = new Map<Seat, (question: Question) => boolean>()

  constructor(game: PlayedGame<V>, asking: Asking<V>) {
    this.game = game
    this.asking = asking
  }

  /** Lets the built-in opponent answer for a seat for as long as it is asked what is meant. */
  letPlay(seat: Seat, isMeant: (question: Question) => boolean): void {
    this.standIns.set(seat, isMeant)
  }

  /** Gives all of them. */
  passOn(table: Table<ViewGame<V>>): void {
    for (let pass = this.passFor(table); pass; pass = this.passFor(table)) {
      const refusal = table.answer(pass.seat, pass.answer)
      if (refusal) throw new Error(`${refusal.rule} ${refusal.message}`)
    }
    for (const question of this.asking.waitingFor('person', table)) {
      if (this.standIns.get(question.seat)?.(question) === false) this.standIns.delete(question.seat)
    }
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

  private passFor(table: Table<ViewGame<V>>): { readonly seat: Seat; readonly answer: unknown } | null {
    for (const question of this.asking.waitingFor('person', table)) {
      const { seat } = question
      if (this.standIns.get(seat)?.(question)) return { seat, answer: this.advice('standard', question, table) }
      const known = this.asking.known(table, seat)
      const pass = this.game.passFor?.(known, question) ?? this.game.passAlone?.(known, question)
      if (pass) return { seat, answer: pass.answer }
    }
    return null
  }
}
