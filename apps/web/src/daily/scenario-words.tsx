/** The scenario of a day, which is fetched with its list. */
import { t } from '@harena/engine'
import { useLoaded } from '../app/use-loaded.ts'
import type { ScenarioOfDay } from './day.ts'
import { scenarioOf } from './match.ts'
import { bookTitle } from './words.ts'

export function ScenarioWords({ fight }: { readonly fight: ScenarioOfDay }) {
  const { title, text, ruleset } = useLoaded(`scenario ${fight.turn}`, () => scenarioOf(fight))
  return (
    <p>
      <b>{t`${title}, a scenario of ${bookTitle(ruleset)}.`}</b> {text}
    </p>
  )
}
