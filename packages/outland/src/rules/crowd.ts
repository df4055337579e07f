/** §11 The crowd. */
import { addStep, type Row, type Steps, stepsFor } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import { judgeQuestions } from '../match/questions.ts'
import { areEnemies, boxesLeft, type Fighter, isIn, mapOf, type State, type Verdict } from '../match/state.ts'
import { crowdRows, SPARED_FROM } from '../tables/crowd.ts'

/** Why he is judged: no box left (§8.4), helpless in the net (§9.7), or begging (§11.3). */
export type Plea = 'boxless' | 'netted' | 'begging'

export function putOut(state: State, fighter: Fighter, out: NonNullable<Fighter['out']>, by: Fighter): void {
  fighter.out = out
  fighter.outBy = by.seat
  fighter.outAt = state.activation
}

/** §11.1 §11.2 Judged at once; either way he is out. Where the victor decides, the next step asks him. */
export function judge(state: State, referee: Ref, fighter: Fighter, by: Fighter, plea: Plea): void {
  const { crowd } = state.options
  if (crowd === 'victorChooses' && canJudge(by)) {
    state.judged = fighter.seat
    state.judge = by.seat
    state.phase = 'judging'
  } else if (crowd === 'dice' || crowd === 'victorChooses') judgeByDice(state, referee, fighter, by, plea)
  else decide(state, referee, fighter, by, crowd === 'spares' ? 'spared' : 'dispatched', 'houseRule')
}

/** One who is out or has no box left himself judges nobody; then the crowd's die decides. */
function canJudge(victor: Fighter): boolean {
  return isIn(victor) && boxesLeft(victor) > 0
}

/** R33 The victor decides. */
export function askVictor(state: State, referee: Ref): void {
  const { judged, judge: by } = state
  const answer = referee.ask(judgeQuestions[by]!)
  state.judged = -1
  state.judge = -1
  state.phase = 'activation'
  const verdict = answer.judge === 'spare' ? 'spared' : 'dispatched'
  decide(state, referee, state.fighters[judged]!, state.fighters[by]!, verdict, 'victor')
}

function decide(
  state: State,
  referee: Ref,
  fighter: Fighter,
  by: Fighter,
  verdict: Verdict,
  decided: 'houseRule' | 'victor',
): void {
  putOut(state, fighter, verdict, by)
  if (!referee.listening) return
  referee.tell({ kind: 'judged', rule: 'R33', seat: fighter.seat, by: by.seat, total: 0, verdict, decided, steps: [] })
}

const DIE: Row = { what: 'die', rule: '§11.1' }

/** §11.1 One die + T7. */
function judgeByDice(state: State, referee: Ref, fighter: Fighter, by: Fighter, plea: Plea): void {
  const { seat } = fighter
  const steps = stepsFor(referee)
  const die = addStep(steps, DIE, referee.roll(1, '§11.1', seat, 'the crowd'))
  const modifier = crowdModifier(state, fighter, plea, steps)
  const verdict = doesCrowdSpare(die, modifier) ? 'spared' : 'dispatched'
  putOut(state, fighter, verdict, by)
  const total = die + modifier
  if (steps) referee.tell({ kind: 'judged', rule: '§11.1', seat, by: by.seat, total, verdict, decided: 'dice', steps })
}

/** §11.1 A natural 6 always spares, a natural 1 never. */
export function doesCrowdSpare(die: number, modifier: number): boolean {
  return die === 6 || (die !== 1 && die + modifier >= SPARED_FROM)
}

/** T7; `steps` gets it row by row. */
export function crowdModifier(state: State, fighter: Fighter, plea: Plea, steps: Steps = null): number {
  const t7 = numbersOf(state).set.crowdModifiers
  const { hits, hitsInflicted, damage } = fighter
  let sum = 0
  if (hitsInflicted >= 3) sum += addStep(steps, crowdRows.inflictedThree, t7.inflictedThree)
  if (hitsInflicted === 0) sum += addStep(steps, crowdRows.inflictedNone, t7.inflictedNone)
  if (plea === 'begging' && hits * 2 < damage) sum += addStep(steps, crowdRows.begsTooEarly, t7.begsTooEarly)
  if (plea === 'netted' && hits === 0) sum += addStep(steps, crowdRows.nettedUnhurt, t7.nettedUnhurt)
  return sum
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
