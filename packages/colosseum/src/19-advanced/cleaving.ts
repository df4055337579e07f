/** Chapter 25: cleaving and blood. */
import { scatter } from '../13-condition/drops.ts'
import { type RuleContext, rollD3 } from '../match/context.ts'
import type { Gladiator } from '../match/state.ts'

/** §25.1.1 A man who is cleaved leaves 1D3 blood markers around his body, each placed like a dropped item. */
export function spillBlood(context: RuleContext, who: Gladiator): void {
  if (context.state.options.cleaving === 'off') return
  const markers = rollD3(context, '§25.1.1', who.seat, 'blood')
  for (let i = 0; i < markers; i++) {
    const cell = scatter(context, who.cell, who.facing, who.seat)
    if (!context.state.arena.blood.includes(cell)) context.state.arena.blood.push(cell)
    if (context.referee.listening) context.referee.tell({ kind: 'bloodSpilt', rule: '§25.1.1', cell })
  }
}
