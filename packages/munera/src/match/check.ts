/** Part G: the one legality test with its reasons in words, and the list of what is legal. */
import { type Dir, dirName, dirs, hasOnly, isObject, type Refusal, t } from '@harena/engine'
import { attackCost, canAttack, canCast, type NoAttack, whyNoAttack, whyNoCast } from '../rules/attacks.ts'
import { skillsOpenTo, skillsToTake } from '../rules/experience.ts'
import { canPickUp, whyNoPickUp } from '../rules/missiles.ts'
import { FISTS, rangeTo, weaponOf } from '../rules/modifiers.ts'
import { canStep, stepCost, whoIsCircled, whyNoStep } from '../rules/movement.ts'
import { whyNoCutFree } from '../rules/nets.ts'
import { distanceToEnemies, NEAREST_START, openPlaces, requiredDistance } from '../rules/placing.ts'
import { skillName, skills } from '../tables/skills.ts'
import { BOW, canWound, isCast, LASSO, type WeaponRow, weaponRow } from '../tables/weapons.ts'
import { numbersOf } from './context.ts'
import {
  type Action,
  type Answer,
  attackWith,
  CUT_FREE,
  castAt,
  END,
  fistsAt,
  pickUpArrow,
  pickUpDart,
  type Question,
  stepTo,
  turnLeft,
  turnRight,
  YIELD,
} from './questions.ts'
import { type Fighter, fighterAt, hexOf, type MissileKind, mapOf, nameOf, type State } from './state.ts'
import { weaponName } from './words.ts'

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
  if (whyNoCutFree(state, fighter) === null) actions.push(CUT_FREE)
  if (canPickUp(state, fighter, 'dart')) actions.push(pickUpDart)
  if (canPickUp(state, fighter, 'arrow')) actions.push(pickUpArrow)
  for (const dir of dirs) if (canStep(state, fighter, dir)) actions.push(stepTo[dir]!)
  if (fighter.ap >= numbersOf(state).set.apCosts.turn) actions.push(turnLeft, turnRight)
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

function isDir(value: unknown): value is Dir {
  return dirs.includes(value as Dir)
}

function unknownAction({ options }: State): Refusal {
  const last = options.yield === 'yes' ? t('pickUp, end or yield') : t('pickUp or end')
  return refuse('G.3', t`Choose an action: step, turn, attack, fists, cast, cutFree, ${last}.`)
}

function checkAction(state: State, fighter: Fighter, answer: unknown): Refusal | null {
  if (!isObject(answer)) return unknownAction(state)
  switch (answer.act) {
    case 'step':
      if (!hasOnly(answer, 'act', 'dir') || !isDir(answer.dir)) {
        return refuse('§5.1', t('A step needs a direction "dir" from 0 (north) clockwise to 5, and nothing else.'))
      }
      return refuseStep(state, fighter, answer.dir)
    case 'turn':
      if (!hasOnly(answer, 'act', 'to') || (answer.to !== 'left' && answer.to !== 'right')) {
        return refuse('§4.4', t('A turn goes "to" the left or to the right by one hexside.'))
      }
      return refuseTurn(state, fighter)
    case 'attack':
    case 'cast':
    case 'fists':
      return checkAttack(state, fighter, answer)
    case 'cutFree':
      return hasOnly(answer, 'act') ? refuseCutFree(state, fighter) : unknownAction(state)
    case 'pickUp':
      if (!hasOnly(answer, 'act', 'kind') || (answer.kind !== 'dart' && answer.kind !== 'arrow')) {
        return refuse('§11.9', t('Say what "kind" to pick up: dart or arrow.'))
      }
      return refusePickUp(state, fighter, answer.kind)
    case 'end':
      return hasOnly(answer, 'act') ? null : unknownAction(state)
    case 'yield':
      if (!hasOnly(answer, 'act')) return unknownAction(state)
      return state.options.yield === 'yes' ? null : refuse('R50', t('Yielding is switched off in this bout.'))
    default:
      return unknownAction(state)
  }
}

