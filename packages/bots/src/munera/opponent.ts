/** The built-in opponent of Munera Sine Missione (H.4): look-ups in tables made from the rules, no search. */
import { type Bot, type Dir, dirs, relative } from '@harena/engine'
import {
  type Action,
  CUT_FREE,
  canCast,
  canStep,
  castAt,
  castNeeds,
  END,
  type Fighter,
  isCast,
  isSeriouslyWounded,
  LASSO,
  LONG_SPEAR,
  type Munera,
  mapOf,
  munera,
  type Place,
  rangeTo,
  type Skill,
  type State,
  stepCost,
  stepTo,
  strengthLeft,
  turnLeft,
  turnRight,
  whyNoCutFree,
} from '@harena/munera'
import { LEFT_TURN, NO_ACTION, nextPlace, RIGHT_TURN, turnedRound } from './approach-paths.ts'
import { actionOf, bestValue, type Danger, leastAp, placeFrom, planBlows, plans } from './blows.ts'
import { faceAndEnd, fetchMissile, isFoe, missileWeapon, nearestFoe, stepAway, turnTowards, walkTo } from './moves.ts'

export type Level = 'novice' | 'standard' | 'veteran'

/** A blow worth this much is struck even with the net still on. */
const TOO_GOOD_TO_CUT_FREE = 50

/** A novice who could strike lets the moment pass once in so many times. */
const HESITATES = 5

/** What a veteran reckons his enemy to have next turn. */
const ENEMY_AP = 4

/** The skills he would like to have, best first. */
const wishes: readonly Skill[] = ['attack', 'dodge', 'reflexes', 'stamina', 'favoured', 'charisma']

export function muneraOpponent(level: Level): Bot<Munera> {
  return (state, question, random) => {
    const me = state.fighters[question.seat]!
    switch (question.kind) {
      case 'act':
        return chooseAction(state, me, level, random)
      case 'place':
        return choosePlace(state, me)
      case 'skill':
        return chooseSkill(state, question)
    }
  }
}

/** A novice walks straight in, strikes some blow instead of the best, or none, and does not turn to his enemy. */
function chooseAction(state: State, me: Fighter, level: Level, random: { below(count: number): number }): Action {
  const isNovice = level === 'novice'
  const enemy = pickEnemy(state, me)
  const danger = level === 'veteran' ? fearOf(state, me, enemy) : null
  planBlows(state, me, enemy, danger)
  const best = plans[0]
  const canStrike = best.value > (danger ? -danger(placeFrom(state, me, enemy)) : 0)
  if (whyNoCutFree(state, me) === null) {
    const strikesInstead = me.ap === 1 && canStrike && best.first === NO_ACTION && best.value >= TOO_GOOD_TO_CUT_FREE
    if (!strikesInstead) return CUT_FREE
  }
  if (isNovice && canStrike && random.below(HESITATES) === 0) return END
  return (
    chooseCast(state, me, enemy) ??
    keepAway(state, me) ??
    fetchMissile(state, me) ??
    (canStrike ? actionOf(state, isNovice ? plans[random.below(plansMade())]! : best) : null) ??
    (danger && hasStruck(me) ? safestAction(state, me, enemy, danger) : withoutBlow(state, me, enemy, isNovice))
  )
}

function plansMade(): number {
  let count = 0
  for (const plan of plans) if (plan.value > 0) count++
  return Math.max(count, 1)
}

/** Step 2: wounded, entangled, weak and near enemies first. */
function pickEnemy(state: State, me: Fighter): Fighter {
  let best: Fighter | null = null
  let bestScore = Number.NEGATIVE_INFINITY
  for (let i = 0; i < state.fighters.length; i++) {
    const other = state.fighters[i]!
    if (!isFoe(me, other)) continue
    if (state.fighters.length === 2) return other
    const score =
      (isSeriouslyWounded(other) ? 12 : 0) +
      (other.entangled ? 8 : 0) +
      (strengthLeft(other) <= 3 ? 6 : 0) -
      2 * Math.min(leastAp(state, me, other), 8 + rangeTo(state, me, other))
    if (score <= bestScore) continue
    best = other
    bestScore = score
  }
  return best!
}

/** A veteran counts what the enemy could do to him next turn from where he stands now. */
function fearOf(state: State, me: Fighter, enemy: Fighter): Danger {
  return (end) => bestValue(state, enemy, me, end < 0 ? -1 : turnedRound(end), ENEMY_AP)
}

function hasStruck(me: Fighter): boolean {
  return me.usedFists || me.used.some((used) => used)
}

