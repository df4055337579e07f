/** What a fight of the Colosseum is asked for: wounds, stun, things dropped and men lost, of each man. */
import { ahead, areaNames, areas, type Colosseum, colosseum, type Gladiator, type State } from '@harena/colosseum'
import { type Rule, type Seat, Table } from '@harena/engine'
import { type Counter, type CountersQuestion, type ForeseenCounters, foreseeEach } from './foresee-each.ts'
import type { From } from './standing.ts'

/** §13.2.1, §13.2.2, §25.1.1 Where things and blood come to lie. */
export const PLACES: readonly Rule[] = ['§13.2.1', '§13.2.2', '§25.1.1']

/** Of a man who is still in the match. */
const counted: Readonly<Record<string, (who: Gladiator) => number>> = {
  ...Object.fromEntries(areas.map((area) => [`${areaNames[area]} wounds`, (who: Gladiator) => who.wounds[area - 1]!])),
  stun: ({ stun }) => stun,
  'CF lost': ({ cfLoss, visionLoss }) => cfLoss.reduce((sum, loss) => sum + loss, visionLoss),
  'hands empty': ({ hands }) => hands.filter((item) => item === null).length,
  'shield boxes': ({ hands }) => Math.max(hands[0]?.boxes ?? 0, hands[1]?.boxes ?? 0),
  unconscious: ({ isUnconscious }) => Number(isUnconscious),
  prone: ({ posture }) => Number(posture === 'prone'),
  'mortally wounded': ({ isMortal }) => Number(isMortal),
}

/** The counters of one man: `0 killed`, `0 head wounds`, ... by his seat. */
function countersOf(seat: Seat): Counter<Colosseum>[] {
  const of = (state: State) => state.gladiators[seat]!
  return [
    { name: `${seat} killed`, count: (state) => Number(of(state).out === 'killed') },
    ...Object.entries(counted).map(([name, count]) => ({
      name: `${seat} ${name}`,
      count: (state: State) => (of(state).out === null ? count(of(state)) : null),
    })),
  ]
}

export function fightCounters({ gladiators }: State): Counter<Colosseum>[] {
  return gladiators.flatMap(({ seat }) => countersOf(seat))
}

/** §5.2 Whether the next step begins another phase. */
export function isPhaseOver({ step }: State): boolean {
  return step === 'beginning'
}

/** A phase of the Colosseum with its fight, as `fightCounters` count it. */
export function foreseeFight(
  from: From<Colosseum>,
  question: Omit<CountersQuestion<Colosseum>, 'counters' | 'until' | 'ahead'>,
): ForeseenCounters {
  const { state } = from instanceof Table ? from.stepSoFar : from
  const counters = fightCounters(state)
  return foreseeEach(colosseum, from, { blind: PLACES, ...question, counters, until: isPhaseOver, ahead })
}
