/** What kind of fight a scenario is. */
import type { Scenario } from '@harena/engine'
import { beastsIn, menIn } from './mini-map.tsx'

export function kindOf(scenario: Scenario): 'duel' | 'ring' | 'melee' | 'hunt' {
  if (beastsIn(scenario).length > 0) return 'hunt'
  if (menIn(scenario) > scenario.sides.length) return 'melee'
  return scenario.sides.length > 2 ? 'ring' : 'duel'
}
