/** §9.3 How the CF of a blow came about, for those who listen: what was allocated, and what has become of it since. */
import { key, type SumStep } from '@harena/engine'
import { distanceTo } from '../06-movement/facing.ts'
import { halvings } from '../19-advanced/weapons.ts'
import { handHolding, type State } from '../match/state.ts'
import { type Reason, step } from '../match/sums.ts'
import type { Blow } from './attack.ts'
import type { PlannedAttack } from './attack-order.ts'
import { allocatedTo, defendsHalf, isUndefended, onTop } from './blow.ts'

/** §9.3.2, §9.4.5 From the CF that an attack was given to those it strikes with; one step where they are the same. */
export function attackFrom(state: State, attack: PlannedAttack, { attackCF }: Blow): SumStep[] {
  const steps: SumStep[] = []
  const allocated = allocatedCF(state, attack)
  step(steps, 'CF allocated', allocated, '§9.3.2')
  step(steps, 'lost before the blow', attack.cf - allocated, '§9.4.5')
  let left = attack.cf
  for (const { what, rule } of reasonsToHalve(state, attack)) {
    step(steps, what, (left >> 1) - left, rule)
    left >>= 1
  }
  step(steps, 'skill in grappling', attackCF - left, '§31')
  return steps
}

/** What the attack after a Feint has was not allocated (§23.2). */
function allocatedCF(state: State, { seat, index, special, cf }: PlannedAttack): number {
  const allocation = state.fight?.allocations[seat]
  const row = allocation?.attacks[index]
  if (row?.special !== special) return cf
  return index === allocation?.top ? row.cf + onTop(state, seat, row) : row.cf
}

/**
 * An attack was halved when it was planned. Where somebody has fallen since, or has lost his weapon to a blow at the same
 * time, the reasons are no longer there to see.
 */
function reasonsToHalve(state: State, attack: PlannedAttack): Reason[] {
  const { seat, target, area, means, halvings: times, hand, weapon } = attack
  if (times === 0) return []
  const who = state.gladiators[seat]!
  const foe = state.gladiators[target]!
  const reasons: Reason[] = []
  const isArmed = weapon === null || who.hands[hand]?.kind === weapon
  if (isArmed) halvings(state, who, foe, area, means, distanceTo(who, foe), reasons)
  if (reasons.length === times) return reasons
  return Array.from({ length: times }, () => ({ what: key('at half'), rule: '§9.3.2' }))
}

/** What was allocated to the area and how it came to count less; nothing where it did not. */
export function defenceFromOf(state: State, attack: PlannedAttack, { defenceCF, fixed }: Blow): SumStep[] {
  const allocated = allocatedTo(state, attack)
  const steps: SumStep[] = []
  if (fixed >= 0 || allocated === defenceCF) return steps
  step(steps, 'CF allocated', allocated, '§9.3')
  const why = weakerBy(state, attack, allocated >> 1, defenceCF)
  return why ? [...steps, { ...why, value: defenceCF - allocated }] : []
}

/** A blow that falls together with others was judged before they fell: then what they did is no reason. */
function weakerBy(state: State, attack: PlannedAttack, half: number, defenceCF: number): Reason | null {
  const target = state.gladiators[attack.target]!
  if (defenceCF === 0 && isUndefended(state, attack)) {
    return target.isUnconscious
      ? { what: key('senseless'), rule: '§16.4.1' }
      : { what: key('from behind'), rule: '§26.4' }
  }
  if (defenceCF === half && defendsHalf(target)) {
    const isBow = handHolding(target, 'bow') >= 0
    return isBow ? { what: key('a bow in hand'), rule: '§21.3.2' } : { what: key('lying on the ground'), rule: '§16.3' }
  }
  return state.gladiators[attack.seat]!.campaign === null
    ? null
    : { what: key('an attack was given up for this one'), rule: '§31' }
}
