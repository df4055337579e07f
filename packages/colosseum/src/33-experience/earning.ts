/** Chapter 33: the experience that a match brings. */
import type { SumStep } from '@harena/engine'
import type { MatchEnd } from '../match/campaign-sheet.ts'
import type { Gladiator, State } from '../match/state.ts'
import { type Steps, step } from '../match/sums.ts'
import type { CampaignTables } from '../tables/campaign.ts'

type Chart = CampaignTables['experience']

/** An opponent whom he has put out. */
export interface Defeat {
  readonly seat: number
  readonly kind: 'kill' | 'missus'
  readonly turn: number
  readonly pace: MatchEnd['pace']
  readonly isCleaved: boolean
  /** W of a beast; null for a man. */
  readonly beast: number | null
}

/** §33.2 Attack less defence CF, a third of it. */
export function baseExperience(attackTally: number, defenceTally: number): number {
  return Math.max(0, Math.floor((attackTally - defenceTally) / 3))
}

/** §33.2.4.1, §33.2.4.2 The earlier the kill, the more. */
export function killBonus({ slowKill, quickKill }: Chart, pace: MatchEnd['pace'], turn: number): number {
  if (pace === null) return 0
  return Math.max(0, 5 - turn) * (pace === 'slow' ? slowKill : quickKill)
}

/** §33.2.3, §33.2.4, §33.2.4.3 What one opponent brings. */
function defeatSteps(chart: Chart, { kind, turn, pace, beast }: Defeat, steps: Steps): number {
  if (kind === 'missus') return step(steps, 'an opponent spared', chart.opponentSpared, '§33.2.3')
  const kill = step(steps, 'a kill', chart.kill, '§33.2.4')
  if (beast !== null) return kill + step(steps, 'W of the beast', beast, '§33.2.4.3')
  const rule = pace === 'slow' ? '§33.2.4.1' : '§33.2.4.2'
  return kill + step(steps, `a ${pace} kill`, killBonus(chart, pace, turn), rule)
}

/** §33.2 to §33.2.4 All that a match brings him. */
export function experienceOf(chart: Chart, who: Gladiator, defeats: readonly Defeat[], steps: SumStep[]): number {
  const sheet = who.campaign!
  let sum = step(steps, 'base', baseExperience(who.attackTally, who.defenceTally), '§33.2')
  sum += step(steps, 'thrown hits', sheet.thrownHits * chart.thrownHit, '§33.2.1')
  sum += step(steps, 'spared', sheet.isSpared ? chart.spared : 0, '§33.2.2')
  sum += step(steps, 'surviving', chart.survival, 'H-11')
  for (const defeat of defeats) sum += defeatSteps(chart, defeat, steps)
  return sum
}

/** §33.2.3, §33.2.4 Whom he has put out: also those who die of his mortal wound when all is over. */
export function defeatsOf({ gladiators, turn }: State, hero: Gladiator): Defeat[] {
  return gladiators.flatMap((foe): Defeat[] => {
    const sheet = foe.campaign
    if (!sheet || foe.team === hero.team) return []
    const beast = foe.beast ? foe.W : null
    const { end, mortalBy } = sheet
    if (end?.by === hero.seat) {
      const { kind, pace, isCleaved } = end
      return [{ seat: foe.seat, kind, turn: end.turn, pace, isCleaved, beast }]
    }
    // §10.5 One who left alive and dies of the wound.
    const isHis = end === null && foe.out === 'killed' && mortalBy === hero.seat
    return isHis ? [{ seat: foe.seat, kind: 'kill', turn, pace: null, isCleaved: false, beast }] : []
  })
}
