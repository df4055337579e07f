/** Chapter 39: what experience buys in a ludus, at the prices of the month (§33.3, §39.5.2). */
import { rollOwnTalent } from '../31-talents/talent-rolls.ts'
import { type Market, pay, purchasesFor } from '../33-experience/spending.ts'
import type { CampaignOptions } from '../campaign/options.ts'
import type { Purchase } from '../campaign/state.ts'
import type { LudusRef } from '../ludus/game.ts'
import type { LudusMan, LudusPhase, LudusState } from '../ludus/state.ts'
import { lanistaTablesOf } from '../tables/lanistas.ts'
import { go } from './months.ts'

/** §39.5.2 A trainer takes five off everything, a good harvest makes training cheap. */
export function marketOf(
  { event, trained, options }: Pick<LudusState, 'event' | 'trained'> & { readonly options: CampaignOptions },
  { owner }: Pick<LudusMan, 'owner'>,
): Market {
  const { trainer, barley } = lanistaTablesOf(options).ludus
  return { less: trained === owner ? trainer : 0, TR: event === 'barley' ? barley : null }
}

export function purchasesOf(state: LudusState, man: LudusMan): Purchase[] {
  return purchasesFor(state.options, man, marketOf(state, man))
}

/** §33.3 One purchase of the first in line; when all have had theirs, the month goes on. */
export function spendNext(state: LudusState, after: LudusPhase, referee: LudusRef): void {
  const [name] = state.spending
  if (name === undefined) {
    go(state, after)
    return
  }
  const man = state.men.find((one) => one.name === name)
  if (man?.status === 'active' && buys(state, man, referee)) return
  state.spending = state.spending.slice(1)
}

/** Whether he has bought something, and may buy more. */
function buys(state: LudusState, man: LudusMan, referee: LudusRef): boolean {
  if (purchasesOf(state, man).length === 1) return false
  const { owner: seat, name, XP } = man
  const purchase = referee.ask({ kind: 'spend', seat, rule: '§33.3', name, XP })
  if (purchase.buy === 'nothing') return false
  pay(state.options, man, purchase, marketOf(state, man))
  if (referee.listening) referee.tell({ kind: 'bought', rule: '§33.3', name, purchase, left: man.XP })
  if (purchase.buy === 'roll') rollOwnTalent(state.options, man, purchase.red, referee)
  return true
}
