/** D.2 `ties: simultaneous`: gladiators of equal initiative plan in secret and act at the same time. */
import { OUTSIDE } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import { type Attack, type Move, melee, type Plan, planQuestions } from '../match/questions.ts'
import {
  areEnemies,
  areTouching,
  type Clash,
  type Fighter,
  fighterAt,
  isIn,
  mapOf,
  type State,
} from '../match/state.ts'
import { canMelee, fightExchange, mustFight, turnsOutOfMelee } from './melee.ts'
import { hexside, isNewMelee } from './modifiers.ts'
import { canPickUp, getUp, moveTo, pickUp, stopInContact, turn } from './movement.ts'
import { canUseNet, ensnareTarget } from './net.ts'

/** One member of the group with his plan. */
interface Actor {
  readonly fighter: Fighter
  readonly plan: Plan
}

/** From the secret plans to where all have moved; what they have to fight out is left in the state. */
export function actTogether(state: State, referee: Ref): void {
  const members = state.together.map((seat) => state.fighters[seat]!)
  const plans = referee.askAll(members.map((fighter) => planQuestions[fighter.seat]!))
  const actors = members.map((fighter, i): Actor => ({ fighter, plan: plans[i]! }))
  if (referee.listening) {
    for (const { fighter, plan } of actors) {
      referee.tell({ kind: 'planRevealed', rule: 'D.2', seat: fighter.seat, ...plan })
    }
  }
  const beats = Math.max(...actors.map(({ plan }) => plan.plan.length))
  for (let beat = 0; beat < beats; beat++) playBeat(state, referee, actors, beat)
  state.clashes = clashesOf(state, referee, actors)
  state.phase = 'activation'
}

/** (2) Everybody's next item: turns, pick-ups and getting up first, then steps. */
function playBeat(state: State, referee: Ref, actors: readonly Actor[], beat: number): void {
  const wants = new Map<Fighter, number>()
  for (const { fighter, plan } of actors) {
    const move = plan.plan[beat]
    if (!move) continue
    if (move.act === 'step') {
      const to = mapOf(state).neighbour(fighter.cell, move.dir ?? fighter.facing)
      if (fighter.stopped) tellFailed(referee, fighter, move)
      else wants.set(fighter, to)
    } else if (!carryOutMove(state, referee, fighter, move)) tellFailed(referee, fighter, move)
  }
  const moving = whoCanStep(state, wants)
  for (const [fighter, to] of wants) {
    if (moving.has(fighter)) moveTo(state, referee, fighter, to)
  }
  for (const { fighter, plan } of actors) {
    if (!wants.has(fighter) || moving.has(fighter)) continue
    fighter.stopped = true
    tellFailed(referee, fighter, plan.plan[beat]!)
  }
  stopThoseInContact(state, referee, actors, moving)
}

function tellFailed(referee: Ref, { seat }: Fighter, move: Move): void {
  if (referee.listening) referee.tell({ kind: 'moveFailed', rule: 'D.2', seat, move })
}

/** A turn, a pick-up or getting up, if it can still be done; once stopped, one only turns. */
function carryOutMove(state: State, referee: Ref, fighter: Fighter, move: Exclude<Move, { act: 'step' }>): boolean {
  switch (move.act) {
    case 'turn':
      // Always paid for: a step that fails keeps its point, which makes good for a free turn in the hex not reached.
      if (turnsOutOfMelee(state, fighter, move.to)) return false
      turn(state, referee, fighter, move.to)
      return true
    case 'pickUp':
      if (fighter.stopped || !canPickUp(state, fighter, move.kind)) return false
      pickUp(state, referee, fighter, move.kind)
      return true
    case 'getUp':
      getUp(state, referee, fighter)
      return true
  }
}

/**
 * Whose steps succeed. They fail into a hex that is outside, wanted by two, or occupied by one who does not leave it
 * in this beat; and two do not change places.
 */
