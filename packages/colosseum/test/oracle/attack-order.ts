/** §9.4 The attack sequence: rounds, who strikes first, and what lost CF do to attacks that are still to come. */
import type { State } from '../../src/index.ts'
import { distance } from './hexes.ts'
import { manOf, type Play } from './play.ts'
import { type OwnFight, type OwnRow, rangeTo } from './rows.ts'
import { hasJavelins, isAwake, isIn, isLiving, isProne, type Man, pairOf } from './sheet.ts'
import { attackRounds, weaponTable } from './tables.ts'

/** §9.4.2, §9.4.4 The rounds of a man's rows. */
export function roundsOf(state: State, man: Man, rows: readonly OwnRow[]): number[] {
  const chart = attackRounds[rows.length]!
  return rows.map(({ means, weapon }, at) => {
    // V8 In hand it is like a trident.
    const isLight = weapon === 'javelin' && hasJavelins(state, man)
    const own = means === 'bare' ? 1 : weapon && !isLight ? weaponTable[weapon]!.speed : 0
    const isPair = weapon && state.options.twoWeapons === 'on' && man.style === 'dimachaerus' && pairOf(man) === 'alike'
    return chart[at]! + own - (isPair ? 1 : 0)
  })
}

export const effective = ({ cf, halvings }: OwnRow): number => Math.floor(cf / 2 ** halvings)

/** §9.4.3 The next attack, with those that are made at the same time. */
export function nextAttacks(fight: OwnFight, play: Play): readonly OwnRow[] {
  const planned = fight.rows.filter(({ status }) => status === 'planned')
  if (planned.length === 0) return []
  const round = Math.min(...planned.map((row) => row.round))
  const inRound = planned.filter((row) => row.round === round)
  // Rows of one man keep their order: only his first one in the round is a candidate.
  const first = inRound.filter((row) => !inRound.some((other) => other.seat === row.seat && other.index < row.index))
  const isPrior = (a: OwnRow, b: OwnRow) => isUnattacked(fight, play, a, b) && !isUnattacked(fight, play, b, a)
  return topOf(first, [], (rows) => first.filter((row) => rows.some((other) => other !== row && isPrior(row, other))))
}

/**
 * The attacks with the most CF; if one of them has to wait for somebody, those for whom it waits. In a ring only the first of
 * them waits (our ruling).
 */
function topOf(
  rows: readonly OwnRow[],
  passed: readonly (readonly OwnRow[])[],
  priorTo: (rows: readonly OwnRow[]) => OwnRow[],
): readonly OwnRow[] {
  const most = Math.max(...rows.map(effective))
  const top = rows.filter((row) => effective(row) === most)
  const ring = passed.findIndex((step) => top.some((row) => step.includes(row)))
  if (ring >= 0) return passed[ring + 1] ?? top
  const prior = priorTo(top)
  return prior.length > 0 ? topOf(prior, [...passed, top], priorTo) : top
}

/** §26.3 An adjacent opponent whom a single man does not attack goes before him, whatever the CF. */
function isUnattacked(fight: OwnFight, play: Play, a: OwnRow, b: OwnRow): boolean {
  const single = manOf(play, b.seat)
  const other = manOf(play, a.seat)
  if (single.team === other.team || !fight.outnumbered[b.seat]) return false
  if (distance(single.cell, other.cell) > 1 || a.target !== b.seat) return false
  return !fight.rows.some((row) => row.seat === b.seat && row.target === a.seat)
}

/** §9.4.5, §9.4.6 CF lost come off his next attack, then the one after it, then the defence of the next area attacked. */
export function loseCF({ fight }: Play, man: Man, points: number): void {
  if (!fight) return
  let left = points
  const rows = fight.rows
    .filter(({ seat, status }) => seat === man.seat && status === 'planned')
    .sort((a, b) => a.round - b.round || a.index - b.index)
  for (const row of rows) {
    const taken = Math.min(row.cf, left)
    row.cf -= taken
    left -= taken
    if (row.cf === 0 || effective(row) < 1) row.status = 'cancelled'
    if (left === 0) return
  }
  man.now.defenceLoss += left
}

export function cancelAll({ fight }: Play, man: Man): void {
  for (const row of fight?.rows ?? []) if (row.seat === man.seat && row.status === 'planned') row.status = 'cancelled'
}

/** SEQ-7 The rows made with what he has lost. */
export function weaponLost({ fight }: Play, man: Man, hand: number): void {
  for (const row of fight?.rows ?? []) {
    if (row.seat === man.seat && row.hand === hand && row.status === 'planned') row.status = 'cancelled'
  }
}

/** Whether a row can still be made when its turn comes. */
export function canBeMade({ state }: Play, row: OwnRow): boolean {
  const man = state.gladiators[row.seat]!
  const target = state.gladiators[row.target]!
  // §5.3 A horse whose rider's death has decided the match is left alone.
  const sides = new Set(state.gladiators.filter((one) => isIn(one) && !one.beast?.isMount).map(({ team }) => team))
  if (target.beast?.isMount && target.rider < 0 && sides.size < 2) return false
  const isTooFar = man.hands[row.hand]?.condition === 'short' && row.weapon === 'trident' && rangeTo(man, target) > 1
  return isAwake(man) && !isProne(man) && isLiving(target) && !isTooFar && effective(row) >= 1
}
