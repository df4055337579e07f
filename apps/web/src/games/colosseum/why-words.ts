/** Why an allocation is good: the blows first, with what they may do, then the guard. */
import type { Allocation, Area } from '@harena/colosseum'
import { areaName } from '@harena/colosseum'
import { t } from '@harena/engine'
import { percent } from '../../ui/percents.ts'
import { rowOdds } from './combat/attack-odds.ts'
import { areaNameOf, foeViewOf, rowMade, type Situation } from './combat/plan.ts'
import { guardEffects, guardNames, specialEffects, specialNames } from './combat/plan-words.ts'

export function whyAllocation(situation: Situation, answer: Allocation, names: readonly string[]): string[] {
  const rows = [...answer.attacks.keys()].sort((a, b) => answer.attacks[b]!.cf - answer.attacks[a]!.cf)
  const said = rows.flatMap((at, place) => whyRow(situation, answer, at, place === 0, names))
  return [...said, ...whyGuard(situation, answer)]
}

/** CF that a man keeps for an area as a rule. */
const ASSUMED = 2

/** One blow: where, with how many CF, and what comes of it; after the first in few words. */
function whyRow(
  situation: Situation,
  answer: Allocation,
  at: number,
  isFirst: boolean,
  names: readonly string[],
): string[] {
  const row = answer.attacks[at]!
  const made = rowMade(situation, answer, at)
  const odds = rowOdds(situation, made, ASSUMED)
  if (!odds || row.means === 'thrown') return []
  const target = foeViewOf(situation, row.target)?.target
  const [name, place, { cf }] = [names[row.target], areaNameOf(situation, row), made]
  if (row.special !== '') {
    const [hits, what] = [percent(odds.crt.H ?? 0), specialNames[row.special]]
    return [
      target?.isUndefended
        ? t`${what} at the ${place} of ${name} with ${cf} CF: he cannot guard, and it hits ${hits} of the time.`
        : t`${what} at the ${place} of ${name} with ${cf} CF: if he guards it with ${ASSUMED}, it hits ${hits} of the time.`,
      specialEffects[row.special],
    ]
  }
  const wounds = percent(1 - (odds.wounds['0'] ?? 0))
  if (!isFirst) return [t`${cf} CF at the ${place} of ${name}: ${wounds}.`]
  const isBare = target?.isKnown && target.armour[row.area - 1] === '-'
  return [
    target?.isUndefended
      ? t`${cf} CF at the ${place} of ${name}: he cannot guard, and they wound ${wounds} of the time.`
      : t`${cf} CF at the ${place} of ${name}: if he guards it with ${ASSUMED}, they wound ${wounds} of the time.`,
    ...(isBare ? [t('He has no armour there.')] : []),
  ]
}

/** §23.3 A special defence by its name and what it does; then where the guard is, if it is all or most of it in one place. */
function whyGuard({ combat }: Situation, { attacks, defence, guard }: Allocation): string[] {
  const said: string[] = []
  if (guard !== '') {
    const covered = combat.guards.find(({ code }) => code === guard)
    if (covered) said.push(t`${guardNames[guard]} covers the ${areaName(covered.area)}: ${guardEffects[guard]}`)
  }
  const most = Math.max(...defence)
  if (most === 0) return said
  const all = defence.reduce((sum, cf) => sum + cf, 0)
  const area = areaName((defence.indexOf(most) + 1) as Area)
  if (all === most) said.push(t`Your guard, ${all} CF, covers the ${area} alone.`)
  else if (2 * most > all) said.push(t`Most of your guard covers the ${area}.`)
  else if (attacks.length === 0) said.push(t`You strike no blow: ${all} CF guard you.`)
  return said
}
