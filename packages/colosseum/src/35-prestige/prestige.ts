/** Chapter 35: prestige, and how it changes after a match. */
import { d3 } from '../campaign/dice.ts'
import type { CampaignRef } from '../campaign/game.ts'
import type { Man } from '../campaign/state.ts'

/** §35.2 One die of three less another. */
export function rollPrestige(by: number, referee: CampaignRef): number {
  return d3(referee, '§35.2', by, 'prestige') - d3(referee, '§35.2', by, 'prestige')
}

/** §35.6 */
export function isNotorious(PR: number): boolean {
  return PR < 0
}

/** An opponent who was defeated, as the crowd knew him; a beast has no prestige. */
export interface Beaten {
  readonly PR: number | null
  readonly isCleaved: boolean
}

/**
 * §35.5 What is added to the die less three: one for each opponent, two for one of higher prestige, one for Bravado. For
 * the notorious all of it is taken off (§35.6.1).
 */
function prestigeModifier(PR: number, beaten: readonly Beaten[], hasBravado: boolean): number {
  const fame = beaten.reduce((sum, foe) => sum + (foe.PR !== null && foe.PR > PR ? 2 : 1), Number(hasBravado))
  return isNotorious(PR) ? -fame : fame
}

/** §35.5 */
export function prestigeAfter(PR: number, die: number, beaten: readonly Beaten[], hasBravado: boolean): number {
  return die - 3 + prestigeModifier(PR, beaten, hasBravado) > PR ? PR + 1 : PR
}

/** §35.5.1 What changes it in any case. */
export function certainChanges(PR: number, beaten: readonly Beaten[], isSpared: boolean): number {
  const spared = isSpared ? -1 : 0
  const cleaved = beaten.filter(({ isCleaved }) => isCleaved).length
  const notorious = beaten.filter((foe) => foe.PR !== null && isNotorious(foe.PR)).length
  return spared + cleaved + notorious * (isNotorious(PR) ? 2 : 1)
}

export function changePrestige(man: Man, beaten: readonly Beaten[], isSpared: boolean, referee: CampaignRef): void {
  const die = referee.roll(1, '§35.5', man.owner, 'prestige')
  const before = man.PR
  const rolled = prestigeAfter(before, die, beaten, man.talents.BR !== undefined)
  man.PR = rolled + certainChanges(rolled, beaten, isSpared)
  if (referee.listening) {
    referee.tell({ kind: 'prestigeChanged', rule: '§35.5', name: man.name, change: man.PR - before, now: man.PR })
  }
}
