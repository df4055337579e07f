/** One to practise on: he gets up when he lies, gives up as early as a novice, and otherwise stands where he is. */
import type { Bot } from '@harena/engine'
import { BEG, END, GET_UP, mustFight, type Outland } from '@harena/outland'
import { isDisheartened, outlandOpponent } from './opponent.ts'

export function outlandDummy(): Bot<Outland> {
  const novice = outlandOpponent('novice')
  return (state, question, random) => {
    const me = state.fighters[question.seat]!
    if (question.kind === 'plan') return { plan: me.prone ? [GET_UP] : [], intention: null }
    if (question.kind !== 'activate' || mustFight(state, me)) return novice(state, question, random)
    if (me.prone) return GET_UP
    return isDisheartened(me, 2 / 3) ? BEG : END
  }
}
