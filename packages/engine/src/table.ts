/**
 * The table: a match that people, opponents and replays play. Rule code runs in direct style; when an answer is not
 * there yet, the referee unwinds it with a private exception, keeps the half-run state for people to see, and runs the
 * phase again from its checkpoint once the answer is in. Everything is deterministic, so the prefix repeats exactly.
 */
import { Dice, successesIn } from './dice.ts'
import { digest } from './digest.ts'
import {
  checkRecord,
  type DiceSource,
  isFace,
  MAX_SEED_LENGTH,
  type MatchRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  RecordError,
  type SeatAnswer,
  type TapeEntry,
} from './record.ts'
import type { AnswerTo, Bot, Game, Referee, Refusal, Roll, Rule, Seat } from './referee.ts'
import { effectiveOptions, type Ruleset } from './ruleset.ts'

/** Who sits on a seat: a person by name, or an opponent. One person may hold several seats. */
export type Player<G extends Game> = string | Bot<G>

/** An event with the dice that led to it. */
export interface LogEntry<G extends Game> {
  readonly event: G['event']
  readonly rolls: readonly Roll[]
}

/** What the match waits for: the answers still missing, or real dice to be thrown. */
export type Waiting<G extends Game> =
  | { readonly for: 'answers'; readonly questions: readonly G['question'][] }
  | { readonly for: 'dice'; readonly count: number; readonly rule: Rule; readonly by: Seat }

/** Unwinds the rule code when something from outside is missing. Rule code never catches it. */
class Pending<G extends Game> {
  readonly waiting: Waiting<G>
  constructor(waiting: Waiting<G>) {
    this.waiting = waiting
  }
}

