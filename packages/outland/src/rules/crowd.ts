/** §11 The crowd. */
import type { Rule, SumStep } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import { judgeQuestions } from '../match/questions.ts'
import { areEnemies, boxesLeft, type Fighter, isIn, mapOf, type State, type Verdict } from '../match/state.ts'
import { SPARED_FROM } from '../tables/crowd.ts'

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

/** §11.1 One die + T7; a natural 6 always spares, a natural 1 never. */
function judgeByDice(state: State, referee: Ref, fighter: Fighter, by: Fighter, plea: Plea): void {
  const die = referee.roll(1, '§11.1', fighter.seat, 'the crowd')
  const total = die + crowdModifier(state, fighter, plea)
  const isSpared = die === 6 || (die !== 1 && total >= SPARED_FROM)
  const verdict = isSpared ? 'spared' : 'dispatched'
  putOut(state, fighter, verdict, by)
  if (referee.listening) {
    const steps: SumStep[] = [{ what: 'die', value: die, rule: '§11.1' }]
    crowdModifier(state, fighter, plea, steps)
    const { seat } = fighter
    referee.tell({ kind: 'judged', rule: '§11.1', seat, by: by.seat, total, verdict, decided: 'dice', steps })
  }
}

/** T7; `steps` gets it row by row. */
export function crowdModifier(state: State, fighter: Fighter, plea: Plea, steps?: SumStep[]): number {
  const { inflictedThree, inflictedNone, begsTooEarly, nettedUnhurt } = numbersOf(state).set.crowdModifiers
  let sum = 0
  const add = (rule: Rule, what: string, value: number) => {
    sum += value
    steps?.push({ what, value, rule })
  }
  if (fighter.hitsInflicted >= 3) add('T7.1', 'inflicted three or more hits', inflictedThree)
  if (fighter.hitsInflicted === 0) add('T7.2', 'inflicted no hit', inflictedNone)
  if (plea === 'begging' && fighter.hits * 2 < fighter.damage) {
    add('T7.3', 'begs with fewer than half his boxes marked', begsTooEarly)
  }
  if (plea === 'netted' && fighter.hits === 0) add('T7.4', 'netted without having been hit', nettedUnhurt)
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
