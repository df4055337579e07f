/** One to practise on: he gets up when he lies, and otherwise stands where he is. */
import type { Bot } from '@harena/engine'
import { END, GET_UP, mustFight, type Outland } from '@harena/outland'
import { outlandOpponent } from './opponent.ts'

export function outlandDummy(): Bot<Outland> {
  const novice = outlandOpponent('novice')
  return (state, question, random) => {
    const me = state.fighters[question.seat]!
    if (question.kind === 'plan') return { plan: me.prone ? [GET_UP] : [], intention: null }
    if (question.kind !== 'activate' || mustFight(state, me)) return novice(state, question, random)
    return me.prone ? GET_UP : END
  }
}
