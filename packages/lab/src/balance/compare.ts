/** What a patch moved, by how much, and whether that is more than chance. */
import { key, rangesOf } from '@harena/engine'
import type { Patch } from '../patch.ts'
import type { Move, PatchSection } from './report.ts'
import { deathsIn, hasFirstMove, type Pairing, pointsIn, type Subject, together } from './runs.ts'
import { cellOf, type Played, pointsOfFirst, pointsOfStyle, talliesOf } from './sections.ts'
import { type Change, changeOfMeans, changeOfShares, marked, meanOf, type Share } from './significance.ts'
import { fingerprint } from './switches.ts'
import { titleOf } from './words.ts'

export function patchSection(subject: Subject, patch: Patch, base: Played, patched: Played): PatchSection {
  const places = rangesOf(subject.game.ruleset.tables)
  return {
    title: patch.title ?? key('The patch'),
    options: patch.options ?? {},
    tables: Object.entries(patch.tables ?? {}).map(([path, to]) => {
      return { path, from: places.get(path)!.place.value, to }
    }),
    isIdentical: fingerprint(base.pairs) === fingerprint(patched.pairs),
    matrix: patched.pairs.map(cellOf),
    moves: marked(movesOf(subject, base, patched)).sort((a, b) => order(a) - order(b)),
  }
}

/** By kind, and in each kind the largest first. */
function order({ kind, change }: Move): number {
  return KINDS.indexOf(kind) * 1e6 - Math.abs(change)
}

const KINDS: readonly Move['kind'][] = ['style', 'pairing', 'length', 'deaths', 'undecided', 'firstMove', 'worth']

function movesOf(subject: Subject, base: Played, patched: Played): Move[] {
  const [old, now] = [together(talliesOf(base.pairs)), together(talliesOf(patched.pairs))]
  const move = (kind: Move['kind'], what: string, change: Change): Move => ({ kind, what, ...change })
  const shares = (kind: Move['kind'], what: string, before: Share, after: Share) =>
    move(kind, what, changeOfShares(before, after))
  return [
    ...subject.styles.map((style) =>
      shares('style', titleOf(subject, style), pointsOfStyle(style, base.pairs), pointsOfStyle(style, patched.pairs)),
    ),
    ...base.pairs.flatMap((pair, at) =>
      pair.first === pair.second ? [] : [pairMove(subject, pair, patched.pairs[at]!)],
    ),
    move('length', key('Length of a bout'), changeOfMeans(meanOf(old.lengths), meanOf(now.lengths))),
    shares('deaths', key('Gladiators who die'), deathsIn(subject, old), deathsIn(subject, now)),
    shares(
      'undecided',
      key('Bouts that nobody wins'),
      { points: old.undecided, trials: old.matches },
      { points: now.undecided, trials: now.matches },
    ),
    ...(hasFirstMove(subject)
      ? [shares('firstMove', key('Wins of the one who moves first'), pointsOfFirst(old), pointsOfFirst(now))]
      : []),
    ...subject.characteristics.map(({ id, name }) =>
      shares('worth', name, base.mirrors.get(id)!, patched.mirrors.get(id)!),
    ),
  ]
}

function pairMove(subject: Subject, before: Pairing, after: Pairing): Move {
  const what = `${titleOf(subject, before.first)} against ${titleOf(subject, before.second)}`
  const change = changeOfShares(pointsIn(before), pointsIn(after))
  // With the same dice not one of its bouts came out otherwise: there is nothing to estimate.
  const isSame = fingerprint([before]) === fingerprint([after])
  return { kind: 'pairing', what, ...change, ...(isSame && { low: 0, high: 0 }) }
}
