/** §9.3 The CF of a fight: pools, halving, and the attacks that were planned. */
import type { Allocation, Foe, Row } from '../../src/match/questions.ts'
import { roundsOf } from './attack-order.ts'
import { isRisen } from './beasts.ts'
import { halvings } from './halvings.ts'
import { manOf, type Play } from './play.ts'
import type { Engagement, OwnRow } from './rows.ts'
import { cfNow, isAwake, isDimachus, isIn, isUntrained, type Man, pairOf, shieldOf } from './sheet.ts'

/** §9.3.1 What he has before he is set against anybody: CF less stun, and what his weapons add or take. */
export function grossCF({ state }: Play, man: Man, isFaced: boolean): number {
  let cf = cfNow(man) - man.stun - (man.now.stumbling ? 2 : 0)
  // §28.7.4
  if (isRisen(state, man)) cf += 4
  if (isFaced) cf += man.prestigeBonus
  const isOwn = isDimachus(state, man)
  const pair = isOwn || state.options.twoWeapons === 'on' ? pairOf(man) : null
  if (isOwn) cf += pair ? 4 : 0
  else if (pair) cf += man.style === 'dimachaerus' ? (pair === 'alike' ? 4 : 2) : pair === 'alike' ? 2 : 0
  if (weaponDRM(man)) cf -= 2
  return man.snare?.place === 'arm' ? Math.floor(cf / 2) : cf
}

/** §20.9.2, §21.1.1.1 One thing in hand that he is not trained with is enough: which one he will use is his choice. */
export function weaponDRM(man: Man): boolean {
  return man.hands.some((item) => {
    if (!item || item.kind.endsWith('Shield') || !isUntrained(man, item.kind)) return false
    return item.condition !== 'useless'
  })
}

export const baseCF = (play: Play, man: Man, isFaced: boolean): number => grossCF(play, man, isFaced) - man.now.spent

/** The `allocate` questions that the book would put. */
export function allocateQuestions(
  play: Play,
  { foes, faced }: Engagement,
): { seat: number; base: number; canDefend: boolean; foes: Foe[] }[] {
  return play.state.gladiators.flatMap((man) => {
    const against = foes[man.seat]!
    if (against.length === 0 || !isAwake(man) || !isIn(man)) return []
    const base = baseCF(play, man, faced[man.seat]!)
    const advantage = against.reduce((sum, foe) => sum + foe.advantage, 0)
    const hasCF = base + advantage >= 1
    // §10.3.4 CF that were spent are not lost (our ruling).
    const canDefend = !man.beast && grossCF(play, man, faced[man.seat]!) >= 1 && hasCF
    const canAttack = against.some((foe) => foe.canAttack) && hasCF
    return canDefend || canAttack ? [{ seat: man.seat, base, canDefend, foes: against }] : []
  })
}

export const halvingsOf = (play: Play, man: Man, row: Row): number =>
  halvings(play.state, man, manOf(play, row.target), row)

/** §9.4.1, §9.4.2 The attacks as they are laid open. */
export function planRows(play: Play, man: Man, plan: Allocation, foes: readonly Foe[]): OwnRow[] {
  const rows = plan.attacks.map((row, index): OwnRow => {
    const hand = row.means === 'right' ? 0 : row.means === 'left' ? 1 : -1
    // §26.5 What is put on top is CF of that attack like the others.
    const top =
      plan.top === index ? foes.find(({ seat, mount }) => seat === row.target || mount === row.target)!.advantage : 0
    return {
      ...row,
      seat: man.seat,
      index,
      round: 0,
      halvings: halvingsOf(play, man, row),
      cf: row.cf + top,
      hand: row.means === 'shield' ? man.hands.indexOf(shieldOf(man) ?? null) : hand,
      weapon: hand >= 0 ? man.hands[hand]!.kind : null,
      status: 'planned',
    }
  })
  const rounds = roundsOf(play.state, man, rows)
  return rows.map((row, at) => ({ ...row, round: rounds[at]! }))
}