/** Where a phase began: everything needed to run it again. */
interface Checkpoint<G extends Game> {
  readonly state: G['state']
  readonly dice: Dice | null
  readonly tape: number
  readonly log: number
  readonly rolls: number
  readonly loose: readonly Roll[]
}

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
  private tape: TapeEntry[] = []
  /** How many entries of the tape are known to be legal. */
  private checked = 0
  /** How many rolls had been made when each entry of the tape was read. */
  private rollsBefore: number[] = []
  private checkpoint!: Checkpoint<G>
  private current!: G['state']
  private entries: LogEntry<G>[] = []
  private loose: Roll[] = []
  private rolls = 0
  private wait: Waiting<G> | null = null

  private constructor(ruleset: Ruleset<G>, seating: Seating<G>, tape: readonly TapeEntry[]) {
    this.ruleset = ruleset
    this.options = effectiveOptions(ruleset.options, seating.options ?? {})
    const refusal = ruleset.checkSetup(seating.setup, this.options)
    if (refusal) throw new RangeError(`${refusal.rule} ${refusal.message}`)
    if (seating.dice.kind === 'seeded' && seating.dice.seed.length > MAX_SEED_LENGTH) {
      throw new RangeError(`a seed may have up to ${MAX_SEED_LENGTH} characters`)
    }
    this.setup = seating.setup
    this.dice = seating.dice
    this.players = seating.players ?? []
    this.tape = [...tape]
    this.restart()
  }

  /** Opens a new match. Throws a RangeError when set-up or options are not legal. */
  static open<G extends Game>(ruleset: Ruleset<G>, seating: Seating<G>): Table<G> {
    return new Table(ruleset, seating, [])
  }

  /** Opens a match from its record, playing it up to its end or to entry `to`; each answer is checked on the way. */
  static load<G extends Game>(
    ruleset: Ruleset<G>,
    record: MatchRecord,
    players: readonly Player<G>[] = [],
    to = Number.POSITIVE_INFINITY,
  ): Table<G> {
    checkRecord(record)
    if (record.ruleset !== ruleset.id) {
      throw new RecordError(`the record is of the ruleset "${record.ruleset}", not of "${ruleset.id}"`)
    }
    if (!isReadable(record.rulesetVersion, ruleset.version)) {
      throw new RecordError(
        `the record was made with version ${record.rulesetVersion} of ${ruleset.title}; this is ${ruleset.version}`,
      )
    }
    const seating: Seating<G> = { setup: record.setup, options: record.options, dice: record.dice, players }
    const tape = record.tape.slice(0, to)
    try {
      const table = new Table(ruleset, seating, tape)
      if (table.isOver && table.rollsBefore.length < tape.length) {
        throw new RecordError(`the record goes on after the match was over, at entry ${table.rollsBefore.length + 1}`)
      }
      return table
    } catch (thrown) {
      if (thrown instanceof RangeError) throw new RecordError(`the record is damaged: ${thrown.message}`)
      throw thrown
    }
  }

  /** The state as it stands, in the middle of a phase when something is waited for. Look, do not touch. */
  get state(): G['state'] {
    return this.current
  }

  get waiting(): Waiting<G> | null {
    return this.wait
  }

  get isOver(): boolean {
    return this.wait === null
  }

  get log(): readonly LogEntry<G>[] {
    return this.entries
  }

  /** What a seat may know of the log; null is a spectator. */
  logFor(seat: Seat | null): LogEntry<G>[] {
    return this.entries.filter(({ event }) => !event.to || (seat !== null && event.to.includes(seat)))
  }

  /** How many entries the tape has: answers, simultaneous answers, typed dice. */
  get length(): number {
    return this.tape.length
  }

  digest(): string {
    return digest(this.entries)
  }

  record(): MatchRecord {
    return {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      ruleset: this.ruleset.id,
      rulesetVersion: this.ruleset.version,
      options: this.options,
      setup: this.setup,
      dice: this.dice,
      tape: [...this.tape],
      digest: this.digest(),
    }
  }

  /** The question that a seat has to answer now. */
  questionFor(seat: Seat): G['question'] | undefined {
    if (this.wait?.for !== 'answers') return undefined
    return this.wait.questions.find((question) => question.seat === seat)
  }

  /** Takes a seat's answer. A refusal leaves everything as it was. */
  answer(seat: Seat, answer: unknown): Refusal | null {
    const question = this.questionFor(seat)
    if (!question) return { rule: '', message: this.notAsked(seat) }
    const refusal = this.ruleset.check(this.current, question, answer)
    if (refusal) return refusal
    this.take({ seat, answer })
    this.run()
    return null
  }

  /** Takes the faces of dice thrown at a real table. */
  typeDice(faces: readonly number[]): Refusal | null {
    const wait = this.wait
    if (wait?.for !== 'dice') return { rule: '', message: 'No dice are to be thrown now.' }
    if (faces.length !== wait.count || !faces.every(isFace)) {
      const dice = wait.count === 1 ? 'one die' : `${wait.count} dice`
      return { rule: wait.rule, message: `Type what ${dice} showed: ${wait.count} of the numbers 1 to 6.` }
    }
    this.tape.push({ faces: [...faces] })
    this.run()
    return null
  }

  /**
   * Takes back the last thing a person did. With two or more people never across dice that were thrown since, nor
   * across answers that were revealed; typed dice can always be corrected.
   */
  undo(): Refusal | null {
    const last = this.tape.findLastIndex((entry) => this.isByPerson(entry))
    const entry = this.tape[last]
    if (!entry) return { rule: '', message: 'There is nothing to take back.' }
    const isRead = this.rollsBefore[last] !== undefined
    const isKnown = isRead && ('sealed' in entry || this.rolls > this.rollsBefore[last]!)
    if (isKnown && !('faces' in entry) && this.people().size > 1) {
      return { rule: '', message: 'Dice have been thrown or plans revealed since: with two players it stands.' }
    }
    this.tape.length = last
    // Of answers still sealed only the last one goes; the others were given by somebody else.
    if (!isRead && 'sealed' in entry && entry.sealed.length > 1) this.tape.push({ sealed: entry.sealed.slice(0, -1) })
    this.checked = Math.min(this.checked, last)
    this.restart()
    return null
  }

  private people(): Set<unknown> {
    const seats = this.ruleset.names(this.current).map((_, seat) => this.players[seat] ?? `seat ${seat}`)
    return new Set(seats.filter((player) => typeof player === 'string'))
  }

  private isByPerson(entry: TapeEntry): boolean {
    if ('faces' in entry) return true
    if ('sealed' in entry) return entry.sealed.some((answer) => this.isByPerson(answer))
    return typeof this.players[entry.seat] !== 'function'
  }

  private notAsked(seat: Seat): string {
    if (this.wait === null) return 'The match is over.'
    if (this.wait.for === 'dice') return 'Dice have to be thrown first.'
    const names = this.ruleset.names(this.current)
    const asked = this.wait.questions.map((question) => names[question.seat]).join(' and ')
    return `It is not ${names[seat] ?? `seat ${seat}`}'s decision now; it is ${asked}'s.`
  }

  /** Puts a legal answer on the tape, beside those of the same simultaneous question. */
  private take(given: SeatAnswer): void {
    const last = this.tape.at(-1)
    const isOpen = last && 'sealed' in last && this.rollsBefore[this.tape.length - 1] === undefined
    if (isOpen) this.tape[this.tape.length - 1] = { sealed: [...last.sealed, given] }
    else {
      this.tape.push(this.asksAll ? { sealed: [given] } : given)
      this.checked = this.tape.length
    }
  }

  /** Whether the questions waited for were put together, to be revealed together. */
  private asksAll = false

  private restart(): void {
    this.current = this.ruleset.start(this.setup, this.options)
    this.entries = []
    this.loose = []
    this.rolls = 0
    this.rollsBefore = []
    const dice = this.dice.kind === 'seeded' ? Dice.fromSeed(this.dice.seed) : null
    this.mark(dice, 0)
    this.run()
  }

  private mark(dice: Dice | null, tape: number): void {
    this.checkpoint = {
      state: this.ruleset.clone(this.current),
      dice: dice?.clone() ?? null,
      tape,
      log: this.entries.length,
      rolls: this.rolls,
      loose: [...this.loose],
    }
  }

  /** Plays phases until something is missing or the match is over. */
  private run(): void {
    this.wait = null
    for (;;) {
      const { checkpoint } = this
      const state = this.ruleset.clone(checkpoint.state)
      this.current = state
      if (this.ruleset.isOver(state)) return
      this.entries.length = checkpoint.log
      this.rollsBefore.length = checkpoint.tape
      this.loose = [...checkpoint.loose]
      this.rolls = checkpoint.rolls
      const referee = new TableReferee<G>(this.desk, checkpoint.dice?.clone() ?? null, checkpoint.tape)
      try {
        this.ruleset.playPhase(state, referee)
      } catch (thrown) {
        if (!(thrown instanceof Pending)) throw thrown
        this.wait = thrown.waiting
        return
      }
      this.mark(referee.stream, referee.cursor)
    }
  }

  /** What the referee of one run may touch. */
  private readonly desk: Desk<G> = {
    entry: (at) => this.tape[at],
    checkAnswer: (at, question, answer) => {
      if (at >= this.checked) {
        const refusal = this.ruleset.check(this.current, question, answer)
        if (refusal) throw new RecordError(`entry ${at + 1} is not legal: ${refusal.rule} ${refusal.message}`)
      }
    },
    passEntry: (at) => {
      this.rollsBefore[at] = this.rolls
      this.checked = Math.max(this.checked, at + 1)
    },
    bot: (question, at) => {
      const player = this.players[question.seat]
      if (typeof player !== 'function') return undefined
      const seed = this.dice.kind === 'seeded' ? this.dice.seed : 'typed'
      return { seat: question.seat, answer: player(this.current, question, Dice.fromSeed(`${seed}/bot/${at}`)) }
    },
    write: (at, entry) => {
      this.tape[at] = entry
    },
    suspend: (waiting, together) => {
      this.asksAll = together
      throw new Pending(waiting)
    },
    rolled: (roll) => {
      this.rolls++
      this.loose.push(roll)
    },
    told: (event) => {
      this.entries.push({ event, rolls: this.loose })
      this.loose = []
    },
  }
}

