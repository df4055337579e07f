/**
 * A match being played at this screen. The table is the truth and is always ahead: opponents have answered before anybody
 * sees it. The controller shows it by its playback, puts the question to whoever sits here, and saves after every answer.
 */
import {
  botOf,
  type CampaignRecord,
  type MatchRecord,
  type Player,
  type Preview,
  type Question,
  type Refusal,
  type Seat,
  type Table,
} from '@harena/engine'
import type { Sitter } from '../app/saved-match.ts'
import type { RecentRecord } from '../app/saved-past.ts'
import { peopleAt, viewerOf } from '../app/sitters.ts'
import type { Choice } from './choices.ts'
import type { PlayedGame } from './game.ts'
import { Keeping, type OpenMatch, type Shelf } from './keeping.ts'
import { type Clock, Playback } from './playback.ts'
import type { AnswerTask, HandOver, Snapshot, Task } from './snapshot.ts'
import { type Advice, type Advise, adviceDice, type Think, Thinking } from './thinking.ts'
import { Timeline, tableOf, type ViewGame } from './timeline.ts'
import { across, refusalOfUndo } from './undo.ts'

export interface Surroundings extends Clock, Shelf {
  readonly think: Think
  readonly advise: Advise
}

export class MatchController<V = unknown> {
  readonly id: string
  readonly game: PlayedGame<V>
  readonly sitters: readonly Sitter[]
  readonly isQuick: boolean
  private readonly around: Surroundings
  private readonly listeners = new Set<() => void>()
  private readonly timeline: Timeline<V>
  private table!: Table<ViewGame<V>>
  private playback!: Playback<V>
  private refusal: Refusal | null = null
  private canTakeBack = false
  /** Who has the screen to himself while answers are secret. */
  private holder: string | null = null
  /** The question that was put last, and when: the same as long as nothing happens, so that nothing is planned in vain. */
  private asked: AnswerTask | null = null
  private askedAt = -1
  private snapshot!: Snapshot<V>
  private readonly keeping: Keeping<V>
  private readonly thinking: Thinking<V>
  /** By seat: the questions that the built-in opponent answers for whoever sits there. */
  private readonly standIns = new Map<Seat, (question: Question) => boolean>()

