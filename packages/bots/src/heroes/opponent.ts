/**
 * The built-in opponent of Heroes of the Colosseum: odds by look-up in tables made from the rules. A novice bids all he has
 * at once and fights on from the ground. Unless tables run the other, a standard opponent bids half of what he has, and a
 * veteran one to get ahead and, to strike or ward off, a mix that nobody can outguess. A master mixes every bid, lets the other
 * come, gets away to rest, throws his second sword and kicks sand; that much he does by habit.
 */
import type { Bot } from '@harena/engine'
import { type Answers, type Heroes, heroes, type Question, type State } from '@harena/heroes'
import { bidHalf, bidToGetAhead, chooseBid, chooseLocation, chooseMode, chooseStarPower } from './bids.ts'
import { take } from './items.ts'
import { bestFoe, chooseAction } from './moves.ts'

export type Level = 'novice' | 'standard' | 'veteran' | 'master'

export function heroesOpponent(level: Level): Bot<Heroes> {
  const isMaster = level === 'master'
  return (known, question, random) => {
    const me = known.cards[question.seat]!
    switch (question.kind) {
      case 'act':
        return chooseAction(known, question.seat, isMaster, level === 'novice')
      case 'handle':
        return take(known, me, heroes.legal(known, question) as Answers['handle'][]) ?? { do: 'done' }
      case 'chooseOpponent':
        return bestFoe(known, me, me.zone).seat
      case 'bid':
        return plainBid(level, known, question) ?? chooseBid(known, question, random)
      case 'mode':
        return chooseMode(known, question)
      case 'location':
        return chooseLocation(known, question)
      case 'starPower':
        return chooseStarPower(known, question)
    }
  }
}

/** What he bids without reckoning; null where he reckons. */
function plainBid(level: Level, known: State, question: Extract<Question, { kind: 'bid' }>): number | null {
  if (level === 'novice') return question.max
  if (known.cards[question.against]!.control === 'npg') return null
  if (level === 'standard') return bidHalf(question)
  return level === 'veteran' && question.table === 'maneuver' ? bidToGetAhead(question) : null
}
