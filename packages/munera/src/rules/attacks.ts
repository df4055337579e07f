/** §6 Attacks. */
import { type HexMap, type SumStep, stepsFor, sumOfSteps } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import type { EventOf } from '../match/events.ts'
import type { Ref } from '../match/game.ts'
import { type Fighter, fighterAt, isEnemy, mapOf, type State } from '../match/state.ts'
import { attackRows } from '../tables/attack-modifiers.ts'
import { type Double, doubleRow } from '../tables/doubles.ts'
import type { FlatTables } from '../tables/index.ts'
import { FAVOURED_NEEDS } from '../tables/skills.ts'
import { allWeapons, canWound, DARTS, isCast, NO_RANGE } from '../tables/weapons.ts'
import { appeal } from './appeals.ts'
import { goOut } from './ending.ts'
import { hexsideAttacked, isInArc, sideOf } from './facing.ts'
import { landMissile, spendMissile } from './missiles.ts'
import {
  castNeeds,
  FISTS,
  facingRow,
  handToTell,
  modifierOf,
  rangeModifier,
  rangeTo,
  saveAgainst,
  weaponOf,
} from './modifiers.ts'
import { pushBack } from './movement.ts'
import { specialEvent } from './special-events.ts'
import { inflictWounds } from './wounds.ts'

/** What comes of a blow: §6.9 to §6.11, or a special event of §7. `favoured` is a double 6 that the gods averted. */
export type Outcome = 'missed' | 'stopped' | 'wounded' | 'favoured' | Double

export interface Blow {
  attackerDie: number
  defenderDie: number
  /** 0 in a double. */
  score: number
  /** 0 if no save was rolled. */
  saveDie: number
  outcome: Outcome
}

export function newBlow(): Blow {
  return { attackerDie: 0, defenderDie: 0, score: 0, saveDie: 0, outcome: 'missed' }
}

/** §6.9: die and save together stop the blow from this sum on. */
export const SAVED = 7

/**
 * §6.14: the blow as one function. Play, simulation, previews and odds all run it; `blow` is filled in, so that a blow
 * allocates nothing.
 */
export function strike(
  numbers: FlatTables,
  referee: Ref,
  attacker: number,
  defender: number,
  modifier: number,
  save: number,
  isAdjacent: boolean,
  isFavoured: boolean,
  blow: Blow,
): void {
  const attackerDie = referee.roll(1, '§6.3', attacker, 'attack')
  const defenderDie = referee.roll(1, '§6.3', defender, 'defence')
  blow.attackerDie = attackerDie
  blow.defenderDie = defenderDie
  blow.saveDie = 0
  blow.score = 0
  // §6.4: the faces as they fell; skills and modifiers neither make nor unmake a double (R25).
  if (attackerDie === defenderDie) {
    blow.outcome = (isAdjacent ? numbers.doublesAdjacent : numbers.doublesAtDistance)[attackerDie]!
    if (
      blow.outcome === 'killed' &&
      isFavoured &&
      referee.roll(1, '§7.1', defender, 'favour of the gods') >= FAVOURED_NEEDS
    ) {
      blow.outcome = 'favoured'
    }
    return
  }
  blow.score = attackerDie + modifier - defenderDie
  if (blow.score <= 0) {
    blow.outcome = 'missed'
    return
  }
  if (save > 0) blow.saveDie = referee.roll(1, '§6.9', defender, 'save')
  blow.outcome = blow.saveDie > 0 && isStoppedBy(blow.saveDie, save) ? 'stopped' : 'wounded'
}

/** §6.9: whether a die and the save stop a blow. */
export function isStoppedBy(die: number, save: number): boolean {
  return die + save >= SAVED
}

export type NoAttack =
  | 'friend'
  | 'out'
  | 'lost'
  | 'tool'
  | 'used'
  | 'noMissile'
  | 'armed'
  | 'range'
  | 'front'
  | 'arc'
  | 'blocked'
  | 'ap'

