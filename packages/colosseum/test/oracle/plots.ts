/** §7.2 to §7.4, section 3.1 of 1981: how plots are written, and which of them are open to a man. */
import type { State } from '../../src/index.ts'
import { isClassic } from './edition.ts'
import { netsOpen } from './net-cost.ts'
import { isAwake, isGrappling, isProne, type Man } from './sheet.ts'

/** One thing that a plot has a man do: turn by a hexside, or step into a hex. */
export type Part = { readonly turn: 1 | -1; readonly isAfter: boolean } | { readonly step: Step }

export interface Step {
  /** Relative to his facing at that moment, clockwise. */
  readonly dir: number
  readonly kind: 'forward' | 'backward' | 'roll' | 'whirl'
  readonly isSide: boolean
  readonly isQuick: boolean
}

export interface Written {
  readonly text: string
  /** F, SFL, ..., C, L, KN, R, RO, S, X, RN; the first one of two movement actions. */
  readonly code: string
  readonly parts: readonly Part[]
  readonly net: string
  /** 1 to 6, or 0. */
  readonly kick: number
  readonly repels: boolean
  /** §29.4.3 Hexsides that a centurion may turn when all have moved. */
  readonly turns?: number
}

const directions: Readonly<Record<string, number>> = {
  F: 0,
  SFR: 1,
  SBR: 2,
  B: 3,
  SBL: 4,
  SFL: 5,
  FR: 1,
  FL: 5,
  BR: 2,
  BL: 4,
}
const isBack = (dir: number): boolean => dir >= 2 && dir <= 4

export const stepOf = (dir: number, isQuick = false): Part => ({
  step: { dir, kind: isBack(dir) ? 'backward' : 'forward', isSide: dir % 3 !== 0, isQuick },
})

const roll = (dir: number, isQuick: boolean): Part => ({ step: { dir, kind: 'roll', isSide: false, isQuick } })

/** B-10 The hex of a quick move after its standard action. */
function quickDir(special: string, dir: number): number {
  if (special === 'QF') return 0
  if (special === 'QB') return 3
  if (special === 'RQ') return isBack(dir) ? 2 : 1
  if (special === 'LQ') return isBack(dir) ? 4 : 5
  return dir
}

const turns: Readonly<Record<string, readonly (1 | -1)[]>> = {
  R: [1],
  L: [-1],
  RR: [1, 1],
  LL: [-1, -1],
  RRR: [1, 1, 1],
  AR: [1, 1, 1],
  AL: [-1, -1, -1],
}

/** Takes a plot apart. */
export function read(text: string): Written {
  const [moves, net = ''] = text.split(' +')
  const parts: Part[] = []
  let code = ''
  let dir = 0
  let kick = 0
  let repels = false
  let isAfter = false
  for (const { 1: special, 2: action, index } of moves!.matchAll(/\(([A-Z0-9]+)\)|([A-Z]+(?:-[A-Z]+)?)/g)) {
    // A turn belongs to the action before it, unless a space or nothing stands between.
    if (moves![index - 1] === ' ') isAfter = false
    if (action) {
      isAfter = true
      const [name, where] = action.split('-')
      if (code === '') code = name!
      if (name === 'RN') repels = true
      dir = directions[where ?? name!] ?? 0
      if (name === 'RO') parts.push(roll(dir, false))
      else if (name === 'C') parts.push(stepOf(0), stepOf(0), stepOf(0))
      else if (name === 'L') parts.push(stepOf(0), stepOf(0))
      else if (name! in directions) parts.push(stepOf(dir))
    } else if (special! in turns) parts.push(...turns[special!]!.map((turn) => ({ turn, isAfter })))
    else if (special === 'RN') repels = true
    else if (special!.startsWith('K')) kick = Number(special!.slice(1))
    else parts.push(code === 'RO' ? roll(dir, true) : stepOf(quickDir(special!, dir), true))
  }
  return { text, code, parts, net, kick, repels }
}

/** MOV-1 Whether the phase counts as a moving one: only pausing and stumbling without a turn do not. */
export const isMoving = ({ code, parts, net, kick, repels, turns = 0 }: Written): boolean =>
  !['X', 'S', ''].includes(code) || parts.length > 0 || net !== '' || kick > 0 || repels || turns > 0

/** Whether he is asked for a plot at all, MOV-2. */
export function isAsked(state: State, man: Man): boolean {
  if (!isAwake(man) || man.now.isAside || man.grappledBy >= 0) return false
  if (isProne(man) && man.snare) return false
  return movesLeft(state, man) || (state.options.illegalMovePenalty === 'yes' && !isProne(man))
}

/** §7.1, §17.3 In 1981 nobody overexerts himself, no centurion does, and nobody in the saddle, where endurance is the horse's (§30.4.3). */
export function movesLeft(state: State, man: Man): boolean {
  const canOverexert = !man.hasOverexerted && !isClassic(state) && !man.centurion && man.mount < 0
  return man.movesUsed < man.turnRate || canOverexert
}

const product = (lists: readonly (readonly string[])[]): string[] =>
  lists.reduce<string[]>((all, list) => all.flatMap((one) => list.map((next) => one + next)), [''])

