/** §9 The net. */
import { addStep, type Refusal, type Steps, stepsFor, t } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Options } from '../match/options.ts'
import { type Fighter, fighterAt, mapOf, type State, touchedEnemies } from '../match/state.ts'
import { judge } from './crowd.ts'
import { drop } from './dropped.ts'
import { attackRefusal, canMelee, markFought, mustFight } from './melee.ts'

const noNet: Refusal = { rule: '§9.1', message: t('He has no net in hand.') }
const wrongDistance: Refusal = { rule: '§9.1', message: t('The net reaches an enemy two hexes away, and only there.') }
const tooFar: Refusal = { rule: 'R20', message: t('The net reaches an enemy one or two hexes away.') }
const notInArc: Refusal = {
  rule: '§9.1',
  message: t('That enemy is not in the arc of his net: left front to right front.'),
}
const inContact: Refusal = { rule: '§9.2', message: t('He touches an enemy and cannot use the net.') }
const inTheWay: Refusal = { rule: '§9.2', message: t('Every hex between them is occupied.') }
const mustFightAnother: Refusal = {
  rule: '§4.1',
  message: t('He must attack one of the enemies he has stepped up to.'),
}

/** §9.1 §9.2 Why he cannot whip or ensnare this gladiator; null if he can. */
export function netRefusal(state: State, fighter: Fighter, target: Fighter): Refusal | null {
  if (!fighter.net) return noNet
  const refusal = attackRefusal(state, fighter, target)
  if (refusal) return refusal
  const distance = mapOf(state).distance(fighter.cell, target.cell)
  const reachesOne = state.options.netReach === 'oneOrTwo'
  if (reachesOne ? distance > 2 : distance !== 2) return reachesOne ? tooFar : wrongDistance
  if (!isInNetArc(state, fighter, target)) return notInArc
  if (!reachesOne && touchedEnemies(state, fighter) !== 0) return inContact
  if (distance === 2 && !isWayOpen(state, fighter, target)) return inTheWay
  return mustFight(state, fighter) && !canMelee(state, fighter, target) ? mustFightAnother : null
}

export function canUseNet(state: State, fighter: Fighter, target: Fighter): boolean {
  return netRefusal(state, fighter, target) === null
}

/** Whether there is anybody whom he can whip or ensnare. */
export function canUseNetOnAnybody(state: State, fighter: Fighter): boolean {
  if (!fighter.net) return false
  const { fighters } = state
  for (let i = 0; i < fighters.length; i++) if (canUseNet(state, fighter, fighters[i]!)) return true
  return false
}

/** §9.1 The 120 degrees between the left-front and the right-front direction, both included. */
function isInNetArc(state: State, fighter: Fighter, target: Fighter): boolean {
  const map = mapOf(state)
  const rel = (map.sectorDir(fighter.cell, target.cell) - fighter.facing + 6) % 6
  // A bent way lies between this direction and the next one clockwise.
  return rel === 0 || rel === 5 || (rel === 1 && !map.isSplit(fighter.cell, target.cell))
}

/** §9.2 One hex lies between on a straight line, two on a bent one; one of them must be free. */
function isWayOpen(state: State, fighter: Fighter, target: Fighter): boolean {
  const map = mapOf(state)
  const dir = map.sectorDir(fighter.cell, target.cell)
  if (isOpen(state, map.neighbour(fighter.cell, dir))) return true
  return map.isSplit(fighter.cell, target.cell) && isOpen(state, map.neighbour(fighter.cell, (dir + 1) % 6))
}

/** Beyond the edge nobody stands, and a net flies there as well. */
function isOpen(state: State, cell: number): boolean {
  return fighterAt(state, cell) === undefined
}

export type Throw = 'netted' | 'netLost' | 'nothing'

const netRows = {
  die: { what: 'die', rule: '§9.4' },
  agility: { what: 'agility', rule: '§9.4' },
} as const

/** §9.4 One die + agility. */
export function rollNet(
  referee: Ref,
  { seat, agility }: Pick<Fighter, 'seat' | 'agility'>,
  name: string,
  steps: Steps = null,
): number {
  return addStep(steps, netRows.die, referee.roll(1, '§9.4', seat, name)) + addStep(steps, netRows.agility, agility)
}

/** §9.5 §9.8 §9.9 What comes of two totals. */
export function throwResult(netDouble: Options['netDouble'], total: number, targetTotal: number): Throw {
  if (total > targetTotal) return 'netted'
  const isDouble = netDouble === 'exactly' ? targetTotal === 2 * total : targetTotal >= 2 * total
  return isDouble ? 'netLost' : 'nothing'
}

/** §9.4 The Retiarius rolls first. §9.8 A net that is lost falls into the target's hex. */
export function ensnareTarget(state: State, referee: Ref, retarius: Fighter, target: Fighter): void {
  markFought(retarius, target)
  const steps = stepsFor(referee)
  const targetSteps = stepsFor(referee)
  const total = rollNet(referee, retarius, 'net', steps)
  const targetTotal = rollNet(referee, target, 'against the net', targetSteps)
  const result = throwResult(state.options.netDouble, total, targetTotal)
  if (result === 'netLost') drop(state, retarius, 'net', target.cell)
  if (steps && targetSteps) {
    referee.tell({
      kind: 'netThrown',
      rule: { netted: '§9.5', netLost: '§9.8', nothing: '§9.9' }[result],
      retarius: { seat: retarius.seat, total, steps },
      target: { seat: target.seat, total: targetTotal, steps: targetSteps },
      result,
    })
  }
  if (result === 'netted') breakFree(state, referee, retarius, target)
}

/** §9.5 More than this frees him. */
const HELD_UP_TO = 5

const breakFreeRows = {
  die: { what: 'die', rule: '§9.5' },
  strength: { what: 'strength', rule: '§9.5' },
  agility: { what: 'agility', rule: '§9.5' },
} as const

/** §9.5 One die + strength + agility. */
export function rollToBreakFree(
  referee: Ref,
  { seat, strength, agility }: Pick<Fighter, 'seat' | 'strength' | 'agility'>,
  steps: Steps = null,
): number {
  const die = addStep(steps, breakFreeRows.die, referee.roll(1, '§9.5', seat, 'break free'))
  return die + addStep(steps, breakFreeRows.strength, strength) + addStep(steps, breakFreeRows.agility, agility)
}

export function isFreeWith(total: number): boolean {
  return total > HELD_UP_TO
}

/** §9.5 §9.6 §9.7 The one try, at once: free, or helpless and judged. */
function breakFree(state: State, referee: Ref, retarius: Fighter, target: Fighter): void {
  const steps = stepsFor(referee)
  const total = rollToBreakFree(referee, target, steps)
  const isFree = isFreeWith(total)
  const netFell = isFree && state.options.netAfterEscape === 'falls'
  if (netFell) drop(state, retarius, 'net', target.cell)
  if (steps) {
    const roll = { seat: target.seat, total, steps }
    if (isFree) referee.tell({ kind: 'brokeFree', rule: '§9.6', ...roll, netFell })
    else referee.tell({ kind: 'helpless', rule: '§9.7', ...roll, by: retarius.seat })
  }
  if (!isFree) judge(state, referee, target, retarius, 'netted')
}
