/**
 * The table: a match that people, opponents and replays play. Rule code runs in direct style; when an answer is not
 * there yet, the referee unwinds it with a private exception, keeps the half-run state for people to see, and runs the
 * step again from its checkpoint once the answer is in. Everything is deterministic, so the prefix repeats exactly.
 */
import type { Dice } from './dice.ts'
import { canonicalJson, digest } from './digest.ts'
import { DigestChain } from './digests.ts'
import { resultAfter } from './ending.ts'
import { t } from './language.ts'
import { isPlain, plainCopy } from './plain.ts'
import { type Player, playerRecord } from './player.ts'
import { Playing } from './playing.ts'
import type { Checkpoint, LogEntry, Position } from './position.ts'
import {
  checkRecord,
  type DiceSource,
  type Ending,
  isEnding,
  type MatchRecord,
  type PlayerRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  RecordError,
  type RecordHead,
  seedProblem,
  type TapeEntry,
} from './record.ts'
import { eventFor, type Game, type Refusal, type Seat } from './referee.ts'
import { slotOf, type Waiting, whichOf } from './referees/live.ts'
import { effectiveOptions, type MatchResult, type Ruleset } from './ruleset.ts'
import { type Loading, refuseOtherRules, type Seating } from './seating.ts'
import { SEEN_FORMAT, type SeenRecord } from './seen.ts'
import { isFace } from './shapes.ts'
import type { Snapshot } from './snapshot.ts'
import { refuseUnread, tapeWith } from './tape.ts'
import { undoOf } from './undo.ts'

export type { LogEntry } from './position.ts'
export type { Waiting } from './referees/live.ts'
export type { Loading, Seating } from './seating.ts'

export class Table<G extends Game> {
  readonly ruleset: Ruleset<G>
  readonly setup: G['setup']
  readonly options: G['options']
  readonly dice: DiceSource
  private readonly players: readonly (Player<G> | undefined)[]
  /** Who sits where, and by which version and switches it is played: as the record says it, which may be an old one. */
  private seated: readonly PlayerRecord[]
  private readonly written: Pick<MatchRecord, 'rulesetVersion' | 'options' | 'of'>
  private readonly playing: Playing<G>
  private changes = 0
  /** The change since which the present questions wait. */
  private askedAt = 0
  /** Answers that were taken, by question and seat, so that one that arrives twice is taken once. */
  private readonly taken = new Map<string, string>()
  /** The snapshot from which it goes on; null if it was opened at its beginning. */
  private readonly from: Snapshot<G> | null
  private readonly tapeDigests: DigestChain
  private readonly logDigests: DigestChain

  private constructor(ruleset: Ruleset<G>, seating: Seating<G>, record?: RecordHead, from: Snapshot<G> | null = null) {
    this.from = from
    this.tapeDigests = new DigestChain(from?.digests.tape)
    this.logDigests = new DigestChain(from?.digests.log)
    this.ruleset = ruleset
    this.options = Object.freeze(effectiveOptions(ruleset, seating.options ?? {}, record !== undefined))
    const { rulesetVersion, options, of } = record ?? { rulesetVersion: ruleset.version, options: this.options }
    this.written = { rulesetVersion, options: plainCopy(options), ...(of && { of }) }
    if (!isPlain(seating.setup)) throw new RangeError(t('a set-up must be plain data'))
    this.setup = plainCopy(seating.setup)
    const refusal = ruleset.checkSetup(this.setup, this.options)
    if (refusal) throw new RangeError(`${refusal.rule} ${refusal.message}`.trim())
    const problem = seating.dice.kind === 'seeded' ? seedProblem(seating.dice.seed) : null
    if (problem !== null) throw new RangeError(problem)
    this.dice = { ...seating.dice }
    const state = ruleset.start(plainCopy(this.setup), this.options)
    const seats = ruleset.names(state).map((_, seat) => seat)
    this.players = seats.map((seat) => seating.players?.[seat])
    this.seated = seats.map((seat) =>
      record && !seating.players ? record.players[seat]! : playerRecord(this.players[seat], seat),
    )
    this.playing = new Playing(ruleset, state, this.dice, this.players, seating.onTold, from)
  }

