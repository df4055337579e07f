/**
 * §9.3 The allocation by eye: a standard opponent does not guess at plans. He strikes where a blow does most to a man who
 * keeps a little everywhere, and covers with the rest what a blow of the other would hurt most.
 */
import {
  type Allocation,
  distanceTo,
  editionOf,
  type Gladiator,
  halvings,
  type Means,
  openAreas,
  type Row,
  type State,
} from '@harena/colosseum'
import { bestGrip, cfOf } from './arms.ts'
import { type ValueRow, valueAt, valueRows } from './attack-value.ts'
import { type Allocate, blowWith, chooseFoe, finished, isReady, specialsOf } from './exchange.ts'

type Random = { below(count: number): number }

/** So much of his CF he strikes with, and believes that the other does, who keeps so much of them for each area. */
const STRIKING = 0.85
const KEPT = 0.08
/** He takes any of the blows that promise nearly as much as the best. */
const NEARLY = 0.9
/** Where no blow promises as much as this, as on armour, he thinks of special attacks (§23.2). */
const POOR = 6

/** A blow that he may strike, what it costs and what it promises. */
interface Idea {
  readonly row: Row
  readonly cost: number
  readonly value: number
}

/** Null before beasts and riders, who are another matter. */
export function plainAllocation(state: State, question: Allocate, random: Random): Allocation | null {
  const { base, canDefend, foes } = question
  const me = state.gladiators[question.seat]!
  const foe = chooseFoe(state, question)
  const him = state.gladiators[foe.seat]!
  if (him.beast || foe.mount !== undefined) return null
  const pool = Math.max(0, base + foe.advantage)
  const hisGrip = isReady(him) ? bestGrip(state, him, me, distanceTo(me, him)) : null
  const idea = foe.canAttack
    ? drawIdea(state, me, him, hisGrip ? Math.ceil(pool * STRIKING) : pool, pool, random)
    : null
  const left = Math.min(pool - (idea?.cost ?? 0), foes.length > 1 ? Math.max(0, base) : pool)
  const defence = canDefend && hisGrip ? covering(state, me, him, hisGrip.means, left) : [0, 0, 0, 0, 0]
  const answer: Allocation = { attacks: idea ? [idea.row] : [], defence, guard: '', top: -1 }
  return finished(state, question, foe, answer, defence)
}

/** One CF after the other where his blow would still do most. */
function covering(state: State, me: Gladiator, him: Gladiator, means: Means, cf: number): number[] {
  const blow = blowWith(state, him, me, 1, means, '')
  const force = Math.round(Math.max(0, cfOf(him)) * STRIKING) + blow.drm
  const rows = valueRows(state.options, me, blow)
  const defence = [0, 0, 0, 0, 0]
  const feared = rows.map((row) => valueAt(row, force))
  for (let i = 0; i < cf; i++) {
    let worst = 0
    for (let at = 1; at < 5; at++) if (feared[at]! > feared[worst]!) worst = at
    defence[worst]!++
    feared[worst] = valueAt(rows[worst]!, force - defence[worst]!)
  }
  return defence
}

function drawIdea(
  state: State,
  me: Gladiator,
  him: Gladiator,
  budget: number,
  pool: number,
  random: Random,
): Idea | null {
  const distance = distanceTo(me, him)
  const grip = bestGrip(state, me, him, distance)
  const blow = blowWith(state, me, him, 1, grip?.means ?? 'sand', '')
  const values = valueRows(state.options, him, blow)
  const kept = him.isUnconscious ? 0 : Math.round(Math.max(0, cfOf(him)) * KEPT)
  const limit = Math.min(budget, editionOf(state.options).attackLimit(pool))
  const isPoolHalved = state.options.halfCf === 'pool'
  const ideas: Idea[] = []
  const think = (area: Row['area'], means: Means, special: Row['special'], value: ValueRow, times: number) => {
    const cf = isPoolHalved ? Math.min(limit, budget >> times) : limit
    const force = isPoolHalved ? cf : cf >> times
    if (force < 1) return
    const row = { target: him.seat, area, means, special, cf }
    ideas.push({ row, cost: isPoolHalved ? cf << times : cf, value: valueAt(value, force + blow.drm - kept) })
  }
  if (grip) {
    for (const area of openAreas(me, him)) {
      think(area, grip.means, '', values[area - 1]!, halvings(state, me, him, area, grip.means, distance))
    }
  }
  if (ideas.every(({ value }) => value < POOR)) {
    for (const one of specialsOf(state, me, him, grip, distance, values)) {
      think(one.area, one.means, one.code, one.value, one.halvings)
    }
  }
  const most = ideas.reduce((most, { value }) => Math.max(most, value), 0)
  const good = ideas.filter(({ value }) => value >= NEARLY * most)
  return good.length < 2 ? (good[0] ?? null) : good[random.below(good.length)]!
}
