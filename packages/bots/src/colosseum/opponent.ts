/**
 * The built-in opponent of GLADIATOR, Colosseum Edition. Plots and allocations are games of two who choose in secret: a
 * veteran weighs both sides' choices against each other, mixes them and plays what the other cannot use. A novice comes
 * near and strikes wherever his eye falls; a standard opponent chooses place and blow with sense, but does not guess at plans.
 */
import {
  type Answers,
  type Area,
  arrange,
  asksByHabit,
  bareBlow,
  board,
  type Colosseum,
  distanceTo,
  dragProneOdds,
  type Gladiator,
  isActive,
  netEscapeOdds,
  type Options,
  openAreas,
  type Question,
  type State,
  shieldOf,
} from '@harena/colosseum'
import type { Bot, Dir } from '@harena/engine'
import { argmax } from '../lib/argmax.ts'
import { chooseAction } from './actions.ts'
import { bestGrip, cfOf } from './arms.ts'
import { areas, valueAt, valueRow } from './attack-value.ts'
import { allocationOfBeast, plotOfBeast } from './beast.ts'
import { type Allocate, chooseAllocation, type Thought } from './exchange.ts'
import { type ChooseWay, choosePlot, nearestFoe } from './moves.ts'
import { clumsyAllocation, clumsyPlot } from './novice.ts'
import { plainAllocation } from './plain-allocation.ts'
import { wayByEye } from './plain-plot.ts'
import { ownHabit, shortHabit } from './plans.ts'
import { mixedWay } from './plot-mix.ts'

type Random = { below(count: number): number }

/** Quick is the one whom a master lets play on in his mind: he weighs plans against plans, but not for long. */
export type Level = 'novice' | 'standard' | 'quick' | 'veteran'

export const thoughts: Readonly<Record<'quick' | 'veteran', Thought>> = {
  quick: { habit: shortHabit, rounds: 20, hasGuards: false, fearsSpecials: false, isMixed: false },
  veteran: { habit: ownHabit, rounds: 40, hasGuards: true, fearsSpecials: true, isMixed: true },
}

const ways: Readonly<Record<Exclude<Level, 'novice'>, ChooseWay>> = {
  standard: wayByEye,
  quick: mixedWay(6),
  veteran: mixedWay(120),
}

export function colosseumOpponent(level: Level): Bot<Colosseum> {
  return (state, question, random) => {
    const me = state.gladiators[question.seat]!
    if (me.beast && question.kind === 'plot') return plotOfBeast(state, question, me)
    if (me.beast && question.kind === 'allocate') return allocationOfBeast(state, question, random)
    switch (question.kind) {
      case 'plot':
        return level === 'novice' ? clumsyPlot(state, me) : choosePlot(state, me, ways[level], random)
      case 'action':
        return chooseAction(state, question, me)
      case 'allocate':
        return allocate(level, state, question, random)
      default:
        return answerOther(state, question, me)
    }
  }
}

function allocate(level: Level, state: State, question: Allocate, random: Random): Answers['allocate'] {
  if (level === 'novice') return clumsyAllocation(state, question, random)
  if (level !== 'standard') return chooseAllocation(state, question, thoughts[level], random)
  return plainAllocation(state, question, random) ?? chooseAllocation(state, question, thoughts.quick, random)
}

type Other = Exclude<Question, { kind: 'plot' | 'action' | 'allocate' }>

function answerOther(state: State, question: Other, me: Gladiator): Answers[Other['kind']] {
  switch (question.kind) {
    case 'arrange':
      return arrange(question.totals)
    case 'push':
      return choosePush(state, me, question.dirs)
    case 'throwArea':
      return barestArea(state.options, state.gladiators[question.target]!, areas)
    case 'feintArea': {
      const him = state.gladiators[question.target]!
      return barestArea(state.options, him, openAreas(me, him))
    }
    case 'tossTarget':
      return nearestOf(state, me, question.targets)
    case 'faceTarget':
      return weakestOf(state, question.targets)
    case 'pivot':
      return choosePivot(state, me, question.facings)
    case 'keepNet':
      return -1
    case 'lassoDrop':
      return question.hands.find((hand) => shieldOf(me.hands[hand]!.kind) !== null) ?? question.hands[0]!
    case 'spend':
      return chooseSpending(me, question.purpose, question.limit)
    case 'surrender':
      return isBeaten(state, me)
    case 'useSand':
    case 'fatalBlow':
      return false
    case 'favour':
      return asksByHabit(question)
    case 'favourKeep':
      return question.isBetter ? 'second' : 'first'
    case 'squeeze':
    case 'grapple':
    case 'acceptAppeal':
      return true
  }
}

/** §18.2 Nothing is left to fight with, and the other is still strong. */
function isBeaten(state: State, me: Gladiator): boolean {
  const foe = nearestFoe(state, me)
  return foe !== null && foe.beast === null && cfOf(me) + me.stun < 1 && cfOf(foe) > 3
}

/** §8.4.1 Against a wall or a pillar if there is one, else straight ahead. */
function choosePush(state: State, me: Gladiator, dirs: readonly Dir[]): Dir {
  const { obstacles } = state.arena
  const isHard = (dir: Dir) => {
    const cell = board.neighbour(me.cell, dir)
    return cell < 0 || obstacles.some(({ cell: at, terrain }) => at === cell && terrain === 'pillar')
  }
  return dirs.find(isHard) ?? (dirs.includes(me.facing) ? me.facing : dirs[0]!)
}

/** The area in which a blow without defence does most. */
function barestArea(options: Options, him: Gladiator, open: readonly Area[]): Area {
  return argmax(open, (area) => valueAt(valueRow(options, him, bareBlow(him, area)), 5))!
}

function nearestOf(state: State, me: Gladiator, seats: readonly number[]): number {
  const near = (seat: number) => board.distance(me.cell, state.gladiators[seat]!.cell)
  return seats.reduce((best, seat) => (near(seat) < near(best) ? seat : best))
}

function weakestOf(state: State, seats: readonly number[]): number {
  const cf = (seat: number) => cfOf(state.gladiators[seat]!)
  return seats.reduce((best, seat) => (cf(seat) < cf(best) ? seat : best))
}

/** §26.2.1 Towards the strongest opponent who could strike him. */
function choosePivot(state: State, me: Gladiator, facings: readonly Dir[]): Dir {
  let strongest: Gladiator | null = null
  for (const one of state.gladiators) {
    if (!isActive(one) || one.team === me.team || !bestGrip(state, one, me, distanceTo(one, me))) continue
    if (!strongest || cfOf(one) > cfOf(strongest)) strongest = one
  }
  if (!strongest) return facings[0]!
  const dir = board.sectorDir(me.cell, strongest.cell)
  return facings.includes(dir) ? dir : facings[0]!
}

/** How sure he wants to be of getting free or of dragging the other down. */
const SURE = 0.8

/** §20.6 No more CF than make it fairly sure; to hold a man in his grip he spends half. */
function chooseSpending(me: Gladiator, purpose: 'escape' | 'hold' | 'drag', limit: number): number {
  if (purpose === 'hold') return limit >> 1
  for (let cf = 0; cf < limit; cf++) {
    const chance =
      purpose === 'escape'
        ? netEscapeOdds({ escapeCF: cf }).escape
        : dragProneOdds({ attackerST: me.ST, dragCF: cf }).prone
    if (chance >= SURE) return cf
  }
  return limit
}
