/** §28.6 A beast and a man in one hex. */
import { type Dir, OUTSIDE, turned } from '@harena/engine'
import { board, diagramValue } from '../02-preparation/board.ts'
import { type Approach, impactModifier, shock, untangle } from '../06-movement/impact.ts'
import { rollStun } from '../09-combat/stun.ts'
import { woundByDice } from '../09-combat/wounds.ts'
import { torsoCell } from '../13-condition/prone.ts'
import { isBlocked } from '../19-advanced/arena.ts'
import { bodyOf } from '../match/body.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import { type Gladiator, isActive, occupies } from '../match/state.ts'
import { fromSheets, type Steps, step, stepsFor, sumOf } from '../match/sums.ts'
import { areas } from '../tables/armour.ts'
import { advantageOverBeast, lieBehindHead, rowOfBeast } from './beasts.ts'

/** §28.6 A beast comes into a man's hex. */
export function meetBeast(context: RuleContext, beast: Gladiator, man: Gladiator, cell: number, dir: Dir): void {
  const standing: Approach = {
    who: man,
    from: OUTSIDE,
    facing: man.facing,
    forward: man.now.forward,
    sidestepped: man.now.sideForward,
    backward: man.now.backward,
    turns: [],
    stood: true,
  }
  const facing = beast.facing
  beast.facing = dir
  const difference = compare(context, beast, standing, beast.cell, cell)
  if (difference > 0 && push(context, beast, man, cell)) {
    suffer(context, beast, man, difference)
    return
  }
  // Thrown back, or no room for the man: its head stays where it was.
  beast.facing = facing
  lieBehindHead(context.state, beast)
  if (difference >= 0) suffer(context, beast, man, difference)
  if (difference <= 0) stunBeast(context, beast, -difference)
}

/** §28.6 A man runs into a beast: whoever wins, the beast stays and he goes back (our ruling). */
export function runIntoBeast(context: RuleContext, approach: Approach, beast: Gladiator, cell: number): void {
  const { who, from } = approach
  const difference = compare(context, beast, approach, OUTSIDE, cell)
  if (from !== OUTSIDE) who.cell = from
  untangle(context, who)
  if (context.referee.listening) {
    context.referee.tell({ kind: 'thrownBack', rule: '§8.4.2', seat: who.seat, cell: who.cell, facing: who.facing })
  }
  if (difference >= 0) suffer(context, beast, who, difference)
  if (difference <= 0) stunBeast(context, beast, -difference)
}

/** By how much the impact of the beast is the higher one. */
function compare(context: RuleContext, beast: Gladiator, man: Approach, from: number, cell: number): number {
  beast.now.collided = true
  man.who.now.collided = true
  if (context.referee.listening) {
    context.referee.tell({ kind: 'collided', rule: '§28.6', seat: beast.seat, other: man.who.seat, cell })
  }
  return impactOfBeast(context, beast, man, from, cell) - impactOfMan(context, beast, man)
}

/** §28.6 A die, its strength, what its kind brings, two for each hex it has moved, its place, less its stun. */
function impactOfBeast(context: RuleContext, beast: Gladiator, man: Approach, from: number, cell: number): number {
  const { options } = context.state
  const steps = stepsFor(context)
  const add = (what: string, value: number) => step(steps, what, value, '§28.6')
  const total =
    add('impact', context.referee.roll(1, '§28.6', beast.seat, 'impact')) +
    add('ST', options.beastImpact === 'full' ? beast.ST : 0) +
    add('what it is', rowOfBeast(options, beast.beast!.kind).impact) +
    add('hexes moved', 2 * beast.now.moved) +
    step(steps, 'position', from === OUTSIDE ? 0 : diagramValue(context.tables, cell, man.facing, from), '§9.2') +
    add('stun', -beast.stun)
  tellImpact(context, beast, steps)
  return total
}

function impactOfMan(context: RuleContext, beast: Gladiator, man: Approach): number {
  const steps = stepsFor(context)
  const place = bodyOf(beast).hasZones ? advantageOverBeast(context.state, man.who, beast) : 0
  const total =
    step(steps, 'impact', context.referee.roll(1, '§8.4', man.who.seat, 'impact'), '§8.4') +
    impactModifier(context.edition, man, steps) +
    step(steps, 'position', place, '§28.7.1')
  tellImpact(context, man.who, steps)
  return total
}

function tellImpact(context: RuleContext, { seat }: Gladiator, steps: Steps): void {
  if (!steps) return
  const sum = fromSheets(context.state.options, [seat], sumOf(steps))
  context.referee.tell({ kind: 'impactRolled', rule: '§8.4', seat, ...sum })
}

/** §8.4.1 The man is pushed into one of the three hexes before the beast, by chance; false if none is free. */
function push(context: RuleContext, beast: Gladiator, man: Gladiator, cell: number): boolean {
  const free = [0, 1, 5]
    .map((side) => board.neighbour(cell, turned(beast.facing, side)))
    .filter((next) => next !== OUTSIDE && !isBlocked(context.state, next) && !isTaken(context, next, man))
  if (free.length === 0) return false
  man.cell = pickByDice(context, free, '§28.6', beast.seat, 'which way')
  man.isOnRock = false
  man.torso = OUTSIDE
  if (context.referee.listening) {
    context.referee.tell({ kind: 'pushed', rule: '§28.6', seat: man.seat, by: beast.seat, cell: man.cell })
  }
  const from = beast.cell
  beast.cell = cell
  beast.now.entered.push(cell)
  lieBehindHead(context.state, beast)
  if (man.posture === 'prone') man.torso = torsoCell(context.state, man)
  if (context.referee.listening) {
    const { seat, facing } = beast
    context.referee.tell({ kind: 'beastMoved', rule: '§28.5.1', seat, from, cell, facing })
  }
  return true
}

function isTaken(context: RuleContext, cell: number, except: Gladiator): boolean {
  return context.state.gladiators.some((one) => one !== except && isActive(one) && occupies(one, cell))
}

/** §8.4.3, §28.6.1 He is stunned; a panicked beast tramples him with a hit as much better as his stun. */
function suffer(context: RuleContext, beast: Gladiator, man: Gladiator, difference: number): void {
  const before = man.stun
  shock(context, man, difference, false)
  const stun = man.stun - before
  if (stun > 0 && beast.beast!.isPanicked && isActive(man)) trample(context, man, stun, beast.seat)
}

/** §28.6.1 A hit on an area by chance. */
export function trample(context: RuleContext, man: Gladiator, bonus: number, by: number): void {
  const area = pickByDice(context, areas, '§28.6.1', by, 'trampled area')
  if (context.referee.listening) {
    context.referee.tell({ kind: 'trampled', rule: '§28.6.1', seat: man.seat, by, area, bonus })
  }
  const [first, second, black] = context.referee.dice(3, '§28.6.1', by, 'trampled')
  woundByDice(context, man, area, first! + second!, black!, bonus, by)
}

function stunBeast(context: RuleContext, beast: Gladiator, difference: number): void {
  const steps = stepsFor(context)
  rollStun(context, beast, step(steps, 'difference of the impacts', difference, '§8.4.3'), '§8.4.3', steps, false)
}
