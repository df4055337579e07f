/**
 * A match being played at this screen. The table is the truth and is always ahead: opponents have answered before
 * anybody sees it. The controller shows the timeline of it scene by scene, stops where something great happens, puts the
 * question to whoever sits here, and saves after every answer.
 */
import {
  type ArenaView,
  Dice,
  type MatchRecord,
  type Player,
  type Preview,
  type Question,
  type Refusal,
  type Rule,
  type Seat,
  Table,
} from '@harena/engine'
import type { SavedMatch, Sitter } from '../app/saved-matches.ts'
import type { Choice } from './choices.ts'
import type { Moment } from './moments.ts'
import type { Played } from './played.ts'
import { type Line, type Scene, Timeline, type ViewGame } from './timeline.ts'

/** What the one at the screen has to do now. */
export type Task =
  | {
      readonly kind: 'answer'
      readonly seat: Seat
      readonly question: Question
      readonly prompt: string
      readonly choices: readonly Choice[]
      /** Nobody else may see it before all have answered. */
      readonly isSecret: boolean
    }
  | { readonly kind: 'dice'; readonly seat: Seat; readonly count: number; readonly rule: Rule }

export interface Snapshot<V = ArenaView> {
  readonly scene: Scene<V>
  readonly lines: readonly Line[]
  readonly names: readonly string[]
  /** Whether there is more to be seen before anybody is asked. */
  readonly isPlayingBack: boolean
  readonly moment: Moment | null
  /** To whom the screen must be handed, because what comes next is secret. */
  readonly handOver: { readonly seat: Seat; readonly person: string; readonly question: string } | null
  readonly task: Task | null
  readonly refusal: Refusal | null
  readonly isOver: boolean
  /** False when the browser refuses to keep the match. */
  readonly isKept: boolean
}

export interface Surroundings {
  /** How long each scene of a playback stays, in milliseconds; 0 for not at all. */
  pause(): number
  /** False when the match will be forgotten with the tab. */
  save(match: SavedMatch): boolean
  now(): number
  /** Calls back once; returns how to call it off. */
  later(callback: () => void, milliseconds: number): () => void
}

export class MatchController<V = ArenaView> {
  readonly id: string
  readonly entry: Played<V>
  readonly sitters: readonly Sitter[]
  /** How many lines of the log a self-paced screen has shown; it goes on from there. */
  seen: number
  private readonly around: Surroundings
  private readonly table: Table<ViewGame<V>>
  private readonly timeline: Timeline<V>
  private readonly listeners = new Set<() => void>()
  private shown: number
  private stopTimer: (() => void) | null = null
  /** Great moments of the scene in view that nobody has put away yet. */
  private moments: Moment[] = []
  private refusal: Refusal | null = null
  private isKept = true
  /** Who has the screen to himself while answers are secret. */
  private holder: string | null = null
  private task: Task | null = null
  private snapshot: Snapshot<V>

