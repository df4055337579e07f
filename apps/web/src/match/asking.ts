/** Who at this screen is asked what, in which order, and what he sees meanwhile. */
import type { Question, Seat, Table } from '@harena/engine'
import type { Sitter } from '../app/saved-match.ts'
import { peopleAt, viewerOf } from '../app/sitters.ts'
import type { PlayedGame } from './game.ts'
import type { AnswerTask, HandOver, Task } from './snapshot.ts'
import type { ViewGame } from './timeline.ts'

export class Asking<V> {
  /** Who has the screen to himself while answers are secret. */
  holder: string | null = null
  private readonly game: PlayedGame<V>
  private readonly sitters: readonly Sitter[]
  /** The question that was put last, and when: the same as long as nothing happens, so that nothing is planned in vain. */
  private asked: AnswerTask | null = null
  private askedAt = -1

  constructor(game: PlayedGame<V>, sitters: readonly Sitter[]) {
    this.game = game
    this.sitters = sitters
  }

  /** The questions that wait for somebody at the screen, or else for an opponent who thinks. */
  waitingFor(kind: Sitter['kind'], { waiting }: Table<ViewGame<V>>): readonly Question[] {
    if (waiting?.for !== 'answers') return []
    return waiting.questions.filter(({ seat }) => (this.sitters[seat]?.kind ?? 'person') === kind)
  }

  personAt(seat: Seat): string {
    const sitter = this.sitters[seat]
    return sitter?.kind === 'person' ? sitter.name : ''
  }

  known({ state }: Table<ViewGame<V>>, seat: Seat): unknown {
    return this.game.ruleset.known(state, seat)
  }

  nextTask(table: Table<ViewGame<V>>): Task | null {
    const { waiting } = table
    if (!waiting) return null
    if (waiting.for === 'dice')
      return { kind: 'dice', seat: waiting.by, count: waiting.count, rule: waiting.rule, name: waiting.name ?? '' }
    const questions = this.waitingFor('person', table)
    const question = this.questionOf(questions)
    if (!question) return null
    if (this.askedAt === table.revision && this.asked?.question === question) return this.asked
    const isOne = questions.length > 1 || this.game.isSecret?.(question) === true || table.isHalfSealed
    this.askedAt = table.revision
    this.asked = this.taskOf(table, question, peopleAt(this.sitters).size > 1 && isOne)
    return this.asked
  }

  private taskOf(table: Table<ViewGame<V>>, question: Question, isSecret: boolean): AnswerTask {
    const { ruleset } = this.game
    const { seat } = question
    const known = this.known(table, seat)
    const view = ruleset.view(table.state, isSecret ? seat : viewerOf(this.sitters))
    const prompt = ruleset.prompt(known, question)
    const choices = this.game.choicesFor(known, question, view)
    return { kind: 'answer', seat, question, prompt, choices, isSecret }
  }

  /** Of several secret questions first those to the one who has the screen. */
  private questionOf(questions: readonly Question[]): Question | undefined {
    return questions.find(({ seat }) => this.personAt(seat) === this.holder) ?? questions[0]
  }

  handOverFor(table: Table<ViewGame<V>>, task: Task | null): HandOver | null {
    if (task?.kind !== 'answer' || !task.isSecret) return null
    const person = this.personAt(task.seat)
    if (person === this.holder) return null
    return { seat: task.seat, person, question: task.question, canTakeBack: table.isHalfSealed }
  }

  /** Whoever is alone at the screen sees what the man of his who is asked sees. */
  viewFor(table: Table<ViewGame<V>>, task: Task | null): V {
    const { ruleset } = this.game
    if (task?.kind !== 'answer') return ruleset.view(table.state, viewerOf(this.sitters))
    const isOwn = task.isSecret || peopleAt(this.sitters).size === 1
    const view = ruleset.view(table.state, isOwn ? task.seat : viewerOf(this.sitters))
    return (isOwn && this.game.viewFor?.(this.known(table, task.seat), task.question, view)) || view
  }
}
