/** What a fight is asked for: wounds, stun, things dropped and men lost, of each man. */
import type { Counter, Rule, Seat } from '@harena/engine'
import type { Colosseum } from './match/game.ts'
import { cfNow, type Gladiator, type State } from './match/state.ts'
import { ahead } from './odds/ahead.ts'
import { areaNames, areas } from './tables/armour.ts'

/** §13.2.1, §13.2.2, §25.1.1 Where things and blood come to lie: counters do not tell. */
const blind: readonly Rule[] = ['§13.2.1', '§13.2.2', '§25.1.1']

/** Of a man who is still in the match. */
const counted: Readonly<Record<string, (who: Gladiator) => number>> = {
  ...Object.fromEntries(areas.map((area) => [`${areaNames[area]} wounds`, (who: Gladiator) => who.wounds[area - 1]!])),
  stun: ({ stun }) => stun,
  'CF lost': (who) => who.CF - who.enduranceLoss - cfNow(who),
  'hands empty': ({ hands }) => Number(hands[0] === null) + Number(hands[1] === null),
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

/** A phase (§5.2) with its fight. */
export const counters = {
  of: ({ gladiators }: State): Counter<Colosseum>[] => gladiators.flatMap(({ seat }) => countersOf(seat)),
  blind,
  until: ({ step }: State) => step === 'beginning',
  ahead,
}
