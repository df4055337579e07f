/** Why a master's answer is good, in words that the sand and the sheets bear out. */
import { type Allocation, type Area, areaName, type Options, tablesOf, type View } from '@harena/colosseum'
import { dirs, distance, neighbour, relative, same, t } from '@harena/engine'
import { percent } from '../../ui/percents.ts'
import { rowOdds } from './combat/attack-odds.ts'
import { foeViewOf, rowMade, type Situation } from './combat/plan.ts'
import type { Course } from './plot-builder.ts'
import { meetingOf, type Threat } from './threats.ts'

/** What a way gains against the nearest of those who could come, if he stays; and what it keeps clear of. */
export function whyPlot(
  view: View,
  seat: number,
  course: Course,
  threats: readonly Threat[],
  options: Options,
): string[] {
  const { stands, end } = course
  const foe = threats[0]
  if (!foe) return whyWay(view, seat, end)
  const { name, hex, facing } = foe.who
  if (stands.some((stand) => same(stand.hex, hex))) {
    return [t`If ${name} stays where he is, you run into him: impact decides who is pushed back.`]
  }
  const [before, after] = [view.figures[seat]!.hex, end.hex].map((from) => distance(from, hex)) as [number, number]
  if (after === 1) {
    const seen = dirs.find((dir) => same(neighbour(hex, dir), end.hex))!
    const gain = tablesOf(options).positionalAdvantage[relative(seen, facing)]!
    return [
      gain > 0
        ? t`If ${name} stays where he is, you have +${gain} CF by position.`
        : t`If ${name} stays where he is, you stand before him and can strike.`,
    ]
  }
  const meeting = meetingOf(foe, course)
  const clear =
    meeting === null
      ? [t`${name} cannot reach you there in this phase.`]
      : meeting === 'step'
        ? [t('You are out of the line of his charge.')]
        : []
  const way =
    after < before
      ? t('You come nearer.')
      : after > before
        ? t('You keep away from him.')
        : t('You let him come to you.')
  return [way, ...clear]
}

/** Where nobody can come to him: what the way is for. */
function whyWay({ figures }: View, seat: number, { hex: end }: Course['end']): string[] {
  const { hex, team } = figures[seat]!
  const foes = figures.filter((one) => one.out === null && one.team !== team)
  const [nearest] = foes.toSorted((a, b) => distance(hex, a.hex) - distance(hex, b.hex))
  if (!nearest) return []
  const gained = distance(hex, nearest.hex) - distance(end, nearest.hex)
  if (gained === 0) return [t`You stay as far from ${nearest.name} as you are.`]
  return [gained > 0 ? t`You come nearer to ${nearest.name}.` : t`You get away from ${nearest.name}.`]
}

/** What the dearest blow may do, and what is guarded most. */
export function whyAllocation(situation: Situation, answer: Allocation, names: readonly string[]): string[] {
  const said: string[] = []
  const { attacks, defence } = answer
  const at = attacks.reduce((best, { cf }, index) => (cf > (attacks[best]?.cf ?? -1) ? index : best), 0)
  const row = attacks[at]
  const target = row && foeViewOf(situation, row.target)?.target
  if (row && target?.isKnown && target.armour[row.area - 1] === '-') {
    said.push(t`${names[row.target]} has no armour on the ${areaName(row.area)}.`)
  }
  const odds = row && row.special === '' ? rowOdds(situation, rowMade(situation, answer, at), ASSUMED) : null
  if (odds) {
    const wounds = percent(1 - (odds.wounds['0'] ?? 0))
    said.push(
      target?.isUndefended
        ? t`He cannot guard against it: it wounds ${wounds} of the time.`
        : t`If he guards it with ${ASSUMED} CF, it wounds ${wounds} of the time.`,
    )
  }
  return [...said, ...whyGuard(defence)]
}

/** Where the guard is: all or more than half of it, or that it is spread. */
function whyGuard(defence: Allocation['defence']): string[] {
  const most = Math.max(...defence)
  if (most === 0) return []
  const all = defence.reduce((sum, cf) => sum + cf, 0)
  const area = areaName((defence.indexOf(most) + 1) as Area)
  const covered = defence.filter((cf) => cf > 0).length
  if (covered === 1) return [t`Your guard, ${all} CF, covers the ${area} alone.`]
  return [2 * most > all ? t`Most of your guard covers the ${area}.` : t`Your guard is spread over ${covered} areas.`]
}

/** CF that a man keeps for an area as a rule. */
const ASSUMED = 2
