/** What two men bring along as they stand, and where the other is. */
import { board, editionOf, type Gladiator, impactModifier, type State } from '@harena/colosseum'
import { OUTSIDE } from '@harena/engine'
import { hurryOf } from '../lib/goals.ts'
import { field } from './approach-paths.ts'
import { cfOf, hasWeapon, reachOf } from './arms.ts'
import type { Pairing } from './positions.ts'

/** Moving phases against the phases left of the turn (§7.1, §17.3). */
export function effortOf(state: State, who: Gladiator): number {
  const left = who.turnRate - who.movesUsed
  return left <= 0 ? 2 : left > 8 - state.phase ? 0 : 1
}

/** `least` is the edge that he always gives himself: by default it rises from turn to turn. */
export function pairingOf(state: State, me: Gladiator, foe: Gladiator, least = leastEdge(state)): Pairing {
  const edge = Math.round((fitness(me) - fitness(foe)) / 4)
  const hurry = hurryOf(state.options, me.team)
  return {
    myReach: reachOf(state, me),
    hisReach: foe.isUnconscious || foe.snare ? 0 : reachOf(state, foe),
    edge: hurry < 0 ? -2 : Math.max(hurry > 0 ? 1 : least, Math.min(2, edge)),
    impact: Math.max(-2, Math.min(2, Math.round((impactOf(state, me) - impactOf(state, foe)) / 3))),
    myEffort: effortOf(state, me),
    hisEffort: effortOf(state, foe),
    iKneel: me.posture === 'kneeling',
    heKneels: foe.posture === 'kneeling',
  }
}

/** §17.2 Every turn tires both: whoever waits for long is too weak to win. */
function leastEdge({ turn }: State): number {
  return turn < 2 ? -2 : turn === 2 ? 0 : 1
}

/** How fit he is for a fight right now. */
function fitness(who: Gladiator): number {
  return cfOf(who) - who.stun - (hasWeapon(who) ? 0 : 6) - (who.mustStumble ? 3 : 0) - (who.posture === 'prone' ? 6 : 0)
}

/** §8.4 What he brings into a collision, standing where he is. */
function impactOf(state: State, who: Gladiator): number {
  const standing = {
    who,
    from: OUTSIDE,
    facing: who.facing,
    forward: 0,
    sidestepped: 0,
    backward: 0,
    turns: [],
    stood: false,
  }
  return impactModifier(editionOf(state.options), standing) - (who.mustStumble ? 2 : 0)
}

/** Where the other stands in a field whose middle is he. */
export function placeOf(me: Gladiator, foe: Gladiator): number {
  const [from, to] = [board.hex(me.cell), board.hex(foe.cell)]
  return field.placeOf(to.q - from.q, to.r - from.r, foe.facing, me.facing)
}

/** Below 2^31, and so found several times as fast as a larger number. */
export function keyOf(place: number, pairing: Pairing): number {
  let key = (place * 16 + pairing.myReach) * 16 + pairing.hisReach
  key = (key * 5 + pairing.edge + 2) * 5 + pairing.impact + 2
  key = (key * 3 + pairing.myEffort) * 3 + pairing.hisEffort
  return key * 4 + (pairing.iKneel ? 2 : 0) + (pairing.heKneels ? 1 : 0)
}
