/** The sections of a balance report that are read off the tallies of all pairings. */
import { key } from '@harena/engine'
import { addCounts, byFrequency, type Counts, quantile, type Tally, wilson } from '../statistics.ts'
import type { Cell, LengthSection, RankRow, WorthRow } from './report.ts'
import { deathsIn, hasFirstMove, type Pairing, pointsIn, pointsOf, type Subject, together } from './runs.ts'
import { erfc, holm, rateOf, type Share, sumOf } from './significance.ts'

/** One set of rules, played out: every pairing, and the mirror matches. */
export interface Played {
  readonly pairs: readonly Pairing[]
  /** By characteristic: the points of the better one. */
  readonly mirrors: ReadonlyMap<string, Share>
}

/** Both orders of each pairing, so that no style sits first more often than another. */
export function talliesOf(pairs: readonly Pairing[]): Tally[] {
  return pairs.flatMap(({ first, second, asFirst, asSecond }) => (first === second ? [asFirst] : [asFirst, asSecond]))
}

/** Points of the one who moved first: a bout that nobody won counts half, as everywhere. */
export function pointsOfFirst({ first, undecided, matches }: Tally): Share {
  const trials = first.won + first.lost + first.drawn
  return { points: first.won + (undecided * trials) / Math.max(1, matches) / 2, trials }
}

export function overview(subject: Subject, { pairs }: Played) {
  const all = together(talliesOf(pairs))
  const first = pointsOfFirst(all)
  return {
    matrix: pairs.map(cellOf),
    ranking: ranking(subject, pairs),
    first: {
      note: subject.firstMoveNote,
      seat: rateOf(pointsOf(all, 0)),
      move: hasFirstMove(subject) && first.trials > 0 ? rateOf(first) : null,
    },
    lengths: lengthSection(subject.game.unit, all.lengths),
    ends: endsOf(subject, all),
    deaths: rateOf(deathsIn(subject, all)),
    undecided: wilson(all.undecided, all.matches),
  }
}

export function cellOf(pairing: Pairing): Cell {
  const { first, second, asFirst, asSecond } = pairing
  const undecided = asFirst.undecided + (first === second ? 0 : asSecond.undecided)
  const points = pointsIn(pairing)
  return { first, second, bouts: points.trials, undecided, ...rateOf(points) }
}

/** What a style comes to against all others; itself does not count. */
export function pointsOfStyle(style: string, pairs: readonly Pairing[]): Share {
  return sumOf(pointsByOpponent(style, pairs).map(({ share }) => share))
}

function pointsByOpponent(style: string, pairs: readonly Pairing[]): { opponent: string; share: Share }[] {
  return pairs.flatMap((pairing) => {
    const { first, second } = pairing
    if (first === second || (first !== style && second !== style)) return []
    const { points, trials } = pointsIn(pairing)
    return first === style
      ? [{ opponent: second, share: { points, trials } }]
      : [{ opponent: first, share: { points: trials - points, trials } }]
  })
}

function ranking({ styles }: Subject, pairs: readonly Pairing[]): RankRow[] {
  return styles
    .map((style): RankRow => {
      const met = pointsByOpponent(style, pairs).sort((a, b) => b.share.points - a.share.points)
      const total = pointsOfStyle(style, pairs)
      return { style, bouts: total.trials, ...rateOf(total), best: met[0]!.opponent, worst: met.at(-1)!.opponent }
    })
    .sort((a, b) => b.share - a.share)
}

/** About so many bars. */
const BARS = 24

function lengthSection(unit: string, lengths: Readonly<Counts>): LengthSection {
  const at = (share: number) => quantile(lengths, share)
  const total = Object.values(lengths).reduce((sum, count) => sum + count, 0)
  // The last bar holds the long tail, which would make all others thin.
  const [least, most] = [at(0), at(0.99)]
  const width = Math.max(1, Math.ceil((most - least + 1) / BARS))
  const bars: { from: number; to: number; share: number }[] = []
  for (let from = least; from <= most; from += width) bars.push({ from, to: from + width - 1, share: 0 })
  bars.at(-1)!.to = at(1)
  for (const [length, count] of Object.entries(lengths)) {
    const bar = bars.find(({ from, to }) => Number(length) >= from && Number(length) <= to)!
    bar.share += count / total
  }
  const mean = Object.entries(lengths).reduce((sum, [length, count]) => sum + Number(length) * count, 0) / total
  return { unit, mean, median: at(0.5), p5: at(0.05), p95: at(0.95), bars }
}

/** How gladiators ended in words, and how many were still in. */
function endsOf({ ends: words }: Subject, { matches, seats }: Tally): Counts {
  const ends: Counts = {}
  for (const seat of seats) addCounts(ends, seat.ends)
  const out = Object.values(ends).reduce((sum, count) => sum + count, 0)
  const gladiators = matches * seats.length
  const shares = Object.entries(byFrequency(ends)).map(
    ([end, count]) => [words[end] ?? end, count / gladiators] as const,
  )
  return Object.fromEntries([...shares, [key('Still in at the end'), (gladiators - out) / gladiators]])
}

export function worths({ characteristics }: Subject, { mirrors }: Played): WorthRow[] {
  const rows = characteristics.map(({ id, name }) => ({ id, name, share: mirrors.get(id)! }))
  const significant = holm(rows.map(({ share }) => evenness(share)))
  return rows
    .map(({ id, name, share }, at): WorthRow => {
      return { id, name, bouts: share.trials, ...rateOf(share), isSignificant: significant[at]! }
    })
    .sort((a, b) => b.share - a.share)
}

/** How often chance alone leads two equals as far from half and half. */
function evenness({ points, trials }: Share): number {
  const z = Math.abs(points - trials / 2) / Math.sqrt(trials / 4)
  return erfc(z / Math.SQRT2)
}
