/**
 * The review of a finished match for one seat: the chance to win before and after every decision, and what of its change
 * was due to this seat's side, to the others, and to the dice. docs/review.md says how it is reckoned.
 */

import type { Game, MatchRecord, Seat } from '@harena/engine'
import { t } from '@harena/engine'
import type { Standing } from '../foresight/standing.ts'
import { type Advised, advisedAt } from './advice.ts'
import { apartOf, differs, halfOf, hasAny, type Look, minus, playedOf, type Seen, type Values } from './looks.ts'
import { type Moment, momentsOf, type Played, type Told, withAnswers } from './moments.ts'
import { pointsOf, type Reviewable, Sampling } from './samples.ts'
import { setRight } from './setting-right.ts'
import { asAdvised, change, settled, within } from './settled.ts'
import { bothWays, type Estimate, exact, together } from './spread.ts'
import { groupsAfter, type Luck, luckBetween, standingBefore } from './throws.ts'
import { LEAST } from './turning-points.ts'
import { exactly, type Measured, measured, type ReviewEffort, see, USUAL_EFFORT, valueIn } from './value.ts'

export { type ReviewEffort, USUAL_EFFORT }

/** What changed the chance to win. */
export interface Parts {
  /** Decisions of the seat's own side, against what the standard opponent would have done on the average. */
  readonly own: Estimate
  /** Those of all others. */
  readonly others: Estimate
  readonly dice: Estimate
  /** Own decisions that the master would have advised, or thinks as good as any, though matches played on go worse. */
  readonly disputed: Estimate
}

export interface ReviewedDecision extends Parts {
  /** How many entries of the tape lie before it. */
  readonly at: number
  /** All answers that were given together, as they were sealed. */
  readonly told: readonly Told[]
  /** The chance to win before it, and once all answers lay open, but before any dice that they led to. */
  readonly before: Estimate
  readonly after: Estimate
  /** What of the dice's part is due to which of them, in their order. */
  readonly luck: readonly Luck[]
  /** The master would have advised the own choice, or thinks it as good as any: what it seems to cost is disputed. */
  readonly isAsAdvised?: true
  /** What of that which the master weighed then would have been better by more than the error, in the same samples. */
  readonly better?: Better
}

export interface Better {
  readonly label: string
  /** The chance to win with it, the others' answers as they were, before any dice; and how much that is more. */
  readonly chance: Estimate
  readonly by: Estimate
}

export interface Review {
  readonly seat: Seat
  readonly names: readonly string[]
  /** By seat. */
  readonly sides: readonly number[]
  /** By what the master has learned, or by playing all matches to their end. */
  readonly method: 'learned' | 'played'
  /** How often each position was played on, and how often to the end of the match. */
  readonly samples: number
  readonly playOuts: number
  /** By how much what was learned is off, root mean square. */
  readonly off: number
  /** Before the first die; what the dice did before anybody was asked. */
  readonly first: Estimate
  readonly openingDice: Estimate
  readonly decisions: readonly ReviewedDecision[]
  /** 1 for a win, a half for a draw. */
  readonly last: number
  readonly totals: Parts
}

export interface Progress {
  readonly done: number
  readonly of: number
}

