/** A beginner: comes near, faces the other, and divides his CF without much thought. */
import {
  type Allocation,
  type Answers,
  colosseum,
  distanceTo,
  editionOf,
  type Gladiator,
  openAreas,
  type State,
} from '@harena/colosseum'
import { bestGrip } from './arms.ts'
import { type Allocate, onlyDefend } from './exchange.ts'
import { comeNearer, nearestFoe, plotsOf } from './moves.ts'

/** He walks up to the other and turns to him: half way, as the other comes as well, and never at a run. */
export function clumsyPlot(state: State, me: Gladiator): Answers['plot'] {
  const list = plotsOf(state, me)
  const foe = nearestFoe(state, me)
  if (!foe) return list.paths[0]!.text
  const most = Math.max(1, (distanceTo(me, foe) - 1) >> 1)
  const paths = list.paths.filter(({ code, dirs }) => code !== 'C' && dirs.length <= most)
  return comeNearer(state, me, foe.cell, { ...list, paths })
}

/** A third for one blow anywhere, the rest for defence all over. */
export function clumsyAllocation(
  state: State,
  question: Allocate,
  random: { below(count: number): number },
): Allocation {
  const { base, foes, canDefend } = question
  const me = state.gladiators[question.seat]!
  const foe = foes.find(({ canAttack }) => canAttack)
  const pool = Math.max(0, foes.length > 1 ? base : base + foes[0]!.advantage)
  const him = foe ? state.gladiators[foe.seat]! : null
  const grip = him ? bestGrip(state, me, him, distanceTo(me, him)) : null
  const cf = grip && foe ? Math.min(editionOf(state.options).attackLimit(pool), Math.floor(pool / 3)) : 0
  const defence = [0, 0, 0, 0, 0]
  for (let i = 0; canDefend && i < pool - cf; i++) defence[i % 5]!++
  if (!grip || !foe) return onlyDefend(defence)
  // He strikes at whatever is in front of his eyes, man or horse (§30.6.6).
  const target = foe.mount !== undefined && random.below(2) === 0 ? foe.mount : foe.seat
  const open = openAreas(me, state.gladiators[target]!)
  const row = { target, area: open[random.below(open.length)]!, means: grip.means, special: '' as const, cf }
  const answer: Allocation = { attacks: [row], defence, guard: '', top: -1 }
  return colosseum.check(state, question, answer) === null ? answer : onlyDefend(canDefend ? defence : [0, 0, 0, 0, 0])
}
