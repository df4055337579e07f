/** What is to be seen of a line of Munera on the sand. */
import type { Event } from '@harena/munera'
import type { Motion } from '../../board/motions.ts'
import type { Line } from '../../match/timeline.ts'

export function motions({ event }: Line): readonly Motion[] {
  return motionsOf(event as unknown as Event)
}

function motionsOf(event: Event): readonly Motion[] {
  switch (event.kind) {
    case 'attacked': {
      const { seat, target, range, outcome } = event
      const strike: Motion =
        range > 1
          ? { kind: 'flight', seat, other: target, what: 'spear', isMiss: outcome === 'missed' }
          : { kind: 'lunge', seat, other: target }
      if (outcome === 'stopped') return [strike, { kind: 'block', seat: target, other: seat }]
      if (outcome === 'wounded') return [strike, { kind: 'recoil', seat: target, other: seat }]
      return [strike]
    }
    case 'wounded':
      return [
        event.strengthLeft > 0
          ? { kind: 'recoil', seat: event.seat, other: event.by }
          : { kind: 'fall', seat: event.seat },
        { kind: 'wounds', seat: event.seat, number: event.wounds },
      ]
    case 'pushedBack':
      return [{ kind: 'recoil', seat: event.seat }]
    case 'lostBalance':
      return [{ kind: 'stumble', seat: event.seat }]
    case 'cast':
      return [{ kind: 'flight', seat: event.seat, other: event.target, what: 'net', isMiss: !event.isHit }]
    case 'wentOut':
      return [{ kind: 'fall', seat: event.seat }]
    default:
      return []
  }
}
