/**
 * The matches inside a campaign, as records of their own. In the campaign a match is a stretch of answers and dice; its
 * record has the answers of its own seats and the place in the campaign's stream where its dice begin, so that any table
 * plays it again. They are read off the answers of a month, with nobody listening, which costs less than the month itself.
 * The record is made by playing the match: one that led elsewhere than in the campaign is an error.
 */

import type { CampaignRecord } from './campaign.ts'
import { Dice } from './dice.ts'
import { digest } from './digest.ts'
import { DigestChain } from './digests.ts'
import { forwarding } from './forwarding.ts'
import { t } from './language.ts'
import { plainCopy } from './plain.ts'
import {
  type DiceSource,
  type PlayerRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  RecordError,
  type RecordHead,
  streamOf,
  type TapeEntry,
} from './record.ts'
import type { AnyOptions, Game, Question, Referee, Seat } from './referee.ts'
import { type Desk, Ended, LiveReferee, Pending, whichOf } from './referees/live.ts'
import { effectiveOptions, type MatchResult, type Ruleset } from './ruleset.ts'
import { type Last, lastOf, NO_SNAPSHOT, type Snapshot } from './snapshot.ts'
import { Table } from './table.ts'
import { TABLES_PREFIX } from './tables.ts'

/** A match that is on in a campaign, and how it would be opened by itself. */
export interface Inside {
  readonly ruleset: Ruleset<Game>
  readonly setup: unknown
  readonly state: unknown
  /** By seat of the match: who decides for it in the campaign; null where the book does. */
  readonly owners: readonly (Seat | null)[]
}

/** A match of a campaign that was fought to its end. Plain data. */
export interface InnerMatch {
  /** In which month, or whatever the campaign counts, from 1. */
  readonly month: number
  readonly names: readonly string[]
  readonly result: MatchResult
  readonly head: RecordHead
  /** With typed dice also those that the campaign threw behind the match. */
  readonly tape: readonly TapeEntry[]
  /** The digest of the state in which it ended. */
  readonly end: string
}

/** The match as its record. Throws a RecordError where it does not lead where it led in the campaign. */
export function recordOfMatch<G extends Game>(ruleset: Ruleset<G>, { names, month, head, tape, end }: InnerMatch) {
  const table = playedOut(ruleset, head, tape)
  if (table.isOver && endOf(table.state) === end) return table.record()
  throw new RecordError(
    t`the match of ${names.join(', ')} in month ${month} does not lead where it led in the campaign`,
  )
}

/** A match that has begun. */
interface Begun extends Inside {
  readonly month: number
  readonly dice: DiceSource
  readonly at: number
  readonly rolls: number
  readonly tape: TapeEntry[]
}

/** All matches that were fought out in a month: from its snapshot, null for the first one, with its answers. */
export function matchesIn<G extends Game>(
  ruleset: Ruleset<G>,
  head: RecordHead,
  from: Snapshot<G> | null,
  tape: readonly TapeEntry[],
): InnerMatch[] {
  return new Reader(ruleset, head, from, tape).read()
}

/** All matches of a campaign. Its snapshots are trusted: see `playMonths`. */
export function* matchesOf<G extends Game>(
  ruleset: Ruleset<G>,
  { head, months }: Pick<CampaignRecord, 'head' | 'months'>,
): Generator<InnerMatch, void> {
  let last: Last<G> = NO_SNAPSHOT
  for (const { snapshot, tape } of months) {
    if (snapshot) last = lastOf([snapshot], last)
    yield* matchesIn(ruleset, head, last.snapshot, tape)
  }
}

class Reader<G extends Game> {
  private readonly ruleset: Ruleset<G>
  private readonly head: RecordHead
  private readonly from: Snapshot<G> | null
  private readonly tape: readonly TapeEntry[]
  private readonly live: LiveReferee<G>
  private readonly referee: Referee<G>
  private readonly state: G['state']
  private readonly campaign: string
  private readonly digests: DigestChain
  private rolls: number
  private on: Begun | null = null

  constructor(ruleset: Ruleset<G>, head: RecordHead, from: Snapshot<G> | null, tape: readonly TapeEntry[]) {
    this.ruleset = ruleset
    this.head = head
    this.from = from
    this.tape = tape
    this.campaign = digest(head)
    this.digests = new DigestChain(from?.digests.tape)
    this.rolls = from?.rolls ?? 0
    const options = effectiveOptions(ruleset, head.options, true) as G['options']
    this.state = ruleset.clone(from?.state ?? ruleset.start(plainCopy(head.setup) as G['setup'], options))
    this.live = new LiveReferee(this.desk, from?.dice ? Dice.fromState(from.dice) : streamOf(head.dice), 0)
    this.referee = this.noting()
  }

  private readonly desk: Desk<G> = {
    entry: (at) => this.tape[at],
    checkAnswer: () => {},
    passEntry: (at) => {
      const entry = this.tape[at]!
      if ('faces' in entry) this.on?.tape.push(entry)
    },
    bot: () => undefined,
    write: () => {},
    rolled: () => {
      this.rolls++
    },
    told: () => {},
  }

