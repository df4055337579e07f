/** The built-in opponent of Outland's Gladiator (H.3): look-ups in tables made from the rules, no search. */
import { type Bot, type Dir, relative } from '@harena/engine'
import {
  type Action,
  areEnemies,
  BEG,
  boxesLeft,
  breakFreeOdds,
  canMelee,
  canPickUp,
  canStep,
  canTurn,
  canUseNet,
  DISPATCH,
  difference,
  END,
  ensnare,
  ensnareOdds,
  type Fighter,
  FOLLOW,
  GET_UP,
  isFree,
  isNewMelee,
  isOverFour,
  mapOf,
  melee,
  mustFight,
  type Outland,
  outland,
  pickUpThing,
  type Side,
  SLIDE_LEFT,
  SLIDE_RIGHT,
  SPARE,
  STAY,
  STEP,
  type State,
  slideDir,
  sumOfModifiers,
  TURN_LEFT,
  TURN_RIGHT,
  whip,
} from '@harena/outland'
import { rollouts } from '../lib/rollouts.ts'
import { AHEAD, FIGHT, LEFT_TURN, paths, placeOf, stoppedAt } from './approach-paths.ts'
import { planAhead } from './plan.ts'
import { valuesOf } from './value.ts'

export type Level = 'novice' | 'standard' | 'veteran'

/** An exchange worth this much is fought; two equal men would wait for ever. A novice does not ask. */
const worthFighting = { standard: -5, veteran: 10 }

/** Every so many turns he fights whatever it is worth, so that two who wait come together; a veteran lets the other come. */
const patience = { standard: 3, veteran: 8 }

const NET_LOST = -15
const LOST_CAUSE = -60
const EARNED_MERCY = 3

export function outlandOpponent(level: Level): Bot<Outland> {
  return (state, question) => {
    const me = state.fighters[question.seat]!
    switch (question.kind) {
      case 'activate':
        return choose(state, me, level)
      case 'follow':
        return wantsToFollow(state, me) ? FOLLOW : STAY
      case 'slide':
        return chooseSlide(state, me)
      case 'judge':
        return state.fighters[state.judged]!.hitsInflicted > 0 ? SPARE : DISPATCH
      case 'plan':
        return planAhead(state, me, (copy, myself) => choose(copy, myself, level))
    }
  }
}

/**
 * A novice goes straight at his man whatever it is worth, and gives up early. A veteran lets the other come, turns to meet
 * him, and fights only what is worth something.
 */
function choose(state: State, me: Fighter, level: Level): Action {
  if (me.prone) return GET_UP
  if (level === 'novice' ? isDisheartened(me) : isHopeless(state, me)) return BEG
  return (
    recoverThing(state, me) ??
    throwNet(state, me) ??
    fight(state, me, level) ??
    approach(state, me, level) ??
    (level === 'veteran' ? defend(state, me) : END)
  )
}

/** Step 7: he begs with one box left, against odds, if he has earned some mercy. */
function isHopeless(state: State, me: Fighter): boolean {
  if (boxesLeft(me) > 1 || me.hitsInflicted < EARNED_MERCY || me.acted) return false
  const enemy = nearestEnemy(state, me)
  return valueOn(state, me, enemy, difference(state, me, enemy, 'melee')) < LOST_CAUSE
}

/** A novice gives up when two fifths of his boxes are gone. */
export function isDisheartened(me: Fighter, share = 3 / 5): boolean {
  return !me.acted && boxesLeft(me) <= share * me.damage
}

/** Whether he goes into an exchange that is worth so much. */
function isWorthIt(state: State, value: number, level: Level): boolean {
  return level === 'novice' || value >= worthFighting[level] || isImpatient(state, level)
}

function isImpatient(state: State, level: Level): boolean {
  return state.turn % patience[level === 'veteran' ? 'veteran' : 'standard'] === 0
}

/** Step 1: a weapon that lies here, or net and shield in passing; one within reach if no enemy is nearer to it. */
function recoverThing(state: State, me: Fighter): Action | null {
  const { ground } = state
  if (ground.length === 0 || me.points === 0) return null
  for (const { cell, kind } of ground) {
    if (cell === me.cell && canPickUp(state, me, kind)) return pickUpThing(kind)
  }
  if (me.weapon !== null || me.stopped) return null
  const map = mapOf(state)
  for (const { cell, kind } of ground) {
    if (kind !== 'sword' && kind !== 'spear') continue
    const far = map.distance(me.cell, cell)
    if (far > me.points || !isFree(state, cell) || nearestFoe(state, me, cell) < far) continue
    return walkTo(state, me, cell)
  }
  return null
}

function nearestFoe(state: State, me: Fighter, cell: number): number {
  const map = mapOf(state)
  let nearest = 99
  for (const other of state.fighters) {
    if (areEnemies(me, other)) nearest = Math.min(nearest, map.distance(cell, other.cell))
  }
  return nearest
}

