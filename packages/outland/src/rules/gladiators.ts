/** §1 The gladiators: their characteristics, given or rolled. */
import type { SumStep } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import type { Fighter, State } from '../match/state.ts'
import type { Equipment } from '../tables/gladiator-types.ts'

/** §1.5 At least this. */
const LEAST_MOVEMENT = 2

/** §1.6 Strength, agility, damage, gladiator by gladiator in seat order; what the set-up gives is not rolled. */
export function rollGladiators(state: State, referee: Ref): void {
  for (const fighter of state.fighters) rollGladiator(state, referee, fighter)
  state.phase = 'initiative'
}

export function rollGladiator(state: State, referee: Ref, fighter: Fighter): void {
  if (fighter.strength === 0) fighter.strength = rollStrength(state, referee, fighter)
  if (fighter.agility === 0) fighter.agility = rollAgility(state, referee, fighter)
  const die = fighter.damage === 0 ? rollDamage(referee, fighter) : 0
  fighter.movement = movementRate(fighter)
  if (referee.listening) {
    const { seat, strength, agility, damage, movement } = fighter
    const steps = die > 0 ? damageSteps(fighter, die) : []
    referee.tell({ kind: 'gladiatorReady', rule: '§1.6', seat, strength, agility, damage, movement, steps })
  }
}

/** §1.1 §1.3 */
function rollStrength(state: State, referee: Ref, fighter: Fighter): number {
  const strength = numbersOf(state).set.strength[referee.roll(1, '§1.1', fighter.seat, 'strength')]!
  if (strength < 3 || !fighter.equipment.net) return strength
  if (state.options.netmanStats === 'reroll') {
    if (referee.listening) tellReroll(referee, fighter, 'strength', strength)
    referee.point(() => `strength of ${fighter.seat} ${JSON.stringify(state)}`)
    return rollStrength(state, referee, fighter)
  }
  if (referee.listening) tellChange(referee, fighter, 'strength', strength, 2)
  return 2
}

/** §1.2 §1.3 */
function rollAgility(state: State, referee: Ref, fighter: Fighter): number {
  const agility = numbersOf(state).set.agility[referee.roll(1, '§1.2', fighter.seat, 'agility')]!
  if (agility > 1 || !fighter.equipment.net) return agility
  if (state.options.netmanStats === 'reroll') {
    if (referee.listening) tellReroll(referee, fighter, 'agility', agility)
    referee.point(() => `agility of ${fighter.seat} ${JSON.stringify(state)}`)
    return rollAgility(state, referee, fighter)
  }
  if (referee.listening) tellChange(referee, fighter, 'agility', agility, 2)
  return 2
}

type Characteristic = 'strength' | 'agility'

function tellReroll(referee: Ref, { seat }: Fighter, what: Characteristic, value: number): void {
  referee.tell({ kind: 'characteristicRerolled', rule: 'R1', seat, what, value })
}

function tellChange(referee: Ref, { seat }: Fighter, what: Characteristic, rolled: number, value: number): void {
  referee.tell({ kind: 'characteristicChanged', rule: '§1.3', seat, what, rolled, value })
}

/** §1.4 */
function rollDamage(referee: Ref, fighter: Fighter): number {
  const die = referee.roll(1, '§1.4', fighter.seat, 'damage')
  fighter.damage = die + fighter.strength + armourPieces(fighter.equipment)
  return die
}

function damageSteps({ strength, equipment }: Fighter, die: number): SumStep[] {
  const rule = '§1.4'
  const steps: SumStep[] = [
    { what: 'die', value: die, rule },
    { what: 'strength', value: strength, rule },
  ]
  const pieces = armourPieces(equipment)
  if (pieces > 0) steps.push({ what: 'armour', value: pieces, rule })
  return steps
}

/** §1.4 A helmet of either kind, torso, legs and arms; not the shield. */
function armourPieces({ helmet, torso, legs, arms }: Equipment): number {
  return (helmet === 'none' ? 0 : 1) + (torso ? 1 : 0) + (legs ? 1 : 0) + (arms ? 1 : 0)
}

/** §1.5 */
function movementRate({ strength, agility, equipment }: Fighter): number {
  const weight = (equipment.arms ? 1 : 0) + (equipment.helmet === 'closed' ? 1 : 0) + (equipment.legs ? 1 : 0)
  return Math.max(LEAST_MOVEMENT, strength + agility - weight)
}
