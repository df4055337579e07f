/** What is to be seen of a line of GLADIATOR on the sand. */
import { areaNames, beastAreaNames, disclosed, type Event } from '@harena/colosseum'
import type { Motion } from '../../board/motions.ts'
import type { Line } from '../../match/timeline.ts'

export function motions({ event }: Line): readonly Motion[] {
  return motionsOf(disclosed(event as unknown as Event))
}

function motionsOf(event: Event): readonly Motion[] {
  switch (event.kind) {
    case 'attackRolled':
      return blow(event.seat, event.target, event.counts)
    case 'wounded':
      return [
        { kind: 'recoil', seat: event.seat },
        {
          kind: 'wounds',
          seat: event.seat,
          number: event.wounds,
          where: (event.onBeast ? beastAreaNames : areaNames)[event.area],
        },
      ]
    case 'stunned':
      return event.stun ? [{ kind: 'stun', seat: event.seat, number: event.stun }] : []
    case 'exhausted':
      return event.loss ? [{ kind: 'tired', seat: event.seat, number: event.loss }] : []
    case 'collided':
      return [
        { kind: 'lunge', seat: event.seat, other: event.other },
        { kind: 'lunge', seat: event.other, other: event.seat },
      ]
    case 'pushed':
    case 'trampled':
    case 'dodged':
      return [{ kind: 'recoil', seat: event.seat, other: event.by }]
    case 'shied':
      return [{ kind: 'recoil', seat: event.seat, other: event.other }]
    case 'thrownBack':
    case 'hitObstacle':
    case 'beastAtWall':
      return [{ kind: 'recoil', seat: event.seat }]
    case 'threw':
      return [{ kind: 'flight', seat: event.seat, other: event.target, what: 'spear', isMiss: !event.hits }]
    case 'netThrown':
      return [
        { kind: 'flight', seat: event.seat, other: event.target, what: 'net', isMiss: !event.result.startsWith('H') },
      ]
    case 'netMissed':
      return [{ kind: 'flight', seat: event.seat, what: 'net' }]
    case 'sandThrown':
      return [{ kind: 'flight', seat: event.seat, other: event.target, what: 'sand' }]
    case 'stumbleChecked':
      return event.stumbles ? [{ kind: 'stumble', seat: event.seat }] : []
    case 'tripped':
    case 'stumbled':
      return [{ kind: 'stumble', seat: event.seat }]
    case 'dragged':
      return [{ kind: 'stumble', seat: event.seat, other: event.by }]
    case 'unhorsed':
      return [{ kind: 'fall', seat: event.seat, other: event.mount }]
    case 'fellProne':
    case 'knockedOut':
    case 'died':
      return [{ kind: 'fall', seat: event.seat }]
    default:
      return []
  }
}

/** A blow by what counts of it: H hits, S meets the shield, P the weapon; whatever else is no blow goes into the air. */
function blow(seat: number, other: number, counts: string): readonly Motion[] {
  const lunge: Motion = { kind: 'lunge', seat, other }
  if (counts.startsWith('H')) return [lunge, { kind: 'recoil', seat: other, other: seat }]
  if (counts.startsWith('S')) return [lunge, { kind: 'block', seat: other, other: seat }]
  if (counts.startsWith('P')) return [lunge, { kind: 'parry', seat: other, other: seat }]
  return [lunge]
}
