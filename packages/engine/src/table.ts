/**
 * The table: a match that people, opponents and replays play. Rule code runs in direct style; when an answer is not
 * there yet, the referee unwinds it with a private exception, keeps the half-run state for people to see, and runs the
 * phase again from its checkpoint once the answer is in. Everything is deterministic, so the prefix repeats exactly.
 */
import { botStream } from './bot-stream.ts'
import { Dice } from './dice.ts'
import { digest } from './digest.ts'
import { isPlain, plainCopy } from './plain.ts'
import { type Checkpoint, type LogEntry, type Position, positionAt } from './position.ts'
import {
  checkRecord,
  type DiceSource,
  MAX_SEED_LENGTH,
  MAX_TAPE_LENGTH,
  type MatchRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  RecordError,
  type SeatAnswer,
  type TapeEntry,
} from './record.ts'
import type { Bot, Game, Refusal, Seat } from './referee.ts'
import { type Desk, LiveReferee, Pending, type Waiting } from './referees/live.ts'
import { effectiveOptions, type Ruleset } from './ruleset.ts'
import { isFace } from './shapes.ts'

export type { LogEntry } from './position.ts'
export type { Waiting } from './referees/live.ts'

/** Who sits on a seat: a person by name, or an opponent. One person may hold several seats. */
export type Player<G extends Game> = string | Bot<G>

/** More phases than any match has; playing them without an end means that there is none. */
const MAX_PHASES = 100_000

export interface Seating<G extends Game> {
  readonly setup: G['setup']
  /** Switches that differ from the defaults. */
  readonly options?: Readonly<Record<string, unknown>>
  readonly dice: DiceSource
  /** By seat; missing seats are people. */
  readonly players?: readonly Player<G>[]
}

export class Table<G extends Game> {
  readonly ruleset: Ruleset<G>
  readonly setup: G['setup']
  readonly options: G['options']
  readonly dice: DiceSource
  private readonly players: readonly Player<G>[]
  private readonly opening: Checkpoint<G>
  private now: Position<G>
  private readonly digests: { readonly entry: LogEntry<G>; readonly digest: string }[] = []
  private isPlaying = false
  /** Whether the tape comes from a record, so that each answer on it has to be checked. */
  private isLoading = false

  private constructor(ruleset: Ruleset<G>, seating: Seating<G>) {
    this.ruleset = ruleset
    this.options = Object.freeze(effectiveOptions(ruleset, seating.options ?? {}))
    if (!isPlain(seating.setup)) throw new RangeError('a set-up must be plain data')
    this.setup = plainCopy(seating.setup)
    const refusal = ruleset.checkSetup(this.setup, this.options)
    if (refusal) throw new RangeError(`${refusal.rule} ${refusal.message}`.trim())
    if (seating.dice.kind === 'seeded' && seating.dice.seed.length > MAX_SEED_LENGTH) {
      throw new RangeError(`a seed may have up to ${MAX_SEED_LENGTH} characters`)
    }
    this.dice = { ...seating.dice }
    this.players = [...(seating.players ?? [])]
    const state = ruleset.start(plainCopy(this.setup), this.options)
    const stream = this.dice.kind === 'seeded' ? Dice.fromSeed(this.dice.seed) : null
    this.opening = { state, dice: stream, tape: 0, log: 0, rolls: 0, loose: [] }
    this.now = positionAt(this.opening, [])
  }

  /** Opens a new match. Throws a RangeError when set-up or options are not legal. */
  static open<G extends Game>(ruleset: Ruleset<G>, seating: Seating<G>): Table<G> {
    const table = new Table(ruleset, seating)
    table.playOn([], table.opening)
    return table
  }