  /** Nobody listens; what is answered in a match is noted as an answer of its own seats. */
  private noting(): Referee<G> {
    const { live } = this
    return forwarding<G>(live, {
      listening: false,
      ask: (question) => {
        const answer = live.ask(question)
        const inner = innerOf(question)
        if (inner) this.on?.tape.push({ seat: inner.seat, answer: plainCopy(answer) })
        return answer
      },
      askAll: (questions) => {
        const answers = live.askAll(questions)
        const inner = questions.map(innerOf)
        if (questions.length > 0 && inner.every((one) => one !== null)) this.on?.tape.push(sealed(inner, answers))
        return answers
      },
    })
  }

  read(): InnerMatch[] {
    const { ruleset, state } = this
    const found: InnerMatch[] = []
    // A match in whose middle a snapshot was taken has its beginning elsewhere.
    let isKnown = ruleset.inside?.(state) == null
    while (!ruleset.isOver(state)) {
      const inside = ruleset.inside?.(state) ?? null
      if (!inside) isKnown = true
      else if (isKnown) this.on ??= this.begin(inside)
      if (!this.playStep()) break
      if (!this.on || ruleset.inside?.(state)) continue
      found.push(this.finish(this.on))
      this.on = null
    }
    return found
  }

  /** False where an answer is missing. */
  private playStep(): boolean {
    try {
      this.ruleset.playStep(this.state, this.referee)
      return true
    } catch (thrown) {
      if (thrown instanceof Pending || thrown instanceof Ended) return false
      throw thrown
    }
  }

  private begin(inside: Inside): Begun {
    const { live, rolls } = this
    const month = (this.ruleset.stretch?.(this.state) ?? 0) + 1
    const { dice } = this.head
    const own = dice.kind === 'seeded' ? { ...dice, at: live.stream!.state } : dice
    return { ...inside, setup: plainCopy(inside.setup), month, dice: own, at: live.cursor, rolls, tape: [] }
  }

  private finish(match: Begun): InnerMatch {
    const { ruleset, setup, state, month, tape } = match
    const names = ruleset.names(state)
    const head: RecordHead = {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      ruleset: ruleset.id,
      rulesetVersion: ruleset.version,
      options: optionsInside(match),
      setup,
      players: names.map((_, seat) => this.playerOf(match, seat)),
      dice: match.dice,
      of: this.placeOf(match),
    }
    return { month, names, result: ruleset.result(state), head, tape, end: endOf(state) }
  }

  private playerOf({ owners, ruleset: { version } }: Begun, seat: Seat): PlayerRecord {
    const owner = owners[seat] ?? null
    return owner === null ? { opponent: BOOK, version } : this.head.players[owner]!
  }

  private placeOf({ at, rolls }: Begun): NonNullable<RecordHead['of']> {
    const { ruleset, campaign, digests } = this
    const before = digests.of(this.tape.slice(0, at))
    return { ruleset: ruleset.id, campaign, tape: (this.from?.tape ?? 0) + at, rolls, before }
  }
}

/** Who decides where nobody does. */
const BOOK = 'the book'

/** The question of the match inside; null where the campaign itself asks. */
function innerOf(question: Question & { readonly question?: Question }): Question | null {
  return question.question ?? null
}

function sealed(questions: readonly Question[], answers: readonly unknown[]): TapeEntry {
  const which = whichOf(questions)
  return {
    sealed: questions.map(({ seat }, at) => {
      const answer = plainCopy(answers[at])
      return which[at] === 0 ? { seat, answer } : { seat, answer, which: which[at]! }
    }),
  }
}

/** The switches of a match among those by which its campaign plays it. */
export function optionsInside({ ruleset, state }: Pick<Inside, 'ruleset' | 'state'>): AnyOptions {
  const { options } = state as { readonly options: AnyOptions }
  const isOwn = (id: string) =>
    id.startsWith(TABLES_PREFIX)
      ? Object.hasOwn(ruleset.tables, id.slice(TABLES_PREFIX.length).split('.')[0]!)
      : ruleset.options.some((option) => option.id === id)
  return effectiveOptions(ruleset, Object.fromEntries(Object.entries(options).filter(([id]) => isOwn(id))))
}

/** With typed dice, those that the campaign throws behind the match stand on the tape too: they are left out. */
function playedOut<G extends Game>(ruleset: Ruleset<G>, head: RecordHead, tape: readonly TapeEntry[]): Table<G> {
  const record = { ...head, digest: digest([]) }
  if (head.dice.kind === 'seeded') return Table.load(ruleset, { ...record, tape })
  let to = 0
  for (let table = Table.load(ruleset, { ...record, tape: [] }); !table.isOver && to < tape.length; to++) {
    const step = table.snapshot()
    table = Table.resume(ruleset, head, step, tape.slice(step.tape, to + 1))
  }
  return Table.load(ruleset, { ...record, tape: tape.slice(0, to) })
}

/** Without the switches, among which are the campaign's. */
function endOf(state: unknown): string {
  return digest({ ...(state as object), options: undefined })
}
