/** D.2 The secret plans of a simultaneous activation: which are legal, and a sample of sensible ones. */
import { hasOnly, OUTSIDE, type Refusal, t } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import {
  type Attack,
  ensnare,
  GET_UP,
  isAttack,
  isMove,
  type Move,
  melee,
  type Plan,
  pickUpThing,
  STEP,
  stepTo,
  TURN_LEFT,
  TURN_RIGHT,
  things,
  whip,
} from '../match/questions.ts'
import { areEnemies, type Fighter, mapOf, type State, touchedEnemies } from '../match/state.ts'
import { hold, holdRefusal } from './dropped.ts'
import { canMelee, canTurn } from './melee.ts'
import {
  anyPickUpRefusal,
  anyStepRefusal,
  anyTurnRefusal,
  canPickUp,
  canStep,
  getUp,
  getUpRefusal,
  moveTo,
  payForPickUp,
  turn,
} from './movement.ts'
import { canUseNet } from './net.ts'

const notAPlan: Refusal = {
  rule: 'D.2',
  message: t('A plan is { plan, intention }: a list of steps, turns, pick-ups and getting up, and an attack or null.'),
}
const notAMove: Refusal = {
  rule: 'D.2',
  message: t('A plan may hold steps, turns, pick-ups and getting up, nothing else.'),
}
const notAnAttack: Refusal = {
  rule: 'D.2',
  message: t('The intention is null, or to melee, whip or ensnare a gladiator.'),
}
const notAnEnemy: Refusal = { rule: '§4.6', message: t('Only an enemy who is still in can be attacked.') }
const noNet: Refusal = { rule: '§9.1', message: t('He will have no net in hand for that.') }

/** Nobody is told of what is only thought through; moves throw no dice and ask nobody. */
export const silent: Ref = {
  listening: false,
  roll: () => 0,
  dice: () => [],
  successes: () => 0,
  ask: () => {
    throw new Error('a plan asks nobody')
  },
  askAll: () => [],
  tell: () => {},
  settle: (_, run) => run(),
  point: () => {},
}

/** Why a plan is not legal: it must fit his points. Whether its steps succeed shows when all move. */
export function planRefusal(state: State, fighter: Fighter, answer: unknown): Refusal | null {
  if (!hasOnly(answer, 'plan', 'intention') || !Array.isArray(answer.plan)) return notAPlan
  const ghost = { ...fighter }
  for (const move of answer.plan as unknown[]) {
    if (!isMove(move)) return notAMove
    const refusal = moveRefusal(state, ghost, move)
    if (refusal) return refusal
    imagine(state, ghost, move)
  }
  const { intention } = answer
  if (intention === null) return null
  if (!isAttack(intention, state.fighters.length)) return notAnAttack
  if (!areEnemies(fighter, state.fighters[intention.target]!)) return notAnEnemy
  return intention.act !== 'melee' && !ghost.net ? noNet : null
}

/** Whether he can pay for the next item, wherever he will be by then. */
function moveRefusal(state: State, ghost: Fighter, move: Move): Refusal | null {
  switch (move.act) {
    case 'step':
      return anyStepRefusal(state, ghost, move.dir)
    case 'turn':
      return anyTurnRefusal(state, ghost)
    case 'pickUp':
      return anyPickUpRefusal(state, ghost) ?? holdRefusal(state, ghost, move.kind)
    case 'getUp':
      return getUpRefusal(ghost)
  }
}

/** Makes the ghost of a gladiator carry out an item as if nobody else moved. */
function imagine(state: State, ghost: Fighter, move: Move): void {
  switch (move.act) {
    case 'step': {
      const to = mapOf(state).neighbour(ghost.cell, move.dir ?? ghost.facing)
      moveTo(state, silent, ghost, to === OUTSIDE ? ghost.cell : to)
      return
    }
    case 'turn':
      turn(state, silent, ghost, move.to)
      return
    case 'pickUp':
      payForPickUp(state, ghost)
      hold(state, ghost, move.kind, true)
      return
    case 'getUp':
      getUp(state, silent, ghost)
  }
}

/** A place he could reach if nobody else moved, and the way there. */
interface Reached {
  readonly ghost: Fighter
  readonly plan: readonly Move[]
}

/** The cheapest way to every place and facing he could reach, each with the intentions that make sense there. */
export function samplePlans(state: State, fighter: Fighter): Plan[] {
  const reached: Reached[] = [{ ghost: { ...fighter }, plan: [] }]
  const known = new Set([poseOf(fighter)])
  for (let i = 0; i < reached.length; i++) {
    for (const move of movesFrom(state, reached[i]!.ghost)) {
      const ghost = { ...reached[i]!.ghost }
      imagine(state, ghost, move)
      if (move.act === 'step' && touchedEnemies(state, ghost) !== 0) ghost.stopped = true
      const pose = poseOf(ghost)
      if (known.has(pose)) continue
      known.add(pose)
      reached.push({ ghost, plan: [...reached[i]!.plan, move] })
    }
  }
  return reached.flatMap(({ ghost, plan }) =>
    intentionsFrom(state, ghost).map((intention): Plan => ({ plan, intention })),
  )
}

function poseOf({ cell, facing, prone, weapon, shield, net }: Fighter): string {
  return [cell, facing, prone, weapon, shield, net].join()
}

function movesFrom(state: State, ghost: Fighter): Move[] {
  if (ghost.prone) return [GET_UP]
  const moves: Move[] = []
  if (canStep(state, ghost)) moves.push(STEP)
  for (const dir of [0, 1, 2, 3, 4, 5] as const) if (canStep(state, ghost, dir)) moves.push(stepTo(dir))
  if (canTurn(state, ghost, 'left')) moves.push(TURN_LEFT)
  if (canTurn(state, ghost, 'right')) moves.push(TURN_RIGHT)
  for (const kind of things) if (canPickUp(state, ghost, kind)) moves.push(pickUpThing(kind))
  return moves
}

/** Nobody; those whom he could attack as they stand; those who may come to him. */
function intentionsFrom(state: State, ghost: Fighter): (Attack | null)[] {
  const intentions: (Attack | null)[] = [null]
  const map = mapOf(state)
  for (const other of state.fighters) {
    if (!areEnemies(ghost, other)) continue
    const isNear = map.distance(ghost.cell, other.cell) <= 3
    if (canMelee(state, ghost, other) || isNear) intentions.push(melee(other.seat))
    if (ghost.net && (canUseNet(state, ghost, other) || isNear)) intentions.push(whip(other.seat), ensnare(other.seat))
  }
  return intentions
}
