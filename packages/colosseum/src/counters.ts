/** What a fight is asked for: wounds, stun, things dropped and men lost, of each man. */

import type { Counters, Rule } from '@harena/engine'
import { t } from '@harena/engine'
import type { Colosseum } from './match/game.ts'
import { cfNow, type Gladiator, type State } from './match/state.ts'
import { ahead } from './odds/ahead.ts'
import { areaNames, areas } from './tables/armour.ts'

/** §13.2.1, §13.2.2, §25.1.1 Where things and blood come to lie: counters do not tell. */
const blind: readonly Rule[] = ['§13.2.1', '§13.2.2', '§25.1.1']

/** What is counted of each man: the last ones as long as he is in the match. */
const names = [
  t('killed'),
  ...areas.map((area) => t`${areaNames[area]} wounds`),
  t('stun'),
  t('CF lost'),
  t('hands empty'),
  t('shield boxes'),
  t('unconscious'),
  t('prone'),
  t('mortally wounded'),
]

function addCounts(counts: (number | null)[], who: Gladiator): void {
  counts.push(Number(who.out === 'killed'))
  if (who.out !== null) {
    for (let at = 1; at < names.length; at++) counts.push(null)
    return
  }
  const [right, left] = who.hands
  for (const wounds of who.wounds) counts.push(wounds)
  counts.push(
    who.stun,
    who.CF - who.enduranceLoss - cfNow(who),
    Number(right === null) + Number(left === null),
    Math.max(right?.boxes ?? 0, left?.boxes ?? 0),
    Number(who.isUnconscious),
    Number(who.posture === 'prone'),
    Number(who.isMortal),
  )
}

/** The counters of all men: `0 killed`, `0 head wounds`, ... by their seats. */
function countersOf({ gladiators }: State): Counters<Colosseum> {
  return {
    names: gladiators.flatMap(({ seat }) => names.map((name) => `${seat} ${name}`)),
    count: (state) => {
      const counts: (number | null)[] = []
      for (const who of state.gladiators) addCounts(counts, who)
      return counts
    },
  }
}

/** A phase (§5.2) with its fight. */
export const counters = {
  of: countersOf,
  blind,
  until: ({ step }: State) => step === 'beginning',
  ahead,
}
