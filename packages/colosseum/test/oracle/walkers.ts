/** MOV-6 A man on his way through the pulses of a phase. */
import { OUTSIDE } from '@harena/engine'
import type { State } from '../../src/index.ts'
import { layBody } from './beasts.ts'
import { isClassic } from './edition.ts'
import { beside, terrainOf, turn } from './hexes.ts'
import type { Play } from './play.ts'
import type { Part, Step, Written } from './plots.ts'
import { bodyOf, isIn, type Man } from './sheet.ts'

/** A step that was made: where from, and what it was. */
export interface Made {
  from: number
  to: number
  readonly facing: Man['facing']
  readonly step: Step
  readonly isHazard: boolean
}

export interface Walker {
  readonly man: Man
  readonly plot: Written
  readonly left: Part[]
  readonly made: Made[]
  /** Over the hex that he leaps across, which he does not enter. */
  flight: number
  isStopped: boolean
  /** Steps forward that he could not make. */
  blocked: number
  /** The hex he came from: of his last step, of the collision that pushed him away, of his legs when he rose. */
  came: number
  /** How he stood when the phase began. */
  readonly began: { readonly facing: Man['facing']; readonly lastStep: Man['lastStep'] }
}

export interface Moves {
  readonly play: Play
  readonly walkers: Walker[]
  /** One crossing roll for a pair and phase. */
  readonly crossed: Set<string>
  /** Edges from which the men have been moved away. */
  readonly shifted: Set<string>
  /** A push has moved the board: in this phase nobody opens another edge (our ruling). */
  isClosed: boolean
  /** Those before whom a wall stands, as long as the board is not moved. */
  readonly held: Set<Walker>
  /** Those whom a collision has stopped. */
  readonly met: Set<Walker>
  /** Where a hex is now, if a push has moved the board since. */
  at: (cell: number) => number
}

export const walkerOf = (man: Man, plot: Written): Walker => ({
  man,
  plot,
  left: [...plot.parts],
  made: [],
  flight: OUTSIDE,
  isStopped: false,
  blocked: 0,
  came: man.cell !== man.now.startCell ? man.now.startCell : OUTSIDE,
  began: { facing: man.facing, lastStep: man.lastStep },
})

export const stepsLeft = ({ left, isStopped }: Walker): number =>
  isStopped ? 0 : left.filter((part) => 'step' in part).length

/** Turns that stand before the next step, or at the end, are made now. */
export function makeTurns(state: State, walker: Walker): void {
  const { man, left } = walker
  while (!walker.isStopped && left[0] && 'turn' in left[0]) {
    const { turn: by } = left.shift() as { turn: number }
    man.facing = turn(man.facing, by)
    if (man.mount >= 0 && stepsLeft(walker) === 0) layBody({ state }, man)
    // In 1981 also those after his steps.
    if ((walker.made.length === 0 || isClassic(state)) && stepsLeft(walker) === 0) man.now.turned++
  }
}

export function nextStep(walker: Walker): Step | null {
  const [part] = walker.left
  return !walker.isStopped && part && 'step' in part ? part.step : null
}

export const isSolid = (state: State, cell: number): boolean =>
  ['pillar', 'rock'].includes(terrainOf(state, cell) ?? '')

/** §15.1 A body, an item, blood or mud; two of them in one hex count once. */
export function isHazard({ ground, arena, gladiators }: State, cell: number): boolean {
  return (
    ground.some((one) => one.cell === cell) ||
    arena.blood.includes(cell) ||
    arena.obstacles.some((one) => one.cell === cell && one.terrain === 'mud') ||
    gladiators.some((man) => man.out === 'killed' && bodyOf(man).includes(cell))
  )
}

export const menIn = ({ gladiators }: State, cell: number): Man[] =>
  gladiators.filter((man) => isIn(man) && bodyOf(man).includes(cell))

/** He enters the hex, with all that this counts for. */
export function enter(play: Play, walker: Walker, cell: number, flown = OUTSIDE): void {
  const { man, left } = walker
  const { step } = left.shift() as { step: Step }
  const from = flown === OUTSIDE ? man.cell : flown
  const isDangerous = isHazard(play.state, cell)
  walker.made.push({ from, to: cell, facing: man.facing, step, isHazard: isDangerous })
  count(man, step, isDangerous ? 1 : 0, 1)
  man.now.entered.push(backs(man, step) ? man.torso : cell)
  walker.came = from
  man.isOnRock = false
  if (step.kind === 'roll') rollBody(play, man, cell)
  else if (step.kind !== 'whirl') man.lastStep = step.kind
  man.cell = backs(man, step) ? beside(from, turn(man.facing, 3)) : cell
  if (man.mount < 0 && !man.beast) return
  // §30.3 The body follows every step with its turn.
  if (man.beast) man.now.turned = 0
  for (let [next] = left; next && 'turn' in next && next.isAfter; [next] = left) {
    man.facing = turn(man.facing, next.turn)
    left.shift()
    if (man.beast) man.now.turned++
  }
  layBody(play, man)
}

function rollBody(play: Play, man: Man, cell: number): void {
  if (man.torso === OUTSIDE && play.state.options.proneFootprint === '1') return
  const dir = turn(man.facing, man.isFaceDown ? 0 : 3)
  const torso = beside(cell, dir)
  const isTaken =
    torso === OUTSIDE || isSolid(play.state, torso) || menIn(play.state, torso).some((other) => other !== man)
  man.torso = isTaken ? OUTSIDE : torso
}

function count(man: Man, step: Step, hazards: number, sign: 1 | -1): void {
  const { now } = man
  now.moved += sign
  now.hazards += sign * hazards
  if (step.kind === 'forward') {
    now.forward += sign
    if (step.isSide) now.sideForward += sign
  }
  if (step.kind === 'backward') {
    now.backward += sign
    if (step.isSide) now.sideBackward += sign
  }
}

/** ARE-3 A blocked step forward counts for the stun of that obstacle, though it is not made. */
export function countBlocked(walker: Walker): void {
  if (nextStep(walker)!.kind !== 'forward') return
  walker.man.now.forward++
  walker.blocked++
}

/** The hexes that he has really moved forward. */
export const movedForward = ({ man, blocked }: Walker): number => man.now.forward - blocked

/** MOV-6.3 Who has gone on is put back into the hex of the collision. */
export function putBack(walker: Walker, cell: number): void {
  const { man, made } = walker
  while (made.length > 0 && made.at(-1)!.to !== cell) {
    const last = made.pop()!
    count(man, last.step, last.isHazard ? 1 : 0, -1)
    man.now.entered.pop()
  }
  man.cell = cell
  const last = made.at(-1)
  walker.came = last?.from ?? OUTSIDE
  man.facing = last?.facing ?? walker.began.facing
  const kind = last?.step.kind
  man.lastStep = kind === 'forward' || kind === 'backward' ? kind : walker.began.lastStep
}

/** The hex of his next step. */
export function aim(walker: Walker): number {
  const step = nextStep(walker)
  if (!step) return OUTSIDE
  const { man } = walker
  const from = walker.flight >= 0 ? walker.flight : backs(man, step) ? man.torso : man.cell
  return beside(from, turn(man.facing, step.dir))
}

/** E-9, E-15 A beast of two hexes goes back with its hind part first. */
export const backs = (man: Man, { kind }: Step): boolean => man.beast !== null && kind === 'backward' && man.torso >= 0