/** What a step or turn must gain to be worth its AP to a veteran who has struck. */
const WORTH_MOVING = 2

/** A veteran who has struck uses what AP are left to stand where the enemy can do him least harm. */
function safestAction(state: State, me: Fighter, enemy: Fighter, danger: Danger): Action {
  const here = placeFrom(state, me, enemy)
  let best = faceAndEnd(state, me)
  let least = danger(here) - WORTH_MOVING
  const consider = (action: Action, end: number, cost: number) => {
    const harm = danger(end) + cost * WORTH_MOVING
    if (harm >= least) return
    best = action
    least = harm
  }
  if (here < 0) return best
  consider(turnLeft, nextPlace(here, LEFT_TURN), 1)
  consider(turnRight, nextPlace(here, RIGHT_TURN), 1)
  for (const dir of dirs) {
    if (canStep(state, me, dir))
      consider(stepTo[dir]!, nextPlace(here, relative(dir, enemy.facing)), stepCost(state, me, dir))
  }
  return best
}

/** Step 3: net or lasso, if it needs 5 or 6, or 6 with an AP to spare. */
function chooseCast(state: State, me: Fighter, enemy: Fighter): Action | null {
  if (me.ap < 2 || enemy.entangled) return null
  for (let weapon = 0; weapon < me.arms.length; weapon++) {
    if (!isCast[me.arms[weapon]!] || !canCast(state, me, weapon, enemy)) continue
    const needs = castNeeds(state, me.arms[weapon]!, rangeTo(state, me, enemy))
    if (needs <= 5 || me.ap >= 3) return castAt(weapon, enemy.seat)
  }
  return null
}

/** Steps 5 and 6: archers and dart throwers leave contact before they shoot; a spearman after he has struck. */
function keepAway(state: State, me: Fighter): Action | null {
  if (me.ap < 2 || nearestFoe(state, me, me.cell) > 1) return null
  const missiles = missileWeapon(me)
  if (missiles >= 0 && me.missilesLeft[missiles]! > 0) return stepAway(state, me)
  const spear = me.arms.indexOf(LONG_SPEAR)
  return spear >= 0 && !me.weaponLost[spear] && me.used[spear] ? stepAway(state, me) : null
}

/** Steps 7 and 8: no blow can be struck in this turn. */
function withoutBlow(state: State, me: Fighter, enemy: Fighter, isNovice: boolean): Action {
  const missiles = missileWeapon(me)
  const map = mapOf(state)
  if (!hasStruck(me) && rangeTo(state, me, enemy) > (isNovice ? 1 : stopsAt(state, me, missiles))) {
    const walk = walkTo(state, me, enemy.cell)
    if (walk) return walk
  }
  if (missiles >= 0 && me.missilesLeft[missiles]! > 0) {
    return turnTowards(me, map.sectorDir(me.cell, enemy.cell)) ?? faceAndEnd(state, me)
  }
  return isNovice ? END : faceAndEnd(state, me)
}

/** Step 7: how near he goes when he cannot strike this turn; every fourth round he goes in regardless. */
function stopsAt(state: State, me: Fighter, missiles: number): number {
  if (missiles >= 0 && me.missilesLeft[missiles]! > 0) return state.round % 4 === 0 ? 2 : 4
  if (state.round % 4 === 0) return 1
  const lasso = me.arms.indexOf(LASSO)
  return lasso >= 0 && !me.weaponLost[lasso] ? 3 : 2
}

/** With `placement: free`: as far from the rim as allowed, facing the nearest enemy or the middle. */
function choosePlace(state: State, me: Fighter): Place {
  const map = mapOf(state)
  const middle = map.cell({ q: state.cols >> 1, r: (state.rows >> 1) - (state.cols >> 2) })
  const legal = munera.legal(state, { kind: 'place', seat: me.seat, rule: 'R36' }) as Place[]
  let best = legal[0]!
  let bestScore = Number.NEGATIVE_INFINITY
  for (const place of legal) {
    const cell = map.cell(place.hex)
    const rim = dirs.filter((dir) => map.neighbour(cell, dir) < 0).length
    const faces: Dir = cell === middle ? 0 : map.sectorDir(cell, middle)
    const score = -4 * rim - map.distance(cell, middle) + (place.facing === faces ? 1 : 0)
    if (score <= bestScore) continue
    best = place
    bestScore = score
  }
  return best
}

function chooseSkill(state: State, question: Munera['question']): { skill: Skill | null } {
  const legal = munera.legal(state, question) as { skill: Skill | null }[]
  const wished = wishes.find((skill) => legal.some((choice) => choice.skill === skill))
  return { skill: wished ?? null }
}
