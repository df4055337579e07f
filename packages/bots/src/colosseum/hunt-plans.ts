/** §28.7.3 An exchange with a beast: its attacks are a matter of dice, so there is nothing to guess. */
import type { Area, Gladiator } from '@harena/colosseum'
import { gainOf, type Plan, type Side } from './plans.ts'

/** A beast that nobody plays (§28.4). */
export function isWild({ beast }: Gladiator): boolean {
  return beast !== null && !beast.isPlayed
}

/** One of the ways in which it may attack, and how likely it is. */
export interface ChancePlan {
  readonly plan: Plan
  readonly chance: number
}

const noDefence = [0, 0, 0, 0, 0]

/** One to three attacks with equal CF, on areas by chance. */
export function beastPlans(side: Side, areas: readonly Area[]): ChancePlan[] {
  if (!side.canAttack) return [{ plan: planOf(side, [], 0), chance: 1 }]
  return [1, 2, 3].flatMap((count) => {
    const sets = subsets(areas, Math.min(count, areas.length))
    const cf = Math.min(side.limit, Math.floor(side.pool / count))
    return sets.map((targets) => ({ plan: planOf(side, cf > 0 ? targets : [], cf), chance: 1 / 3 / sets.length }))
  })
}

function planOf({ sequence, values, bonus }: Side, targets: readonly Area[], cf: number): Plan {
  return {
    targets,
    special: null,
    cf,
    force: targets.map(() => cf),
    rounds: sequence[targets.length]!,
    values: targets.map((area) => values[area - 1]!),
    bonus,
    defence: noDefence,
    guarded: 0,
  }
}

function subsets(areas: readonly Area[], count: number): Area[][] {
  if (count === 0) return [[]]
  return areas.flatMap((area, at) => subsets(areas.slice(at + 1), count - 1).map((rest) => [area, ...rest]))
}

/** The plan of his own that gains most on average. */
export function bestAgainstBeast(myPlans: readonly Plan[], itsPlans: readonly ChancePlan[]): Plan {
  let best = myPlans[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const one of myPlans) {
    let gain = 0
    for (const { plan, chance } of itsPlans) gain += chance * gainOf(one, plan)
    if (gain <= most) continue
    most = gain
    best = one
  }
  return best
}
