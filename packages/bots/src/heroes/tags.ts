/** What the leanings of the named opponents of Heroes of the Colosseum are about. */
import { type Action, isOpponent, type Question, type State } from '@harena/heroes'
import { stepsTo, zoneNumber } from './zones.ts'

export function tagsOf(state: State, question: Question, answer: unknown): readonly string[] {
  if (question.kind === 'bid') return tagsOfBid(question, Number(answer))
  if (question.kind === 'act') return tagsOfAction(state, question.seat, answer as Action)
  return question.kind === 'mode' ? [String(answer)] : []
}

/** More than half of his dice, or not; and whether that is to defend himself. */
function tagsOfBid({ table, isFirst, max }: Extract<Question, { kind: 'bid' }>, bid: number): readonly string[] {
  if (bid * 2 <= max) return ['low']
  return table === 'attack' && !isFirst ? ['high', 'guard'] : ['high']
}

/** A way on foot is told by where it leads: `near` to a foe, or not. */
function tagsOfAction(state: State, seat: number, action: Action): readonly string[] {
  if (action.do !== 'move' && action.do !== 'rollAway') return [action.do]
  const me = state.cards[seat]!
  const foes = state.cards.filter((one) => isOpponent(me.side, one))
  const near = (zone: number) => Math.min(...foes.map((foe) => stepsTo(state, zone, foe.zone)))
  const nearer = near(me.zone) - near(zoneNumber(state, action.to))
  return [action.do, ...(nearer > 0 ? ['near'] : nearer < 0 ? ['far'] : [])]
}
