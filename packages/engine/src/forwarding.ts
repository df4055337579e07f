/** Referees that pass on what they are asked to another one. Under the oracle they cost nothing: it is the one that rolls. */
import type { AnswerTo, Game, Referee, Rule, Seat } from './referee.ts'

/** The same referee; whoever does some of its calls otherwise overrides them. */
export class Forwarding<G extends Game> implements Referee<G> {
  readonly listening: boolean
  protected readonly referee: Referee<G>

  constructor(referee: Referee<G>) {
    this.listening = referee.listening
    this.referee = referee
  }

  roll(dice: number, why: Rule, by: Seat, name?: string): number {
    return this.referee.roll(dice, why, by, name)
  }

  dice(count: number, why: Rule, by: Seat, name?: string): readonly number[] {
    return this.referee.dice(count, why, by, name)
  }

  successes(dice: number, why: Rule, by: Seat, name?: string): number {
    return this.referee.successes(dice, why, by, name)
  }

  ask<Q extends G['question']>(question: Q): AnswerTo<G, Q> {
    return this.referee.ask(question)
  }

  askAll<Q extends G['question']>(questions: readonly Q[]): AnswerTo<G, Q>[] {
    return this.referee.askAll(questions)
  }

  tell(event: G['event']): void {
    this.referee.tell(event)
  }

  settle<T>(key: () => string, run: () => T, same: (result: T) => string | number): T {
    return this.referee.settle(key, run, same)
  }

  point(key: () => string): void {
    this.referee.point(key)
  }
}

/** The same referee, with some of its calls done otherwise. */
export function forwarding<G extends Game>(referee: Referee<G>, changes: Partial<Referee<G>>): Referee<G> {
  return Object.assign(new Forwarding(referee), changes)
}

/** How a match inside another game is spoken of there. */
export interface Bridge<Inner extends Game, Outer extends Game> {
  /** The outer seat of each inner one; several gladiators may belong to one. */
  seatOf(seat: Seat): Seat
  /** An inner question as the outer game puts it, to that outer seat. */
  question(question: Inner['question'], seat: Seat): Outer['question']
  /** An inner event as the outer game tells it, to those outer seats if it is not for everybody. */
  event(event: Inner['event'], to: readonly Seat[] | undefined): Outer['event']
}

/** The referee of a match inside another game: seats, private events and exact odds are kept. */
export function within<Inner extends Game, Outer extends Game>(
  referee: Referee<Outer>,
  bridge: Bridge<Inner, Outer>,
): Referee<Inner> {
  const put = (question: Inner['question']) => bridge.question(question, bridge.seatOf(question.seat))
  return {
    listening: referee.listening,
    roll: (dice, why, by, name) => referee.roll(dice, why, bridge.seatOf(by), name),
    dice: (count, why, by, name) => referee.dice(count, why, bridge.seatOf(by), name),
    successes: (dice, why, by, name) => referee.successes(dice, why, bridge.seatOf(by), name),
    ask: <Q extends Inner['question']>(question: Q) => referee.ask(put(question)) as AnswerTo<Inner, Q>,
    askAll: <Q extends Inner['question']>(questions: readonly Q[]) =>
      referee.askAll(questions.map(put)) as AnswerTo<Inner, Q>[],
    tell: (event) =>
      referee.tell(
        bridge.event(
          event,
          event.to?.map((seat) => bridge.seatOf(seat)),
        ),
      ),
    settle: (key, run, same) => referee.settle(key, run, same),
    point: (key) => referee.point(key),
  }
}