/** The whole review at once. */
export function reviewMatch(game: Reviewable, record: MatchRecord, seat: Seat, effort = USUAL_EFFORT): Review {
  const steps = reviewing(game, record, seat, effort)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The review step by step, for whoever must not stand still meanwhile. */
export function* reviewing<G extends Game>(
  game: Reviewable<G>,
  record: MatchRecord,
  seat: Seat,
  effort = USUAL_EFFORT,
): Generator<Progress, Review> {
  const played = momentsOf(game.ruleset, record)
  const names = game.ruleset.names(played.last.state)
  if (!names[seat]) throw new RangeError(t`there is no seat ${seat + 1}; there are ${names.length}`)
  const advised = (at: number) => advisedAt(game, record, at, seat)
  const sampling = new Sampling(game, seat, names.length)
  const work = new Reviewing(played, sampling, effort, advised)
  const steps = work.run()
  for (let step = steps.next(); !step.done; step = steps.next()) yield work.progress
  const { decisions, first, openingDice, last } = work
  return {
    seat,
    names,
    sides: game.ruleset.sides(played.last.state),
    method: sampling.hasLearned ? 'learned' : 'played',
    samples: sampling.hasLearned ? effort.samples : effort.playOuts,
    playOuts: effort.playOuts,
    off: work.off,
    first,
    openingDice,
    decisions,
    last,
    totals: totalsOf(decisions, first, openingDice),
  }
}

/** Half a point: less is nothing. */
const NOTHING = 0.005
/** So many times as many matches are played to the end from the first position, and to compare two answers. */
const AT_FIRST = 5
const COMPARING = 3

class Reviewing<G extends Game> {
  readonly decisions: ReviewedDecision[] = []
  readonly last: number
  first: Estimate = exact(0.5)
  openingDice: Estimate = exact(0)
  private measured: Measured = { shift: 0, off: 0, positions: 0 }
  /** By how much what was learned is off about choices. */
  private offChoices = 0
  private done = 0
  private readonly played: Played<G>
  private readonly sampling: Sampling<G>
  private readonly effort: ReviewEffort
  private readonly advised: (at: number) => Advised | null
  private looks: Look<G>[] = []

  constructor(played: Played<G>, sampling: Sampling<G>, effort: ReviewEffort, advised: (at: number) => Advised | null) {
    this.advised = advised
    this.played = played
    this.sampling = sampling
    this.effort = effort
    this.last = pointsOf(played.last.result(), sampling.seat)
  }

  get off(): number {
    return this.measured.off
  }

  get progress(): Progress {
    return { done: this.done, of: 2 * this.played.moments.length }
  }

  *run(): Generator<void> {
    for (const [number, moment] of this.played.moments.entries()) {
      this.looks.push(yield* this.look(moment, number))
      this.done++
    }
    this.measure()
    yield* this.begin()
    for (const [number, moment] of this.played.moments.entries()) {
      yield* this.review(moment, number)
      this.done++
    }
  }

  private see(standing: Standing<G>, number: number, times = 1): Generator<void, Seen<G>> {
    const { samples, playOuts } = this.effort
    return see(this.sampling, standing, { samples: times * samples, playOuts: times * playOuts }, `${number}`)
  }

  /** The position before a decision, and after it with the answers of both sides, and of each alone if both decided. */
  private *look(moment: Moment<G>, number: number): Generator<void, Look<G>> {
    const usual = yield* this.see(moment.standing, number, number === 0 ? AT_FIRST : 1)
    if (moment.ending) return { usual, given: null, sides: null, between: [] }
    const given = yield* this.see(
      withAnswers(moment, () => true),
      number,
    )
    const between = yield* this.between(moment, number)
    const isMine = moment.questions.map(({ seat }) => this.isOwn(seat))
    if (!isMine.includes(!isMine[0]) || !differs(usual, given)) return { usual, given, sides: null, between }
    const alone = yield* this.see(
      withAnswers(moment, (seat) => this.isOwn(seat)),
      number,
    )
    const without = yield* this.see(
      withAnswers(moment, (seat) => !this.isOwn(seat)),
      number,
    )
    return { usual, given, sides: { alone, without }, between }
  }

  /** After the dice of each line of the log but the last: what comes after these is the next decision, or the end. */
  private *between(moment: Moment<G>, number: number): Generator<void, Seen<G>[]> {
    const { ruleset, answering } = this.sampling
    const seen: Seen<G>[] = []
    for (const roll of groupsAfter(this.played, number).slice(1)) {
      const standing = standingBefore(ruleset, moment, this.played, roll, answering)
      const { samples, playOuts } = this.effort
      seen.push(yield* see(this.sampling, standing, { samples, playOuts }, `${number}/${roll}`))
    }
    return seen
  }

  /** How far what was learned is off, about positions and about choices, wherever both are asked for. */
  private measure(): void {
    const seen = this.looks.flatMap(({ usual, given }) => (given ? [usual, given] : [usual]))
    this.measured = measured(seen)
    this.offChoices = this.sampling.hasLearned ? this.errorOfChoices() : 0
  }

  private errorOfChoices(): number {
    const pairs = this.looks.flatMap((look, number) => {
      if (!look.given || !differs(look.usual, look.given)) return []
      const [learned, played] = [this.parts(look, number, this.learnedOf), this.parts(look, number, playedOf)]
      return [
        [learned.own, played.own],
        [learned.others, played.others],
      ] as const
    })
    return apartOf(pairs.filter(([learned, played]) => hasAny(learned) || hasAny(played)))
  }

  /** Whether dice were thrown since the decision before. */
  private isFresh(number: number): boolean {
    const { moments } = this.played
    return number === 0 || moments[number]!.rolls > moments[number - 1]!.rolls
  }

  private *begin(): Generator<void> {
    const { opening, moments } = this.played
    const [moment] = moments
    if (!moment) this.first = exact(this.last)
    else if (moment.rolls === 0) this.first = this.valueOf(this.looks[0]!.usual)
    else this.first = this.valueOf(yield* this.see(opening, -1, AT_FIRST))
  }

  private readonly learnedOf = ({ learned }: Seen<G>): Float64Array => setRight(learned!, this.measured.shift)

  private valueOf(seen: Seen<G>): Estimate {
    return valueIn(this.sampling, seen, this.measured)
  }

  private *review(moment: Moment<G>, number: number): Generator<void> {
    const { usual } = this.looks[number]!
    const previous = this.decisions.at(-1)
    const value = this.isFresh(number) ? this.valueOf(usual) : null
    if (number === 0 && moment.rolls > 0) this.openingDice = change(this.first, value!)
    if (previous && value)
      this.decisions[number - 1] = { ...previous, ...this.thrown(previous.after, number - 1, value) }
    const before = value ?? previous!.after
    const parts = moment.ending ? this.gaveUp(moment.ending.seat, before) : yield* this.judged(moment, number, before)
    const { after } = parts
    const isLast = number === this.played.moments.length - 1
    const thrown = isLast ? this.thrown(after, number, exact(this.last)) : { dice: exact(0), luck: [] }
    this.decisions.push({ at: moment.at, told: moment.told, before, disputed: exact(0), ...thrown, ...parts })
  }

  /** What the dice did after a decision, all together and line by line. */
  private thrown(after: Estimate, number: number, next: Estimate): Pick<ReviewedDecision, 'dice' | 'luck'> {
    const between = this.looks[number]!.between.map((seen) => this.valueOf(seen))
    const groups = this.played.moments[number]!.ending ? [] : groupsAfter(this.played, number)
    return { dice: change(after, next), luck: luckBetween(after, between, next, groups) }
  }

  /**
   * Nobody is blamed for what the master would have advised, since he values it otherwise than the samples do, nor where
   * the best that he weighed is better by no more than the error.
   */
  private *judged(moment: Moment<G>, number: number, before: Estimate) {
    const parts = this.choices(number, before)
    const { own, after } = parts
    if (own.is > -LEAST) return parts
    const advised = this.advised(moment.at)
    if (advised === null || (advised === 'as good' && after.isExact)) return parts
    if (advised !== 'as good') {
      const better = yield* this.better(moment, number, advised, after)
      if (better) return { ...parts, better }
      if (after.isExact) return parts
    }
    return { ...asAdvised(parts), isAsAdvised: true as const }
  }

  /** With the same dice, and whatever the others had answered; nothing where it is within the error. */
  private *better(
    moment: Moment<G>,
    number: number,
    { answer, label }: Exclude<Advised, string>,
    after: Estimate,
  ): Generator<void, Better | null> {
    const { seat } = this.sampling
    const answers = moment.questions.map((question, at) => (question.seat === seat ? answer : moment.answers[at]))
    const instead = yield* this.see(
      withAnswers({ ...moment, answers }, () => true),
      number,
      COMPARING,
    )
    const given = yield* this.see(
      withAnswers(moment, () => true),
      number,
      COMPARING,
    )
    const by = this.difference((values) => minus(values(instead), values(given)))
    if (by.is <= Math.max(by.error, NOTHING)) return null
    return { label, by, chance: { is: within(after.is + by.is), error: together([after.error, by.error]) } }
  }

  /** Who gives up has chosen to lose; when all go home, nobody has. */
  private gaveUp(seat: Seat | undefined, before: Estimate) {
    const lost = change(before, exact(this.last))
    if (seat === undefined) return { own: exact(0), others: exact(0), after: before }
    return {
      ...(this.isOwn(seat) ? { own: lost, others: exact(0) } : { own: exact(0), others: lost }),
      after: exact(this.last),
    }
  }

  private isOwn(seat: Seat): boolean {
    const { ruleset, seat: mine } = this.sampling
    const sides = ruleset.sides(this.played.last.state)
    return sides[seat] === sides[mine]
  }

  /**
   * What each side's answers did, sample by sample. Where both answered in secret, each counts half against what the other
   * usually does and half against what he did.
   */
  private parts({ usual, given, sides }: Look<G>, number: number, values: Values<G>) {
    const whole = minus(values(given!), values(usual))
    const nothing = new Float64Array(whole.length)
    const { questions } = this.played.moments[number]!
    if (!sides)
      return this.isOwn(questions[0]!.seat) ? { own: whole, others: nothing } : { own: nothing, others: whole }
    const { alone, without } = sides
    return {
      own: halfOf(minus(values(alone), values(usual)), minus(values(given!), values(without))),
      others: halfOf(minus(values(without), values(usual)), minus(values(given!), values(alone))),
    }
  }

  /** As it was learned and as it was played to the end; nothing, and without an error, where nothing differs. */
  private difference(of: (values: Values<G>) => Float64Array): Estimate {
    const [learned, played] = [this.sampling.hasLearned ? of(this.learnedOf) : null, of(playedOf)]
    if (!hasAny(played) && !(learned && hasAny(learned))) return { is: 0, error: 0 }
    return bothWays(learned, played, this.offChoices)
  }

  private choices(number: number, before: Estimate) {
    const look = this.looks[number]!
    const own = this.difference((values) => this.parts(look, number, values).own)
    const others = this.difference((values) => this.parts(look, number, values).others)
    const next = this.looks[number + 1]
    // Without dice between them, the next position is the one that the choices led to.
    const led = next && !this.isFresh(number + 1) ? this.valueOf(next.usual) : null
    const [asked] = this.played.moments[number]!.questions
    const share = look.sides ? 0.5 : Number(this.isOwn(asked!.seat))
    return settled(before, own, others, exactly(this.sampling, look.given!), led, share)
  }
}

/** The dice have what is left: so they err by as much as the choices and the first value do. */
function totalsOf(decisions: readonly ReviewedDecision[], first: Estimate, openingDice: Estimate): Parts {
  const sumOf = (part: keyof Parts) => ({
    is: decisions.reduce((sum, decision) => sum + decision[part].is, 0),
    error: together(decisions.map((decision) => decision[part].error)),
  })
  const [own, others, dice, disputed] = [sumOf('own'), sumOf('others'), sumOf('dice'), sumOf('disputed')]
  const left = together([first.error, own.error, others.error, disputed.error])
  return { own, others, dice: { is: dice.is + openingDice.is, error: left }, disputed }
}
