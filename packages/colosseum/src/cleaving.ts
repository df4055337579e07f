/** Chapter 25: cleaving and blood. */
import { scatter } from './drops.ts'
import { type Play, rollD3 } from './play.ts'
import type { Gladiator } from './state.ts'

/** §25.1.1 A man who is cleaved leaves 1D3 blood markers around his body, each placed like a dropped item. */
export function spillBlood(play: Play, who: Gladiator): void {
  if (play.state.options.cleaving === 'off') return
  const markers = rollD3(play, '§25.1.1', who.seat)
  for (let i = 0; i < markers; i++) {
    const cell = scatter(play, who.cell, who.facing, who.seat)
    if (!play.state.arena.blood.includes(cell)) play.state.arena.blood.push(cell)
    if (play.referee.listening) play.referee.tell({ kind: 'bloodSpilt', rule: '§25.1.1', cell })
  }
}
