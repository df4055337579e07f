/**
 * A match being played at this screen. The table is the truth and is always ahead: opponents have answered before anybody
 * sees it. The controller shows it by its playback, puts the question to whoever sits here, and saves after every answer.
 */
import {
  adviceDice,
  type CampaignRecord,
  type Inside,
  type MatchRecord,
  type MatchResult,
  type Player,
  type Preview,
  type Question,
  type Refusal,
  type Seat,
  type Table,
} from '@harena/engine'
import type { Sitter } from '../app/saved-match.ts'
import { peopleAt, viewerOf } from '../app/sitters.ts'
import { Asking } from './asking.ts'
import type { Choice } from './choices.ts'
import type { PlayedGame } from './game.ts'
import { Keeping, type OpenMatch, type Shelf } from './keeping.ts'
import { Passing } from './passing.ts'
import { type Clock, type IsEnd, Playback, type Standing } from './playback.ts'
import type { AnswerTask, Snapshot } from './snapshot.ts'
import { type Advice, type Advise, type Think, Thinking } from './thinking.ts'
import { type Line, Timeline, tableOf, type ViewGame } from './timeline.ts'
import { across, refusalOfUndo } from './undo.ts'

export interface Surroundings extends Clock, Shelf {
  readonly think: Think
  readonly advise: Advise
}

/** A match that is over, with all that was told of it. */
export interface Ended {
  readonly result: MatchResult
  readonly lines: readonly Line[]
  readonly names: readonly string[]
  readonly setup: unknown
  /** As it was left. */
  readonly state: unknown
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
  private isResumed = false
  /** How much of the log lies before what this table tells. */
  private logBefore = 0
  private snapshot!: Snapshot<V>
  private readonly keeping: Keeping<V>
  private readonly thinking: Thinking<V>
  private readonly asking: Asking<V>
  private readonly passing: Passing<V>