/** What the referee needs of its table. */
interface Desk<G extends Game> {
  entry(at: number): TapeEntry | undefined
  /** Checks an answer that comes from a record. */
  checkAnswer(at: number, question: G['question'], answer: unknown): void
  passEntry(at: number): void
  bot(question: G['question'], at: number): SeatAnswer | undefined
  write(at: number, entry: TapeEntry): void
  suspend(waiting: Waiting<G>, together: boolean): never
  rolled(roll: Roll): void
  told(event: G['event']): void
}

class TableReferee<G extends Game> implements Referee<G> {
  readonly listening = true
  readonly stream: Dice | null
  cursor: number
  private readonly desk: Desk<G>

  constructor(desk: Desk<G>, stream: Dice | null, cursor: number) {
    this.desk = desk
    this.stream = stream
    this.cursor = cursor
  }

  roll(dice: number, why: Rule, by: Seat): number {
    return this.dice(dice, why, by).reduce((sum, face) => sum + face, 0)
  }

  dice(count: number, why: Rule, by: Seat): readonly number[] {
    const faces = this.stream ? this.stream.faces(count) : this.typedDice(count, why, by)
    this.desk.rolled({ by, rule: why, faces })
    return faces
  }

  successes(dice: number, why: Rule, by: Seat): number {
    return successesIn(this.dice(dice, why, by))
  }