/** MOV-2 */
export function legalPlots(state: State, man: Man): Set<string> {
  if (!movesLeft(state, man)) return new Set([man.mustStumble && !isProne(man) ? 'S' : 'X'])
  if (man.mustStumble && !isProne(man)) return new Set(man.snare ? ['S'] : ['S', 'S(R)', 'S(L)'])
  if (man.mount >= 0) return new Set(mountedPlots())
  if (isProne(man)) return new Set(pronePlots(state, man))
  if (man.snare) return new Set(snaredPlots(state, man))
  const nets = netsOpen(state, man)
  const { free, withNet } = isClassic(state) ? plots1981(state, man) : plotsOfTheBook(state)
  return new Set([...free, ...product([withNet, nets.map((net) => ` +${net}`)])])
}

const kneel = ['KN', 'KN(R)', 'KN(L)']
const rolls = ['RO-FR', 'RO-FL', 'RO-BR', 'RO-BL']

/** B-9 At least one phase motionless on the ground before he kneels; V9 a Crupellarius never rises. */
function pronePlots(state: State, man: Man): string[] {
  const { options } = state
  const rolling = isClassic(state) ? product([rolls, ['', '(Q)']]) : rolls
  const kneeling = isClassic(state) ? product([['KN'], turns1981(state)]) : kneel
  const lies = options.v2Crupellarius === 'on' && man.style === 'crupellarius'
  const rising = lies || (options.rollAfterFall === 'on' && man.stillPhases < 1) ? [] : kneeling
  return [...rising, ...rolling, ...(options.rollAfterFall === 'on' ? ['X'] : [])]
}

const steps = ['F', 'SFR', 'SFL', 'B', 'SBR', 'SBL']

/** §20.5, LAS-2: no turns, no charge, no leap; by the leg nothing at all. */
function snaredPlots(state: State, man: Man): string[] {
  if (man.snare!.place === 'leg') return ['X']
  const moves = isClassic(state) ? product([steps, ['', '(Q)']]) : [...steps, ...product([steps, [' '], steps])]
  return [...moves, 'KN', 'R', 'X']
}

interface Plots {
  readonly free: string[]
  /** Those that may carry a net action. */
  readonly withNet: string[]
}

/** §30.4 Steps, charges and turns; nothing from the saddle that needs feet or the ground. */
function mountedPlots(): string[] {
  const { withNet } = plotsOfTheBook({ options: {} } as State)
  return withNet.filter((plot) => plot !== 'L')
}

/** §7.2, §7.3: 18 one-action and 324 two-action plots, or one special action. */
function plotsOfTheBook({ options }: State): Plots {
  const forward = ['F', 'SFR', 'SFL'].flatMap((code) => [code, `(R)${code}`, `(L)${code}`, `${code}(R)`, `${code}(L)`])
  const one = [...forward, 'B', 'SBR', 'SBL']
  const moves = [...one, ...product([one, [' '], one])]
  const pauses = ['X', 'X(R)', 'X(L)', 'X(RR)', 'X(LL)', 'X(RRR)']
  const withNet = [...moves, 'C', 'L', ...pauses]
  const repel = options.nets === 'on' ? ['RN'] : []
  return { free: [...withNet, ...kneel, 'R', 'R(R)', 'R(L)', ...repel], withNet }
}

/** C4 Any number of turns; those that lead to the same facing are written once. B-10 adds the about-face. */
function turns1981({ options }: State): string[] {
  const about = options.quickSidesteps === 'on' ? ['(AR)', '(AL)'] : []
  return ['', '(R)', '(L)', '(R)(R)', '(L)(L)', '(R)(R)(R)', ...about]
}

/** Section 3.1 of 1981, section 2.2.1 of the Billings Rules. */
function plots1981(state: State, man: Man): Plots {
  const { options, gladiators, ground } = state
  const turning = turns1981(state)
  const isQuick = options.quickSidesteps === 'on'
  const quick = (code: string): string[] => {
    const more = !isQuick ? [] : code.startsWith('S') ? ['(QF)', '(QB)'] : ['(RQ)', '(LQ)']
    return ['', '(Q)', ...more]
  }
  const moving = (code: string) => product([turning, [code], quick(code), turning])
  const withNet = [...steps.flatMap(moving), ...product([['X', 'KN'], turning])]
  const someNet = gladiators.some(
    (other) =>
      other !== man && other.out === null && other.hands.some((item) => item?.kind === 'net' || item?.kind === 'lasso'),
  )
  const repelled = isQuick ? [...steps, 'X', 'KN'] : withNet
  const kicking = [...['F', 'SFR', 'SFL'].flatMap(moving), ...product([['X'], turning])]
  const kicks = ground.length > 0 ? product([kicking, [1, 2, 3, 4, 5, 6].map((dir) => `(K${dir})`)]) : []
  const repels = someNet && options.nets === 'on' ? product([repelled, ['(RN)']]) : []
  return { free: [...withNet, ...product([['R'], turning]), 'C', ...kicks, ...repels], withNet }
}

/** MOV-2 The holder of a grapple lets go by any plot but a pause. */
export const releases = (state: State, man: Man, plot: Written): boolean =>
  isGrappling(state, man) && (plot.code !== 'X' || isMoving(plot))
