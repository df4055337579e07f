/**
 * A match being played at this screen. The table is the truth and is always ahead: opponents have answered before anybody
 * sees it. The controller shows it by its playback, puts the question to whoever sits here, and saves after every answer.
 */
import {
  botOf,
  type CampaignRecord,
  Dice,
  type Snapshot as EngineSnapshot,
  type MatchRecord,
  type MatchResult,
  type Month,
  type Player,
  type Preview,
  type Question,
  type Refusal,
  type Rule,
  type Seat,
  type Table,
} from '@harena/engine'
import { recordFrom, turned, wholeCampaign } from '../app/past.ts'
import type { SavedMatch, Sitter } from '../app/saved-match.ts'
import type { Saving } from '../app/saved-matches.ts'
import { noPast, type Past, type RecentRecord } from '../app/saved-past.ts'
import { peopleAt, viewerOf } from '../app/sitters.ts'
import type { Choice } from './choices.ts'
import type { PlayedGame } from './game.ts'
import { type Clock, Playback } from './playback.ts'
import { type Advice, type Advise, type Think, Thinking } from './thinking.ts'
import { type Line, Timeline, tableOf, type ViewGame } from './timeline.ts'
import { across, refusalOfUndo } from './undo.ts'

/** A question that is answered here. */
export interface AnswerTask {
  readonly kind: 'answer'
  readonly seat: Seat
  readonly question: Question
  readonly prompt: string
  readonly choices: readonly Choice[]
  /** Nobody else may see it before all have answered. */
  readonly isSecret: boolean
}

/** What the one at the screen has to do now. */
export type Task =
  | AnswerTask
  | { readonly kind: 'dice'; readonly seat: Seat; readonly count: number; readonly rule: Rule; readonly name: string }

export interface HandOver {
  readonly seat: Seat
  readonly person: string
  readonly question: Question
  /** Whether somebody else has sealed an answer that he may still take back. */
  readonly canTakeBack: boolean
}

export interface Snapshot<V> {
  /** As far as the playback has come; when somebody is asked in secret, as he sees it. */
  readonly view: V
  /** As far as they have been shown. */
  readonly lines: readonly Line[]
  readonly names: readonly string[]
  /** Whether there is more to be seen before anybody is asked. */
  readonly isPlayingBack: boolean
  /** What stops everything until it is put away; its line is among the others once its dice have fallen. */
  readonly verdict: Line | null
  /** To whom the screen must be handed, because what comes next is secret. */
  readonly handOver: HandOver | null
  readonly task: Task | null
  /** The opponents for whose answers the match waits. */
  readonly thinking: readonly Seat[]
  readonly refusal: Refusal | null
  /** Whether what was refused to be undone can be taken back all the same. */
  readonly canTakeBack: boolean
  readonly isOver: boolean
  /** When it is over and has been seen. */
  readonly result: MatchResult | null
  /** What came of saving it. */
  readonly saving: Saving
}

export interface Surroundings extends Clock {
  /** With the result, once there is one. */
  save(match: SavedMatch, result: MatchResult | null): Saving
  now(): number
  /** Puts a piece of a campaign away; whether it is on the disk. */
  putAway?(id: string, number: number, piece: Month): Promise<boolean>
  readonly think: Think
  readonly advise: Advise
}

export type OpenMatch = Pick<SavedMatch, 'id' | 'record' | 'sitters' | 'isQuick' | 'past'> & {
  /** What was put away of a long campaign; null where some of it is missing. */
  readonly pieces?: readonly Month[] | null
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
  private saving: Saving = { kept: 'kept', dropped: [] }
  /** Who has the screen to himself while answers are secret. */
  private holder: string | null = null
  /** The question that was put last, and when: the same as long as nothing happens, so that nothing is planned in vain. */
  private asked: AnswerTask | null = null
  private askedAt = -1
  private snapshot!: Snapshot<V>
  /** Where the record at hand begins, and what lies before it. */
  private base: EngineSnapshot | null = null
  private past: Past
  private pieces: readonly Month[] | null
  private isPuttingAway = false
  private readonly thinking: Thinking<V>
  /** By seat: the questions that the built-in opponent answers for whoever sits there. */
  private readonly standIns = new Map<Seat, (question: Question) => boolean>()

  constructor(game: PlayedGame<V>, saved: OpenMatch, around: Surroundings) {
    this.id = saved.id
    this.game = game
    this.sitters = saved.sitters
    this.isQuick = saved.isQuick
    this.around = around
    this.past = saved.past ?? noPast
    this.pieces = saved.pieces === undefined ? [] : saved.pieces
    if (!this.pieces) this.saving = { ...this.saving, lacksPast: true }
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

  /** Whole, unless what was put away of it is missing. */
  record(): MatchRecord {
    const { base: _, sum: __, ...record } = recordFrom(this.table as never, this.base)
    const before = this.pieces?.flatMap(({ tape }) => tape) ?? []
    return { ...record, tape: [...before, ...record.tape] }
  }

  /** A campaign of which some was put away, as one file; null for any other match, and where that is missing. */
  campaign(): CampaignRecord | null {
    const { pieces, past, base } = this
    return base && pieces ? wholeCampaign(recordFrom(this.table as never, base), past, pieces) : null
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

  answer(answer: unknown): void {
    const { task } = this.snapshot
    if (task?.kind === 'answer') this.change(() => this.table.answer(task.seat, answer))
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
    this.base = record.base ?? null
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
    const { id, sitters, isQuick, table } = this
    const { names } = this.timeline
    const savedAt = this.around.now()
    const { isOver } = table
    const record = recordFrom(table as never, this.base)
    // The answer that led there was taken back.
    if (this.past.next && table.length < this.past.next.snapshot.tape) this.past = { ...this.past, next: null }
    const { past } = this
    const match = { id, record, ...(past !== noPast && { past }), sitters, names, isOver, savedAt, isQuick }
    const saving = this.around.save(match, isOver ? table.result() : null)
    this.saving = this.pieces ? saving : { ...saving, lacksPast: true }
    this.putAway(record)
  }

  /** What lies far behind in a campaign is put away; it leaves the record only when it is on the disk elsewhere. */
  private async putAway(record: RecentRecord): Promise<void> {
    const { id, past, around, isPuttingAway } = this
    const done = isPuttingAway ? null : turned(this.table as never, record, past)
    if (!done) return
    if (done.piece) {
      this.isPuttingAway = true
      const isKept = (await around.putAway?.(id, past.pieces, done.piece)) === true
      this.isPuttingAway = false
      if (!isKept) return
      this.base = past.next!.snapshot
      this.pieces = this.pieces && [...this.pieces, done.piece]
    }
    this.past = done.past
    this.keep()
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
      saving: this.saving,
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

/** Whoever asks for advice again is told the same. */
function adviceDice(length: number, seat: Seat): Dice {
  return Dice.fromSeed(`advice/${length}/${seat}`)
}
