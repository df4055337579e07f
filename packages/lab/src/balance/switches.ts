/** What each other value of each switch does to a few reference pairings, played with the same seeds. */
import type { Plan } from '../simulate.ts'
import { byFrequency, type Tally } from '../statistics.ts'
import { keyOf, type Tallies } from './plays.ts'
import type { SwitchEffect, SwitchSection } from './report.ts'
import {
  deathsIn,
  type Pairing,
  planOf,
  pointsIn,
  refusalOf,
  type Settings,
  type Subject,
  type SwitchValue,
  switchValues,
  together,
  type Variation,
} from './runs.ts'
import { type Change, changeOfMeans, changeOfShares, marked, meanOf } from './significance.ts'

type Reference = readonly [string, string]

/** A value of a switch with the pairings that it allows, or why it allows none. */
interface SwitchRun extends SwitchValue {
  readonly references: readonly Reference[]
  readonly reason: string
}

function plansOf(subject: Subject, settings: Settings, [one, two]: Reference, more: Variation): [Plan, Plan] {
  return [
    planOf(subject, settings, { first: one, second: two }, more),
    planOf(subject, settings, { first: two, second: one }, more),
  ]
}

function variationOf({ option, value }: SwitchValue): Variation {
  return { [option.id]: value }
}

/** The plans of all switches, and which of their values can be tried. */
export function switchRuns(subject: Subject, settings: Settings): { runs: SwitchRun[]; plans: Plan[] } {
  const runs = switchValues(subject).map((one): SwitchRun => {
    const refusals = subject.reference.map((pair) =>
      refusalOf(subject.game, plansOf(subject, settings, pair, variationOf(one))[0]),
    )
    const references = subject.reference.filter((_, at) => refusals[at] === null)
    return { ...one, references, reason: refusals.find((refusal) => refusal !== null) ?? '' }
  })
  const plans = runs.flatMap((run) =>
    run.references.flatMap((pair) => plansOf(subject, settings, pair, variationOf(run))),
  )
  return { runs, plans }
}

export function switchSection(subject: Subject, settings: Settings, tallies: Tallies): SwitchSection {
  const { runs } = switchRuns(subject, settings)
  const tried = runs.filter(({ references }) => references.length > 0)
  const compared = tried.map((run) => comparedWith(subject, settings, run, tallies))
  // All comparisons of one kind are a family: win rates of all pairings, lengths, deaths.
  const winRates = marked(compared.flatMap(({ winRates }) => winRates))
  const lengths = marked(compared.map(({ length }) => length))
  const deaths = marked(compared.map(({ deaths }) => deaths))
  let next = 0
  const effects = compared.map((one, at): SwitchEffect => {
    const own = winRates.slice(next, next + one.winRates.length)
    next += own.length
    const most = own.reduce((a, b) => (Math.abs(b.change) > Math.abs(a.change) ? b : a))
    const { option, value, references } = tried[at]!
    return {
      ...wordsOfSwitch({ option, value }),
      isIdentical: one.isIdentical,
      pairing: references[own.indexOf(most)]!,
      winRate: most,
      length: lengths[at]!,
      deaths: deaths[at]!,
    }
  })
  return {
    pairings: subject.reference,
    comparisons: winRates.length + lengths.length + deaths.length,
    effects: effects.sort((a, b) => weight(b) - weight(a)),
    leftOut: runs
      .filter(({ references }) => references.length === 0)
      .map(({ option, value, reason }) => ({ id: option.id, value, reason })),
  }
}

/** What is certain first, then what is large. */
function weight({ winRate, length, deaths, isIdentical }: SwitchEffect): number {
  if (isIdentical) return -1
  const relative = Math.abs(length.change) / Math.max(1, length.from)
  const significant = [winRate, length, deaths].some(({ isSignificant }) => isSignificant)
  return (significant ? 10 : 0) + Math.max(Math.abs(winRate.change), Math.abs(deaths.change), relative)
}

interface Compared {
  readonly winRates: readonly Change[]
  readonly length: Change
  readonly deaths: Change
  readonly isIdentical: boolean
}

function comparedWith(subject: Subject, settings: Settings, run: SwitchRun, tallies: Tallies): Compared {
  const pairing = ([first, second]: Reference, more: Variation): Pairing => {
    const [asFirst, asSecond] = plansOf(subject, settings, [first, second], more).map(
      (plan) => tallies.get(keyOf(plan))!,
    )
    return { first, second, asFirst: asFirst!, asSecond: asSecond! }
  }
  const before = run.references.map((pair) => pairing(pair, {}))
  const after = run.references.map((pair) => pairing(pair, variationOf(run)))
  const all = (pairs: readonly Pairing[]): Tally =>
    together(pairs.flatMap(({ asFirst, asSecond }) => [asFirst, asSecond]))
  const [old, now] = [all(before), all(after)]
  return {
    winRates: before.map((pair, at) => changeOfShares(pointsIn(pair), pointsIn(after[at]!))),
    length: changeOfMeans(meanOf(old.lengths), meanOf(now.lengths)),
    deaths: changeOfShares(deathsIn(subject, old), deathsIn(subject, now)),
    isIdentical: fingerprint(before) === fingerprint(after),
  }
}

/** Everything but who is credited with kills, which is no part of how a bout comes out; counts in a fixed order. */
export function fingerprint(pairs: readonly Pairing[]): string {
  return JSON.stringify(pairs, (key, value) => {
    if (key === 'kills') return undefined
    return key === 'ends' ? byFrequency(value) : value
  })
}

function wordsOfSwitch({ option, value }: SwitchValue) {
  const { id, rule, title } = option
  const meaning = 'values' in option ? option.values[String(value)]! : String(value)
  return { id, rule, title, value, meaning, default: option.default }
}
