/** Chapter 34: luck, before and after a match. */
import { d3 } from '../campaign/dice.ts'
import type { CampaignRef } from '../campaign/game.ts'
import type { CampaignOptions } from '../campaign/options.ts'
import type { Man } from '../campaign/state.ts'

/** §34.2 Two dice of three and one; by the Luck box two. */
export function rollLuck({ luckFormula }: CampaignOptions, by: number, referee: CampaignRef): number {
  const dice = d3(referee, '§34.2', by, 'luck') + d3(referee, '§34.2', by, 'luck')
  return dice + (luckFormula === 'text' ? 1 : 2)
}

/** §34.4, §34.4.1 Two dice less two for every favour asked for: above his luck it grows, below 0 it shrinks. */
export function luckAfter(LK: number, twoDice: number, favours: number): number {
  const total = twoDice - 2 * favours
  if (total > LK) return LK + 1
  return total < 0 ? Math.max(0, LK - 1) : LK
}

export function changeLuck(man: Man, favours: number, referee: CampaignRef): void {
  const before = man.LK
  man.LK = luckAfter(before, referee.roll(2, '§34.4', man.owner, 'luck'), favours)
  if (referee.listening) {
    const rule = man.LK < before ? '§34.4.1' : '§34.4'
    referee.tell({ kind: 'luckChanged', rule, name: man.name, change: man.LK - before, now: man.LK })
  }
}
