/** V2.0 (H-10): at the end of any phase a man may lay down his arms and appeal, on his feet or not. */
import { board } from '../02-preparation/board.ts'
import { appeal } from '../13-condition/missus.ts'
import { takeFromHand } from '../19-advanced/holds.ts'
import { bodyOf } from '../match/body.ts'
import type { RuleContext } from '../match/context.ts'
import { type Gladiator, isAble, isActive, isOpponent } from '../match/state.ts'

/** One column for each full four CF lost through wounds, and one from turn 5 on. */
export function surrenderShift(cfLoss: readonly number[], turn: number): number {
  const lost = cfLoss.reduce((sum, loss) => sum + loss, 0)
  return Math.floor(lost / 4) + (turn >= 5 ? 1 : 0)
}

export function surrender(context: RuleContext): void {
  const { state, referee } = context
  if (state.options.deathMatch === 'yes') return
  const asked = state.gladiators.filter(
    (who) => isAble(who) && bodyOf(who).appeals && victorsOver(context, who).length > 0,
  )
  const answers = referee.askAll(asked.map(({ seat }) => ({ kind: 'surrender' as const, seat, rule: '§18.2' })))
  for (const [at, who] of asked.entries()) if (answers[at] && isActive(who)) layDownArms(context, who)
}

/** Those to whom he could surrender: no beast grants anything (§28). */
function victorsOver({ state }: RuleContext, who: Gladiator): Gladiator[] {
  return state.gladiators.filter((one) => isAble(one) && isOpponent(one, who) && bodyOf(one).appeals)
}

function layDownArms(context: RuleContext, who: Gladiator): void {
  const { state } = context
  const near = (one: Gladiator) => board.distance(one.cell, who.cell)
  const victor = victorsOver(context, who).sort((a, b) => near(a) - near(b))[0]
  if (!victor) return
  for (let hand = 0; hand < 2; hand++) {
    const item = who.hands[hand]?.kind === 'scissor' ? null : takeFromHand(state, who, hand)
    if (item) state.ground.push({ item, cell: who.cell })
  }
  appeal(context, who, victor, '§18.2', surrenderShift(who.cfLoss, state.turn))
}
