/** One to practise on: he stands where he is and defends himself all over. */
import type { Colosseum } from '@harena/colosseum'
import type { Bot } from '@harena/engine'
import { onlyDefend } from './exchange.ts'
import { plotsOf } from './moves.ts'
import { colosseumOpponent } from './opponent.ts'

export function colosseumDummy(): Bot<Colosseum> {
  const novice = colosseumOpponent('novice')
  return (state, question, random) => {
    const me = state.gladiators[question.seat]!
    if (question.kind === 'plot' && me.posture === 'standing' && plotsOf(state, me).texts.has('X')) return 'X'
    if (question.kind !== 'allocate' || me.beast) return novice(state, question, random)
    const { base, foes, canDefend } = question
    const pool = canDefend ? Math.max(0, foes.length > 1 ? base : base + foes[0]!.advantage) : 0
    const defence = [0, 0, 0, 0, 0]
    for (let i = 0; i < pool; i++) defence[i % 5]!++
    return onlyDefend(defence)
  }
}
