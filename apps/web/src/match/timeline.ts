/**
 * A match as a row of scenes: what is to be seen before the first answer, after the first, and so on. Play, playback and
 * replay all show scenes of a timeline; only who turns the handle differs.
 */
import {
  type ArenaView,
  type Game,
  type MatchRecord,
  type MatchResult,
  RecordError,
  type Refusal,
  type Roll,
  type Rule,
  type Ruleset,
  type Seat,
  Table,
  type TapeEntry,
} from '@harena/engine'
import { Frames } from './frames.ts'

/** A game that is seen by views of one kind. */
export interface ViewGame<V> extends Game {
  readonly view: V
}

/** One line of the log. */
export interface Line {
  readonly index: number
  readonly event: Game['event']
  readonly text: string
  readonly rule: Rule
  readonly rolls: readonly Roll[]
  /** The first scene in which it can be read. */
  readonly scene: number
}

export interface Scene<V = ArenaView> {
  /** How many answers led to it. */
  readonly at: number
  readonly view: V
  /** How many lines of the log have been written. */
  readonly lines: number
  /** Null while the match goes on. */
  readonly result: MatchResult | null
}

export class Timeline<V = ArenaView> {
  readonly names: readonly string[]
  readonly scenes: Scene<V>[] = []
  readonly lines: Line[] = []
  /** What is to be seen after each line, from the answer `framesFrom` on. */
  readonly frames: Frames<V> | null
  private readonly framesFrom: number
  private readonly ruleset: Ruleset<ViewGame<V>>
  private readonly viewer: Seat | null
  private projector: Table<ViewGame<V>>

  constructor(
    ruleset: Ruleset<ViewGame<V>>,
    record: MatchRecord,
    viewer: Seat | null,
    framesFrom = Number.POSITIVE_INFINITY,
  ) {
    this.frames = framesFrom < Number.POSITIVE_INFINITY ? new Frames(ruleset, viewer) : null
    this.framesFrom = framesFrom
    this.ruleset = this.frames?.ruleset ?? ruleset
    this.viewer = viewer
    if (this.frames) this.frames.isOn = framesFrom === 0
    this.projector = Table.load(this.ruleset, record, { to: 0 })
    this.names = ruleset.names(this.projector.state)
    this.shoot()
    this.extend(record.tape)
  }

  get last(): Scene<V> {
    return this.scenes.at(-1)!
  }

  /** Goes on with what has been added to the tape. Simultaneous answers are shown only when all of them are in. */
  extend(tape: readonly TapeEntry[]): void {
    for (let at = this.scenes.length - 1; at < tape.length; at++) {
      if (!this.isComplete(tape[at]!)) return
      this.play(tape[at]!, at)
      this.shoot()
    }
  }

  /** Drops what was taken back. */
  cut(record: MatchRecord): void {
    const last = record.tape.at(-1)
    // Simultaneous answers may be incomplete now; `extend` finds out.
    const length = Math.min(record.tape.length - (last && 'sealed' in last ? 1 : 0), this.last.at)
    this.projector = Table.load(this.ruleset, record, { to: length })
    this.scenes.length = length
    this.lines.length = Math.min(this.lines.length, this.scenes.at(-1)?.lines ?? 0)
    this.shoot()
    this.extend(record.tape)
  }

  private isComplete(entry: TapeEntry): boolean {
    const waiting = this.projector.waiting
    if (!('sealed' in entry) || waiting?.for !== 'answers') return true
    return entry.sealed.length >= waiting.questions.length
  }

  private play(entry: TapeEntry, at: number): void {
    if (this.frames) this.frames.isOn = at >= this.framesFrom
    const answers = 'sealed' in entry ? entry.sealed : 'answer' in entry ? [entry] : []
    const refusals: (Refusal | null)[] = answers.map(({ seat, answer }) => this.projector.answer(seat, answer))
    if ('faces' in entry) refusals.push(this.projector.typeDice(entry.faces))
    const refusal = refusals.find((one) => one !== null)
    if (refusal) throw new RecordError(`entry ${at + 1} is not legal: ${refusal.rule} ${refusal.message}`)
  }

  private shoot(): void {
    const { projector, ruleset } = this
    const at = this.scenes.length
    const log = projector.logFor(this.viewer)
    for (const { event, rolls } of log.slice(this.lines.length)) {
      const index = this.lines.length
      this.lines.push({ index, event, text: ruleset.narrate(event, this.names), rule: event.rule, rolls, scene: at })
    }
    this.scenes.push({
      at,
      view: ruleset.view(projector.state, this.viewer),
      lines: log.length,
      result: projector.isOver ? ruleset.result(projector.state) : null,
    })
  }
}
