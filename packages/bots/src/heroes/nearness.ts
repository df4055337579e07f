/** How near to the fight an action of Heroes leads. */
import { type Action, canRecover, type Heroes, isOpponent } from '@harena/heroes'
import type { Nearness } from '../master/adviser.ts'
import { stepsTo, zoneNumber } from './zones.ts'

export const nearness: Nearness<Heroes> = (state, { kind, seat }, [answer]) => {
  if (kind !== 'act') return null
  const me = state.cards[seat]!
  const action = answer as Action
  const foes = state.cards.filter((one) => isOpponent(me.side, one))
  const near = (zone: number) => -Math.min(...foes.map((foe) => stepsTo(state, zone, foe.zone)))
  switch (action.do) {
    case 'fight':
      return 1
    case 'move':
      return near(zoneNumber(state, action.to))
    case 'hold':
      return near(me.zone)
    case 'rest':
      // Who has all of his dice only waits.
      return canRecover(me) ? null : near(me.zone)
    default:
      return null
  }
}
