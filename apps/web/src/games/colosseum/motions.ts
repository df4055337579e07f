/** What is to be seen of a line of GLADIATOR on the sand. */
import { areaNames, disclosed, type Event } from '@harena/colosseum'
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
        { kind: 'wounds', seat: event.seat, number: event.wounds, where: areaNames[event.area] },
      ]
    case 'stunned':
      return event.stun ? [{ kind: 'stun', seat: event.seat, number: event.stun }] : []
    case 'collided':
      return [
        { kind: 'lunge', seat: event.seat, other: event.other },
        { kind: 'lunge', seat: event.other, other: event.seat },
      ]
    case 'pushed':
    case 'trampled':
      return [{ kind: 'recoil', seat: event.seat, other: event.by }]
    case 'threw':
      return [{ kind: 'flight', seat: event.seat, other: event.target, what: 'spear' }]
    case 'netThrown':
      return [{ kind: 'flight', seat: event.seat, other: event.target, what: 'net' }]
    case 'sandThrown':
      return [{ kind: 'flight', seat: event.seat, other: event.target, what: 'sand' }]
    case 'tripped':
    case 'stumbled':
      return [{ kind: 'stumble', seat: event.seat }]
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
