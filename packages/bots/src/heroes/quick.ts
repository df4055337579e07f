/**
 * Who answers in a look ahead: a plain player who bids as if the other used no Bonus Dice. The same roll comes up again and
 * again there, so what was answered to it is remembered.
 */
import type { Bot } from '@harena/engine'
import type { Heroes } from '@harena/heroes'
import { chooseBid, chooseMode } from './bids.ts'
import { chooseAction } from './moves.ts'
import { heroesOpponent } from './opponent.ts'
import { remembered } from './remembered.ts'

const veteran = heroesOpponent('veteran')

export const quick: Bot<Heroes> = (known, question, random) => {
  if (question.kind === 'act') return chooseAction(known, question.seat, false)
  if (question.kind !== 'bid' && question.kind !== 'mode') return veteran(known, question, random)
  const [own, foe] = [known.cards[question.seat]!, known.cards[question.against]!]
  if (question.kind === 'mode') return remembered(known, own, foe, 'mode', () => chooseMode(known, question))
  const { table, isFirst, mode, dice, againstDice } = question
  const roll = `${table},${isFirst},${mode},${dice},${againstDice}`
  return remembered(known, own, foe, roll, () => chooseBid(known, question, null))
}