  /** Opens a new match. Throws a RangeError when set-up or options are not legal. */
  static open<G extends Game>(ruleset: Ruleset<G>, seating: Seating<G>): Table<G> {
    const table = new Table(ruleset, seating)
    table.playOn([], table.playing.opening)
    return table
  }

  /**
   * Opens a match from its record, playing it up to its end or to entry `to`; each answer is checked on the way.
   * Opponents among the players go on from there at once. Throws a RecordError when the record cannot be used.
   */
  static load<G extends Game>(ruleset: Ruleset<G>, record: MatchRecord, loading: Loading<G> = {}): Table<G> {
    checkRecord(record)
    const { to = Number.POSITIVE_INFINITY } = loading
    return Table.seat(ruleset, record, loading).playAlong(record.tape.slice(0, Math.max(0, to)))
  }

  /**
   * A match taken up from a snapshot, with what has come in since: nothing that lies before is played again, nor can it be
   * told or taken back. Snapshots are trusted: see `lastOf`.
   */
  static resume<G extends Game>(
    ruleset: Ruleset<G>,
    head: RecordHead,
    snapshot: Snapshot<G>,
    since: readonly TapeEntry[],
    loading: Loading<G> = {},
  ): Table<G> {
    if (snapshot.by !== ruleset.version) {
      throw new RecordError(
        t`the snapshot was made with version ${snapshot.by} of ${t(ruleset.title)}, not ${ruleset.version}`,
      )
    }
    return Table.seat(ruleset, head, loading, snapshot).playAlong(since)
  }

  private static seat<G extends Game>(
    ruleset: Ruleset<G>,
    head: RecordHead,
    loading: Loading<G>,
    from: Snapshot<G> | null = null,
  ): Table<G> {
    refuseOtherRules(ruleset, head)
    const { setup, options, dice } = plainCopy(head)
    try {
      return new Table(ruleset, { setup, options, dice, ...loading }, head, from)
    } catch (thrown) {
      if (thrown instanceof RangeError) throw new RecordError(t`the record is damaged: ${thrown.message}`)
      throw thrown
    }
  }

  /** Plays along a tape of a record, each answer of which is checked. */
  private playAlong(tape: readonly TapeEntry[]): this {
    const { playing } = this
    playing.isLoading = true
    this.playOn(plainCopy([...tape]), playing.opening)
    playing.isLoading = false
    refuseUnread(this.now)
    return this
  }

  /** Another table at which the same match goes on from here. */
  fork(): Table<G> {
    const { ruleset, setup, options, dice, players, head, from } = this
    const table = new Table<G>(ruleset, { setup, options, dice, players }, head, from)
    table.playing.now = this.now
    table.seated = this.seated
    table.changes = this.changes
    table.askedAt = this.askedAt
    return table
  }

  private get now(): Position<G> {
    return this.playing.now
  }

  /** The state as it stands, in the middle of a step when something is waited for. Look, do not touch. */
  get state(): G['state'] {
    return this.now.state
  }

  get waiting(): Waiting<G> | null {
    return this.now.waiting
  }

  /** The number of the question that waits: an answer that names another one comes too late. */
  get at(): number {
    return this.askedAt
  }

  /** Rises with whatever changes the match. */
  get revision(): number {
    return this.changes
  }

  get isOver(): boolean {
    return this.now.waiting === null
  }

  /** Somebody has ended the match before the rules did. */
  get ending(): Ending | null {
    return this.now.ending
  }

  /** How it came out, the word of whoever ended it early included. */
  result(): MatchResult {
    const result = this.ruleset.result(this.state)
    return this.ending ? resultAfter(this.ending, this.ruleset.sides(this.state), result) : result
  }

  /** What happened so far. A list once given out stays as it is. */
  get log(): readonly LogEntry<G>[] {
    return this.now.log
  }

  /** What a seat may know of the log, from an entry on; null is a spectator. */
  logFor(seat: Seat | null, since = 0): LogEntry<G>[] {
    return this.log.slice(since).flatMap(({ event, rolls }) => {
      const shown = eventFor(event, seat)
      return shown ? [{ event: shown, rolls }] : []
    })
  }

  /** How many entries the tape has: answers, simultaneous answers, typed dice. */
  get length(): number {
    return (this.from?.tape ?? 0) + this.now.tape.length
  }