/** Step 2: ensnare or whip, whichever is better; against a stronger man ensnare in any case. */
function throwNet(state: State, me: Fighter): Action | null {
  if (!me.net) return null
  let best: Action | null = null
  let bestValue = Number.NEGATIVE_INFINITY
  for (let i = 0; i < state.fighters.length; i++) {
    const target = state.fighters[i]!
    if (!canUseNet(state, me, target)) continue
    const snare = valueOfEnsnaring(state, me, target)
    const lash = valueOn(state, me, target, difference(state, me, target, 'whip'))
    const isStronger = valueOn(state, me, target, difference(state, me, target, 'melee')) < 0
    const value = Math.max(snare, lash)
    if (value <= bestValue || (value <= 0 && !isStronger)) continue
    bestValue = value
    best = snare >= lash || value <= 0 ? ensnare(target.seat) : whip(target.seat)
  }
  return best
}

/** By agility, target's agility and target's strength, each 1 to 3. */
const snares: (number | undefined)[] = []

function valueOfEnsnaring(state: State, me: Fighter, target: Fighter): number {
  const isExact = state.options.netDouble === 'exactly' ? 1 : 0
  const key = ((me.agility * 4 + target.agility) * 4 + target.strength) * 2 + isExact
  let value = snares[key]
  if (value === undefined) {
    const { netted, netLost } = ensnareOdds(me.agility, target.agility, state.options)
    const { free } = breakFreeOdds(target.strength, target.agility)
    value = 100 * netted * (1 - free) + NET_LOST * netLost
    snares[key] = value
  }
  return value
}

function valueOn(state: State, me: Fighter, target: Fighter, modifiers: number): number {
  return valuesOf(state).of(modifiers, boxesLeft(me), boxesLeft(target))
}

/** Step 3: the best enemy in the attack arc, if it is worth it, or if nobody begins; below a veteran if he attacked me last. */
function fight(state: State, me: Fighter, level: Level): Action | null {
  let best: Fighter | null = null
  let bestValue = Number.NEGATIVE_INFINITY
  for (let i = 0; i < state.fighters.length; i++) {
    const target = state.fighters[i]!
    if (!canMelee(state, me, target)) continue
    const value = valueOn(state, me, target, difference(state, me, target, 'melee'))
    if (value <= bestValue) continue
    bestValue = value
    best = target
  }
  if (!best) return null
  const { exchange } = state
  const isAnswer = level !== 'veteran' && exchange.attacker === best.seat && exchange.defender === me.seat
  return isAnswer || isWorthIt(state, bestValue, level) || mustFight(state, me) ? melee(best.seat) : null
}

/** What an attacker adds, wherever he stands. */
function attackSum(state: State, attacker: Fighter, defender: Fighter): number {
  const isNew = isNewMelee(state, attacker, defender)
  return sumOfModifiers(state, attacker, defender, 'attacker', attacker.facing, false, isNew)
}

/** What a defender adds if the attacker stands over this hexside of his. */
function defenceSum(state: State, attacker: Fighter, defender: Fighter, side: Dir): number {
  return sumOfModifiers(state, defender, attacker, 'defender', side, false, isNewMelee(state, attacker, defender))
}

/** Steps 4 to 6: turn to one in contact, go where the enemy is worst off, or come up and wait. */
function approach(state: State, me: Fighter, level: Level): Action | null {
  const enemy = nearestEnemy(state, me)
  const map = mapOf(state)
  const far = map.distance(me.cell, enemy.cell)
  if (me.net && far > 1) return comeWithinNet(state, me, enemy, far)
  const contact = bestContact(state, me, enemy, level !== 'novice')
  if (contact.first !== FIGHT && (far === 1 || isWorthIt(state, contact.value, level))) return actionOf(contact.first)
  if ((far > 3 || (far > 1 && isImpatient(state, level))) && !me.stopped) return walkTo(state, me, enemy.cell)
  return null
}

function nearestEnemy(state: State, me: Fighter): Fighter {
  const map = mapOf(state)
  let nearest: Fighter | null = null
  let least = 99
  for (let i = 0; i < state.fighters.length; i++) {
    const other = state.fighters[i]!
    if (!areEnemies(me, other)) continue
    const far = map.distance(me.cell, other.cell)
    if (far >= least) continue
    nearest = other
    least = far
  }
  return nearest!
}

/** The hexside to go for, and the first action; FIGHT when there is none to go to. Reused. */
const contact = { value: 0, first: FIGHT }

