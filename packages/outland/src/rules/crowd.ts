/** §11 The crowd. */

import type { Modifier } from '../match/events.ts'
import type { Ref } from '../match/game.ts'
import { judgeQuestions } from '../match/questions.ts'
import { areEnemies, boxesLeft, type Fighter, isIn, mapOf, type State, type Verdict } from '../match/state.ts'
import { crowdModifiers } from '../tables/crowd.ts'

/** Why he is judged: no box left (§8.4), helpless in the net (§9.7), or begging (§11.3). */
export type Plea = 'boxless' | 'netted' | 'begging'

/** §11.1 A total of this or more spares. */
const SPARED_FROM = 4

export function putOut(state: State, fighter: Fighter, out: NonNullable<Fighter['out']>, by: Fighter): void {
  fighter.out = out
  fighter.outBy = by.seat
  fighter.outAt = state.activation
}

/** §11.1 §11.2 Judged at once; either way he is out. */
export function judge(state: State, referee: Ref, fighter: Fighter, by: Fighter, plea: Plea): void {
  const { crowd } = state.options
  if (crowd === 'dice' || (crowd === 'victorChooses' && !canJudge(by))) {
    judgeByDice(state, referee, fighter, by, plea)
    return
  }
  const verdict = crowd === 'victorChooses' ? askVictor(state, referee, fighter, by) : houseVerdict(crowd)
  putOut(state, fighter, verdict, by)
  if (referee.listening) {
    const decided = crowd === 'victorChooses' ? 'victor' : 'houseRule'
    const { seat } = fighter
    const facts = { seat, by: by.seat, die: null, modifiers: [], total: 0, verdict, decided } as const
    referee.tell({ kind: 'judged', rule: 'R33', ...facts })
  }
}

function houseVerdict(crowd: 'spares' | 'kills'): Verdict {
  return crowd === 'spares' ? 'spared' : 'dispatched'
}

/** One who is out or has no box left himself judges nobody; then the crowd's die decides. */
function canJudge(victor: Fighter): boolean {
  return isIn(victor) && boxesLeft(victor) > 0
}

function askVictor(state: State, referee: Ref, fighter: Fighter, by: Fighter): Verdict {
  state.judged = fighter.seat
  state.judge = by.seat
  const answer = referee.ask(judgeQuestions[by.seat]!)
  state.judged = -1
  state.judge = -1
  return answer.judge === 'spare' ? 'spared' : 'dispatched'
}

/** §11.1 One die + T7; a natural 6 always spares, a natural 1 never. */
function judgeByDice(state: State, referee: Ref, fighter: Fighter, by: Fighter, plea: Plea): void {
  const die = referee.roll(1, '§11.1', fighter.seat)
  const total = die + crowdModifier(fighter, plea)
  const isSpared = die === 6 || (die !== 1 && total >= SPARED_FROM)
  const verdict = isSpared ? 'spared' : 'dispatched'
  putOut(state, fighter, verdict, by)
  if (referee.listening) {
    const modifiers = crowdModifierList(fighter, plea)
    const facts = { seat: fighter.seat, by: by.seat, die, modifiers, total, verdict, decided: 'dice' } as const
    referee.tell({ kind: 'judged', rule: '§11.1', ...facts })
  }
}

function hasInflictedThree(fighter: Fighter): boolean {
  return fighter.hitsInflicted >= 3
}

function begsTooEarly(fighter: Fighter, plea: Plea): boolean {
  return plea === 'begging' && fighter.hits * 2 < fighter.damage
}

function isNettedUnhurt(fighter: Fighter, plea: Plea): boolean {
  return plea === 'netted' && fighter.hits === 0
}

/** T7 */
export function crowdModifier(fighter: Fighter, plea: Plea): number {
  return (
    (hasInflictedThree(fighter) ? crowdModifiers.inflictedThree : 0) +
    (fighter.hitsInflicted === 0 ? crowdModifiers.inflictedNone : 0) +
    (begsTooEarly(fighter, plea) ? crowdModifiers.begsTooEarly : 0) +
    (isNettedUnhurt(fighter, plea) ? crowdModifiers.nettedUnhurt : 0)
  )
}

/** T7 row by row. */
export function crowdModifierList(fighter: Fighter, plea: Plea): Modifier[] {
  const list: Modifier[] = []
  const add = (rule: string, text: string, value: number) => list.push({ rule, text, value })
  if (hasInflictedThree(fighter)) add('T7.1', 'inflicted three or more hits', crowdModifiers.inflictedThree)
  if (fighter.hitsInflicted === 0) add('T7.2', 'inflicted no hit', crowdModifiers.inflictedNone)
  if (begsTooEarly(fighter, plea))
    add('T7.3', 'begs with fewer than half his boxes marked', crowdModifiers.begsTooEarly)
  if (isNettedUnhurt(fighter, plea)) add('T7.4', 'netted without having been hit', crowdModifiers.nettedUnhurt)
  return list
}

/** §11.3 He begs; the nearest enemy has the credit. */
export function beg(state: State, referee: Ref, fighter: Fighter): void {
  const enemy = nearestEnemy(state, fighter)
  if (referee.listening) referee.tell({ kind: 'begged', rule: '§11.3', seat: fighter.seat, of: enemy.seat })
  judge(state, referee, fighter, enemy, 'begging')
}

/** §11.3 On equal distance the one first in this turn's order. */
export function nearestEnemy(state: State, fighter: Fighter): Fighter {
  const map = mapOf(state)
  let nearest: Fighter | undefined
  for (const seat of state.order) {
    const other = state.fighters[seat]!
    if (!areEnemies(fighter, other)) continue
    const isNearer = !nearest || map.distance(fighter.cell, other.cell) < map.distance(fighter.cell, nearest.cell)
    if (isNearer) nearest = other
  }
  return nearest!
}