  /** What was answered here: since the snapshot, if it was taken up from one. Look, do not touch. */
  get tape(): readonly TapeEntry[] {
    return this.now.tape
  }

  /** The tape from an entry on; what lies before the snapshot from which it was taken up is not known here. */
  tapeFrom(entry: number): readonly TapeEntry[] {
    const at = entry - (this.from?.tape ?? 0)
    if (at < 0) throw new RangeError(t`the tape is known from entry ${this.from?.tape} on, not from ${entry}`)
    return this.now.tape.slice(at)
  }

  /** The fingerprint of the whole record and of the log that it leads to. */
  digest(): string {
    return digest([this.head, this.tapeDigests.of(this.now.tape), this.logDigests.of(this.now.log)])
  }

  /** The record without what was answered. */
  get head(): RecordHead {
    return {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      ruleset: this.ruleset.id,
      ...this.written,
      setup: this.setup,
      players: this.seated,
      dice: this.dice,
    }
  }

  /** The record up to here. Answers still sealed are in it: keep it, but do not show it to the other players. */
  record(): MatchRecord {
    return plainCopy({ ...this.head, tape: this.tapeFrom(0), digest: this.digest() })
  }

  /** What may be shown to a seat: the record once the match is over, before that what the seat knows of it. */
  recordFor(seat: Seat | null): MatchRecord | SeenRecord<G> {
    if (this.isOver) return this.record()
    const { ruleset, options, seated, revision, at } = this
    const questions = this.waiting?.for === 'answers' ? this.waiting.questions : []
    return plainCopy({
      format: SEEN_FORMAT,
      ruleset: ruleset.id,
      rulesetVersion: this.written.rulesetVersion,
      options,
      players: seated,
      seat,
      revision,
      at,
      state: ruleset.known(this.state, seat),
      log: this.logFor(seat),
      questions: questions.filter((question) => question.seat === seat),
    })
  }

  /** Where the step began that is being played: all that is needed to go on from there. Look, do not touch. */
  snapshot(checkpoint = this.now.checkpoint): Snapshot<G> {
    const { tape, log } = this.now
    const { state, dice, rolls, loose } = checkpoint
    const digests = {
      tape: this.tapeDigests.of(tape.slice(0, checkpoint.tape)),
      log: this.logDigests.of(log.slice(0, checkpoint.log)),
    }
    const before = this.from ?? { tape: 0, log: 0 }
    const [tapeBefore, logBefore] = [before.tape + checkpoint.tape, before.log + checkpoint.log]
    const by = this.ruleset.version
    return { by, tape: tapeBefore, log: logBefore, rolls, state, dice: dice?.state ?? null, loose, digests }
  }

  /** The last step before a match inside that is on, or this one; null where it was taken up in the middle of one. */
  get outside(): Checkpoint<G> | null {
    return this.now.outside
  }

  /** The step that is being played: where it began, and what has come in since, answers still sealed among it. */
  get stepSoFar(): { readonly state: G['state']; readonly dice: Dice | null; readonly tape: readonly TapeEntry[] } {
    const { checkpoint, tape } = this.now
    return { state: checkpoint.state, dice: checkpoint.dice?.clone() ?? null, tape: tape.slice(checkpoint.tape) }
  }

  /** Whether the step waits for its first question, and nothing was thrown or told before it. */
  get isAtFirstQuestion(): boolean {
    const { checkpoint, read, rolls, waiting } = this.now
    return waiting?.for === 'answers' && read.length === checkpoint.tape && rolls === checkpoint.rolls
  }

  /** Whether some have sealed their answers, and nothing is opened before others have answered too. */
  get isHalfSealed(): boolean {
    return this.now.tape.length > this.now.read.length
  }

  /** The question that a seat has to answer now; `which` where it is asked several things. */
  questionFor(seat: Seat, which?: number): G['question'] | undefined {
    if (this.waiting?.for !== 'answers') return undefined
    const own = this.waiting.questions.filter((question) => question.seat === seat)
    return which === undefined ? own[0] : own.find((question) => this.slot(question).which === which)
  }

  /** Which of the things that its seat is asked together this question is. */
  whichOf(question: G['question']): number {
    return this.slot(question).which
  }