function whoCanStep(state: State, wants: ReadonlyMap<Fighter, number>): Set<Fighter> {
  const able = new Set<Fighter>()
  for (const [fighter, to] of wants) {
    const isContested = [...wants].some(([other, otherTo]) => other !== fighter && otherTo === to)
    const swaps = [...wants].some(([other, otherTo]) => other.cell === to && otherTo === fighter.cell)
    if (to !== OUTSIDE && !isContested && !swaps) able.add(fighter)
  }
  // One who fails keeps his hex, which may make the one behind him fail.
  for (let before = -1; before !== able.size; ) {
    before = able.size
    for (const fighter of able) {
      const occupant = fighterAt(state, wants.get(fighter)!)
      if (occupant && !able.has(occupant)) able.delete(fighter)
    }
  }
  return able
}

/** Contact made by a step, his own or the other's, ends the steps of both. */
function stopThoseInContact(state: State, referee: Ref, actors: readonly Actor[], moved: ReadonlySet<Fighter>): void {
  for (const { fighter } of actors) {
    if (fighter.stopped) continue
    const isMet = state.fighters.some(
      (other) =>
        areEnemies(fighter, other) && areTouching(state, fighter, other) && (moved.has(fighter) || moved.has(other)),
    )
    if (isMet) stopInContact(state, referee, fighter)
  }
}

/** (3) All legal intentions and all duties; each pair once, in order of their lowest seat. */
function clashesOf(state: State, referee: Ref, actors: readonly Actor[]): Clash[] {
  const clashes: Clash[] = []
  for (const { fighter, plan } of actors) {
    const attack = attackOf(state, referee, fighter, plan.intention)
    if (!attack) continue
    const target = state.fighters[attack.target]!
    const met = clashes.findIndex((clash) => clash.attacker === target.seat && clash.defender === fighter.seat)
    if (met < 0) clashes.push(clashOf(state, fighter, target, attack.act))
    // A net thrown from either side is the one attack of this pair: that of the lower seat.
    else if (attack.act !== 'ensnare' && clashes[met]!.act !== 'ensnare') {
      clashes[met] = { ...clashes[met]!, answeredBy: attack.act }
    }
  }
  const low = (clash: Clash) => Math.min(clash.attacker, clash.defender)
  const high = (clash: Clash) => Math.max(clash.attacker, clash.defender)
  return clashes.sort((a, b) => low(a) - low(b) || high(a) - high(b))
}

function clashOf(state: State, attacker: Fighter, defender: Fighter, act: Attack['act']): Clash {
  return {
    act,
    attacker: attacker.seat,
    defender: defender.seat,
    answeredBy: null,
    side: hexside(state, defender, attacker),
    attackerSide: hexside(state, attacker, defender),
    touching: areTouching(state, attacker, defender),
    isNew: isNewMelee(state, attacker, defender),
  }
}

/** What he does in the end: his intention if it is legal now, else his duty (§4.1), else nothing. */
function attackOf(state: State, referee: Ref, fighter: Fighter, intention: Attack | null): Attack | null {
  if (intention) {
    const target = state.fighters[intention.target]!
    const isLegal = intention.act === 'melee' ? canMelee(state, fighter, target) : canUseNet(state, fighter, target)
    if (isLegal) return intention
    if (referee.listening) referee.tell({ kind: 'intentionFailed', rule: 'D.2', seat: fighter.seat, intention })
  }
  return mustFight(state, fighter) ? melee(dutyTarget(state, fighter).seat) : null
}

/** Of several whom he could fight, the one straight ahead; else the first one clockwise from there. */
function dutyTarget(state: State, fighter: Fighter): Fighter {
  const map = mapOf(state)
  const rel = (other: Fighter) => (map.sectorDir(fighter.cell, other.cell) - fighter.facing + 6) % 6
  return state.fighters
    .filter((other) => canMelee(state, fighter, other))
    .reduce((best, other) => (rel(other) < rel(best) ? other : best))
}

/** One put out or locked by an earlier pair still fights the others of this group. */
export function fightClash(state: State, referee: Ref, clash: Clash): void {
  const attacker = state.fighters[clash.attacker]!
  const defender = state.fighters[clash.defender]!
  if (clash.act === 'ensnare') {
    if (isIn(defender)) ensnareTarget(state, referee, attacker, defender)
    return
  }
  if (!isIn(attacker) && !isIn(defender)) return
  const { act, ...facts } = clash
  Object.assign(state.exchange, facts, { kind: act })
  fightExchange(state, referee)
}