  constructor(entry: Played<V>, saved: Pick<SavedMatch, 'id' | 'record' | 'sitters'>, around: Surroundings) {
    this.id = saved.id
    this.entry = entry
    this.sitters = saved.sitters
    this.around = around
    const players = saved.sitters.map(
      (sitter): Player<ViewGame<V>> =>
        sitter.kind === 'person' ? sitter.name : (entry.opponents[sitter.level] ?? entry.opponents.standard!).play,
    )
    this.table = Table.load(entry.ruleset, saved.record, { players })
    this.passOn()
    // A match that goes on is taken up where it stood; a new one is watched from the beginning.
    const framesFrom = entry.isSelfPaced ? Math.max(0, saved.record.tape.length - 1) : undefined
    this.timeline = new Timeline(entry.ruleset, this.table.record(), viewerOf(saved.sitters), framesFrom)
    this.shown = saved.record.tape.length === 0 ? 0 : this.timeline.last.at
    this.seen = this.shown === 0 ? 0 : this.timeline.lines.length
    this.snapshot = this.look()
    this.proceed()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly get = (): Snapshot<V> => this.snapshot

  /** What was to be seen after that line; undefined if it was not looked at. */
  frameAt(line: number): V | undefined {
    return this.timeline.frames?.at(line)
  }

  private pause(): number {
    return this.entry.isSelfPaced ? 0 : this.around.pause()
  }

  get options(): Readonly<Record<string, unknown>> {
    return this.table.options
  }

  record(): MatchRecord {
    return this.table.record()
  }

  preview(choice: Choice): Preview | null {
    const task = this.task
    if (task?.kind !== 'answer') return null
    return this.entry.ruleset.preview(this.table.state, task.question, choice.answer)
  }

  /** Whether an answer that nobody listed is legal, for instance a plan of many steps. */
  check(answer: unknown): Refusal | null {
    const task = this.task
    if (task?.kind !== 'answer') return null
    return this.entry.ruleset.check(this.table.state, task.question, answer)
  }

  /** What a built-in opponent of that level would answer. */
  suggest(level: string): unknown {
    const task = this.snapshot.task
    const bot = this.entry.opponents[level]?.play
    if (task?.kind !== 'answer' || !bot) return null
    return bot(this.table.state, task.question, Dice.fromSeed(`advice/${this.table.length}/${task.seat}`))
  }

  /** What the seat that is asked now may see, if more than everybody may. */
  ownView(): V | null {
    const task = this.snapshot.task
    return task ? this.entry.ruleset.view(this.table.state, task.seat) : null
  }

  answer(answer: unknown): void {
    const task = this.snapshot.task
    if (task?.kind === 'answer') this.change(() => this.table.answer(task.seat, answer))
  }

  typeDice(faces: readonly number[]): void {
    if (this.snapshot.task?.kind === 'dice') this.change(() => this.table.typeDice(faces))
  }

  undo(): void {
    this.refusal = this.table.undo()
    // What is answered without asking is taken back with what was answered before it.
    while (!this.refusal && this.passFor()) this.refusal = this.table.undo()
    this.passOn()
    if (!this.refusal) {
      const record = this.record()
      this.timeline.cut(record)
      this.stop()
      this.moments = []
      this.holder = null
      this.shown = this.timeline.last.at
      this.keep(record)
    }
    this.publish()
  }

  /** Shows what is left of the playback at once, up to the next great moment. */
  skip(): void {
    if (this.moments.length > 0 || this.shown === this.timeline.last.at) return
    this.stop()
    while (this.shown < this.timeline.last.at && this.moments.length === 0) this.advance()
    this.proceed()
  }

  dismissMoment(): void {
    this.moments.shift()
    this.proceed()
  }

  takeOver(): void {
    this.holder = this.snapshot.handOver?.person ?? null
    this.publish()
  }

  /** Stops the clock: the screen is left. */
  leave(): void {
    this.stop()
  }

  /** Goes on after `leave`. */
  resume(): void {
    if (!this.stopTimer) this.proceed()
  }

  private change(act: () => Refusal | null): void {
    this.refusal = act()
    if (!this.refusal) {
      this.passOn()
      const record = this.record()
      this.timeline.extend(record.tape)
      this.keep(record)
      // What one did oneself is seen at once, not after a pause.
      if (this.shown < this.timeline.last.at) this.advance()
    }
    this.proceed()
  }

  /** Gives the answers that nobody wants to be asked for. */
  private passOn(): void {
    for (let pass = this.passFor(); pass; pass = this.passFor()) {
      const refusal = this.table.answer(pass.seat, pass.answer)
      if (refusal) throw new Error(`${refusal.rule} ${refusal.message}`)
    }
  }

  private passFor(): { readonly seat: Seat; readonly answer: unknown } | null {
    const { waiting, state } = this.table
    if (waiting?.for !== 'answers') return null
    for (const question of waiting.questions) {
      const pass = this.entry.passFor?.(state, question)
      if (pass) return { seat: question.seat, answer: pass.answer }
    }
    return null
  }

  private proceed(): void {
    if (this.pause() === 0) while (this.shown < this.timeline.last.at && this.moments.length === 0) this.advance()
    if (this.shown < this.timeline.last.at && this.moments.length === 0) {
      this.stopTimer = this.around.later(() => {
        this.stopTimer = null
        this.advance()
        this.proceed()
      }, this.pause())
    }
    this.publish()
  }

  private advance(): void {
    this.shown++
    this.holder = null
    const { lines } = this.timeline.scenes[this.shown]!
    const before = this.timeline.scenes[this.shown - 1]!.lines
    this.moments.push(...this.timeline.lines.slice(before, lines).flatMap((line) => this.entry.momentIn(line) ?? []))
  }

  private stop(): void {
    this.stopTimer?.()
    this.stopTimer = null
  }

  /** Puts the match among the saved matches; after that every answer does so. */
  save(): void {
    this.keep(this.record())
    this.publish()
  }

  private keep(record: MatchRecord): void {
    const { id, sitters } = this
    const { names } = this.timeline
    const isOver = this.table.isOver
    this.isKept = this.around.save({ id, record, sitters, names, isOver, savedAt: this.around.now() })
  }

  private publish(): void {
    this.snapshot = this.look()
    for (const listener of this.listeners) listener()
  }

  private look(): Snapshot<V> {
    const { timeline } = this
    const scene = timeline.scenes[this.shown]!
    const isPlayingBack = this.shown < timeline.last.at
    const isFree = !isPlayingBack && this.moments.length === 0
    this.task = isFree ? this.nextTask(scene) : null
    const handOver = this.handOverFor(this.task)
    return {
      scene,
      lines: timeline.lines.slice(0, scene.lines),
      names: timeline.names,
      isPlayingBack,
      moment: this.moments[0] ?? null,
      handOver,
      task: handOver ? null : this.task,
      refusal: this.refusal,
      isOver: isFree && this.table.isOver,
      isKept: this.isKept,
    }
  }

  private nextTask(scene: Scene<V>): Task | null {
    const waiting = this.table.waiting
    if (!waiting) return null
    if (waiting.for === 'dice') {
      const { count, rule, by } = waiting
      return { kind: 'dice', seat: by, count, rule }
    }
    const { ruleset } = this.entry
    const { state } = this.table
    const question = this.questionOf(waiting.questions)
    return {
      kind: 'answer',
      seat: question.seat,
      question,
      prompt: ruleset.prompt(state, question),
      choices: this.entry.choicesFor(state, question, scene.view),
      isSecret: this.asksTogether(waiting.questions.length) || this.entry.isHidden?.(question) === true,
    }
  }

  /** Of several secret questions first those to the one who has the screen. */
  private questionOf(questions: readonly Question[]): Question {
    return questions.find(({ seat }) => this.personAt(seat) === this.holder) ?? questions[0]!
  }

  /** Whether answers are to be revealed together: several are missing, or the tape is ahead of the timeline. */
  private asksTogether(questions: number): boolean {
    return questions > 1 || this.table.length > this.timeline.last.at
  }

  private handOverFor(task: Task | null): Snapshot<V>['handOver'] {
    if (task?.kind !== 'answer' || !task.isSecret) return null
    const people = new Set(this.sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.name] : [])))
    const person = this.personAt(task.seat)
    const question = task.question.kind
    return people.size > 1 && person !== this.holder ? { seat: task.seat, person, question } : null
  }

  private personAt(seat: Seat): string {
    const sitter = this.sitters[seat]
    return sitter?.kind === 'person' ? sitter.name : ''
  }
}

/** With one person at the screen what he may see; with several, or none, what everybody may. */
function viewerOf(sitters: readonly Sitter[]): Seat | null {
  const people = new Set(sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.name] : [])))
  return people.size === 1 ? sitters.findIndex((sitter) => sitter.kind === 'person') : null
}
