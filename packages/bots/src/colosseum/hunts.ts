/** §28.5 The plot against a beast: it moves when all men have moved, by its dice, so every way has its odds. */
import {
  advantageAt,
  type BeastAction,
  board,
  diagramValue,
  editionOf,
  facingTo,
  type Gladiator,
  impactModifier,
  impactOfBeast,
  isInFront,
  openAreas,
  rowOfBeast,
  type State,
  sumChances,
  tablesOf,
  trunkOf,
} from '@harena/colosseum'
import { type Dir, dirs, OUTSIDE } from '@harena/engine'
import type { ApproachPath } from './approach-paths.ts'
import { bestGrip, cfOf } from './arms.ts'
import { valueAt, valueRow } from './attack-value.ts'
import { blowWith } from './exchange.ts'

/** What a blow of each does to the other, on the scale of attack-value.ts. */
interface Harms {
  /** By the distance at which he strikes. */
  readonly mine: readonly number[]
  readonly its: number
}

/** Its blows count less from turn to turn: whoever waits for long is too weak to win (§17.2). */
const CAUTION = [1.4, 1.4, 1, 0.6] as const
/** One CF of advantage in the share of a blow. */
const PLACE = 0.1
/** A point of stun; and what is left of his own blow when he has been run down. */
const STUN = 3
const STUNNED = 0.5
/** Stun that fells him (§11.4). */
const FELLED = 60
/** Each hex between them, each moving phase he cannot spare, the burden of a plot. */
const NEAR = 1.5
const EFFORT = 2

/** How a man looks at a beast in one phase. */
export class HuntView {
  private readonly harms: Harms
  private readonly chances: ReadonlyMap<BeastAction, number>
  private readonly caution: number
  private readonly state: State
  private readonly me: Gladiator
  private readonly beast: Gladiator

  constructor(state: State, me: Gladiator, beast: Gladiator) {
    this.state = state
    this.me = me
    this.beast = beast
    this.harms = harmsOf(state, me, beast)
    this.chances = actionChances(state, beast)
    this.caution = CAUTION[Math.min(state.turn, CAUTION.length - 1)]!
  }

  /** What a way is worth that ends in this cell. */
  valueOf(path: ApproachPath, end: number, effort: number): number {
    const facing = ((this.me.facing + path.turn) % 6) as Dir
    const cost = EFFORT * ((path.isMoving ? effort : 0) + path.burden)
    return this.expected(end, facing, path.forward) - cost - NEAR * board.distance(end, this.beast.cell)
  }

  private expected(cell: number, facing: Dir, forward: number): number {
    const { beast, chances } = this
    if (chances.size === 0) return this.exchange(cell, facing, beast.cell, beast.facing)
    const chance = (action: BeastAction) => chances.get(action) ?? 0
    let value = chance('stay') * this.exchange(cell, facing, beast.cell, facingTo(beast.cell, cell))
    const coming = (chance('towards') + chance('feed')) / 3
    if (coming > 0) for (const hexes of [1, 2, 3]) value += coming * this.afterRun(cell, facing, forward, hexes)
    return value
  }

  /** It comes so many hexes nearer, or runs into him. */
  private afterRun(cell: number, facing: Dir, forward: number, hexes: number): number {
    let head = this.beast.cell
    for (let i = 0; i < hexes; i++) {
      const left = board.distance(head, cell)
      if (left <= 1) return this.collision(cell, facing, forward, head, i + 1)
      head = dirs.map((dir) => board.neighbour(head, dir)).find((next) => isNearer(next, cell, left)) ?? head
    }
    return this.exchange(cell, facing, head, facingTo(head, cell))
  }

  /** §8.4, §28.6 Stun by the difference; then it strikes at one who is the weaker for it. */
  private collision(cell: number, facing: Dir, forward: number, from: number, hexes: number): number {
    const { state, me, beast, harms, caution } = this
    const standing = { who: me, from: OUTSIDE, facing, forward, sidestepped: 0, backward: 0, turns: [], stood: true }
    const margin =
      impactOfBeast(state, beast) +
      2 * hexes +
      diagramValue(tablesOf(state.options), cell, facing, from) -
      impactModifier(editionOf(state.options), standing)
    const loses = Math.min(1, Math.max(0, (margin + 6) / 12))
    const stun = Math.min(9, Math.max(0, (1 + margin) * 0.65))
    const felled = stun > cfOf(me) ? FELLED : 0
    return harms.mine[1]! * STUNNED - caution * (harms.its + loses * (STUN * stun + felled))
  }

  /** Blows given less blows taken, where both then stand. */
  private exchange(cell: number, facing: Dir, head: number, its: Dir): number {
    const { state, beast, harms, caution } = this
    const there = { ...beast, cell: head, facing: its }
    let mine = 0
    for (const one of [head, ...trunkOf(head, its, beast.beast!.hexes)]) {
      if (isInFront(cell, facing, one)) mine = Math.max(mine, harms.mine[board.distance(cell, one)] ?? 0)
    }
    mine *= 1 + PLACE * advantageAt(state, cell, there)
    const isStruck = board.distance(head, cell) === 1 && isInFront(head, its, cell) && !beast.isUnconscious
    const advantage = isStruck ? diagramValue(tablesOf(state.options), cell, facing, head) : 0
    return mine - (isStruck ? caution * harms.its * (1 + PLACE * advantage) : 0)
  }
}

function isNearer(next: number, cell: number, left: number): boolean {
  return next !== OUTSIDE && board.distance(next, cell) < left
}

/** §28.5 How likely each action is; none for one that cannot act. */
function actionChances(state: State, { beast, isUnconscious }: Gladiator): ReadonlyMap<BeastAction, number> {
  const chances = new Map<BeastAction, number>()
  if (isUnconscious) return chances
  if (beast!.isPanicked) return chances.set('panic', 1)
  const drm = rowOfBeast(state.options, beast!.kind).cunning + (beast!.hasFed ? 3 : 0)
  const { beastActions } = tablesOf(state.options)
  const hasBody = state.gladiators.some(({ out }) => out === 'killed')
  for (const [total, chance] of sumChances(2).entries()) {
    if (chance === 0) continue
    const action = beastActions[Math.min(13, Math.max(1, total + drm))]!
    const done = action === 'feed' && hasBody ? 'astray' : action
    chances.set(done, (chances.get(done) ?? 0) + chance)
  }
  return chances
}

/** Of the pool as it is now he puts so much into one blow; the beast mostly makes two. */
const SHARE = 0.6
const BLOWS = 2

function harmsOf(state: State, me: Gladiator, beast: Gladiator): Harms {
  const pool = Math.max(0, cfOf(me))
  const mine = [0, 1, 2, 3].map((distance) => {
    const grip = distance === 0 ? null : bestGrip(state, me, beast, distance)
    if (!grip) return 0
    const force = Math.min(8, Math.ceil(pool * SHARE)) >> grip.halvings
    const at = (area: 1 | 2 | 3 | 4 | 5) =>
      valueAt(valueRow(state.options, beast, blowWith(state, me, beast, area, grip.means, '')), force)
    return Math.max(...openAreas(me, beast).map(at))
  })
  const cf = Math.min(8, Math.floor(Math.max(0, cfOf(beast)) / BLOWS))
  const areas = openAreas(beast, me)
  let its = 0
  if (cf > 0) {
    for (const area of areas) {
      its += valueAt(valueRow(state.options, me, blowWith(state, beast, me, area, 'body', '')), cf - 1)
    }
  }
  return { mine, its: (BLOWS * its) / areas.length }
}
