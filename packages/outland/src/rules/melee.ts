/** §4 Melee: who may be fought, the roll, and being locked. */
import { type Refusal, type Seat, type SumStep, stepsFor, t } from '@harena/engine'
import type { RollOf } from '../match/events.ts'
import type { Ref } from '../match/game.ts'
import type { Side } from '../match/questions.ts'
import {
  areEnemies,
  areTouching,
  type Exchange,
  type ExchangeKind,
  type Fighter,
  mapOf,
  type State,
} from '../match/state.ts'
import { rollForLosses } from './dropped.ts'
import { decideExchange } from './exchange.ts'
import { countRound, type Role } from './gauls.ts'
import { hexside, isNewMelee, sumOfModifiers } from './modifiers.ts'
import { anyTurnRefusal, facingAfter, hasMovedOverFour, proneRefusal } from './movement.ts'

const notAnEnemy: Refusal = { rule: '§4.6', message: t('Only an enemy who is still in can be attacked.') }
const overFour: Refusal = { rule: '§3.6', message: t('He has moved over four in this activation and may not attack.') }
const foughtInGroup: Refusal = {
  rule: '§2.2',
  message: t('They have equal initiative and have fought each other in this turn already.'),
}
const foughtInTurn: Refusal = { rule: 'R26', message: t('They have fought each other in this turn already.') }
const notTouching: Refusal = { rule: '§4.2', message: t('He does not touch that enemy.') }
const notInArc: Refusal = { rule: '§4.3', message: t('That enemy is not in his attack arc.') }

/** What forbids any attack on this gladiator, hand to hand or with the net. */
export function attackRefusal(state: State, fighter: Fighter, target: Fighter): Refusal | null {
  if (!areEnemies(fighter, target)) return notAnEnemy
  if (fighter.prone) return proneRefusal
  if (hasMovedOverFour(state, fighter)) return overFour
  if ((fighter.fought & (1 << target.seat)) === 0) return null
  if (state.options.exchangesPerPair === 'onePerTurn') return foughtInTurn
  return fighter.group === target.group ? foughtInGroup : null
}

/** §4.2 §4.3 Why he cannot fight this gladiator; null if he can. */
export function meleeRefusal(state: State, fighter: Fighter, target: Fighter): Refusal | null {
  if (!areEnemies(fighter, target)) return notAnEnemy
  if (!areTouching(state, fighter, target)) return notTouching
  return isInAttackArc(state, fighter, target) ? attackRefusal(state, fighter, target) : notInArc
}

export function canMelee(state: State, fighter: Fighter, target: Fighter): boolean {
  return meleeRefusal(state, fighter, target) === null
}

/** §4.3 Whether an adjacent gladiator stands in the attack arc. */
function isInAttackArc(state: State, fighter: Fighter, target: Fighter): boolean {
  const { attackArc } = state.options
  if (attackArc === 'any') return true
  const rel = (mapOf(state).sectorDir(fighter.cell, target.cell) - fighter.facing + 6) % 6
  return rel === 0 || (attackArc === 'front3' && (rel === 1 || rel === 5))
}

/** Whether there is anybody whom he can fight. */
export function canMeleeAnybody(state: State, fighter: Fighter): boolean {
  const { fighters } = state
  for (let i = 0; i < fighters.length; i++) if (canMelee(state, fighter, fighters[i]!)) return true
  return false
}

/** §4.1 Whether he has stepped into contact and must now fight one of those whom he can fight. */
export function mustFight(state: State, fighter: Fighter): boolean {
  return fighter.steps > 0 && state.options.contactMustFight === 'yes' && canMeleeAnybody(state, fighter)
}

const turnsAway: Refusal = {
  rule: '§4.1',
  message: t('He has stepped into contact and must fight: he may turn to another, but not away from all he touches.'),
}

/** §3.3 §4.1 Why he cannot turn to that side; null if he can. */
export function turnRefusal(state: State, fighter: Fighter, side: Side): Refusal | null {
  return anyTurnRefusal(state, fighter) ?? (turnsOutOfMelee(state, fighter, side) ? turnsAway : null)
}

export function canTurn(state: State, fighter: Fighter, side: Side): boolean {
  return turnRefusal(state, fighter, side) === null
}

/** §4.1 Contact has launched the melee: no turn leaves him with nobody to fight. */
export function turnsOutOfMelee(state: State, fighter: Fighter, side: Side): boolean {
  // Contact has stopped him; most turns are made without it.
  if (!fighter.stopped || !mustFight(state, fighter)) return false
  return !canMeleeAnybody(state, { ...fighter, facing: facingAfter(fighter, side) })
}

