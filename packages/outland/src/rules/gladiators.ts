/** §1 The gladiators: their characteristics, given or rolled. */
import { addStep, key, type Row, type Steps, stepsFor, type Worth } from '@harena/engine'
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
  const steps = stepsFor(referee)
  if (fighter.damage === 0) fighter.damage = rollDamage(referee, fighter, steps)
  fighter.movement = movementRate(fighter)
  const { seat, strength, agility, damage, movement } = fighter
  if (steps) referee.tell({ kind: 'gladiatorReady', rule: '§1.6', seat, strength, agility, damage, movement, steps })
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

const damageRows = {
  die: { what: 'die', rule: '§1.4' },
  strength: { what: 'strength', rule: '§1.4' },
} as const
export const armourOfDamage: Worth = {
  what: 'armour',
  rule: '§1.4',
  value: 1,
  each: key('each piece of armour more'),
}

/** §1.4 */
function rollDamage(referee: Ref, { seat, strength, equipment }: Fighter, steps: Steps): number {
  const pieces = armourPieces(equipment)
  let damage = addStep(steps, damageRows.die, referee.roll(1, '§1.4', seat, 'damage'))
  damage += addStep(steps, damageRows.strength, strength)
  if (pieces > 0) damage += addStep(steps, armourOfDamage, pieces * armourOfDamage.value)
  return damage
}

/** §1.4 A helmet of either kind, torso, legs and arms; not the shield. */
function armourPieces({ helmet, torso, legs, arms }: Equipment): number {
  return (helmet === 'none' ? 0 : 1) + (torso ? 1 : 0) + (legs ? 1 : 0) + (arms ? 1 : 0)
}

const rateRow = (what: string): Row => ({ what, rule: '§1.5' })
const rateRows = {
  strength: rateRow('strength'),
  agility: rateRow('agility'),
  arms: rateRow('arm armour'),
  closedHelmet: rateRow('closed helmet'),
  legs: rateRow('leg armour'),
  least: rateRow(key('never below two')),
} as const

interface Carrier extends Pick<Fighter, 'strength' | 'agility'> {
  readonly equipment: Pick<Equipment, 'arms' | 'legs' | 'helmet'>
}

/** §1.5 Strength and agility less what slows him. */
export function movementRate({ strength, agility, equipment }: Carrier, steps: Steps = null): number {
  let rate = addStep(steps, rateRows.strength, strength) + addStep(steps, rateRows.agility, agility)
  if (equipment.arms) rate += addStep(steps, rateRows.arms, -1)
  if (equipment.helmet === 'closed') rate += addStep(steps, rateRows.closedHelmet, -1)
  if (equipment.legs) rate += addStep(steps, rateRows.legs, -1)
  return rate < LEAST_MOVEMENT ? rate + addStep(steps, rateRows.least, LEAST_MOVEMENT - rate) : rate
}
