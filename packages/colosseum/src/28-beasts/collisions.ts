/** §28.6 A beast and a man in one hex: a collision like others, except for what follows here. */

import { opposite, type Seat } from '@harena/engine'
import { board } from '../02-preparation/board.ts'
import { die } from '../05-turn/exits.ts'
import type { Approach } from '../06-movement/impact.ts'
import { woundByDice } from '../09-combat/wounds.ts'
import { shifted } from '../19-advanced/arena.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import { type Gladiator, isActive, type State } from '../match/state.ts'
import { fromSheets, type Steps, step } from '../match/sums.ts'
import { areas } from '../tables/armour.ts'
import { lieBehindHead, rowOfBeast } from './beasts.ts'

/** The body of a beast after a collision: one that came backwards has its head where its hind part was, if it won. */
export function layDown({ state, shift }: RuleContext, { who, from, isBacking, before }: Approach, cell: number): void {
  if (!who.beast) return
  if (before !== undefined && who.cell !== (shift ? shifted(cell, shift) : cell)) who.facing = before
  if (isBacking) {
    const [rear, met] = [from, cell].map((one) => (shift ? shifted(one, shift) : one)) as [number, number]
    who.facing = opposite(who.facing)
    if (who.beast.hexes > 1) who.cell = who.cell === met ? rear : board.neighbour(rear, who.facing)
  }
  lieBehindHead(state, who)
}

/** §28.6 Pushed against a wall he is at the mercy of the beast. */
export function dieAtWall(context: RuleContext, who: Gladiator, by: Seat): void {
  if (context.referee.listening) {
    context.referee.tell({ kind: 'hitObstacle', rule: '§28.6', seat: who.seat, what: 'wall', pushed: true })
  }
  die(context, who, by, false)
}

/** §28.6 What is added to its die: strength, what its kind brings, two for each hex it has moved, less its stun. */
export function impactOfBeast({ options }: State, beast: Gladiator, steps: Steps = null): number {
  const add = (what: string, value: number) => step(steps, what, value, '§28.6')
  return (
    add('ST', options.beastImpact === 'full' ? beast.ST : 0) +
    add('what it is', rowOfBeast(options, beast.beast!.kind).impact) +
    add('hexes moved', 2 * beast.now.moved) +
    add('stun', -beast.stun)
  )
}

/** §28.6.1 A panicked beast tramples the man whom it has stunned. */
export function trampleAfter(
  context: RuleContext,
  one: Gladiator,
  other: Gladiator,
  stunBefore: readonly number[],
): void {
  const [beast, man, before] = one.beast ? [one, other, stunBefore[1]!] : [other, one, stunBefore[0]!]
  const stun = man.stun - before
  if (stun > 0 && beast.beast!.isPanicked && isActive(man)) trample(context, man, stun, beast.seat)
}

/** §28.6.1, §30.5 A hit on an area by chance, as much better as his stun. */
export function trample(context: RuleContext, man: Gladiator, bonus: number, by: Seat, rule = '§28.6.1'): void {
  const area = pickByDice(context, areas, rule, by, 'trampled area')
  if (context.referee.listening) {
    const told = fromSheets(context.state.options, [man.seat], { bonus })
    context.referee.tell({ kind: 'trampled', rule, seat: man.seat, by, area, ...told })
  }
  const [first, second, black] = context.referee.dice(3, rule, by, 'trampled')
  woundByDice(context, man, area, first! + second!, black!, bonus, by)
}
