/** G-1 Greenwood's defence cards. */
import type { State } from '../../src/index.ts'
import type { Blow, OwnFight } from './rows.ts'
import { hasArm, type Man, shieldOf } from './sheet.ts'

export const hasCards = ({ options }: Pick<State, 'options'>): boolean => options.defenceCards === 'greenwood'

/** §23.3 Three CF; a card two. */
export const guardCost = (state: State): number => (hasCards(state) ? 2 : 3)

/** What a card needs when CF are allocated. */
export function mayPlay(man: Man, card: string): boolean {
  const isUp = man.posture === 'standing'
  if (card === 'D') return man.stun === 0
  if (card === 'B') return shieldOf(man) !== undefined
  if (card === 'K') return isUp && !man.now.stumbling
  // Also on the ground.
  if (card === 'P') return hasArm(man) && man.cfLoss[3]! <= 2
  return isUp && man.cfLoss[4]! + man.enduranceLoss <= 2
}

/** Who is off balance: the attacker after a Duck, the defender after a Back Step. */
export interface Balance {
  readonly by: 'D' | 'K'
  readonly attacker: number
  readonly defender: number
}

/** What those who are off balance bring to this attack; it is used up, or lost where the other gets a blow in first. */
export function balanceDRM(fight: OwnFight, seat: number, target: number): number {
  let drm = 0
  fight.balance = fight.balance.filter(({ by, attacker, defender }) => {
    if (by === 'D') {
      if (target === attacker) drm += 1
      return target !== attacker && seat !== attacker
    }
    if (seat === defender) drm -= 1
    return seat !== defender && seat !== attacker
  })
  return drm
}

export function loseBalance(fight: OwnFight, { guard, row }: Blow): void {
  if (guard !== 'D' && guard !== 'K') return
  fight.balance.push({ by: guard, attacker: row.seat, defender: row.target })
}
