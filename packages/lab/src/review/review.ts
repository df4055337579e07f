/**
 * The review of a finished match for one seat: the chance to win before and after every decision, and what of its change
 * was due to this seat's side, to the others, and to the dice. docs/review.md says how it is reckoned.
 */

import type { Game, MatchRecord, Seat } from '@harena/engine'
import { t } from '@harena/engine'
import type { Standing } from '../foresight/standing.ts'
import { type Advised, advisedAt } from './advice.ts'
import { type Moment, momentsOf, type Played, type Told, withAnswers } from './moments.ts'
import { pointsOf, type Reviewable, type Samples, Sampling } from './samples.ts'
import { type Compared, errorOf, setRight, shiftFor } from './setting-right.ts'
import { type Estimate, errorFor, estimateOf, exact, together, weighed } from './spread.ts'
import { LEAST } from './turning-points.ts'

/** What changed the chance to win. */
export interface Parts {
  /** Decisions of the seat's own side, against what the standard opponent would have done on the average. */
  readonly own: Estimate
  /** Those of all others. */
  readonly others: Estimate
  readonly dice: Estimate
}

export interface ReviewedDecision extends Parts {
  /** How many entries of the tape lie before it. */
  readonly at: number
  /** All answers that were given together, as they were sealed. */
  readonly told: readonly Told[]
  /** The chance to win before it, and once all answers lay open, but before any dice that they led to. */
  readonly before: Estimate
  readonly after: Estimate
  /** The master would have advised the own choice, or thinks it as good as any: what came of it is the dice's. */
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

/** So many samples for each value, so many of them to the end to set right what was learned. */
export interface ReviewEffort {
  readonly samples: number
  readonly playOuts: number
}

export const USUAL_EFFORT: ReviewEffort = { samples: 300, playOuts: 200 }

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
  const work = new Reviewing(played, new Sampling(game, seat, names.length), effort, advised)
  const steps = work.run()
  for (let step = steps.next(); !step.done; step = steps.next()) yield work.progress
  const { decisions, first, openingDice, last } = work
  return {
    seat,
    names,
    sides: game.ruleset.sides(played.last.state),
    method: work.isPlayed ? 'played' : 'learned',
    samples: work.samples,
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
/** Half a win and half a loss: nothing varies more. */
const WIDEST = 0.25
/** So many times as many matches are played to the end from the first position. */
const AT_FIRST = 5

class Reviewing<G extends Game> {
  readonly decisions: ReviewedDecision[] = []
  readonly last: number
  first: Estimate = exact(0.5)
  openingDice: Estimate = exact(0)
  off = 0
  isPlayed: boolean
  private shift = 0
  private done = 0
  private readonly played: Played<G>
  private readonly sampling: Sampling<G>
  private readonly effort: ReviewEffort
  private readonly advised: (at: number) => Advised | null
  /** What comes of each moment when the standard opponent answers for everybody: looked ahead, and played to the end. */
  private usual: Samples[] = []
  private readonly ends = new Map<Standing<G>, Samples>()

  constructor(played: Played<G>, sampling: Sampling<G>, effort: ReviewEffort, advised: (at: number) => Advised | null) {
    this.advised = advised
    this.played = played
    this.sampling = sampling
    this.effort = effort
    this.isPlayed = !sampling.hasLearned
    this.last = pointsOf(played.last.result(), sampling.seat)
  }

  get progress(): Progress {
    return { done: this.done, of: 2 * this.played.moments.length }
  }

  get samples(): number {
    return this.isPlayed ? this.effort.playOuts : this.effort.samples
  }

  *run(): Generator<void> {
    yield* this.lookAround()
    yield* this.begin()
    for (const [number, moment] of this.played.moments.entries()) {
      yield* this.review(moment, number)
      this.done++
    }
  }

  private *sample(standing: Standing<G>, number: number): Generator<void, Samples> {
    return yield* this.sampling.from(standing, this.samples, this.isPlayed, `${number}`)
  }

  /** Values every moment, and finds out how far what was learned is off; if it is too far, all is played to the end. */
  private *lookAround(): Generator<void> {
    const { moments } = this.played
    const compared: Compared[] = []
    for (const [number, { standing }] of moments.entries()) {
      const learned = yield* this.sample(standing, number)
      this.usual.push(learned)
      if (!this.isPlayed && this.isFresh(number)) {
        compared.push({ learned, played: yield* this.playOut(standing, number) })
      }
      this.done++
    }
    if (this.isPlayed) return
    this.shift = shiftFor(compared)
    this.off = errorOf(compared, this.shift)
    if (this.off ** 2 <= (2 * moments.length * WIDEST) / this.effort.playOuts) return
    this.isPlayed = true
    this.off = this.done = 0
    this.usual = []
    yield* this.lookAround()
  }

  /** The first value bears all that follows: it is looked at more often. */
  private *playOut(standing: Standing<G>, number: number): Generator<void, Samples> {
    const count = number <= 0 ? AT_FIRST * this.effort.playOuts : this.effort.playOuts
    const samples = yield* this.sampling.from(standing, count, true, `${number}/played`)
    this.ends.set(standing, samples)
    return samples
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
    else if (moment.rolls === 0) this.first = this.valueOf(moment.standing, this.usual[0]!)
    else {
      yield* this.playOut(opening, -1)
      this.first = this.valueOf(opening, yield* this.sample(opening, -1))
    }
  }

  private valuesOf(samples: Samples): Float64Array {
    return this.isPlayed ? samples.values : setRight(samples, this.shift)
  }

  /** The exact chance, where every sample ended the match and all that can still happen can be gone through. */
  private exactly(standing: Standing<G>, { isOver }: Samples): Estimate | null {
    const sure = !this.isPlayed && !isOver.includes(false) ? this.sampling.exactly(standing) : null
    return sure === null ? null : exact(sure)
  }

  /** Exact, or else what was learned and what came of playing to the end, each with the weight of its error. */
  private valueOf(standing: Standing<G>, samples: Samples): Estimate {
    const value = this.exactly(standing, samples) ?? estimateOf(this.valuesOf(samples))
    const ends = this.ends.get(standing)
    if (!ends || this.isPlayed || value.isExact) return value
    return weighed({ is: value.is, error: together([value.error, errorFor(this.off)]) }, estimateOf(ends.values))
  }

  private *review(moment: Moment<G>, number: number): Generator<void> {
    const usual = this.usual[number]!
    const previous = this.decisions.at(-1)
    const value = this.isFresh(number) ? this.valueOf(moment.standing, usual) : null
    if (number === 0 && moment.rolls > 0) this.openingDice = change(this.first, value!)
    if (previous && value) this.decisions[number - 1] = { ...previous, dice: change(previous.after, value) }
    const before = value ?? previous!.after
    const parts = moment.ending ? this.gaveUp(moment.ending.seat, before) : yield* this.judged(moment, number, before)
    const { after } = parts
    const isLast = number === this.played.moments.length - 1
    const dice = isLast ? change(after, exact(this.last)) : exact(0)
    this.decisions.push({ at: moment.at, told: moment.told, before, dice, ...parts })
  }

  /**
   * Nobody is blamed for what the master would have advised, since he values it otherwise than the samples do, nor where
   * the best that he weighed is better by no more than the error.
   */
  private *judged(moment: Moment<G>, number: number, before: Estimate) {
    const { given, ...parts } = yield* this.choices(moment, number, before)
    const { own, others, after } = parts
    if (own.is > -Math.max(LEAST, own.error)) return parts
    const advised = this.advised(moment.at)
    if (advised === null || (advised === 'as good' && after.isExact)) return parts
    if (advised !== 'as good') {
      const better = yield* this.better(moment, number, advised, given, after)
      if (better) return { ...parts, better }
      if (after.isExact) return parts
    }
    return {
      own: { is: 0, error: own.error },
      others,
      after: { ...after, is: before.is + others.is },
      isAsAdvised: true as const,
    }
  }

  /** With the same dice, and whatever the others had answered; nothing where it is within the error. */
  private *better(
    moment: Moment<G>,
    number: number,
    { answer, label }: Exclude<Advised, string>,
    given: Float64Array,
    after: Estimate,
  ): Generator<void, Better | null> {
    const { seat } = this.sampling
    const answers = moment.questions.map((question, at) => (question.seat === seat ? answer : moment.answers[at]))
    const { samples } = yield* this.sampleWith({ ...moment, answers }, number, () => true)
    const by = estimateOf(minus(this.valuesOf(samples), given))
    if (by.is <= Math.max(by.error, NOTHING)) return null
    return { label, by, chance: { is: Math.min(1, after.is + by.is), error: together([after.error, by.error]) } }
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
   * What each side's answers did. Where both answered in secret, each counts half against what the other usually does and
   * half against what he did. All draw the same dice, so that only the answers differ.
   */
  private *choices(moment: Moment<G>, number: number, before: Estimate) {
    const isOwn = (seat: Seat) => this.isOwn(seat)
    const both = yield* this.sampleWith(moment, number, () => true)
    const isMine = moment.questions.map(({ seat }) => isOwn(seat))
    const usual = this.valuesOf(this.usual[number]!)
    const given = this.valuesOf(both.samples)
    const nothing = new Float64Array(usual.length)
    let [own, others, share] = isMine[0] ? [minus(given, usual), nothing, 1] : [nothing, minus(given, usual), 0]
    if (isMine.includes(!isMine[0])) {
      const alone = this.valuesOf((yield* this.sampleWith(moment, number, isOwn)).samples)
      const without = this.valuesOf((yield* this.sampleWith(moment, number, (seat) => !isOwn(seat))).samples)
      own = halfOf(minus(alone, usual), minus(given, without))
      others = halfOf(minus(without, usual), minus(given, alone))
      share = 0.5
    }
    const sure = this.exactly(both.standing, both.samples)
    return { ...settled(before, estimateOf(own), estimateOf(others), sure, share), given }
  }

  private *sampleWith(moment: Moment<G>, number: number, isGiven: (seat: Seat) => boolean) {
    const standing = withAnswers(moment, isGiven)
    return { standing, samples: yield* this.sample(standing, number) }
  }
}

/** The chance after the choices. Where it is known exactly, what is missing to it is shared. */
function settled(
  before: Estimate,
  own: Estimate,
  others: Estimate,
  sure: Estimate | null,
  share: number,
): Pick<ReviewedDecision, 'own' | 'others' | 'after'> {
  const sum = before.is + own.is + others.is
  if (!sure) {
    return { own, others, after: { is: sum, error: together([before.error, own.error, others.error]) } }
  }
  const missing = sure.is - sum
  const add = (to: Estimate, part: number) => ({ ...to, is: to.is + part * missing })
  return { own: add(own, share), others: add(others, 1 - share), after: sure }
}

function change(from: Estimate, to: Estimate): Estimate {
  return { is: to.is - from.is, error: together([from.error, to.error]) }
}

function minus(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, at) => value - b[at]!)
}

function halfOf(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, at) => (value + b[at]!) / 2)
}

/** The dice have what is left: so they err by as much as the choices and the first value do. */
function totalsOf(decisions: readonly ReviewedDecision[], first: Estimate, openingDice: Estimate): Parts {
  const sumOf = (part: keyof Parts) => ({
    is: decisions.reduce((sum, decision) => sum + decision[part].is, 0),
    error: together(decisions.map((decision) => decision[part].error)),
  })
  const [own, others, dice] = [sumOf('own'), sumOf('others'), sumOf('dice')]
  const left = together([first.error, own.error, others.error])
  return { own, others, dice: { is: dice.is + openingDice.is, error: left } }
}
