/** Which rulesets have balance reports. */
import type { Adapter } from './adapter.ts'
import { colosseumBalance } from './colosseum.ts'
import { heroesBalance } from './heroes.ts'
import { muneraBalance } from './munera.ts'
import { outlandBalance } from './outland.ts'

export const balanced: readonly Adapter[] = [muneraBalance, outlandBalance, heroesBalance, colosseumBalance]

/** Throws a RangeError that names those there are. */
export function adapterOf(ruleset: string): Adapter {
  const adapter = balanced.find((one) => one.ruleset === ruleset)
  if (adapter) return adapter
  const known = balanced.map((one) => one.ruleset).join(', ')
  const why = ruleset === 'heroes-career' ? 'a career is no bout of two styles' : `unknown ruleset "${ruleset}"`
  throw new RangeError(`${why}; balance reports exist for ${known}`)
}