  /**
   * Opens a match from its record, playing it up to its end or to entry `to`; each answer is checked on the way.
   * Opponents among the players go on from there at once. Throws a RecordError when the record cannot be used.
   */
  static load<G extends Game>(
    ruleset: Ruleset<G>,
    record: MatchRecord,
    players: readonly Player<G>[] = [],
    to = Number.POSITIVE_INFINITY,
  ): Table<G> {
    checkRecord(record)
    if (record.ruleset !== ruleset.id) {
      throw new RecordError(`the record is of the ruleset "${record.ruleset.slice(0, 40)}", not of "${ruleset.id}"`)
    }
    if (!isReadable(record.rulesetVersion, ruleset.version)) {
      throw new RecordError(
        `the record was made with version ${record.rulesetVersion} of ${ruleset.title}; this is ${ruleset.version}`,
      )
    }
    const { setup, options, dice, tape } = plainCopy(record)
    const table = Table.seat(ruleset, { setup, options, dice, players })
    table.isLoading = true
    table.playOn(tape.slice(0, Math.max(0, to)), table.opening)
    table.isLoading = false
    table.refuseUnread()
    return table
  }

  private static seat<G extends Game>(ruleset: Ruleset<G>, seating: Seating<G>): Table<G> {
    try {
      return new Table(ruleset, seating)
    } catch (thrown) {
      if (thrown instanceof RangeError) throw new RecordError(`the record is damaged: ${thrown.message}`)
      throw thrown
    }
  }

  /** Every entry of a record must have been read; only the last one may still lack answers. */
  private refuseUnread(): void {
    const { tape, rollsBefore, waiting } = this.now
    const read = rollsBefore.length
    if (waiting === null && tape.length > read) {
      throw new RecordError(`the record goes on after the match was over, at entry ${read + 1}`)
    }
    if (tape.length > read + 1) {
      throw new RecordError(`the record is damaged: entry ${read + 1} of its tape lacks answers, yet it goes on`)
    }
  }

  /** The state as it stands, in the middle of a phase when something is waited for. Look, do not touch. */
  get state(): G['state'] {
    return this.now.state
  }

  get waiting(): Waiting<G> | null {
    return this.now.waiting
  }

  get isOver(): boolean {
    return this.now.waiting === null
  }

  /** What happened so far. A list once given out stays as it is. */
  get log(): readonly LogEntry<G>[] {
    return this.now.log
  }

  /** What a seat may know of the log; null is a spectator. */
  logFor(seat: Seat | null): LogEntry<G>[] {
    return this.log.filter(({ event }) => !event.to || (seat !== null && event.to.includes(seat)))
  }

  /** How many entries the tape has: answers, simultaneous answers, typed dice. */
  get length(): number {
    return this.now.tape.length
  }

  /**
   * The fingerprint of the log: each entry is hashed together with the fingerprint of those before it, so that a match
   * that goes on only hashes what is new.
   */
  digest(): string {
    let chained = digest([])
    this.log.forEach((entry, at) => {
      if (this.digests[at]?.entry !== entry) {
        this.digests.length = at
        this.digests.push({ entry, digest: digest([chained, entry]) })
      }
      chained = this.digests[at]!.digest
    })
    return chained
  }

  /** The record up to here. Answers still sealed are in it: keep it, but do not show it to the other players. */
  record(): MatchRecord {
    return plainCopy({
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      ruleset: this.ruleset.id,
      rulesetVersion: this.ruleset.version,
      options: this.options,
      setup: this.setup,
      dice: this.dice,
      tape: this.now.tape,
      digest: this.digest(),
    })
  }

  /** The phase that is being played: where it began, and what has come in since, answers still sealed among it. */
  get phaseSoFar(): { readonly state: G['state']; readonly dice: Dice | null; readonly tape: readonly TapeEntry[] } {
    const { checkpoint, tape } = this.now
    return { state: checkpoint.state, dice: checkpoint.dice?.clone() ?? null, tape: tape.slice(checkpoint.tape) }
  }

  /** The question that a seat has to answer now. */
  questionFor(seat: Seat): G['question'] | undefined {
    if (this.waiting?.for !== 'answers') return undefined
    return this.waiting.questions.find((question) => question.seat === seat)
  }