  constructor(game: PlayedGame<V>, saved: OpenMatch, around: Surroundings) {
    this.id = saved.id
    this.game = game
    this.sitters = saved.sitters
    this.isQuick = saved.isQuick
    this.around = around
    this.keeping = new Keeping(saved, around)
    this.thinking = new Thinking(game.ruleset.id, around.think)
    this.asking = new Asking(game, saved.sitters)
    this.passing = new Passing(game, this.asking, saved.left)
    this.timeline = new Timeline(game, viewerOf(saved.sitters))
    this.open(saved)
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

  /** How it ended, also while its last lines are still being shown; null while it is on. */
  ended(): Ended | null {
    const { table, timeline } = this
    if (!table.isOver) return null
    const { lines, names } = timeline
    return { result: table.result(), lines, names, setup: table.setup, state: table.state }
  }

  /** The match that is on inside, as it was opened; null outside of one. */
  inside(): Inside | null {
    return this.game.ruleset.inside?.(this.table.state) ?? null
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
    return task?.kind === 'answer' ? this.passing.advice(level, task.question, this.table) : null
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
      before: lastOf(this.record(), seat),
    })
    return this.snapshot.task === task ? advice : null
  }

  /** What is good about an answer, where the game can say so. */
  why(answer: unknown, then: readonly unknown[] = []): readonly string[] {
    const { task } = this.snapshot
    return task?.kind === 'answer' ? (this.game.why?.(this.known(task.seat), task.question, answer, then) ?? []) : []
  }

  /** What can be reached with several answers in a row. */
  walks(): readonly Choice[] {
    const { task, view } = this.snapshot
    return task?.kind === 'answer' ? (this.game.walksFor?.(this.known(task.seat), task.question, view) ?? []) : []
  }

  /** An answer, and perhaps those after it, as long as the same is asked again. */
  answer(answer: unknown, onward: readonly unknown[] = []): void {
    const { task } = this.snapshot
    if (task?.kind !== 'answer') return
    this.isResumed = false
    this.change(() => this.table.answer(task.seat, answer) ?? this.goOn(task, onward))
  }

  private goOn({ seat, question }: AnswerTask, onward: readonly unknown[]): null {
    for (const answer of onward) {
      const isAsked = this.asking
        .waitingFor('person', this.table)
        .some((next) => next.seat === seat && next.kind === question.kind)
      this.timeline.at = this.table.length + 1
      if (!isAsked || this.table.answer(seat, answer)) break
    }
    return null
  }

  /** Lets the built-in opponent answer for a seat for as long as it is asked what is meant. */
  letPlay(seat: Seat, isMeant: (question: Question) => boolean): void {
    this.passing.letPlay(seat, isMeant, this.table)
    this.change(() => null)
  }

  /** Lets the built-in opponent play the rest for everybody at the screen: what comes of it is seen at once. */
  decide(): void {
    for (const [seat, sitter] of this.sitters.entries()) {
      if (sitter.kind === 'person') this.passing.letPlay(seat, () => true, this.table)
    }
    this.change(() => null)
    this.playback.passOver()
  }

  /** Shows at once what leads up to a line. */
  skipTo(isEnd: IsEnd): void {
    this.playback.passOver(isEnd)
  }

  /** Whether one person plays here against the machine, so that the rest can be left to it. */
  get canBeDecided(): boolean {
    return peopleAt(this.sitters).size === 1 && this.record().dice.kind !== 'typed'
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

  /** Shows what was told once more, from one line to another; nothing is played again. */
  again(from: number, to: number): void {
    this.playback.again(from, to)
  }

  dismissVerdict(): void {
    this.playback.dismiss()
  }

  takeOver(): void {
    this.asking.holder = this.snapshot.handOver?.person ?? null
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

  /** Opens the table. A match that goes on is taken up where it was being told; a new one is watched from the beginning. */
  private open({ record, told = null }: OpenMatch): void {
    const { game, timeline } = this
    const isNew = told === null && record.tape.length === 0 && !record.base
    this.logBefore = record.base?.log ?? 0
    const from = isNew ? 0 : told ? Math.max(0, told.entries - this.logBefore) : Number.POSITIVE_INFINITY
    this.isResumed = !isNew
    timeline.tellFrom(from)
    this.table = tableOf(game.ruleset, record, { players: this.players(), onTold: timeline.told })
    timeline.tellFrom(0)
    timeline.open(this.table)
    this.passing.passOn(this.table)
    const shown = isNew ? Math.min(1, timeline.lines.length) : timeline.linesOf(from)
    this.playback = this.playbackFrom({ shown, how: told?.how ?? 'on' })
  }

  private playbackFrom(standing: Standing): Playback<V> {
    return new Playback(this.game, this.timeline, this.around, this.sitters, standing, () => this.publish())
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

  private letThink(): void {
    const seats = this.asking.waitingFor('opponent', this.table).map(({ seat }) => seat)
    this.thinking.start(seats, (seat, answer) => {
      if (this.asking.waitingFor('opponent', this.table).some((question) => question.seat === seat)) {
        this.change(() => this.table.answer(seat, answer))
      }
    })
  }

  private change(act: () => Refusal | null): void {
    this.timeline.at = this.table.length + 1
    this.refuse(act())
    if (!this.refusal) {
      this.passing.passOn(this.table)
      // What was sealed is open: the screen is for everybody again.
      if (this.playback.isRunning) this.asking.holder = null
      this.keep()
      this.playback.step()
      this.letThink()
    }
    this.playback.go()
  }

  private goBack(isMeant: boolean): void {
    const { task } = this.snapshot
    const by = task && this.asking.personAt(task.seat)
    const before = this.table.fork()
    const refusal =
      this.passing.undoOn(before, by) ?? (isMeant ? null : refusalOfUndo(this.table, before, this.sitters))
    this.canTakeBack = refusal === across && !this.game.isFinal && peopleAt(this.sitters).size === 1
    // Another one each time: whoever asks again is told again.
    this.refusal = refusal && { ...refusal }
    if (!refusal) {
      this.passing.undoOn(this.table, by)
      this.passing.cut(this.table)
      this.timeline.cut(this.table.log.length)
      this.playback.halt()
      this.playback = this.playbackFrom({ shown: this.timeline.lines.length, how: 'on' })
      this.asking.holder = null
      this.keep()
      this.letThink()
    }
    this.publish()
  }

  private refuse(refusal: Refusal | null): void {
    this.refusal = refusal
    this.canTakeBack = false
  }

  private keep(): void {
    const { game, table } = this
    const viewer = viewerOf(this.sitters)
    const listed = game.listedAs?.(game.ruleset.view(table.state, viewer), viewer) ?? []
    this.keeping.leave(this.passing.left)
    this.keeping.keep(table, listed.length > 0 ? listed : this.timeline.names)
  }

  private publish(): void {
    this.snapshot = this.look()
    const { shown, how } = this.playback.standing
    this.keeping.note({ entries: this.logBefore + this.timeline.entriesOf(shown), how })
    for (const listener of this.listeners) listener()
  }

  private look(): Snapshot<V> {
    const { playback, table } = this
    const isFree = !playback.isRunning && !playback.verdict && !playback.isWaiting
    const next = isFree ? this.asking.nextTask(table) : null
    const handOver = this.asking.handOverFor(table, next)
    const task = handOver ? null : next
    const isOver = isFree && table.isOver
    return {
      view: (isFree ? null : playback.view) ?? this.asking.viewFor(table, task),
      lines: playback.lines,
      names: this.timeline.names,
      isPlayingBack: playback.isRunning || playback.isWaiting,
      isWaiting: playback.isWaiting,
      verdict: playback.verdict,
      handOver,
      task,
      thinking: isFree ? this.asking.waitingFor('opponent', this.table).map(({ seat }) => seat) : [],
      isResumed: this.isResumed,
      refusal: this.refusal,
      canTakeBack: this.canTakeBack,
      isOver,
      result: isOver ? table.result() : null,
      saving: this.keeping.saving,
    }
  }

  private known(seat: Seat): unknown {
    return this.asking.known(this.table, seat)
  }
}

/** What a seat has just answered; null if anybody else has since. */
function lastOf({ tape }: MatchRecord, seat: Seat): unknown {
  const last = tape.at(-1)
  return last && 'answer' in last && last.seat === seat ? last.answer : null
}
