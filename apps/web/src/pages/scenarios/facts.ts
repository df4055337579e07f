/** How hard and how long a scenario is: from what came of it when standard opponents played it. */
import { type Scenario, t } from '@harena/engine'
import { measured, usualDecisions } from '@harena/games/scenarios'
import { listingOf } from '../../games/index.ts'
import { type Gate, minutesWords } from '../../games/listing.ts'

export interface ScenarioFacts {
  readonly difficulty: Gate['difficulty']
  /** How long it takes, as people say it. */
  readonly length: string
  /** How hard it is, and for whom. */
  readonly words: string
}

/** By difficulty, from 1 on. */
export const HARDNESS = ['', t('easy'), t('even'), t('hard')] as const

/** Of a hundred matches, a draw being half of one: from here on it is easy, below that hard. */
const EASY = 62
const HARD = 38

/** Null for those that nobody has weighed, such as one's own. */
export function factsOf(scenario: Scenario): ScenarioFacts | null {
  const { id, sides } = scenario
  const minutes = minutesOf(scenario)
  if (!minutes) return null
  const { side, won, drawn } = measured[id]!
  const share = won + drawn / 2
  return {
    difficulty: share >= EASY ? 1 : share >= HARD ? 2 : 3,
    length: lengthWords(minutes),
    words:
      drawn >= 5
        ? t`With a standard opponent in your place ${won} of 100 matches go to your side (${sides[side]!}), ${drawn} are drawn.`
        : t`With a standard opponent in your place ${won} of 100 matches go to your side (${sides[side]!}).`,
  }
}

/** As long as a bout of its game takes, by the decisions that there are in it. */
export function minutesOf({ id, ruleset }: Scenario): Gate['minutes'] | null {
  const gate = listingOf(ruleset)?.gate
  const usual = usualDecisions[ruleset]
  if (!Object.hasOwn(measured, id) || !gate || !usual) return null
  const times = measured[id]!.decisions / usual
  return [rounded(gate.minutes[0] * times), rounded(gate.minutes[1] * times)]
}

/** Longer than this, in minutes, nobody counts. */
const LONG = 120

function lengthWords(minutes: Gate['minutes']): string {
  return minutes[0] >= LONG ? t('two hours or more') : t`about ${minutesWords(minutes)} minutes`
}

/** Long ones in steps of five. */
function rounded(minutes: number): number {
  return minutes > 12 ? Math.round(minutes / 5) * 5 : Math.max(1, Math.round(minutes))
}