  /** Takes a seat's answer. A refusal leaves everything as it was. */
  answer(seat: Seat, answer: unknown): Refusal | null {
    const question = this.questionFor(seat)
    if (!question) return { rule: '', message: this.notAsked(seat) }
    const refusal = this.refusalOf(question, answer)
    if (refusal) return refusal
    this.playOn(this.tapeWith({ seat, answer: plainCopy(answer) }), this.now.checkpoint)
    return null
  }

  /** Takes the faces of dice thrown at a real table. */
  typeDice(faces: readonly number[]): Refusal | null {
    const { tape, waiting, checkpoint } = this.now
    if (waiting?.for !== 'dice') return { rule: '', message: 'No dice are to be thrown now.' }
    if (!Array.isArray(faces) || faces.length !== waiting.count || !faces.every(isFace)) {
      const dice = waiting.count === 1 ? 'one die' : `${waiting.count} dice`
      return { rule: waiting.rule, message: `Type what ${dice} showed: ${waiting.count} of the numbers 1 to 6.` }
    }
    this.playOn([...tape, { faces: [...faces] }], checkpoint)
    return null
  }

  /**
   * Takes back the last thing a person did. With two or more people never across dice that were thrown since, nor
   * across answers that were revealed; typed dice can always be corrected.
   */
  undo(): Refusal | null {
    const { tape } = this.now
    const last = tape.findLastIndex((entry) => this.isByPerson(entry))
    const entry = tape[last]
    if (!entry) return { rule: '', message: 'There is nothing to take back.' }
    if (this.people().size > 1 && this.isSettled(entry, last)) {
      return { rule: '', message: 'Dice have been thrown or plans revealed since: with two players it stands.' }
    }
    const rest = 'sealed' in entry ? this.withoutLastOfPerson(entry.sealed) : []
    this.playOn([...tape.slice(0, last), ...(rest.length > 0 ? [{ sealed: rest }] : [])], this.opening)
    return null
  }

  /** Whether an entry was revealed, or dice were thrown after it was read. */
  private isSettled(entry: TapeEntry, at: number): boolean {
    const rollsBefore = this.now.rollsBefore[at]
    if (rollsBefore === undefined || 'faces' in entry) return false
    return 'sealed' in entry || this.now.rolls > rollsBefore
  }

  /** Of simultaneous answers only one is taken back at a time: the others were given before it, or by somebody else. */
  private withoutLastOfPerson(sealed: readonly SeatAnswer[]): SeatAnswer[] {
    const last = sealed.findLastIndex((answer) => this.isByPerson(answer))
    return sealed.filter((_, i) => i !== last)
  }

  private people(): Set<unknown> {
    const seats = this.ruleset.names(this.state).map((_, seat) => this.players[seat] ?? `seat ${seat}`)
    return new Set(seats.filter((player) => typeof player === 'string'))
  }

  private isByPerson(entry: TapeEntry): boolean {
    if ('faces' in entry) return true
    if ('sealed' in entry) return entry.sealed.some((answer) => this.isByPerson(answer))
    return typeof this.players[entry.seat] !== 'function'
  }

  private notAsked(seat: Seat): string {
    if (this.waiting === null) return 'The match is over.'
    if (this.waiting.for === 'dice') return 'Dice have to be thrown first.'
    const names = this.ruleset.names(this.state)
    const asked = this.waiting.questions.map((question) => names[question.seat]).join(' and ')
    return `It is not ${names[seat] ?? `seat ${seat}`}'s decision now; it is ${asked}'s.`
  }

  private refusalOf(question: G['question'], answer: unknown): Refusal | null {
    if (!isPlain(answer)) return { rule: question.rule, message: 'That is no answer: it must be plain data.' }
    return this.ruleset.check(this.state, question, answer)
  }