  constructor(game: PlayedGame<V>, saved: OpenMatch, around: Surroundings) {
    this.id = saved.id
    this.game = game
    this.sitters = saved.sitters
    this.isQuick = saved.isQuick
    this.around = around
    this.keeping = new Keeping(saved, around)
    this.thinking = new Thinking(game.ruleset.id, around.think)
    this.timeline = new Timeline(game.ruleset, viewerOf(saved.sitters))
    this.open(saved.record)
    this.playback.go()
    this.letThink()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly get = (): Snapshot<V> => this.snapshot

  get options(): Readonly<Record<string, unknown>> {
    return this.table.options
  }

  record(): MatchRecord {
    return this.keeping.record(this.table)
  }

  /** A campaign of which some was put away, as one file; null for any other match, and where that is missing. */
  campaign(): CampaignRecord | null {
    return this.keeping.campaign(this.table)
  }

  /** What was to be seen when so many lines had been told; undefined if it was not looked at. */
  viewAt(lines: number): V | undefined {
    return this.timeline.viewAt(lines)
  }

  preview(choice: Choice): Preview | null {
    const { task } = this.snapshot
    if (task?.kind !== 'answer') return null
    return this.game.ruleset.preview(this.known(task.seat), task.question, choice.answer)
  }

  /** Whether an answer that nobody listed is legal, for instance a plan of many steps. */
  check(answer: unknown): Refusal | null {
    const { task } = this.snapshot
    if (task?.kind !== 'answer') return null
    return this.game.ruleset.check(this.known(task.seat), task.question, answer)
  }

  /** What a built-in opponent of that level would answer at once. */
  suggest(level: string): unknown {
    const { task } = this.snapshot
    return task?.kind === 'answer' ? this.advice(level, task.question, this.table) : null
  }

  private advice(level: string, question: Question, { state, length }: Table<ViewGame<V>>): unknown {
    const { seat } = question
    const bot = botOf(this.game.opponents[level])
    const known = this.game.ruleset.known(state, seat)
    return bot ? bot(known, question, adviceDice(length, seat)) : null
  }

  /** What the master would answer who knows what this seat knows, and why; null if nobody is asked. */
  async advise(): Promise<Advice | null> {
    const { task } = this.snapshot
    if (task?.kind !== 'answer') return null
    const { seat, question } = task
    const advice = await this.around.advise({
      ruleset: this.game.ruleset.id,
      level: Object.hasOwn(this.game.opponents, 'master') ? 'master' : 'standard',
      known: this.known(seat),
      question,
      dice: adviceDice(this.table.length, seat).state,
    })
    return this.snapshot.task === task ? advice : null
  }

  /** What can be reached with several answers in a row. */
  walks(): readonly Choice[] {
    const { task, view } = this.snapshot
    return task?.kind === 'answer' ? (this.game.walksFor?.(this.known(task.seat), task.question, view) ?? []) : []
  }

  /** An answer, and perhaps those after it, as long as the same is asked again. */
  answer(answer: unknown, onward: readonly unknown[] = []): void {
    const { task } = this.snapshot
    if (task?.kind === 'answer') this.change(() => this.table.answer(task.seat, answer) ?? this.goOn(task, onward))
  }

  private goOn({ seat, question }: AnswerTask, onward: readonly unknown[]): null {
    for (const answer of onward) {
      const isAsked = this.waitingFor('person').some((next) => next.seat === seat && next.kind === question.kind)
      this.timeline.at = this.table.length + 1
      if (!isAsked || this.table.answer(seat, answer)) break
    }
    return null
  }

  /** Lets the built-in opponent answer for a seat for as long as it is asked what is meant. */
  letPlay(seat: Seat, isMeant: (question: Question) => boolean): void {
    this.standIns.set(seat, isMeant)
    this.change(() => null)
  }

  typeDice(faces: readonly number[]): void {
    if (this.snapshot.task?.kind === 'dice') this.change(() => this.table.typeDice(faces))
  }

  /** Takes back the last thing of the plan at hand. */
  undo(): void {
    this.goBack(false)
  }

  /** Takes back the last decision, whatever came of it. */
  takeBack(): void {
    if (this.canTakeBack) this.goBack(true)
  }

  skip(): void {
    this.playback.skip()
  }

  /** Shows what was told once more, from that line on; nothing is played again. */
  again(from: number): void {
    this.playback.halt()
    this.playback = this.playbackFrom(Math.min(from, this.timeline.lines.length))
    this.playback.go()
  }

  dismissVerdict(): void {
    this.playback.dismiss()
  }

  takeOver(): void {
    this.holder = this.snapshot.handOver?.person ?? null
    this.publish()
  }

  /** Stops the clock: the screen is left. */
  leave(): void {
    this.playback.halt()
  }

  /** Goes on after `leave`. */
  resume(): void {
    if (!this.playback.isTicking && this.playback.isRunning) this.playback.go()
  }

  /** Puts the match among the saved ones; after that every answer does so. */
  save(): void {
    this.keep()
    this.publish()
  }

  /** Opens the table. A match that goes on is taken up where it stood; a new one is watched from the beginning. */
  private open(record: RecentRecord): void {
    const { game, timeline } = this
    const isNew = record.tape.length === 0 && !record.base
    timeline.isLooking = isNew
    this.table = tableOf(game.ruleset, record, { players: this.players(), onTold: timeline.told })
    timeline.isLooking = true
    timeline.open(this.table)
    this.passOn()
    this.playback = this.playbackFrom(isNew ? Math.min(1, timeline.lines.length) : timeline.lines.length)
  }

  private playbackFrom(shown: number): Playback<V> {
    return new Playback(this.game, this.timeline, this.around, this.sitters, shown, () => this.publish())
  }

  private players(): Player<ViewGame<V>>[] {
    const { opponents } = this.game
    return this.sitters.map(
      (sitter): Player<ViewGame<V>> =>
        sitter.kind === 'person'
          ? sitter.name
          : this.opponent(Object.hasOwn(opponents, sitter.level) ? sitter.level : 'standard'),
    )
  }

  private opponent(level: string): Player<ViewGame<V>> {
    return this.thinking.deferred(this.game.opponents[level]!, level)
  }

  /** The questions that wait for somebody at the screen, or else for an opponent who thinks. */
  private waitingFor(kind: Sitter['kind'], { waiting }: Table<ViewGame<V>> = this.table): readonly Question[] {
    if (waiting?.for !== 'answers') return []
    return waiting.questions.filter(({ seat }) => (this.sitters[seat]?.kind ?? 'person') === kind)
  }

  private letThink(): void {
    const seats = this.waitingFor('opponent').map(({ seat }) => seat)
    this.thinking.start(seats, (seat, answer) => {
      if (this.waitingFor('opponent').some((question) => question.seat === seat)) {
        this.change(() => this.table.answer(seat, answer))
      }
    })
  }

  private change(act: () => Refusal | null): void {
    this.timeline.at = this.table.length + 1
    this.refuse(act())
    if (!this.refusal) {
      this.passOn()
      // What was sealed is open: the screen is for everybody again.
      if (this.playback.isRunning) this.holder = null
      this.keep()
      this.playback.step()
      this.letThink()
    }
    this.playback.go()
  }

  private goBack(isMeant: boolean): void {
    const { task } = this.snapshot
    const by = task && this.personAt(task.seat)
    const before = this.table.fork()
    const refusal = this.undoOn(before, by) ?? (isMeant ? null : refusalOfUndo(this.table, before, this.sitters))
    this.canTakeBack = refusal === across && !this.game.isFinal && peopleAt(this.sitters).size === 1
    this.refusal = refusal
    if (!refusal) {
      this.undoOn(this.table, by)
      this.timeline.cut(this.table.log.length)
      this.playback.halt()
      this.playback = this.playbackFrom(this.timeline.lines.length)
      this.holder = null
      this.keep()
      this.letThink()
    }
    this.publish()
  }

  /** What is answered without asking is taken back with what was answered before it. */
  private undoOn(table: Table<ViewGame<V>>, by: string | null): Refusal | null {
    let refusal = table.undo(by || undefined)
    while (!refusal && this.passFor(table)) refusal = table.undo(by || undefined)
    return refusal
  }

  private refuse(refusal: Refusal | null): void {
    this.refusal = refusal
    this.canTakeBack = false
  }

  /** Gives the answers that nobody wants to be asked for. */
  private passOn(): void {
    for (let pass = this.passFor(this.table); pass; pass = this.passFor(this.table)) {
      const refusal = this.table.answer(pass.seat, pass.answer)
      if (refusal) throw new Error(`${refusal.rule} ${refusal.message}`)
    }
    for (const question of this.waitingFor('person')) {
      if (this.standIns.get(question.seat)?.(question) === false) this.standIns.delete(question.seat)
    }
  }

  private passFor(table: Table<ViewGame<V>>): { readonly seat: Seat; readonly answer: unknown } | null {
    for (const question of this.waitingFor('person', table)) {
      if (this.standIns.get(question.seat)?.(question)) {
        return { seat: question.seat, answer: this.advice('standard', question, table) }
      }
      const pass = this.game.passFor?.(this.game.ruleset.known(table.state, question.seat), question)
      if (pass) return { seat: question.seat, answer: pass.answer }
    }
    return null
  }

  private keep(): void {
    this.keeping.keep(this.table, this.timeline.names)
  }

  private publish(): void {
    this.snapshot = this.look()
    for (const listener of this.listeners) listener()
  }

  private look(): Snapshot<V> {
    const { playback, table } = this
    const isFree = !playback.isRunning && !playback.verdict
    const next = isFree ? this.nextTask() : null
    const handOver = this.handOverFor(next)
    const task = handOver ? null : next
    const isOver = isFree && table.isOver
    return {
      view: (isFree ? null : playback.view) ?? this.viewFor(task),
      lines: playback.lines,
      names: this.timeline.names,
      isPlayingBack: playback.isRunning,
      verdict: playback.verdict,
      handOver,
      task,
      thinking: isFree ? this.waitingFor('opponent').map(({ seat }) => seat) : [],
      refusal: this.refusal,
      canTakeBack: this.canTakeBack,
      isOver,
      result: isOver ? table.result() : null,
      saving: this.keeping.saving,
    }
  }

  /** Whoever is alone at the screen sees what the man of his who is asked sees. */
  private viewFor(task: Task | null): V {
    const { ruleset } = this.game
    if (task?.kind !== 'answer') return ruleset.view(this.table.state, viewerOf(this.sitters))
    const isOwn = task.isSecret || peopleAt(this.sitters).size === 1
    const view = ruleset.view(this.table.state, isOwn ? task.seat : viewerOf(this.sitters))
    return isOwn && this.game.viewFor ? this.game.viewFor(this.known(task.seat), task.question, view) : view
  }

  private known(seat: Seat): unknown {
    return this.game.ruleset.known(this.table.state, seat)
  }

  private nextTask(): Task | null {
    const { waiting } = this.table
    if (!waiting) return null
    if (waiting.for === 'dice')
      return { kind: 'dice', seat: waiting.by, count: waiting.count, rule: waiting.rule, name: waiting.name ?? '' }
    const questions = this.waitingFor('person')
    const question = this.questionOf(questions)
    if (!question) return null
    if (this.askedAt === this.table.revision && this.asked?.question === question) return this.asked
    const { seat } = question
    const isSecret = peopleAt(this.sitters).size > 1 && this.isForOneOnly(question, questions)
    const known = this.known(seat)
    const view = this.game.ruleset.view(this.table.state, isSecret ? seat : viewerOf(this.sitters))
    this.askedAt = this.table.revision
    this.asked = {
      kind: 'answer',
      seat,
      question,
      prompt: this.game.ruleset.prompt(known, question),
      choices: this.game.choicesFor(known, question, view),
      isSecret,
    }
    return this.asked
  }

  /** Of several secret questions first those to the one who has the screen. */
  private questionOf(questions: readonly Question[]): Question | undefined {
    return questions.find(({ seat }) => this.personAt(seat) === this.holder) ?? questions[0]
  }

  private isForOneOnly(question: Question, questions: readonly Question[]): boolean {
    return questions.length > 1 || this.game.isSecret?.(question) === true || this.table.isHalfSealed
  }

  private handOverFor(task: Task | null): HandOver | null {
    if (task?.kind !== 'answer' || !task.isSecret) return null
    const person = this.personAt(task.seat)
    if (person === this.holder) return null
    return { seat: task.seat, person, question: task.question, canTakeBack: this.table.isHalfSealed }
  }

  private personAt(seat: Seat): string {
    const sitter = this.sitters[seat]
    return sitter?.kind === 'person' ? sitter.name : ''
  }
}