/** Step 5: of the hexsides within reach the one that is worth most to attack over, or for a novice the nearest. */
function bestContact(state: State, me: Fighter, enemy: Fighter, isChoosy: boolean): typeof contact {
  contact.value = Number.NEGATIVE_INFINITY
  contact.first = FIGHT
  const map = mapOf(state)
  const from = map.hex(me.cell)
  const to = map.hex(enemy.cell)
  const free = placeOf(from.q - to.q, from.r - to.r, me.facing, enemy.facing)
  if (free < 0) return contact
  const place = me.stopped ? stoppedAt(free) : free
  const toHexsides = paths[state.options.attackArc]
  const ours = isChoosy ? attackSum(state, me, enemy) : 0
  for (let hexside = 0; hexside < 6; hexside++) {
    const { costs, steps, firsts } = toHexsides[hexside]!
    const cost = costs[place]!
    if (cost === 0) continue
    const points = cost - Math.min(cost - steps[place]!, me.freeTurns)
    if (points > me.points || isOverFour(state, me.steps + steps[place]!, me.spent + points)) continue
    const first = firsts[place]!
    if (
      first === AHEAD
        ? !canStep(state, me) || runsIntoContact(state, me)
        : !canTurn(state, me, first === LEFT_TURN ? 'left' : 'right')
    )
      continue
    const side = ((enemy.facing + hexside) % 6) as Dir
    const value = (isChoosy ? valueOn(state, me, enemy, ours - defenceSum(state, me, enemy, side)) : 0) - cost
    if (value <= contact.value) continue
    contact.value = value
    contact.first = first
  }
  return contact
}

/** §3.6 Whether the step ahead ends next to an enemy and is one too many to attack him after it. */
function runsIntoContact(state: State, me: Fighter): boolean {
  if (!isOverFour(state, me.steps + 1, me.spent + 1)) return false
  return nearestFoe(state, me, mapOf(state).neighbour(me.cell, me.facing)) === 1
}

function actionOf(first: number): Action {
  return first === AHEAD ? STEP : first === LEFT_TURN ? TURN_LEFT : TURN_RIGHT
}

/** Step 5: a Retiarius with his net goes to two hexes and looks at his man. */
function comeWithinNet(state: State, me: Fighter, enemy: Fighter, far: number): Action | null {
  if (far > 2) return walkTo(state, me, enemy.cell, true)
  return null
}

function turnAction(state: State, me: Fighter, side: Side): Action | null {
  if (!canTurn(state, me, side)) return null
  return side === 'right' ? TURN_RIGHT : TURN_LEFT
}

/** One action on the way to a cell: ahead if that is the way, else a turn. */
function walkTo(state: State, me: Fighter, cell: number, keepsOff = false): Action | null {
  const map = mapOf(state)
  const dir = map.sectorDir(me.cell, cell)
  const turns = relative(dir, me.facing)
  if (turns !== 0) return turnAction(state, me, turns <= 3 ? 'right' : 'left')
  if (!canStep(state, me) || runsIntoContact(state, me)) return null
  const next = map.neighbour(me.cell, me.facing)
  return keepsOff && nearestFoe(state, me, next) < 2 ? null : STEP
}

/** Where he wants his enemy when he waits: at the left front with a shield if he can attack him there, else ahead. */
function defenceSide(state: State, me: Fighter): number {
  return me.shield && state.options.attackArc !== 'front1' ? 5 : 0
}

/** Step 6: turns so that the nearest enemy stands where he is best met; then he waits. */
function defend(state: State, me: Fighter): Action {
  const enemy = nearestEnemy(state, me)
  const map = mapOf(state)
  if (map.distance(me.cell, enemy.cell) > 4) return END
  const wanted = relative(map.sectorDir(me.cell, enemy.cell), me.facing)
  const off = (wanted - defenceSide(state, me) + 6) % 6
  if (off === 0) return END
  return turnAction(state, me, off <= 3 ? 'right' : 'left') ?? END
}

/** Step 7: after the enemy if he lies there, or if the next exchange from there is worth something. */
function wantsToFollow(state: State, me: Fighter): boolean {
  const loser = state.fighters[state.exchange.loser]!
  if (loser.out !== null) return false
  if (loser.prone) return true
  const map = mapOf(state)
  const side = map.sectorDir(loser.cell, state.exchange.followTo)
  return valueOn(state, me, loser, attackSum(state, me, loser) - defenceSum(state, me, loser, side)) > 0
}

/** Backing up aside: to the side that is farther from the enemies. */
function chooseSlide(state: State, me: Fighter): typeof SLIDE_LEFT | typeof SLIDE_RIGHT {
  const map = mapOf(state)
  const { retreat } = state.exchange
  const left = nearestFoe(state, me, map.neighbour(me.cell, slideDir(retreat, 'left')))
  const right = nearestFoe(state, me, map.neighbour(me.cell, slideDir(retreat, 'right')))
  return left >= right ? SLIDE_LEFT : SLIDE_RIGHT
}

/** A veteran imagines how the bout would go on before he moves, as between men who come on. */
export function outlandVeteran(): ReturnType<typeof rollouts<Outland>> {
  const [habit, policy] = [outlandOpponent('veteran'), outlandOpponent('standard')]
  return rollouts({ ruleset: outland, habit, policy, kind: 'activate' })
}
