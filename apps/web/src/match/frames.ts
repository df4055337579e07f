/**
 * What is to be seen after every single event, for games in which much happens between two answers. The rules run with
 * a referee that looks at the state whenever something is told.
 */
import type { AnswerTo, Referee, Rule, Ruleset, Seat } from '@harena/engine'
import type { ViewGame } from './timeline.ts'

export class Frames<V> {
  /** The same rules, looked at while they run. */
  readonly ruleset: Ruleset<ViewGame<V>>
  /** Whether to look: old scenes that nobody will see again are not worth it. */
  isOn = false
  private readonly kept: (V | undefined)[] = []
  /** Of the phase that runs, which may run again when an answer comes. */
  private running: (V | undefined)[] = []

  constructor(ruleset: Ruleset<ViewGame<V>>, viewer: Seat | null) {
    this.ruleset = {
      ...ruleset,
      start: (setup, options) => {
        this.kept.length = 0
        this.running = []
        return ruleset.start(setup, options)
      },
      playStep: (state, referee) => {
        this.running = []
        const look = () => this.running.push(this.isOn ? ruleset.view(state, viewer) : undefined)
        ruleset.playStep(state, new LookingReferee(referee, look))
        this.kept.push(...this.running)
        this.running = []
      },
    }
  }

  /** After the line of that number; undefined if nobody looked. */
  at(line: number): V | undefined {
    return line < this.kept.length ? this.kept[line] : this.running[line - this.kept.length]
  }
}

class LookingReferee<V> implements Referee<ViewGame<V>> {
  readonly listening: boolean
  private readonly inner: Referee<ViewGame<V>>
  private readonly look: () => void

  constructor(inner: Referee<ViewGame<V>>, look: () => void) {
    this.listening = inner.listening
    this.inner = inner
    this.look = look
  }

  roll(dice: number, why: Rule, by: Seat): number {
    return this.inner.roll(dice, why, by)
  }

  dice(count: number, why: Rule, by: Seat): readonly number[] {
    return this.inner.dice(count, why, by)
  }

  successes(dice: number, why: Rule, by: Seat): number {
    return this.inner.successes(dice, why, by)
  }

  ask<Q extends ViewGame<V>['question']>(question: Q): AnswerTo<ViewGame<V>, Q> {
    return this.inner.ask(question)
  }

  askAll<Q extends ViewGame<V>['question']>(questions: readonly Q[]): AnswerTo<ViewGame<V>, Q>[] {
    return this.inner.askAll(questions)
  }

  tell(event: ViewGame<V>['event']): void {
    this.inner.tell(event)
    this.look()
  }

  settle<T>(key: () => string, run: () => T, same: (result: T) => string): T {
    return this.inner.settle(key, run, same)
  }

  point(key: () => string): void {
    this.inner.point(key)
  }
}
