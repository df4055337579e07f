/** What is to be seen of a line of Outland on the sand. */
import type { Event } from '@harena/outland'
import type { Motion } from '../../board/motions.ts'
import type { Line } from '../../match/timeline.ts'

export function motions({ event }: Line): readonly Motion[] {
  return motionsOf(event as unknown as Event)
}

function motionsOf(event: Event): readonly Motion[] {
  switch (event.kind) {
    case 'exchangeRolled':
      return [
        { kind: 'lunge', seat: event.attacker.seat, other: event.defender.seat },
        { kind: 'lunge', seat: event.defender.seat, other: event.attacker.seat },
      ]
    case 'locked':
      return [{ kind: 'parry', seat: event.defender, other: event.attacker }]
    case 'exchangeWon': {
      const { winner, loser, winnerTakes, loserTakes } = event
      const harm = (seat: number, number: number): Motion[] => (number > 0 ? [{ kind: 'wounds', seat, number }] : [])
      return [{ kind: 'recoil', seat: loser, other: winner }, ...harm(loser, loserTakes), ...harm(winner, winnerTakes)]
    }
    case 'netThrown':
      return [
        {
          kind: 'flight',
          seat: event.retarius.seat,
          other: event.target.seat,
          what: 'net',
          isMiss: event.result !== 'netted',
        },
      ]
    case 'judged':
      return event.verdict === 'dispatched' ? [{ kind: 'fall', seat: event.seat }] : []
    case 'lostLastBox':
    case 'fellProne':
    case 'mortallyWounded':
    case 'died':
      return [{ kind: 'fall', seat: event.seat }]
    default:
      return []
  }
}
