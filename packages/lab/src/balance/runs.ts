/** The runs of a balance report: which bouts are played, under which label, and what they came to. */
import { type AnyOptions, type Balance, type GameEntry, type Option, seatsOf } from '@harena/engine'
import type { Patch } from '../patch.ts'
import { addPart, chunksOf, startRun } from '../run.ts'
import { type Plan, prepare, simulate } from '../simulate.ts'
import { merge, type Tally } from '../statistics.ts'
import type { Share } from './significance.ts'

/** What is judged: a game, and what is varied and compared in it. */
export interface Subject extends Balance {
  readonly game: GameEntry
}

export interface Settings {
  /** Bouts of each pairing. */
  readonly bouts: number
  readonly seed: string
  readonly opponent: string
  /** Only these styles meet, and the worth of points is not tried: a small run. */
  readonly only?: readonly string[] | undefined
  readonly patch?: Patch | undefined
}

/** Plays a plan: on threads, on a farm, or piece by piece in a browser. */
export type Runner = (plan: Plan) => Promise<Tally>

/** Both orders of two styles; of equals there is only one. */
export interface Bout {
  readonly first: string
  readonly second: string
}

/** Every style against every other and itself, each pair in both orders. */
export function pairings(styles: readonly string[]): Bout[] {
  return styles.flatMap((first) => styles.map((second) => ({ first, second })))
}

/** What differs from the plain rules in a run: switches, and entries of tables. */
export type Variation = AnyOptions

/** One order of a pairing gets half of its bouts; a style against itself gets all of them. */
export function planOf(subject: Subject, settings: Settings, { first, second }: Bout, more: Variation = {}): Plan {
  const { bouts, seed } = settings
  const to = first === second ? bouts : Math.ceil(bouts / 2)
  const setup = subject.duel(first, second)
  return planned(subject, settings, setup, `${seed}/${first}/${second}`, to, more)
}

function planned(
  { game }: Subject,
  { opponent }: Settings,
  setup: unknown,
  seed: string,
  to: number,
  options: Variation,
): Plan {
  const opponents = [opponent, opponent]
  return { ruleset: game.ruleset.id, setup, options, opponents, seed, from: 0, to }
}

/** A man of a style against a foe whom nobody plays: as many bouts as one order of a pairing has. */
export function foePlan(subject: Subject, settings: Settings, style: string, foe: string): Plan {
  const { game, foes } = subject
  const setup = foes!.duel(style, foe)
  const plan = planned(subject, settings, setup, `${settings.seed}/${style}/${foe}`, Math.ceil(settings.bouts / 2), {})
  const opponents = seatsOf(game, setup, {}).map(({ isPlayed }) => (isPlayed ? settings.opponent : null))
  return { ...plan, opponents }
}

/** Equal gladiators, the better one first and second, as many bouts as four pairings have. */
export function mirrorPlans(
  subject: Subject,
  settings: Settings,
  characteristic: string,
  more: Variation = {},
): Plan[] {
  const plan = (better: 0 | 1) =>
    planned(
      subject,
      settings,
      subject.mirror(characteristic, better),
      `${settings.seed}/mirror/${better}`,
      settings.bouts * 2,
      more,
    )
  return [plan(0), plan(1)]
}

/** One value of one switch that is not the default. */
export interface SwitchValue {
  readonly option: Option
  readonly value: string | number
}

export function switchValues(subject: Subject): SwitchValue[] {
  return subject.game.ruleset.options.flatMap((option) => {
    const values =
      'values' in option ? Object.keys(option.values) : (subject.numbers[option.id] ?? [option.min, option.max])
    return values.filter((value) => value !== option.default).map((value) => ({ option, value }))
  })
}

/** Why a plan cannot be played; null if it can. */
export function refusalOf(game: GameEntry, plan: Plan): string | null {
  try {
    prepare(game, plan)
    return null
  } catch (thrown) {
    if (thrown instanceof RangeError) return thrown.message
    throw thrown
  }
}

/** Whether somebody moves first; where all move at once nobody does. */
export function hasFirstMove({ game }: Subject): boolean {
  return Object.values(game.firstMove).includes('asked')
}

/** A tally of both orders of a pairing: the same numbers as seen by the first style. */
export interface Pairing {
  readonly first: string
  readonly second: string
  /** `first` sat first, and second; for a style against itself both are one. */
  readonly asFirst: Tally
  readonly asSecond: Tally
}

/** Points of the one on a seat: a bout that nobody won, or that both lost, counts half for each. */
export function pointsOf({ matches, seats }: Tally, seat: 0 | 1): Share {
  const [own, other] = [seats[seat]!.won, seats[1 - seat]!.won]
  return { points: own + (matches - own - other) / 2, trials: matches }
}

/** Points of the first style of a pairing; against itself it has exactly half. */
export function pointsIn({ first, second, asFirst, asSecond }: Pairing): Share {
  const one = pointsOf(asFirst, 0)
  if (first === second) return { points: one.trials / 2, trials: one.trials }
  const two = pointsOf(asSecond, 1)
  return { points: one.points + two.points, trials: one.trials + two.trials }
}

/** All tallies of these runs together, seat by seat. */
export function together(tallies: readonly Tally[]): Tally {
  const [one, ...more] = tallies.map((tally) => JSON.parse(JSON.stringify(tally)) as Tally)
  for (const tally of more) merge(one!, tally)
  return one!
}

/** The share of gladiators who died. Of two only one dies as a rule, so the interval is a little wide. */
export function deathsIn({ deaths }: Subject, { matches, seats }: Tally): Share {
  const dead = seats.reduce((sum, { ends }) => sum + deaths.reduce((all, end) => all + (ends[end] ?? 0), 0), 0)
  return { points: dead, trials: matches * seats.length }
}

/** A runner for a page: piece by piece, with a breath after each so that the page stays alive. */
export function runHere(game: GameEntry, breathe: () => Promise<void>): Runner {
  return async (plan) => {
    const run = startRun(game, plan)
    for (const chunk of chunksOf(game, plan)) {
      addPart(run, chunk, simulate(game, { ...plan, ...chunk }))
      await breathe()
    }
    return run.tally
  }
}