  private typedDice(count: number, rule: Rule, by: Seat): readonly number[] {
    const entry = this.desk.entry(this.cursor)
    if (!entry) this.desk.suspend({ for: 'dice', count, rule, by }, false)
    if (!('faces' in entry) || entry.faces.length !== count) throw this.misfit(`${count} dice`)
    this.desk.passEntry(this.cursor++)
    return entry.faces
  }

  ask<Q extends G['question']>(question: Q): AnswerTo<G, Q> {
    let entry = this.desk.entry(this.cursor)
    if (!entry) {
      entry = this.desk.bot(question, this.cursor)
      if (!entry) this.desk.suspend({ for: 'answers', questions: [question] }, false)
      this.desk.write(this.cursor, entry)
    }
    if (!('answer' in entry) || entry.seat !== question.seat) throw this.misfit(`an answer of seat ${question.seat}`)
    this.desk.checkAnswer(this.cursor, question, entry.answer)
    this.desk.passEntry(this.cursor++)
    return entry.answer as AnswerTo<G, Q>
  }

  askAll<Q extends G['question']>(questions: readonly Q[]): AnswerTo<G, Q>[] {
    if (questions.length === 0) return []
    const entry = this.desk.entry(this.cursor) ?? this.botsFirst(questions)
    if (!('sealed' in entry)) throw this.misfit('the answers to a simultaneous question')
    const given = questions.map((question) => entry.sealed.find(({ seat }) => seat === question.seat))
    if (given.filter(Boolean).length < entry.sealed.length) {
      throw this.misfit(`one answer each of the seats ${questions.map((question) => question.seat).join(', ')}`)
    }
    questions.forEach((question, i) => {
      if (given[i]) this.desk.checkAnswer(this.cursor, question, given[i].answer)
    })
    const missing = questions.filter((_, i) => !given[i])
    if (missing.length > 0) this.desk.suspend({ for: 'answers', questions: missing }, true)
    this.desk.passEntry(this.cursor++)
    return given.map((one) => one!.answer as AnswerTo<G, Q>)
  }

  /** Opponents seal their answers before any person does, so they cannot have looked. */
  private botsFirst(questions: readonly G['question'][]): TapeEntry {
    const sealed = questions.flatMap((question) => this.desk.bot(question, this.cursor) ?? [])
    const entry = { sealed }
    if (sealed.length > 0) this.desk.write(this.cursor, entry)
    return entry
  }

  tell(event: G['event']): void {
    this.desk.told(event)
  }

  point(): void {}

  private misfit(wanted: string): RecordError {
    return new RecordError(`the record is damaged: entry ${this.cursor + 1} of its tape should be ${wanted}`)
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