/** §6.1: why a gladiator may not attack with a weapon on his sheet, or with his FISTS; null if he may. */
export function whyNoAttack(state: State, attacker: Fighter, weapon: number, target: Fighter): NoAttack | null {
  if (!isEnemy(attacker, target)) return 'friend'
  if (target.out !== null) return 'out'
  const refused = weapon === FISTS ? whyNoFists(state, attacker) : whyNoWeapon(state, attacker, weapon)
  if (refused !== null) return refused
  const index = weaponOf(attacker, weapon)
  if (rangeModifier(state, index, rangeTo(state, attacker, target)) === NO_RANGE) return 'range'
  return whyNoAim(state, attacker, weapon, target)
}

/** §6.13, R21: fists are for those who have nothing that could hit an adjacent enemy. */
function whyNoFists(state: State, attacker: Fighter): NoAttack | null {
  for (let weapon = 0; weapon < attacker.arms.length; weapon++) {
    if (!attacker.weaponLost[weapon] && rangeModifier(state, attacker.arms[weapon]!, 1) !== NO_RANGE) return 'armed'
  }
  return attacker.usedFists ? 'used' : null
}

function whyNoWeapon(state: State, attacker: Fighter, weapon: number): NoAttack | null {
  const index = attacker.arms[weapon]!
  if (!canWound[index]) return 'tool'
  if (attacker.weaponLost[weapon]) return 'lost'
  // R20: with the switch each dart is a weapon, so the darts are never used up as long as one is left.
  if (attacker.used[weapon] && !(index === DARTS && state.options.dartsPerTurn === 'each')) return 'used'
  return numbersOf(state).usesMissiles[index] && attacker.missilesLeft[weapon] === 0 ? 'noMissile' : null
}

/** §11.10, §11.11: why a gladiator may not cast a net or lasso; null if he may. */
export function whyNoCast(state: State, caster: Fighter, weapon: number, target: Fighter): NoAttack | null {
  if (!isEnemy(caster, target)) return 'friend'
  if (target.out !== null) return 'out'
  const index = caster.arms[weapon]!
  if (!isCast[index]) return 'tool'
  if (caster.weaponLost[weapon]) return 'lost'
  if (caster.used[weapon]) return 'used'
  if (castNeeds(state, index, rangeTo(state, caster, target)) === NO_RANGE) return 'range'
  return whyNoAim(state, caster, weapon, target)
}

/** What attacks and casts share: §5.4, §5.5, the line (R31) and the AP. */
function whyNoAim(state: State, attacker: Fighter, weapon: number, target: Fighter): NoAttack | null {
  const map = mapOf(state)
  const hand = weapon === FISTS ? 0 : attacker.hands[weapon]!
  if (!isInArc(map, attacker.cell, attacker.facing, target.cell, hand)) {
    return map.distance(attacker.cell, target.cell) === 1 ? 'front' : 'arc'
  }
  if (state.options.blocking === 'gladiators' && isThrown(state, attacker, weapon)) {
    if (!hasClearPath(state, map, attacker.cell, target.cell)) return 'blocked'
  }
  return attacker.ap < attackCost(state, attacker, weapon) ? 'ap' : null
}

function isThrown(state: State, attacker: Fighter, weapon: number): boolean {
  const index = weaponOf(attacker, weapon)
  return numbersOf(state).usesMissiles[index]! || isCast[index]!
}

/** R31: whether some shortest path of hexes has no gladiator in it. */
function hasClearPath(state: State, map: HexMap, from: number, to: number): boolean {
  const left = map.distance(from, to)
  if (left <= 1) return true
  for (let dir = 0; dir < 6; dir++) {
    const next = map.neighbour(from, dir)
    if (next < 0 || map.distance(next, to) >= left || fighterAt(state, next)) continue
    if (hasClearPath(state, map, next, to)) return true
  }
  return false
}

