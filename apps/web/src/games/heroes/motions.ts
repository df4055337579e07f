/** What is to be seen of a line of Heroes on the sand. */
import { type Event, PART_WORDS } from '@harena/heroes'
import type { Motion } from '../../board/motions.ts'
import type { Line } from '../../match/timeline.ts'

export function motions({ event }: Line): readonly Motion[] {
  return motionsOf(event as unknown as Event)
}

function motionsOf(event: Event): readonly Motion[] {
  switch (event.kind) {
    case 'maneuvered':
      return [
        { kind: 'lunge', seat: event.seat, other: event.opponent },
        { kind: 'lunge', seat: event.opponent, other: event.seat },
      ]
    case 'attackRolled': {
      const { seat, defender, result } = event
      const lunge: Motion = { kind: 'lunge', seat, other: defender }
      if (result === 'hit') return [lunge, { kind: 'recoil', seat: defender, other: seat }]
      if (result === 'struckBack' || result === 'counterstrike') {
        return [lunge, { kind: 'parry', seat: defender, other: seat }]
      }
      return [lunge]
    }
    case 'locationRolled':
      return event.isBlocked ? [{ kind: 'block', seat: event.seat }] : []
    case 'wounded':
      return [
        { kind: 'recoil', seat: event.seat, other: event.by },
        { kind: 'wounds', seat: event.seat, number: event.damage, where: PART_WORDS[event.part]! },
      ]
    case 'netTossed':
      return [{ kind: 'flight', seat: event.seat, other: event.target, what: 'net', isMiss: event.result !== 'snared' }]
    case 'weaponThrown':
      return [{ kind: 'flight', seat: event.seat, other: event.target, what: 'spear', isMiss: !event.isHit }]
    case 'sandKicked':
      return [{ kind: 'flight', seat: event.seat, other: event.target, what: 'sand' }]
    case 'keptFeet':
      return [{ kind: 'stumble', seat: event.seat }]
    case 'knockedDown':
    case 'fell':
    case 'executed':
      return [{ kind: 'fall', seat: event.seat }]
    default:
      return []
  }
}
