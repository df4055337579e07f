/** The scenario of a day, which is fetched with its list and its game. */
import { useLoaded } from '../app/use-loaded.ts'
import { MiniMap } from '../pages/scenarios/mini-map.tsx'
import { readied } from '../pages/scenarios/play.ts'
import type { ScenarioOfDay } from './day.ts'
import { scenarioOf } from './match.ts'
import { briefOf } from './scenario-brief.ts'
import '../pages/scenarios/scenarios.css'

export function ScenarioWords({ fight }: { readonly fight: ScenarioOfDay }) {
  const { scenario, brief } = useLoaded(`scenario ${fight.turn}`, () => loaded(fight))
  return (
    <div className="daily-scenario">
      <MiniMap scenario={scenario} />
      <div>
        <p>
          <b>{scenario.title}</b>
        </p>
        <dl className="daily-brief">
          {brief.map(([about, words]) => (
            <div key={about}>
              <dt>{about}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

async function loaded(fight: ScenarioOfDay) {
  const scenario = await scenarioOf(fight)
  const { gameOf } = await import('@harena/games')
  const edition = scenario.preset === undefined ? null : gameOf(scenario.ruleset).presets[scenario.preset]!.note
  return { scenario, brief: briefOf(await readied(scenario), edition) }
}
