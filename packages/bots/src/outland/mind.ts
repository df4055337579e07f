/** What the master of Outland's Gladiator thinks about: every action, and what a won exchange lets him choose. */

import type { Seat } from '@harena/engine'
import { type Answer, END, type Outland, outland, type Question, type State } from '@harena/outland'
import type { Mind } from '../master/mind.ts'
import { Network, type Weights } from '../master/network.ts'
import weights from '../weights/outland.json' with { type: 'json' }
import { FEATURES_VERSION, featuresOf } from './features.ts'
import { outlandOpponent } from './opponent.ts'
import { tagsOf } from './tags.ts'

export const mind: Mind<Outland> = mindWith(weights)

export function mindWith(learned: Pick<Weights, 'layers'>): Mind<Outland> {
  const policy = outlandOpponent('veteran')
  return {
    ruleset: outland,
    habit: policy,
    policy,
    network: new Network(learned),
    features: featuresOf,
    featuresVersion: FEATURES_VERSION,
    tagsOf,
    candidates: candidatesOf,
    foeOf,
    isTelling,
    turns: { isChoosing, actions: actionsOf, end: END, keyOf, ways: 64 },
  }
}

/** Plans of a group are too many to list (D.2). */
function candidatesOf(state: State, question: Question): readonly Answer[] | null {
  return question.kind === 'plan' ? null : (outland.legal(state, question) as Answer[])
}

/** Between two activations. */
function isTelling(state: State): boolean {
  if (state.phase === 'initiative' || state.phase === 'plans') return state.turn > 0
  return state.phase === 'activation' && !state.fighters[state.active]!.acted
}

/** In a duel. */
function foeOf({ fighters }: State, seat: Seat): Seat | null {
  return fighters.length === 2 ? 1 - seat : null
}

function isChoosing({ phase, active }: State, seat: Seat): boolean {
  return phase === 'activation' && active === seat
}

function actionsOf(state: State, seat: Seat): readonly Answer[] {
  return outland.legal(state, { kind: 'activate', seat, rule: '§2.3' }) as Answer[]
}

function keyOf({ phase, turn, active, next, fighters, ground, exchange }: State): string {
  let key = `${phase},${turn},${active},${next},${ground.length},${exchange.attacker}`
  for (const one of fighters) {
    key += `;${one.cell},${one.facing},${one.hits},${one.out},${one.prone},${one.lockedInTurn},${one.weapon},${one.shield}`
    key += `,${one.net},${one.gaulRounds},${one.fought},${one.points},${one.steps},${one.freeTurns},${one.stopped},${one.acted}`
  }
  return key
}
