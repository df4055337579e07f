/** Plays the runs of a balance report and puts it together. */
import { gameOf } from '../catalogue.ts'
import type { Plan } from '../simulate.ts'
import type { Tally } from '../statistics.ts'
import type { Adapter } from './adapter.ts'
import { adapterOf } from './adapters.ts'
import { patchSection } from './compare.ts'
import { boutsIn, distinct, keyOf, playPlans, type Tallies, type Work } from './plays.ts'
import { BALANCE_FORMAT, type BalanceReport, rounded } from './report.ts'
import { mirrorPlans, type Pairing, pairings, planOf, pointsOf, type Settings, type Variation } from './runs.ts'
import { overview, type Played, worths } from './sections.ts'
import { sumOf } from './significance.ts'
import { switchRuns, switchSection } from './switches.ts'
import { nameOf } from './words.ts'

/** Throws a RangeError if there is no such report, or no such style. */
function adapterFor(ruleset: string, { only }: Settings): Adapter {
  const adapter = adapterOf(ruleset)
  if (!only) return adapter
  const unknown = only.find((style) => !adapter.styles.includes(style))
  if (unknown !== undefined || only.length === 0) {
    throw new RangeError(`"${unknown ?? 'none'}" is no style; known are ${adapter.styles.join(', ')}`)
  }
  return { ...adapter, styles: adapter.styles.filter((style) => only.includes(style)), characteristics: [] }
}

/** The plans of a report, for those who want to know how much work it is. */
export function balancePlans(ruleset: string, settings: Settings): Plan[] {
  const adapter = adapterFor(ruleset, settings)
  const { patch } = settings
  const more = patch ? basicPlans(adapter, settings, { patch }) : switchRuns(adapter, settings).plans
  return distinct([...basicPlans(adapter, settings, {}), ...more])
}

/**
 * With a patch: the plain rules and the patched ones side by side, on the same seeds. Without: the plain rules, and what
 * each switch would change. Throws a RangeError if there is no such report.
 */
export async function balance(ruleset: string, settings: Settings, work: Work): Promise<BalanceReport> {
  const adapter = adapterFor(ruleset, settings)
  const { patch } = settings
  const plans = balancePlans(ruleset, settings)
  const tallies = await playPlans(plans, work)
  const base = playedOf(adapter, settings, {}, tallies)
  return rounded<BalanceReport>({
    ...heading(adapter, settings, boutsIn(plans)),
    ...overview(adapter, base),
    ...(patch ? {} : { switches: switchSection(adapter, settings, tallies) }),
    worths: { note: adapter.mirrorNote, rows: worths(adapter, base) },
    ...(patch ? { patch: patchSection(adapter, patch, base, playedOf(adapter, settings, { patch }, tallies)) } : {}),
  })
}

/** The plans of the matrix and of the mirror matches. */
function basicPlans(adapter: Adapter, settings: Settings, more: Variation): Plan[] {
  const { styles, characteristics } = adapter
  return [
    ...pairings(styles).map((bout) => planOf(adapter, settings, bout, more)),
    ...characteristics.flatMap(({ id }) => mirrorPlans(adapter, settings, id, more)),
  ]
}

function playedOf(adapter: Adapter, settings: Settings, more: Variation, tallies: Tallies): Played {
  const tallyOf = (plan: Plan) => tallies.get(keyOf(plan))!
  const { styles } = adapter
  const pairs = styles.flatMap((first, at) =>
    styles.slice(at).map((second): Pairing => {
      const asFirst = tallyOf(planOf(adapter, settings, { first, second }, more))
      const asSecond = tallyOf(planOf(adapter, settings, { first: second, second: first }, more))
      return { first, second, asFirst, asSecond }
    }),
  )
  const mirrors = new Map(
    adapter.characteristics.map(({ id }) => {
      const [one, two] = mirrorPlans(adapter, settings, id, more).map(tallyOf) as [Tally, Tally]
      return [id, sumOf([pointsOf(one, 0), pointsOf(two, 1)])]
    }),
  )
  return { pairs, mirrors }
}

function heading(adapter: Adapter, { opponent, seed, bouts }: Settings, total: number) {
  const { ruleset } = gameOf(adapter.ruleset)
  return {
    format: BALANCE_FORMAT as typeof BALANCE_FORMAT,
    ruleset: ruleset.id,
    title: ruleset.title,
    version: ruleset.version,
    opponent,
    seed,
    bouts,
    total,
    notes: adapter.notes,
    styles: adapter.styles.map((id) => ({ id, name: nameOf(id) })),
  }
}