function checkAttack(state: State, fighter: Fighter, answer: Record<string, unknown>): Refusal | null {
  const isFists = answer.act === 'fists'
  if (!(isFists ? hasOnly(answer, 'act', 'target') : hasOnly(answer, 'act', 'weapon', 'target'))) {
    return refuse(
      'G.3',
      isFists ? t('Fists need a "target".') : t('An attack or cast needs a "weapon" and a "target".'),
    )
  }
  const target = state.fighters.find(({ seat }) => seat === answer.target)
  if (!target) return refuse('§6.1', t`The target must be a seat from 0 to ${state.fighters.length - 1}.`)
  if (isFists) return refuseAttack(state, fighter, FISTS, target)
  if (fighter.arms.length === 0) {
    return refuse('§6.13', t('You have no weapon; strike an adjacent enemy with the fists.'))
  }
  const { weapon } = answer
  if (typeof weapon !== 'number' || fighter.arms[weapon] === undefined) {
    return refuse('§6.1', t`The weapon must be a place on the sheet: 0 to ${fighter.arms.length - 1}.`)
  }
  return answer.act === 'cast'
    ? refuseCast(state, fighter, weapon, target)
    : refuseAttack(state, fighter, weapon, target)
}

function checkPlace(state: State, fighter: Fighter, answer: unknown): Refusal | null {
  if (!hasOnly(answer, 'hex', 'facing') || !isDir(answer.facing) || !hasOnly(answer.hex, 'q', 'r')) {
    return refuse('G.2', t('A place is a hex with q and r, and a facing from 0 (north) clockwise to 5.'))
  }
  const { q, r } = answer.hex
  const cell = Number.isInteger(q) && Number.isInteger(r) ? mapOf(state).cell({ q: Number(q), r: Number(r) }) : -1
  if (cell < 0) return refuse('§4.1', t('That hex is outside the arena.'))
  const other = fighterAt(state, cell)
  if (other) return refuse('§4.1', t`${nameOf(state, other.seat)} stands there; one gladiator to a hex.`)
  const least = requiredDistance(state, fighter)
  if (distanceToEnemies(state, fighter, cell) >= least) return null
  const why = least < NEAREST_START ? t(', the most that is left') : ''
  return refuse('R36', t`Too near to an enemy: start at least ${least} hexes away from every one${why}.`)
}

function checkSkill(state: State, fighter: Fighter, answer: unknown): Refusal | null {
  if (!hasOnly(answer, 'skill')) return refuse('G.4', t('Choose a "skill", or null to decline.'))
  const chosen = skills.find((skill) => skill === answer.skill)
  if (answer.skill === null) return null
  if (!chosen) return refuse('§10.2', t`The skills are ${skills.join(', ')}; null declines.`)
  if (skillsOpenTo(state, fighter).includes(chosen)) return null
  return refuse('§10.1', t`You have ${skillName(chosen)} already; take another skill or none.`)
}

const refuse = (rule: string, message: string): Refusal => ({ rule, message })

function tooDear(cost: number, fighter: Fighter): Refusal {
  return refuse('§3.7', t`That costs ${cost} AP and you have ${fighter.ap} left.`)
}

function refuseStep(state: State, fighter: Fighter, dir: Dir): Refusal | null {
  switch (whyNoStep(state, fighter, dir)) {
    case null:
      return null
    case 'outside':
      return refuse('§4.1', t`You may not leave the arena; to the ${dirName(dir)} is the wall.`)
    case 'occupied': {
      const other = fighterAt(state, mapOf(state).neighbour(fighter.cell, dir))!
      return refuse('§4.1', t`You may not enter that hex: ${nameOf(state, other.seat)} stands there.`)
    }
    case 'circling': {
      const name = nameOf(state, whoIsCircled(state, fighter, dir)!.seat)
      return refuse('§4.5', t`You may not step straight to another hex next to ${name}; step away from him first.`)
    }
    case 'ap':
      return tooDear(stepCost(state, fighter, dir), fighter)
  }
}

function refuseTurn(state: State, fighter: Fighter): Refusal | null {
  const { turn } = numbersOf(state).set.apCosts
  return fighter.ap < turn ? tooDear(turn, fighter) : null
}

function refuseAttack(state: State, attacker: Fighter, weapon: number, target: Fighter): Refusal | null {
  const why = whyNoAttack(state, attacker, weapon, target)
  if (why === null) return null
  if (why === 'tool') {
    const index = weaponOf(attacker, weapon)
    const rule = index === LASSO ? '§11.11' : '§11.10'
    if (isCast[index]) return refuse(rule, t`A ${t(weaponRow(index).name)} is cast, not struck with.`)
    return refuse('§11.12', t('A cone does not attack; it works by itself against nets.'))
  }
  if (why === 'armed') return refuse('§6.13', t('Fists are for the unarmed; you have a weapon for an adjacent enemy.'))
  return refuseShared(state, attacker, weapon, target, why)
}

