/** Plays the runs of a balance report and puts it together. */

import type { GameEntry } from '@harena/engine'
import { t } from '@harena/engine'
import { patchedOptions } from '../patch.ts'
import type { Plan } from '../simulate.ts'
import type { Tally } from '../statistics.ts'
import { patchSection } from './compare.ts'
import { boutsIn, distinct, keyOf, playPlans, type Tallies, type Work } from './plays.ts'
import { BALANCE_FORMAT, type BalanceReport, type Cell, type FoeSection, rounded, withDigest } from './report.ts'
import {
  foePlan,
  mirrorPlans,
  type Pairing,
  pairings,
  planOf,
  pointsOf,
  type Settings,
  type Subject,
  type Variation,
} from './runs.ts'
import { overview, type Played, worths } from './sections.ts'
import { rateOf, sumOf } from './significance.ts'
import { switchRuns, switchSection } from './switches.ts'
import { titleOf } from './words.ts'

/** Throws a RangeError if the game has no such report, or no such style. */
function subjectOf(game: GameEntry, { only }: Settings): Subject {
  if (!game.balance)
    throw new RangeError(t`${t(game.ruleset.title)} has no two styles to compare: there is no such report`)
  const subject = { ...game.balance, game }
  if (!only) return subject
  const { styles } = subject
  const unknown = only.find((style) => !styles.includes(style))
  if (unknown !== undefined || only.length === 0) {
    throw new RangeError(t`"${unknown ?? 'none'}" is no style; known are ${styles.join(', ')}`)
  }
  return { ...subject, styles: styles.filter((style) => only.includes(style)), characteristics: [] }
}

/** The plans of a report, for those who want to know how much work it is. */
export function balancePlans(game: GameEntry, settings: Settings): Plan[] {
  const subject = subjectOf(game, settings)
  const { patch } = settings
  const more = patch ? basicPlans(subject, settings, patchedOptions(patch)) : switchRuns(subject, settings).plans
  const foes = foePairs(subject, settings).map(([style, foe]) => foePlan(subject, settings, style, foe))
  return distinct([...basicPlans(subject, settings, {}), ...more, ...foes])
}

/**
 * With a patch: the plain rules and the patched ones side by side, on the same seeds. Without: the plain rules, and what
 * each switch would change. Throws a RangeError if there is no such report.
 */
export async function balance(game: GameEntry, settings: Settings, work: Work): Promise<BalanceReport> {
  const subject = subjectOf(game, settings)
  const { patch } = settings
  const plans = balancePlans(game, settings)
  const tallies = await playPlans(plans, work)
  const base = playedOf(subject, settings, {}, tallies)
  const report = rounded<Omit<BalanceReport, 'digest'>>({
    ...heading(subject, settings, boutsIn(plans)),
    ...overview(subject, base),
    ...(patch ? {} : { switches: switchSection(subject, settings, tallies) }),
    ...foeSection(subject, settings, tallies),
    worths: { note: subject.mirrorNote, rows: worths(subject, base) },
    ...(patch && {
      patch: patchSection(subject, patch, base, playedOf(subject, settings, patchedOptions(patch), tallies)),
    }),
  })
  return withDigest(report)
}

/** The plans of the matrix and of the mirror matches. */
function basicPlans(subject: Subject, settings: Settings, more: Variation): Plan[] {
  const { styles, characteristics } = subject
  return [
    ...pairings(styles).map((bout) => planOf(subject, settings, bout, more)),
    ...characteristics.flatMap(({ id }) => mirrorPlans(subject, settings, id, more)),
  ]
}

function playedOf(subject: Subject, settings: Settings, more: Variation, tallies: Tallies): Played {
  const tallyOf = (plan: Plan) => tallies.get(keyOf(plan))!
  const { styles } = subject
  const pairs = styles.flatMap((first, at) =>
    styles.slice(at).map((second): Pairing => {
      const asFirst = tallyOf(planOf(subject, settings, { first, second }, more))
      const asSecond = tallyOf(planOf(subject, settings, { first: second, second: first }, more))
      return { first, second, asFirst, asSecond }
    }),
  )
  const mirrors = new Map(
    subject.characteristics.map(({ id }) => {
      const [one, two] = mirrorPlans(subject, settings, id, more).map(tallyOf) as [Tally, Tally]
      return [id, sumOf([pointsOf(one, 0), pointsOf(two, 1)])]
    }),
  )
  return { pairs, mirrors }
}

/** Who meets whom among the foes whom nobody plays: only in a whole report. */
function foePairs({ foes }: Subject, { only, patch }: Settings): (readonly [style: string, foe: string])[] {
  if (!foes || only || patch) return []
  return foes.styles.flatMap((style) => foes.types.map((foe) => [style, foe] as const))
}

function foeSection(subject: Subject, settings: Settings, tallies: Tallies): { foes?: FoeSection } {
  const cells = foePairs(subject, settings).map(([first, second]): Cell => {
    const tally = tallies.get(keyOf(foePlan(subject, settings, first, second)))!
    return { first, second, bouts: tally.matches, undecided: tally.undecided, ...rateOf(pointsOf(tally, 0)) }
  })
  if (cells.length === 0) return {}
  const { title, note } = subject.foes!
  return { foes: { title, note, cells } }
}

function heading(subject: Subject, { opponent, seed, bouts }: Settings, total: number) {
  const { ruleset } = subject.game
  return {
    format: BALANCE_FORMAT as typeof BALANCE_FORMAT,
    ruleset: ruleset.id,
    title: ruleset.title,
    version: ruleset.version,
    opponent,
    seed,
    bouts,
    total,
    notes: subject.notes,
    styles: subject.styles.map((id) => ({ id, name: titleOf(subject, id) })),
  }
}