  private slot(question: G['question']): { seat: Seat; which: number } {
    return { seat: question.seat, which: whichOf(this.now.together)[this.now.together.indexOf(question)] ?? 0 }
  }

  /**
   * Takes a seat's answer; with `at`, the number of the question, only if that still waits. The same answer to the same
   * question is taken once, however often it arrives; a sealed one is replaced while others are missing. A refusal leaves
   * everything as it was.
   */
  answer(seat: Seat, answer: unknown, at?: number, which?: number): Refusal | null {
    if (at !== undefined && this.isTaken(at, { seat, which: which ?? 0 }, answer)) return null
    if (at !== undefined && at !== this.askedAt) {
      return { rule: '', message: t('That question has been answered; the match has gone on.') }
    }
    const question = this.questionFor(seat, which) ?? this.sealedQuestion(seat, which)
    if (!question) return { rule: '', message: this.notAsked(seat) }
    const refusal = this.playing.refusalOf(question, answer)
    if (refusal) return refusal
    const slot = this.slot(question)
    const { askedAt } = this
    this.playOn(tapeWith(this.now, slot, plainCopy(answer)), this.now.checkpoint)
    this.taken.set(`${askedAt} ${slotOf(slot)}`, canonicalJson(answer))
    return null
  }

  private isTaken(at: number, slot: { seat: Seat; which: number }, answer: unknown): boolean {
    return isPlain(answer) && this.taken.get(`${at} ${slotOf(slot)}`) === canonicalJson(answer)
  }

  /** A question that the seat has answered, but which waits for others: the answer can be replaced. */
  private sealedQuestion(seat: Seat, which = 0): G['question'] | undefined {
    return this.now.together.find((question) => question.seat === seat && this.slot(question).which === which)
  }

  /** Takes the faces of dice thrown at a real table. */
  typeDice(faces: readonly number[]): Refusal | null {
    const { tape, waiting, checkpoint } = this.now
    if (waiting?.for !== 'dice') return { rule: '', message: t('No dice are to be thrown now.') }
    if (!Array.isArray(faces) || faces.length !== waiting.count || !faces.every(isFace)) {
      const dice = waiting.count === 1 ? t('one die') : t`${waiting.count} dice`
      return { rule: waiting.rule, message: t`Type what ${dice} showed: ${waiting.count} of the numbers 1 to 6.` }
    }
    this.playOn([...tape, { faces: [...faces] }], checkpoint)
    return null
  }

  /** Ends the match before the rules do: somebody resigns, forfeits, runs out of time, or everybody goes home. */
  end(ending: Ending): Refusal | null {
    if (this.isOver) return { rule: '', message: t('The match is over.') }
    if (!isEnding(ending) || (ending.seat ?? 0) >= this.players.length) {
      return { rule: '', message: t('A match is resigned, forfeited or timed out by a seat, or abandoned by all.') }
    }
    this.playOn([...this.now.tape.slice(0, this.now.read.length), { ...ending }], this.now.checkpoint)
    return null
  }

  /**
   * Takes back the last thing a person did, or that the person `by` did. With two or more people never across dice that
   * were thrown since, nor across answers that were revealed; typed dice can always be corrected.
   */
  undo(by?: string): Refusal | null {
    const found = undoOf(this.now, this.players, by)
    if ('message' in found) return found
    const { published, opening } = this.playing
    this.playing.published = Math.min(published, this.now.read[found.at]?.log ?? published)
    this.playOn(found.tape, opening)
    this.askedAt = this.changes
    return null
  }

  private notAsked(seat: Seat): string {
    if (this.waiting === null) return t('The match is over.')
    if (this.waiting.for === 'dice') return t('Dice have to be thrown first.')
    const names = this.ruleset.names(this.state)
    const asked = this.waiting.questions.map((question) => names[question.seat]).join(` ${t('and')} `)
    return t`It is not ${names[seat] ?? `seat ${seat}`}'s decision now; it is ${asked}'s.`
  }

  private playOn(tape: TapeEntry[], from: Checkpoint<G>): void {
    const before = this.now.read.length
    this.playing.playOn(tape, from)
    this.changes++
    const isSameQuestion = this.now.together.length > 0 && this.now.read.length === before
    if (!isSameQuestion) this.askedAt = this.changes
  }
}
