/** Why an action is not allowed, in words: what, the reason, the paragraph, and what would be. */
import { type Dir, dirNames, type Refusal } from '@harena/engine'
import { attackCost, type NoAttack, whyNoAttack, whyNoCast } from '../rules/attacks.ts'
import { whyNoPickUp } from '../rules/missiles.ts'
import { FISTS, rangeTo, weaponName, weaponOf } from '../rules/modifiers.ts'
import { stepCost, whoIsCircled, whyNoStep } from '../rules/movement.ts'
import { whyNoCutFree } from '../rules/nets.ts'
import { canWound, isCast, LASSO, usesMissiles, type WeaponRow, weapons } from '../tables/weapons.ts'
import { type Fighter, fighterAt, type MissileKind, mapOf, nameOf, type State } from './state.ts'

export const refuse = (rule: string, message: string): Refusal => ({ rule, message })

function tooDear(cost: number, fighter: Fighter): Refusal {
  return refuse('§3.7', `That costs ${cost} AP and you have ${fighter.ap} left.`)
}

export function refuseStep(state: State, fighter: Fighter, dir: Dir): Refusal | null {
  switch (whyNoStep(state, fighter, dir)) {
    case null:
      return null
    case 'outside':
      return refuse('§4.1', `You may not leave the arena; to the ${dirNames[dir]} is the wall.`)
    case 'occupied': {
      const other = fighterAt(state, mapOf(state).neighbour(fighter.cell, dir))!
      return refuse('§4.1', `You may not enter that hex: ${nameOf(state, other.seat)} stands there.`)
    }
    case 'circling': {
      const name = nameOf(state, whoIsCircled(state, fighter, dir)!.seat)
      return refuse('§4.5', `You may not step straight to another hex next to ${name}; step away from him first.`)
    }
    case 'ap':
      return tooDear(stepCost(fighter, dir), fighter)
  }
}

export function refuseAttack(state: State, attacker: Fighter, weapon: number, target: Fighter): Refusal | null {
  const why = whyNoAttack(state, attacker, weapon, target)
  if (why === null) return null
  if (why === 'tool') {
    const index = weaponOf(attacker, weapon)
    const rule = index === LASSO ? '§11.11' : '§11.10'
    if (isCast[index]) return refuse(rule, `A ${weapons[index]!.name} is cast, not struck with.`)
    return refuse('§11.12', 'A cone does not attack; it works by itself against nets.')
  }
  if (why === 'armed') return refuse('§6.13', 'Fists are for the unarmed; you have a weapon for an adjacent enemy.')
  return refuseShared(state, attacker, weapon, target, why)
}

export function refuseCast(state: State, caster: Fighter, weapon: number, target: Fighter): Refusal | null {
  const why = whyNoCast(state, caster, weapon, target)
  if (why === null) return null
  if (why === 'tool') return refuse('§11.10', 'Only a net or a lasso is cast; attack with the other weapons.')
  return refuseShared(state, caster, weapon, target, why)
}

function refuseShared(state: State, attacker: Fighter, weapon: number, target: Fighter, why: NoAttack): Refusal {
  const row = weapons[weaponOf(attacker, weapon)]!
  const name = nameOf(state, target.seat)
  switch (why) {
    case 'friend':
      return target === attacker
        ? refuse('R53', 'You cannot attack yourself; choose an enemy.')
        : refuse('R53', `${name} is on your team; choose an enemy.`)
    case 'out':
      return refuse('§6.1', `${name} is out of the bout; choose an enemy who is still in.`)
    case 'lost':
      return refuse('§6.1', `You have lost the ${weaponName(attacker, weapon)}; ${whatIsLeft(attacker)}.`)
    case 'used':
      return refuse(
        '§6.2',
        `You have used the ${weaponName(attacker, weapon)} this turn; each weapon attacks once a turn.`,
      )
    case 'noMissile':
      return refuse('§6.1', `You have no ${row.kind === 'bow' ? 'arrow' : 'dart'} left; pick one up first.`)
    case 'range':
      return refuse('§6.1', wrongRange(row, rangeTo(state, attacker, target), name))
    case 'front':
      return refuse('§5.4', `${name} is next to you but not in your front hex; turn to face him.`)
    case 'arc':
      return refuse('§5.5', outsideArc(row, weapon, attacker, name))
    case 'blocked':
      return refuse(
        'R31',
        `Other gladiators stand in every shortest path to ${name}; find a clear path or another enemy.`,
      )
    default:
      return tooDear(attackCost(attacker, weapon), attacker)
  }
}

/** What one can still do who has lost a weapon. */
function whatIsLeft(fighter: Fighter): string {
  const other = fighter.arms.findIndex((index, weapon) => {
    const isEmpty = usesMissiles[index] && fighter.missilesLeft[weapon] === 0
    return !fighter.weaponLost[weapon] && !isEmpty && (canWound[index] || isCast[index])
  })
  return other < 0 ? 'strike an adjacent enemy with the fists' : `you still have the ${weaponName(fighter, other)}`
}

function wrongRange(row: WeaponRow, range: number, name: string): string {
  const ranges = Object.keys({ ...row.ranges, ...row.needs })
  const reach = ranges.length === 1 ? ranges[0] : `${ranges[0]} to ${ranges.at(-1)}`
  const plural = reach === '1' ? 'hex' : 'hexes'
  return `${name} is at ${range}; your ${row.name} ${row.kind === 'darts' || row.kind === 'unarmed' ? 'reach' : 'reaches'} ${reach} ${plural}.`
}

function outsideArc(row: WeaponRow, weapon: number, attacker: Fighter, name: string): string {
  if (weapon === FISTS) return `${name} is not in your front hex.`
  const hand = attacker.hands[weapon] === 1 ? 'right' : 'left'
  return `${name} is not in your front arc, whose ${hand} edge belongs to the ${row.name}; turn towards him.`
}

export function refuseCutFree(fighter: Fighter): Refusal | null {
  switch (whyNoCutFree(fighter)) {
    case null:
      return null
    case 'free':
      return refuse('§11.13', 'You are not entangled.')
    case 'tried':
      return refuse('§11.13', 'You have tried this turn; one try a turn is allowed.')
    case 'ap':
      return tooDear(1, fighter)
  }
}

export function refusePickUp(state: State, fighter: Fighter, kind: MissileKind): Refusal | null {
  switch (whyNoPickUp(state, fighter, kind)) {
    case null:
      return null
    case 'owner':
      return kind === 'dart'
        ? refuse('§11.9', 'Only a gladiator whose sheet lists darts may pick one up.')
        : refuse('§11.9', 'Only a gladiator who still has a bow may pick up an arrow.')
    case 'nothing':
      return refuse('§11.9', `No ${kind} lies in your hex; stand on it first.`)
    case 'ap':
      return tooDear(1, fighter)
  }
}
