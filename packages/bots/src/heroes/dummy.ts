/** One to practise on: he gets free, and otherwise stays where he is, lies where he fell, and defends himself without Bonus Dice. */
import type { Bot } from '@harena/engine'
import { type Action, type Heroes, heroes } from '@harena/heroes'
import { heroesOpponent } from './opponent.ts'

/** What he does as soon as he may, in this order. */
const doings: readonly Action['do'][] = ['escapeNet', 'hold', 'rest', 'fight', 'standUp']

export function heroesDummy(): Bot<Heroes> {
  const standard = heroesOpponent('standard')
  return (known, question, random) => {
    if (question.kind === 'bid') return question.min
    if (question.kind !== 'act') return standard(known, question, random)
    const legal = heroes.legal(known, question) as Action[]
    const done = doings.find((doing) => legal.some((action) => action.do === doing))
    return legal.find((action) => action.do === done) ?? standard(known, question, random)
  }
}
