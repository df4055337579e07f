/** From a day to its match. The game is fetched when somebody plays. */
import { PERSON, type Scenario, seeded } from '@harena/engine'
import { allTexts } from '../app/language.ts'
import { listingOf } from '../games/index.ts'
import type { NewMatch } from '../games/new-match.ts'
import { sitterOf } from '../games/sitter-choices.ts'
import type { FightOfDay, ScenarioOfDay } from './day.ts'

/** Minutes that one has on any day. */
const MOST_MINUTES = 30

/** Those in which one leads one man take turns; a battle is no matter of minutes, nor is what takes many turns. */
export async function scenarioOf({ turn }: ScenarioOfDay): Promise<Scenario> {
  const [{ scenarios }, { minutesOf }] = await Promise.all([
    import('@harena/games/scenarios'),
    import('../pages/scenarios/facts.ts'),
  ])
  const isShort = (scenario: Scenario) =>
    scenario.deciders.filter((one) => one === PERSON).length === 1 && minutesOf(scenario)![1] <= MOST_MINUTES
  const alone = scenarios.filter(isShort)
  return alone[turn % alone.length]!
}

export async function matchOfDay(fight: FightOfDay): Promise<NewMatch> {
  await allTexts()
  const dice = seeded(fight.seed)
  if (fight.kind === 'scenario') {
    const { matchOf } = await import('../pages/scenarios/play.ts')
    return { ...(await matchOf(await scenarioOf(fight))), dice, isQuick: true }
  }
  const { ruleset, men, opponent } = fight
  const { duel } = await listingOf(ruleset)!.setup!()
  const [own, other] = men.map(({ types }) => types[ruleset]!) as [string, string]
  return { ...duel([own, other]), dice, sitters: [sitterOf('you'), sitterOf(opponent)], isQuick: true }
}
