/** The match inside a career: it talks to the career's referee. */
import type { AnswerTo, Referee, Rule } from '@harena/engine'
import type { Event } from '../match/events.ts'
import type { Heroes } from '../match/game.ts'
import type { Question } from '../match/questions.ts'
import { playStep } from '../rules/phases.ts'
import type { CareerRef } from './game.ts'
import type { Bout, CareerQuestion, CareerState } from './state.ts'

type BoutQuestion = Extract<CareerQuestion, { kind: 'bout' }>

/** Wraps questions and events; the player who sent his gladiators throws all dice. */
class BoutReferee implements Referee<Heroes> {
  readonly listening: boolean
  private readonly career: CareerRef
  private readonly bout: Bout
  private readonly state: CareerState

  constructor(career: CareerRef, bout: Bout, state: CareerState) {
    this.listening = career.listening
    this.career = career
    this.bout = bout
    this.state = state
  }

  roll(dice: number, why: Rule): number {
    return this.career.roll(dice, why, this.bout.player)
  }

  dice(count: number, why: Rule): readonly number[] {
    return this.career.dice(count, why, this.bout.player)
  }

  successes(dice: number, why: Rule): number {
    return this.career.successes(dice, why, this.bout.player)
  }

  private wrap(question: Question): BoutQuestion {
    const gladiator = this.state.gladiators[this.bout.fighters[question.seat]!]!
    return { kind: 'bout', seat: gladiator.owner, rule: question.rule, question }
  }

  ask<Q extends Question>(question: Q): AnswerTo<Heroes, Q> {
    return this.career.ask(this.wrap(question)) as AnswerTo<Heroes, Q>
  }

  askAll<Q extends Question>(questions: readonly Q[]): AnswerTo<Heroes, Q>[] {
    return this.career.askAll(questions.map((question) => this.wrap(question))) as AnswerTo<Heroes, Q>[]
  }

  tell(event: Event): void {
    const names = this.bout.match.cards.map((card) => card.name)
    this.career.tell({ kind: 'bout', rule: event.rule, event, names })
  }

  settle<T>(key: () => string, run: () => T, same: (result: T) => string): T {
    return this.career.settle(key, run, same)
  }

  point(key: () => string): void {
    this.career.point(key)
  }
}

export function playBout(state: CareerState, referee: CareerRef): void {
  const bout = state.bout!
  playStep(bout.match, new BoutReferee(referee, bout, state))
  if (bout.match.phase === 'over') state.phase = 'aftermath'
}
