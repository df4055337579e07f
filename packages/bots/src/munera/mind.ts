/** What the master of Munera thinks about: every action. */

import type { Seat } from '@harena/engine'
import { type Answer, END, type Munera, munera, type Question, type State } from '@harena/munera'
import type { Mind } from '../master/mind.ts'
import { Network, type Weights } from '../master/network.ts'
import weights from '../weights/munera.json' with { type: 'json' }
import { FEATURES_VERSION, featuresOf } from './features.ts'
import { muneraOpponent } from './opponent.ts'
import { tagsOf } from './tags.ts'

export const mind: Mind<Munera> = mindWith(weights)

export function mindWith(learned: Pick<Weights, 'layers'>): Mind<Munera> {
  const veteran = muneraOpponent('veteran')
  return {
    ruleset: munera,
    habit: veteran,
    policy: veteran,
    network: new Network(learned),
    features: featuresOf,
    featuresVersion: FEATURES_VERSION,
    tagsOf,
    candidates: (state, question) => candidatesOf(state, question),
    isTelling: ({ phase }) => phase === 'turn',
    turns: { isChoosing, actions: actionsOf, end: END, keyOf, ways: 72 },
  }
}

function candidatesOf(state: State, question: Question): readonly Answer[] | null {
  return question.kind === 'act' ? (munera.legal(state, question) as Answer[]) : null
}

function isChoosing({ phase, order, turn }: State, seat: Seat): boolean {
  return phase === 'acting' && order[turn] === seat
}

function actionsOf(state: State, seat: Seat): readonly Answer[] {
  return munera.legal(state, { kind: 'act', seat, rule: '§2.3' }) as Answer[]
}

function keyOf({ phase, turn, round, fighters, ground }: State): string {
  let key = `${phase},${turn},${round},${ground.length}`
  for (const one of fighters) {
    key += `;${one.cell},${one.facing},${one.ap},${one.wounds},${one.offBalance},${one.out},${one.entangled}`
    key += `,${one.shieldLost},${one.weaponLost},${one.missilesLeft},${one.used},${one.usedFists},${one.triedToCutFree}`
  }
  return key
}
