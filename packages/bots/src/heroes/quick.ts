/**
 * Who answers in a look ahead: he does what is plain, and bids as a master does. The same roll comes up again and again
 * there, so how often he makes each bid on it is remembered.
 */
import type { Bot } from '@harena/engine'
import type { Heroes } from '@harena/heroes'
import { draw } from '../lib/fictitious-play.ts'
import { bidShares, chooseMode } from './bids.ts'
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
  const shares = remembered(known, own, foe, roll, () => bidShares(known, question))
  return question.min + draw(shares, random)
}