/** What an attack, shot, throw, cast or blow with the FISTS costs (T5, T7). */
export function attackCost(state: State, attacker: Fighter, weapon: number): number {
  return numbersOf(state).weaponAp[weaponOf(attacker, weapon)]!
}

export function canAttack(state: State, attacker: Fighter, weapon: number, target: Fighter): boolean {
  return whyNoAttack(state, attacker, weapon, target) === null
}

export function canCast(state: State, caster: Fighter, weapon: number, target: Fighter): boolean {
  return whyNoCast(state, caster, weapon, target) === null
}

/** The blow that is being struck. No decision falls inside a blow, so one is enough. */
const blow = newBlow()

/** §6.1 to §6.12, with a weapon on the sheet or with FISTS. */
export function attack(state: State, referee: Ref, attacker: Fighter, weapon: number, target: Fighter): void {
  const numbers = numbersOf(state)
  const index = weaponOf(attacker, weapon)
  const usesMissile = numbers.usesMissiles[index]!
  const range = rangeTo(state, attacker, target)
  const steps = stepsFor(referee)
  const modifier = modifierOf(state, attacker, weapon, target, steps)
  const save = saveAgainst(state, attacker, weapon, target)
  // §6.1: all is spent before the dice, whatever they show.
  attacker.ap -= numbers.weaponAp[index]!
  if (weapon === FISTS) attacker.usedFists = true
  else attacker.used[weapon] = true
  if (usesMissile) spendMissile(state, attacker, weapon)
  strike(numbers, referee, attacker.seat, target.seat, modifier, save, range === 1, target.favoured, blow)
  if (steps) referee.tell(attacked(state, attacker, weapon, target, steps, save))
  const { outcome } = blow
  if (outcome === 'missed') {
    // §11.8: a missile lands before the push-back.
    if (usesMissile) landMissile(state, referee, attacker, weapon, target, blow.attackerDie)
    if (range === 1 || state.options.missilePush === 'yes') pushBack(state, referee, target, attacker.facing)
  } else if (outcome === 'wounded') {
    const fate = inflictWounds(referee, attacker, target, blow.score)
    if (fate === 'dead') goOut(state, referee, target, 'killed', attacker.seat, '§8.5')
    else if (fate === 'beaten') appeal(state, referee, target, attacker.seat, 'beaten')
  } else if (outcome !== 'stopped' && outcome !== 'favoured') {
    specialEvent(state, referee, attacker, weapon, target, outcome, blow.attackerDie)
  }
}

function attacked(
  state: State,
  attacker: Fighter,
  weapon: number,
  target: Fighter,
  steps: readonly SumStep[],
  save: number,
): EventOf<'attacked'> {
  const { outcome, attackerDie, defenderDie, score, saveDie } = blow
  return {
    kind: 'attacked',
    rule: ruleOf(outcome, attackerDie),
    seat: attacker.seat,
    target: target.seat,
    weapon: allWeapons[weaponOf(attacker, weapon)]!,
    hand: handToTell(attacker, weapon),
    range: rangeTo(state, attacker, target),
    side: sideOf(hexsideAttacked(attacker.facing), target.facing),
    guard: attackRows[facingRow(attacker, target)]!.rule,
    modifier: sumOfSteps(steps),
    attackerDie,
    defenderDie,
    score,
    save,
    saveDie,
    outcome,
    steps: attackerDie === defenderDie ? [] : scoreSteps(steps),
  }
}

/** §6.5: what the score is made of. */
function scoreSteps(steps: readonly SumStep[]): SumStep[] {
  return [
    { what: "attacker's die", value: blow.attackerDie, rule: '§6.3' },
    ...steps,
    { what: "defender's die", value: -blow.defenderDie, rule: '§6.3' },
  ]
}

/** The paragraph that says what came of the blow. */
function ruleOf(outcome: Outcome, face: number): string {
  if (outcome === 'missed') return '§6.11'
  if (outcome === 'stopped') return '§6.9'
  if (outcome === 'wounded') return '§6.10'
  return doubleRow(face)
}
