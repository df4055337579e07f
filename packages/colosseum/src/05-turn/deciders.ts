/**
 * Who decides. Beasts and centurions have a seat like everybody, but nobody sits there: what they are asked is answered
 * by the book's dice, once all others have answered theirs (§28.4, §28.7, §29.3, §29.7).
 */
import { type AnswerTo, type AnyAnswer, Forwarding } from '@harena/engine'
import { allocationOfBeast } from '../28-beasts/combat.ts'
import { answerOfCenturion } from '../29-centurions/centurions.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import type { Colosseum } from '../match/game.ts'
import type { Question, QuestionOf } from '../match/questions.ts'
import type { Gladiator } from '../match/state.ts'

type Answer = AnyAnswer<Colosseum>

/** Whether the book decides for him. */
function isOfTheBook({ beast, centurion }: Gladiator): boolean {
  return centurion !== null || (beast !== null && !beast.isPlayed)
}

let plain: RuleContext | null = null
let withBook: RuleContext

/** The same context, in which the book answers for those who are its own: who that is stays so, and is looked at once. */
export function withTheBook(context: RuleContext): RuleContext {
  if (plain !== context) {
    plain = context
    const isIn = context.state.gladiators.some(isOfTheBook)
    withBook = isIn ? { ...context, referee: new BookReferee(context) } : context
  }
  withBook.shift = null
  return withBook
}

class BookReferee extends Forwarding<Colosseum> {
  private readonly context: RuleContext

  constructor(context: RuleContext) {
    super(context.referee)
    this.context = context
  }

  override ask<Q extends Question>(question: Q): AnswerTo<Colosseum, Q> {
    return this.isTheirs(question) ? this.answer(question) : this.referee.ask(question)
  }

  override askAll<Q extends Question>(questions: readonly Q[]): AnswerTo<Colosseum, Q>[] {
    const people = questions.filter((question) => !this.isTheirs(question))
    const answers = people.length > 0 ? this.referee.askAll(people) : []
    if (people.length === questions.length) return answers
    return questions.map((question) => {
      return this.isTheirs(question) ? this.answer(question) : answers[people.indexOf(question)]!
    })
  }

  private isTheirs({ seat }: Question): boolean {
    return isOfTheBook(this.context.state.gladiators[seat]!)
  }

  private answer<Q extends Question>(question: Q): AnswerTo<Colosseum, Q> {
    return answerOf(this.context, question) as AnswerTo<Colosseum, Q>
  }
}

/** A beast is asked for nothing but its attacks (§28.7), and where it pushes a man (§28.6). */
function answerOf(context: RuleContext, question: Question): Answer {
  if (!context.state.gladiators[question.seat]!.beast) return answerOfCenturion(context, question)
  if (question.kind === 'push') return pickByDice(context, question.dirs, '§28.6', question.seat, 'which way')
  return allocationOfBeast(context, question as QuestionOf<'allocate'>)
}
