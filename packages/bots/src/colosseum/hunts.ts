/** §28.5, §30.4 The plot against a beast or a rider: dice move it, so every way has its odds. */
import {
  advantageOnceAt,
  board,
  diagramValue,
  editionOf,
  type Gladiator,
  impactModifier,
  impactOfBeast,
  isInFront,
  openAreas,
  type State,
  tablesOf,
} from '@harena/colosseum'
import { type Dir, OUTSIDE, opposite } from '@harena/engine'
import { hurryOf } from '../lib/goals.ts'
import type { ApproachPath } from './approach-paths.ts'
import { bestGrip, cfOf } from './arms.ts'
import { type areas, valueAt, valueRow } from './attack-value.ts'
import { type Ending, type Way, waysOf } from './beast-ways.ts'
import { blowWith } from './exchange.ts'

/** What a blow of each does to the other, on the scale of attack-value.ts, by the distance. */
interface Harms {
  readonly mine: readonly number[]
  readonly its: readonly number[]
}

/** Its blows count less from turn to turn: whoever waits for long is too weak to win (§17.2), unless he need only wait. */
const CAUTION = [1, 1, 1, 0.6] as const
const WAITING = 1.5
/** One CF of advantage in the share of a blow. */
const PLACE = 0.1
/** A point of stun; and what is left of his own blow when he has been run down. */
const STUN = 5
const STUNNED = 0.5
/** Stun that fells him (§11.4). */
const FELLED = 60
/** Each hex between them, each moving phase he cannot spare, the burden of a plot. */
const NEAR = 1.5
const EFFORT = 2

/** How a man looks at a beast, or at a rider and his horse, in one phase. */
export class HuntView {
  private readonly harms: Harms
  private readonly ways: readonly Way[]
  private readonly caution: number
  private readonly near: number
  private readonly state: State
  private readonly me: Gladiator
  private readonly body: Gladiator
  /** Where each of its ways ends for a man in a cell: several of his plots lead there. */
  private readonly endings = new Map<number, readonly Ending[]>()

  constructor(state: State, me: Gladiator, foe: Gladiator) {
    this.state = state
    this.me = me
    this.body = foe.mount < 0 ? foe : state.gladiators[foe.mount]!
    this.harms = harmsOf(state, me, foe, this.body)
    this.ways = waysOf(state, me, foe)
    const waits = hurryOf(state.options, me.team) < 0
    this.caution = waits ? WAITING : CAUTION[Math.min(state.turn, CAUTION.length - 1)]!
    this.near = waits ? -NEAR : NEAR
  }

  /** What a way is worth that ends in this cell. */
  valueOf(path: ApproachPath, end: number, effort: number): number {
    const facing = ((this.me.facing + path.turn) % 6) as Dir
    let value = -EFFORT * ((path.isMoving ? effort : 0) + path.burden) - this.near * board.distance(end, this.body.cell)
    const endings = this.endingsFor(end)
    const impact = this.impactOf(facing, path.forward)
    for (let at = 0; at < endings.length; at++) {
      const ending = endings[at]!
      const gain = ending.run > 0 ? this.collision(end, facing, impact, ending) : this.exchange(end, facing, ending)
      value += this.ways[at]!.chance * gain
    }
    return value
  }

  private endingsFor(cell: number): readonly Ending[] {
    let endings = this.endings.get(cell)
    if (!endings) {
      endings = this.ways.map(({ endFor }) => endFor(cell))
      this.endings.set(cell, endings)
    }
    return endings
  }

  /** §8.4 What he brings into a collision. */
  private impactOf(facing: Dir, forward: number): number {
    const { state, me } = this
    const standing = { who: me, from: OUTSIDE, facing, forward, sidestepped: 0, backward: 0, turns: [], stood: true }
    return impactModifier(editionOf(state.options), standing)
  }

  /** §8.4, §28.6, §30.5 Stun by the difference; then it strikes at one who is the weaker for it. */
  private collision(cell: number, facing: Dir, impact: number, { head, run }: Ending): number {
    const { state, me, body, harms, caution } = this
    const margin =
      impactOfBeast(state, body) + 2 * run + diagramValue(tablesOf(state.options), cell, facing, head) - impact
    const loses = Math.min(1, Math.max(0, (margin + 6) / 12))
    const stun = Math.min(9, Math.max(0, (1 + margin) * 0.65))
    const felled = stun > cfOf(me) ? FELLED : 0
    return harms.mine[1]! * STUNNED - caution * (harms.its[1]! + loses * (STUN * stun + felled))
  }

  /** Blows given less blows taken, where both then stand. */
  private exchange(cell: number, facing: Dir, { head, facing: its }: Ending): number {
    const { state, body, harms, caution } = this
    let mine = 0
    let one = head
    for (let i = 0; i < body.beast!.hexes && one !== OUTSIDE; i++) {
      if (isInFront(cell, facing, one)) mine = Math.max(mine, harms.mine[board.distance(cell, one)] ?? 0)
      one = board.neighbour(one, opposite(its))
    }
    mine *= 1 + PLACE * advantageOnceAt(state, cell, body, head, its)
    const blow = isInFront(head, its, cell) ? (harms.its[board.distance(head, cell)] ?? 0) : 0
    if (blow === 0) return mine
    return mine - caution * blow * (1 + PLACE * diagramValue(tablesOf(state.options), cell, facing, head))
  }
}

/** Of the pool as it is now he puts so much into one blow; the beast mostly makes two. */
const SHARE = 0.6
const BLOWS = 2
/** The farthest at which anybody strikes (§21.9). */
const DISTANCES = [0, 1, 2, 3]

function harmsOf(state: State, me: Gladiator, foe: Gladiator, body: Gladiator): Harms {
  const mine = DISTANCES.map((distance) => blowAt(state, me, body, distance))
  if (body !== foe) return { mine, its: DISTANCES.map((distance) => blowAt(state, foe, me, distance)) }
  if (foe.isUnconscious) return { mine, its: [] }
  const cf = Math.min(8, Math.floor(Math.max(0, cfOf(foe)) / BLOWS))
  const open = openAreas(foe, me)
  let its = 0
  if (cf > 0) {
    for (const area of open) {
      its += valueAt(valueRow(state.options, me, blowWith(state, foe, me, area, 'body', '')), cf - 1)
    }
  }
  return { mine, its: [0, (BLOWS * its) / open.length] }
}

/** The best blow of one at another over so many hexes. */
function blowAt(state: State, who: Gladiator, target: Gladiator, distance: number): number {
  const grip = distance === 0 ? null : bestGrip(state, who, target, distance)
  if (!grip) return 0
  const force = Math.min(8, Math.ceil(Math.max(0, cfOf(who)) * SHARE)) >> grip.halvings
  const at = (area: (typeof areas)[number]) =>
    valueAt(valueRow(state.options, target, blowWith(state, who, target, area, grip.means, '')), force)
  return Math.max(...openAreas(who, target).map(at))
}
