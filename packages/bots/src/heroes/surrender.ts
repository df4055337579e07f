/** §6.5 When it is better to give up. */
import { appealOdds, type Card, isFunctioning, isOpponent, isSpent, pleaOf, type State } from '@harena/heroes'
import { valueOfMeeting } from './exchange.ts'

/** Meeting a foe is hopeless when it is worth less than this. */
const HOPELESS = -0.45
/** He appeals only if he is likely to live. */
const LIKELY_MERCY = 0.6

/** Spent, alone, far worse than his foe, and the crowd is kind: later it would only be worse. */
export function isHopeless(state: State, me: Card): boolean {
  if (state.toTheDeath || !isSpent(me) || chanceOfMercy(state, me) <= LIKELY_MERCY) return false
  let worst = 0
  for (const other of state.cards) {
    if (!isFunctioning(other) || other === me) continue
    if (!isOpponent(me.side, other)) return false
    worst = Math.min(worst, valueOfMeeting(state, me, other, true))
  }
  return worst < HOPELESS
}

const chances = new Map<string, number>()

/** T6-1, T6-2 as he stands now. */
function chanceOfMercy(state: State, me: Card): number {
  const plea = pleaOf(state, me)
  const { emperorSavvy } = state.options
  const key = `${Object.values(plea)} ${emperorSavvy}`
  let chance = chances.get(key)
  if (chance === undefined) {
    chance = appealOdds(plea, emperorSavvy).spared!
    chances.set(key, chance)
  }
  return chance
}