  /** The tape with one more answer, beside those to the same simultaneous question. */
  private tapeWith(given: SeatAnswer): TapeEntry[] {
    const { tape, rollsBefore, asksAll } = this.now
    if (!asksAll) return [...tape, given]
    const open = tape[rollsBefore.length]
    const sealed = open && 'sealed' in open ? open.sealed : []
    return [...tape.slice(0, rollsBefore.length), { sealed: [...sealed, given] }]
  }

  /** Plays on with another tape. If rule code or an opponent breaks down on the way, everything stays as it was. */
  private playOn(tape: TapeEntry[], from: Checkpoint<G>): void {
    if (this.isPlaying) throw new Error('the table is playing on: it takes answers only while it waits')
    const before = this.now
    this.now = positionAt(from, tape, before)
    this.isPlaying = true
    try {
      this.playPhases()
    } catch (thrown) {
      this.now = before
      throw thrown
    } finally {
      this.isPlaying = false
    }
  }

  /** Plays phases until something is missing or the match is over. */
  private playPhases(): void {
    const { now, ruleset } = this
    for (let phase = 0; phase < MAX_PHASES; phase++) {
      const { state, dice, tape } = now.checkpoint
      now.state = ruleset.clone(state)
      if (ruleset.isOver(now.state)) return
      const referee = new LiveReferee<G>(this.desk, dice?.clone() ?? null, tape)
      try {
        ruleset.playStep(now.state, referee)
      } catch (thrown) {
        if (!(thrown instanceof Pending)) throw thrown
        now.waiting = thrown.waiting
        now.asksAll = thrown.isTogether
        return
      }
      now.checkpoint = {
        state: now.state,
        dice: referee.stream,
        tape: referee.cursor,
        log: now.log.length,
        rolls: now.rolls,
        loose: [...now.loose],
      }
    }
    throw new Error(`the match does not end: ${MAX_PHASES} phases were played`)
  }

  private readonly desk: Desk<G> = {
    entry: (at) => this.now.tape[at],
    checkAnswer: (at, question, answer) => {
      if (!this.isLoading) return
      const refusal = this.ruleset.check(this.state, question, answer)
      if (refusal) throw new RecordError(`entry ${at + 1} is not legal: ${refusal.rule} ${refusal.message}`)
    },
    passEntry: (at) => {
      this.now.rollsBefore[at] = this.now.rolls
    },
    bot: (question, at) => {
      const { seat } = question
      const player = this.players[seat]
      if (typeof player !== 'function') return undefined
      const seed = this.dice.kind === 'seeded' ? this.dice.seed : 'typed'
      const answer = player(this.state, question, botStream(seed, at, seat))
      const refusal = this.refusalOf(question, answer)
      if (refusal) throw new Error(`the opponent on seat ${seat} may not: ${refusal.rule} ${refusal.message}`)
      return { seat, answer: plainCopy(answer) }
    },
    write: (at, entry) => {
      if (at >= MAX_TAPE_LENGTH) throw new Error(`the match does not end: ${MAX_TAPE_LENGTH} answers were given`)
      this.now.tape[at] = entry
    },
    rolled: (roll) => {
      this.now.rolls++
      this.now.loose.push(roll)
    },
    told: (event) => {
      this.now.log.push({ event, rolls: this.now.loose })
      this.now.loose = []
    },
  }
}

/** A record can be read by the version that made it and by later ones of the same first number. */
function isReadable(made: string, ours: string): boolean {
  const [madeMajor, madeMinor] = made.split('.').map(Number)
  const [major, minor] = ours.split('.').map(Number)
  return madeMajor === major && Number.isInteger(madeMinor) && madeMinor! <= minor!
}

/** Whether a record leads to the very event log it was saved with. */
export function verify<G extends Game>(
  ruleset: Ruleset<G>,
  record: MatchRecord,
): { readonly isSame: boolean; readonly expected: string; readonly found: string } {
  const found = Table.load(ruleset, record).digest()
  return { isSame: found === record.digest, expected: record.digest, found }
}
