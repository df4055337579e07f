/**
 * Plays the steps of a match along its tape, until something is missing or the match is over. What a table shows is the
 * position that this comes to.
 */
import { botStream } from './bot-stream.ts'
import { Dice } from './dice.ts'
import { t } from './language.ts'
import { isPlain, plainCopy } from './plain.ts'
import { botOf, type Player } from './player.ts'
import { type Checkpoint, type LogEntry, type Position, positionAt } from './position.ts'
import { type DiceSource, MAX_TAPE_LENGTH, RecordError, streamOf, type TapeEntry } from './record.ts'
import type { Game, Refusal } from './referee.ts'
import { type Desk, Ended, LiveReferee, Pending } from './referees/live.ts'
import type { Ruleset } from './ruleset.ts'
import type { Snapshot } from './snapshot.ts'

/** More steps than lie between two answers of any match; playing them means that there is no end. */
const MAX_STEPS = 100_000

/** Hears of each entry of the log as it happens, once, with the state as it then stands: copy what you keep. */
export type OnTold<G extends Game> = (entry: LogEntry<G>, state: G['state'], index: number) => void

export class Playing<G extends Game> {
  readonly opening: Checkpoint<G>
  now: Position<G>
  /** How many entries of the log have been told to whoever listens. */
  published = 0
  /** Whether the tape comes from a record, so that each answer on it has to be checked. */
  isLoading = false
  private isPlaying = false
  /** How many entries of the tape lie before the snapshot from which it goes on. */
  private readonly before: number
  private readonly ruleset: Ruleset<G>
  private readonly dice: DiceSource
  private readonly players: readonly (Player<G> | undefined)[]
  private readonly onTold: OnTold<G> | undefined

  constructor(
    ruleset: Ruleset<G>,
    state: G['state'],
    dice: DiceSource,
    players: readonly (Player<G> | undefined)[],
    onTold: OnTold<G> | undefined,
    from: Snapshot<G> | null,
  ) {
    this.ruleset = ruleset
    this.dice = dice
    this.players = players
    this.onTold = onTold
    const stream = from?.dice ? Dice.fromState(from.dice) : streamOf(dice)
    this.before = from?.tape ?? 0
    const { rolls, loose } = from ?? { rolls: 0, loose: [] }
    this.opening = { state: from?.state ?? state, dice: stream, tape: 0, log: 0, rolls, loose }
    this.now = positionAt(this.opening, [])
  }

  /** Why an answer to a question that is put now cannot be taken. */
  refusalOf(question: G['question'], answer: unknown): Refusal | null {
    if (!isPlain(answer)) return { rule: question.rule, message: t('That is no answer: it must be plain data.') }
    return this.ruleset.check(this.now.state, question, answer)
  }

  /** Plays on with another tape. If rule code or an opponent breaks down on the way, everything stays as it was. */
  playOn(tape: TapeEntry[], from: Checkpoint<G>): void {
    if (this.isPlaying) throw new Error('the table is playing on: it takes answers only while it waits')
    const before = this.now
    this.now = positionAt(from, tape, before)
    this.isPlaying = true
    try {
      this.playSteps()
    } catch (thrown) {
      this.now = before
      this.published = Math.min(this.published, before.log.length)
      throw thrown
    } finally {
      this.isPlaying = false
    }
  }

  /** Plays steps until something is missing or the match is over. */
  private playSteps(): void {
    const { now, ruleset } = this
    for (let idle = 0; idle < MAX_STEPS; idle++) {
      const { state, dice, tape } = now.checkpoint
      if (!ruleset.inside?.(state)) now.outside = now.checkpoint
      now.state = ruleset.clone(state)
      if (ruleset.isOver(now.state)) return
      const referee = new LiveReferee<G>(this.desk, dice?.clone() ?? null, tape)
      try {
        ruleset.playStep(now.state, referee)
      } catch (thrown) {
        this.stopAt(thrown, referee.cursor)
        return
      }
      if (referee.cursor > tape) idle = 0
      now.checkpoint = {
        state: now.state,
        dice: referee.stream,
        tape: referee.cursor,
        log: now.log.length,
        rolls: now.rolls,
        loose: [...now.loose],
      }
    }
    throw new Error(`the match does not end: ${MAX_STEPS} steps were played without an answer`)
  }

  /** Where the rule code was left: something is missing, or somebody has ended the match. */
  private stopAt(thrown: unknown, cursor: number): void {
    const { now } = this
    if (thrown instanceof Pending) {
      now.waiting = thrown.waiting
      now.together = thrown.together
    } else if (thrown instanceof Ended) {
      if ((thrown.ending.seat ?? 0) >= this.players.length) {
        throw new RecordError(t`the record is damaged: there is no seat ${thrown.ending.seat} to end the match`)
      }
      now.ending = thrown.ending
      this.desk.passEntry(cursor)
    } else throw thrown
  }

  private readonly desk: Desk<G> = {
    entry: (at) => this.now.tape[at],
    checkAnswer: (at, question, answer) => {
      if (!this.isLoading) return
      const refusal = this.ruleset.check(this.now.state, question, answer)
      if (refusal) throw new RecordError(t`entry ${at + 1} is not legal: ${refusal.rule} ${refusal.message}`)
    },
    passEntry: (at) => {
      this.now.read[at] = { rolls: this.now.rolls, log: this.now.log.length }
    },
    bot: (question, at, which) => {
      const { seat } = question
      const bot = botOf(this.players[seat])
      if (!bot) return undefined
      const seed = this.dice.kind === 'seeded' ? this.dice.seed : 'typed'
      const answer = bot(
        this.ruleset.known(this.now.state, seat),
        question,
        botStream(seed, this.before + at, seat, which),
      )
      // One who thinks elsewhere: the table waits for him as it does for a person.
      if (answer === undefined) return undefined
      const refusal = this.refusalOf(question, answer)
      if (refusal) throw new Error(`the opponent on seat ${seat} may not: ${refusal.rule} ${refusal.message}`)
      return { seat, answer: plainCopy(answer), ...(which > 0 && { which }) }
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
      const entry = { event, rolls: this.now.loose }
      const index = this.now.log.push(entry) - 1
      this.now.loose = []
      if (index < this.published) return
      this.published = index + 1
      this.onTold?.(entry, this.now.state, index)
    },
  }
}