function refuseCast(state: State, caster: Fighter, weapon: number, target: Fighter): Refusal | null {
  const why = whyNoCast(state, caster, weapon, target)
  if (why === null) return null
  if (why === 'tool') return refuse('§11.10', t('Only a net or a lasso is cast; attack with the other weapons.'))
  return refuseShared(state, caster, weapon, target, why)
}

function refuseShared(state: State, attacker: Fighter, weapon: number, target: Fighter, why: NoAttack): Refusal {
  const index = weaponOf(attacker, weapon)
  const row = weaponRow(index)
  const name = nameOf(state, target.seat)
  switch (why) {
    case 'friend':
      return target === attacker
        ? refuse('R53', t('You cannot attack yourself; choose an enemy.'))
        : refuse('R53', t`${name} is on your team; choose an enemy.`)
    case 'out':
      return refuse('§6.1', t`${name} is out of the bout; choose an enemy who is still in.`)
    case 'lost':
      return refuse('§6.1', t`You have lost the ${weaponName(attacker, weapon)}; ${whatIsLeft(state, attacker)}.`)
    case 'used':
      return refuse(
        '§6.2',
        t`You have used the ${weaponName(attacker, weapon)} this turn; each weapon attacks once a turn.`,
      )
    case 'noMissile':
      return refuse(
        '§6.1',
        index === BOW
          ? t('You have no arrow left; pick one up first.')
          : t('You have no dart left; pick one up first.'),
      )
    case 'range':
      return refuse('§6.1', wrongRange(row, rangeTo(state, attacker, target), name))
    case 'front':
      return refuse('§5.4', t`${name} is next to you but not in your front hex; turn to face him.`)
    case 'arc':
      return refuse('§5.5', outsideArc(row, weapon, attacker, name))
    case 'blocked':
      return refuse(
        'R31',
        t`Other gladiators stand in every shortest path to ${name}; find a clear path or another enemy.`,
      )
    default:
      return tooDear(attackCost(state, attacker, weapon), attacker)
  }
}

/** What one can still do who has lost a weapon. */
function whatIsLeft(state: State, fighter: Fighter): string {
  const other = fighter.arms.findIndex((index, weapon) => {
    const isEmpty = numbersOf(state).usesMissiles[index] && fighter.missilesLeft[weapon] === 0
    return !fighter.weaponLost[weapon] && !isEmpty && (canWound[index] || isCast[index])
  })
  return other < 0 ? t('strike an adjacent enemy with the fists') : t`you still have the ${weaponName(fighter, other)}`
}

function wrongRange(row: WeaponRow, range: number, name: string): string {
  const ranges = Object.keys({ ...row.ranges, ...row.needs })
  const reach = ranges.length === 1 ? ranges[0] : t`${ranges[0]} to ${ranges.at(-1)}`
  const far = reach === '1' ? t('1 hex') : t`${reach} hexes`
  return row.name === 'darts' || row.name === 'fists'
    ? t`${name} is at ${range}; your ${t(row.name)} reach ${far}.`
    : t`${name} is at ${range}; your ${t(row.name)} reaches ${far}.`
}

function outsideArc(row: WeaponRow, weapon: number, attacker: Fighter, name: string): string {
  if (weapon === FISTS) return t`${name} is not in your front hex.`
  const weaponWords = t(row.name)
  return attacker.hands[weapon] === 1
    ? t`${name} is not in your front arc, whose right edge belongs to the ${weaponWords}; turn towards him.`
    : t`${name} is not in your front arc, whose left edge belongs to the ${weaponWords}; turn towards him.`
}

function refuseCutFree(state: State, fighter: Fighter): Refusal | null {
  switch (whyNoCutFree(state, fighter)) {
    case null:
      return null
    case 'free':
      return refuse('§11.13', t('You are not entangled.'))
    case 'tried':
      return refuse('§11.13', t('You have tried this turn; one try a turn is allowed.'))
    case 'ap':
      return tooDear(numbersOf(state).set.apCosts.cutFree, fighter)
  }
}

function refusePickUp(state: State, fighter: Fighter, kind: MissileKind): Refusal | null {
  switch (whyNoPickUp(state, fighter, kind)) {
    case null:
      return null
    case 'owner':
      return kind === 'dart'
        ? refuse('§11.9', t('Only a gladiator whose sheet lists darts may pick one up.'))
        : refuse('§11.9', t('Only a gladiator who still has a bow may pick up an arrow.'))
    case 'nothing':
      return refuse('§11.9', t`No ${t(kind)} lies in your hex; stand on it first.`)
    case 'ap':
      return tooDear(numbersOf(state).set.apCosts.pickUp, fighter)
  }
}