/** §4.4 One attacks another. */
export function attack(state: State, referee: Ref, attacker: Fighter, defender: Fighter, kind: ExchangeKind): void {
  const { exchange } = state
  exchange.attacker = attacker.seat
  exchange.defender = defender.seat
  exchange.kind = kind
  exchange.answeredBy = null
  exchange.side = hexside(state, defender, attacker)
  exchange.attackerSide = hexside(state, attacker, defender)
  exchange.touching = areTouching(state, attacker, defender)
  exchange.isNew = isNewMelee(state, attacker, defender)
  fightExchange(state, referee)
}

/** §4.4 §4.5 The dice of the exchange that `state.exchange` describes, and what they come to. */
export function fightExchange(state: State, referee: Ref): void {
  const { exchange } = state
  const attacker = state.fighters[exchange.attacker]!
  const defender = state.fighters[exchange.defender]!
  const isMutual = exchange.answeredBy !== null
  const attackerRole: Role = isMutual ? 'both' : 'attacker'
  const defenderRole: Role = isMutual ? 'both' : 'defender'
  const { side, attackerSide, isNew } = exchange
  const isWhipped = exchange.kind === 'whip'
  const isWhippedBack = exchange.answeredBy === 'whip'
  const ours = stepsFor(referee)
  const theirs = stepsFor(referee)
  exchange.attackerModifiers = sumOfModifiers(
    state,
    attacker,
    defender,
    attackerRole,
    attackerSide,
    isWhippedBack,
    isNew,
    ours,
  )
  exchange.defenderModifiers = sumOfModifiers(state, defender, attacker, defenderRole, side, isWhipped, isNew, theirs)
  const difference = rollDifference(referee, exchange)
  if (ours && theirs) tellRolled(referee, exchange, ours, theirs, difference)
  countRound(state, attacker, defender, attackerRole, isNew)
  countRound(state, defender, attacker, defenderRole, isNew)
  markFought(attacker, defender)
  if (Math.abs(difference) > 1) decideExchange(state, referee, difference)
  else endUndecided(state, referee, difference)
}

/** §4.4 §4.5 Attacker two dice, defender two dice, each with his modifiers: attacker's total minus defender's. */
export function rollDifference(referee: Ref, exchange: Exchange): number {
  exchange.attackerDice = referee.roll(2, '§4.4', exchange.attacker, 'attack')
  exchange.defenderDice = referee.roll(2, '§4.4', exchange.defender, 'defence')
  const { attackerDice, attackerModifiers, defenderDice, defenderModifiers } = exchange
  return attackerDice + attackerModifiers - (defenderDice + defenderModifiers)
}

function tellRolled(
  referee: Ref,
  exchange: Exchange,
  attackerSteps: readonly SumStep[],
  defenderSteps: readonly SumStep[],
  difference: number,
): void {
  const { kind, attacker, attackerDice, attackerModifiers, defender, defenderDice, defenderModifiers } = exchange
  const rollOf = (seat: Seat, dice: number, added: number, steps: readonly SumStep[]): RollOf => ({
    seat,
    total: dice + added,
    steps: [{ what: 'dice', value: dice, rule: '§4.4' }, ...steps],
  })
  referee.tell({
    kind: 'exchangeRolled',
    rule: kind === 'whip' ? '§9.3' : '§4.5',
    attack: kind,
    attacker: rollOf(attacker, attackerDice, attackerModifiers, attackerSteps),
    defender: rollOf(defender, defenderDice, defenderModifiers, defenderSteps),
    difference,
  })
}

export function markFought(a: Fighter, b: Fighter): void {
  a.fought |= 1 << b.seat
  b.fought |= 1 << a.seat
}

/** §4.7 §7 A difference of -1, 0 or +1: a tie costs things, and those who touch are locked until the next turn. */
function endUndecided(state: State, referee: Ref, difference: number): void {
  const { exchange } = state
  const attacker = state.fighters[exchange.attacker]!
  const defender = state.fighters[exchange.defender]!
  exchange.winner = -1
  exchange.loser = -1
  if (exchange.touching) {
    attacker.lockedInTurn = state.turn
    defender.lockedInTurn = state.turn
  }
  if (referee.listening) {
    const facts = { attacker: attacker.seat, defender: defender.seat, difference }
    if (exchange.touching) referee.tell({ kind: 'locked', rule: '§4.7', ...facts })
    else referee.tell({ kind: 'nothingDecided', rule: '§9.3', ...facts })
  }
  if (difference === 0 || state.options.tieMeans === 'noResult') {
    rollForLosses(state, referee, attacker)
    rollForLosses(state, referee, defender)
  }
}
