/** Part G: the one legality test, and the list of what is legal. */
import { type Dir, dirs, isObject, type Refusal } from '@harena/engine'
import { canAttack, canCast } from '../rules/attacks.ts'
import { skillsOpenTo, skillsToTake } from '../rules/experience.ts'
import { canPickUp } from '../rules/missiles.ts'
import { FISTS } from '../rules/modifiers.ts'
import { canStep } from '../rules/movement.ts'
import { whyNoCutFree } from '../rules/nets.ts'
import { distanceToEnemies, NEAREST_START, openPlaces, requiredDistance } from '../rules/placing.ts'
import { apCosts } from '../tables/action-points.ts'
import { skillName, skills } from '../tables/skills.ts'
import {
  type Action,
  attackWith,
  CUT_FREE,
  castAt,
  END,
  fistsAt,
  type Place,
  pickUpArrow,
  pickUpDart,
  type Question,
  type SkillChoice,
  stepTo,
  turnLeft,
  turnRight,
  YIELD,
} from './questions.ts'
import { refuse, refuseAttack, refuseCast, refuseCutFree, refusePickUp, refuseStep } from './refusals.ts'
import { type Fighter, fighterAt, hexOf, mapOf, nameOf, type State } from './state.ts'

export type Answer = Action | Place | SkillChoice

/** Every legal answer. */
export function legal(state: State, question: Question): Answer[] {
  const fighter = state.fighters[question.seat]!
  switch (question.kind) {
    case 'act':
      return legalActions(state, fighter)
    case 'place':
      return openPlaces(state, fighter).flatMap((cell) => dirs.map((facing) => ({ hex: hexOf(state, cell), facing })))
    case 'skill':
      return [...skillsToTake(state, fighter).map((skill) => ({ skill })), { skill: null }]
  }
}

function legalActions(state: State, fighter: Fighter): Action[] {
  const actions: Action[] = []
  for (const target of state.fighters) {
    fighter.arms.forEach((_, weapon) => {
      if (canAttack(state, fighter, weapon, target)) actions.push(attackWith(weapon, target.seat))
      if (canCast(state, fighter, weapon, target)) actions.push(castAt(weapon, target.seat))
    })
    if (canAttack(state, fighter, FISTS, target)) actions.push(fistsAt[target.seat]!)
  }
  if (whyNoCutFree(fighter) === null) actions.push(CUT_FREE)
  if (canPickUp(state, fighter, 'dart')) actions.push(pickUpDart)
  if (canPickUp(state, fighter, 'arrow')) actions.push(pickUpArrow)
  for (const dir of dirs) if (canStep(state, fighter, dir)) actions.push(stepTo[dir]!)
  if (fighter.ap >= apCosts.turn) actions.push(turnLeft, turnRight)
  if (state.options.yield === 'yes') actions.push(YIELD)
  actions.push(END)
  return actions
}

/** Takes anything, also nonsense; null means legal. */
export function check(state: State, question: Question, answer: unknown): Refusal | null {
  const fighter = state.fighters[question.seat]!
  switch (question.kind) {
    case 'act':
      return checkAction(state, fighter, answer)
    case 'place':
      return checkPlace(state, fighter, answer)
    case 'skill':
      return checkSkill(state, fighter, answer)
  }
}

function hasJust(value: unknown, ...keys: string[]): value is Record<string, unknown> {
  return isObject(value) && Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key))
}

function isDir(value: unknown): value is Dir {
  return dirs.includes(value as Dir)
}

function unknownAction({ options }: State): Refusal {
  const last = options.yield === 'yes' ? 'pickUp, end or yield' : 'pickUp or end'
  return refuse('G.3', `Choose an action: step, turn, attack, fists, cast, cutFree, ${last}.`)
}

