/** The Billings Rules of 1982: what they change in a book, each behind its own switch. */

import type { Options } from '../match/options.ts'
import type { Gladiator } from '../match/state.ts'
import { type Steps, step } from '../match/sums.ts'
import { readClassicResults } from '../tables/classic-1981.ts'
import { FUMBLE, HIT, type Result } from '../tables/combat-results.ts'
import { isSparedByColumn, mercyColumn } from './classic-1981.ts'
import type { Edition } from './edition.ts'

/** B27 Columns 0 to 8 on one diagonal: up to row and column 6 the attack is a bad miss. `last` is the last row. */
export function readBillingsResults(modifiedCF: number, roll: number, last = Number.POSITIVE_INFINITY): Result {
  const column = modifiedCF < 0 ? 0 : modifiedCF > 8 ? 8 : modifiedCF
  const row = Math.min(last, Math.max(3, roll + modifiedCF - column))
  const diagonal = row + column
  if (diagonal <= 6) return FUMBLE
  return diagonal > 18 ? HIT + 2 + (diagonal - 18) : readClassicResults(0, diagonal)
}

/** B27a All of six or fewer CF may go into one attack; of more at most half, and never more than 8. */
export function billingsAttackLimit(pool: number): number {
  return pool <= 6 ? Math.max(1, pool) : Math.min(8, Math.floor(pool / 2))
}

/** B06 Wins raise the column, surplus is lost, then earlier mercies lower it. */
export function recordColumn(column: number, wins: number, mercies: number): number {
  return Math.max(0, Math.min(4, column + Math.floor(wins / 2)) - mercies)
}

/** B06 over the Colosseum's appeal: the same shift on the dice, held to four either way; `other` comes before it (V10). */
export function recordShift(wins: number, mercies: number, other = 0): number {
  return Math.max(-4, Math.min(4, other + Math.floor(wins / 2)) - mercies)
}

/** B26 What item and range add to a throw; nothing carries farther than six hexes. */
export function aimedThrowDRM(isLong: boolean, range: number, TR: number, steps: Steps = null): number {
  const reach = isLong ? [-3, -2, -1, 0, 0, 0] : [-2, -1, 0, 0, 0, 0]
  const training = TR <= 8 ? 1 : TR >= 12 ? -1 : 0
  return step(steps, 'range', reach[range - 1] ?? 99, '§13.3.2') + step(steps, 'TR', training, '§13.3.2')
}

/** A book with the changes that are switched on. */
export function withBillings(base: Edition, options: Options): Edition {
  let edition = base
  if (options.crt8 === 'on') {
    // Over the Colosseum Edition its rows end at 18, as they always do there.
    const last = options.edition === 'classic1981' ? Number.POSITIVE_INFINITY : 18
    edition = { ...edition, combatResult: (modifiedCF, roll) => readBillingsResults(modifiedCF, roll, last) }
  }
  if (options.attackCap === 'on') edition = { ...edition, attackLimit: billingsAttackLimit }
  if (options.enduranceAtStart === 'on') edition = { ...edition, enduranceAt: 'start' }
  if (options.crossedPaths === 'on') edition = { ...edition, hasCrossedPaths: true }
  if (options.missusRecord === 'on') edition = { ...edition, isSpared: withRecord(base) }
  return edition
}

function withRecord(base: Edition): Edition['isSpared'] {
  if (base.appealDice === 2) {
    return (roll: number, who: Gladiator, shift: number, steps?: Steps) =>
      base.isSpared(roll, who, recordShift(who.wins, who.mercies, shift), steps)
  }
  return (die: number, who: Gladiator, shift: number, steps?: Steps) => {
    const shown = Math.min(4, mercyColumn(who.attackTally, who.defenceTally) + shift)
    return isSparedByColumn(die, recordColumn(shown, who.wins, who.mercies), steps)
  }
}