function checkAction(state: State, fighter: Fighter, answer: unknown): Refusal | null {
  if (!isObject(answer)) return unknownAction(state)
  switch (answer.act) {
    case 'step':
      if (!hasJust(answer, 'act', 'dir') || !isDir(answer.dir)) {
        return refuse('§5.1', 'A step needs a direction "dir" from 0 (north) clockwise to 5, and nothing else.')
      }
      return refuseStep(state, fighter, answer.dir)
    case 'turn':
      if (!hasJust(answer, 'act', 'to') || (answer.to !== 'left' && answer.to !== 'right')) {
        return refuse('§4.4', 'A turn goes "to" the left or to the right by one hexside.')
      }
      return fighter.ap < apCosts.turn ? refuse('§3.7', `A turn costs 1 AP and you have ${fighter.ap}.`) : null
    case 'attack':
    case 'cast':
    case 'fists':
      return checkAttack(state, fighter, answer)
    case 'cutFree':
      return hasJust(answer, 'act') ? refuseCutFree(fighter) : unknownAction(state)
    case 'pickUp':
      if (!hasJust(answer, 'act', 'kind') || (answer.kind !== 'dart' && answer.kind !== 'arrow')) {
        return refuse('§11.9', 'Say what "kind" to pick up: dart or arrow.')
      }
      return refusePickUp(state, fighter, answer.kind)
    case 'end':
      return hasJust(answer, 'act') ? null : unknownAction(state)
    case 'yield':
      if (!hasJust(answer, 'act')) return unknownAction(state)
      return state.options.yield === 'yes' ? null : refuse('R50', 'Yielding is switched off in this bout.')
    default:
      return unknownAction(state)
  }
}

function checkAttack(state: State, fighter: Fighter, answer: Record<string, unknown>): Refusal | null {
  const isFists = answer.act === 'fists'
  if (!(isFists ? hasJust(answer, 'act', 'target') : hasJust(answer, 'act', 'weapon', 'target'))) {
    return refuse('G.3', isFists ? 'Fists need a "target".' : 'An attack or cast needs a "weapon" and a "target".')
  }
  const target = state.fighters.find(({ seat }) => seat === answer.target)
  if (!target) return refuse('§6.1', `The target must be a seat from 0 to ${state.fighters.length - 1}.`)
  if (isFists) return refuseAttack(state, fighter, FISTS, target)
  if (fighter.arms.length === 0) {
    return refuse('§6.13', 'You have no weapon; strike an adjacent enemy with the fists.')
  }
  const { weapon } = answer
  if (typeof weapon !== 'number' || fighter.arms[weapon] === undefined) {
    return refuse('§6.1', `The weapon must be a place on the sheet: 0 to ${fighter.arms.length - 1}.`)
  }
  return answer.act === 'cast'
    ? refuseCast(state, fighter, weapon, target)
    : refuseAttack(state, fighter, weapon, target)
}

function checkPlace(state: State, fighter: Fighter, answer: unknown): Refusal | null {
  if (!hasJust(answer, 'hex', 'facing') || !isDir(answer.facing) || !hasJust(answer.hex, 'q', 'r')) {
    return refuse('G.2', 'A place is a hex with q and r, and a facing from 0 (north) clockwise to 5.')
  }
  const { q, r } = answer.hex
  const cell = Number.isInteger(q) && Number.isInteger(r) ? mapOf(state).cell({ q: Number(q), r: Number(r) }) : -1
  if (cell < 0) return refuse('§4.1', 'That hex is outside the arena.')
  const other = fighterAt(state, cell)
  if (other) return refuse('§4.1', `${nameOf(state, other.seat)} stands there; one gladiator to a hex.`)
  const least = requiredDistance(state, fighter)
  if (distanceToEnemies(state, fighter, cell) >= least) return null
  const why = least < NEAREST_START ? ', the most that is left' : ''
  return refuse('R36', `Too near to an enemy: start at least ${least} hexes away from every one${why}.`)
}

function checkSkill(state: State, fighter: Fighter, answer: unknown): Refusal | null {
  if (!hasJust(answer, 'skill')) return refuse('G.4', 'Choose a "skill", or null to decline.')
  const chosen = skills.find((skill) => skill === answer.skill)
  if (answer.skill === null) return null
  if (!chosen) return refuse('§10.2', `The skills are ${skills.join(', ')}; null declines.`)
  if (skillsOpenTo(state, fighter).includes(chosen)) return null
  return refuse('§10.1', `You have ${skillName(chosen)} already; take another skill or none.`)
}
