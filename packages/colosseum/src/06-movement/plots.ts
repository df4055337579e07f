/**
 * §7.2 to §7.4, §20.2 Plots as they are written: `F(R) SFL`, `(L)F`, `C`, `X(RR)`, `RO-FR`, `F +TN`. A turn before an
 * action changes the direction of its step, a turn after it does not.
 */
/** W, UP and DOWN are for the beasts of 1981: whirl, rise on the hind legs, drop down. */
export type Code = 'move' | 'C' | 'L' | 'KN' | 'R' | 'X' | 'S' | 'RN' | 'RO' | 'W' | 'UP' | 'DOWN'

export type NetAction = 'TN' | 'SN' | 'LN1' | 'LN2' | 'LN3'

export interface Step {
  /** Hexsides turned before and after, clockwise. */
  readonly before: number
  readonly after: number
  /** The direction of the step, relative to the facing. */
  readonly relative: number
  /** 1 forward, -1 backward, 0 neither. */
  readonly sense: 1 | -1 | 0
  /** Told apart from straight steps by the tables of 1981. */
  readonly isSidestep: boolean
  /** §7.4 The hex that a leap passes over. */
  readonly isOverflown: boolean
}

export interface Plot {
  readonly text: string
  readonly code: Code
  readonly steps: readonly Step[]
  /** Hexsides turned in place, clockwise. */
  readonly turn: number
  readonly net: NetAction | null
  /** §20.3 Whether he repels nets; in 1981 on the way as well. */
  readonly isRepelling: boolean
  /** 1981: the direction of a kick, clockwise from the facing with which he ends; null for none. */
  readonly kick: number | null
  /** §7.1 Whether the phase counts as a moving one. */
  readonly isMoving: boolean
  /** Turns of any kind: what an ensnared man may not make (§20.5). */
  readonly isTurning: boolean
}

interface Written {
  readonly text: string
  readonly step: Step
}

function step(relative: number, sense: 1 | -1 | 0, before = 0, after = 0, isOverflown = false): Step {
  return { before, after, relative, sense, isSidestep: relative !== 0 && relative !== 3, isOverflown }
}

/** §7.3 The eighteen ways to write one movement action. */
const written: Written[] = []
for (const [name, relative] of [
  ['F', 0],
  ['SFR', 1],
  ['SFL', 5],
] as const) {
  written.push({ text: name, step: step(relative, 1) })
  written.push({ text: `(R)${name}`, step: step(relative, 1, 1) })
  written.push({ text: `(L)${name}`, step: step(relative, 1, -1) })
  written.push({ text: `${name}(R)`, step: step(relative, 1, 0, 1) })
  written.push({ text: `${name}(L)`, step: step(relative, 1, 0, -1) })
}
for (const [name, relative] of [
  ['B', 3],
  ['SBR', 2],
  ['SBL', 4],
] as const) {
  written.push({ text: name, step: step(relative, -1) })
}

export function plotOf(
  text: string,
  code: Code,
  steps: readonly Step[],
  turn: number,
  net: NetAction | null = null,
  kick: number | null = null,
): Plot {
  const isMoving = !((code === 'X' || code === 'S') && turn === 0 && net === null && kick === null)
  const isTurning = turn !== 0 || steps.some(({ before, after }) => before !== 0 || after !== 0)
  const isRepelling = code === 'RN' || text.endsWith('(RN)')
  return { text, code, steps, turn, net, isRepelling, kick, isMoving, isTurning }
}

const noTurn = [['', 0]] as const
const oneTurn = [
  ['', 0],
  ['(R)', 1],
  ['(L)', -1],
] as const
const anyTurn = [...oneTurn, ['(RR)', 2], ['(LL)', -2], ['(RRR)', 3]] as const

function inPlace(code: Code, turns: readonly (readonly [string, number])[]): Plot[] {
  return turns.map(([text, turn]) => plotOf(code + text, code, [], turn))
}

const moves: readonly Plot[] = [
  ...written.map((one) => plotOf(one.text, 'move', [one.step], 0)),
  ...written.flatMap((one) => written.map((two) => plotOf(`${one.text} ${two.text}`, 'move', [one.step, two.step], 0))),
]
const charge = plotOf('C', 'C', [step(0, 1), step(0, 1), step(0, 1)], 0)
const leap = plotOf('L', 'L', [step(0, 1, 0, 0, true), step(0, 1)], 0)
const kneels = inPlace('KN', oneTurn)
const recovers = inPlace('R', oneTurn)
const stumbles = inPlace('S', oneTurn)
const pauses = inPlace('X', anyTurn)
const repels = inPlace('RN', noTurn)
/** §7.4 The four directions of a roll. */
const rolls = [
  ['RO-FR', 1],
  ['RO-FL', 5],
  ['RO-BR', 2],
  ['RO-BL', 4],
].map(([text, relative]) => plotOf(text as string, 'RO', [step(relative as number, 0)], 0))

export const netActions: readonly NetAction[] = ['TN', 'SN', 'LN1', 'LN2', 'LN3']

/** §20.2.1 What the net costs in CF. */
export const netCost: Readonly<Record<NetAction, number>> = { TN: 6, SN: 4, LN1: 2, LN2: 2, LN3: 2 }

const withNet: readonly Plot[] = [...moves, charge, leap, ...pauses].flatMap((base) =>
  netActions.map((net) => plotOf(`${base.text} +${net}`, base.code, base.steps, base.turn, net)),
)

function byText(plots: readonly Plot[]): ReadonlyMap<string, Plot> {
  return new Map(plots.map((one) => [one.text, one]))
}

/** Those with nets are five times as many, and rare: apart from them the others are found in half the time. */
const plain = byText([...moves, charge, leap, ...kneels, ...recovers, ...stumbles, ...pauses, ...repels, ...rolls])
const netted = byText(withNet)

/** The plot that a text stands for; undefined if it is none. */
export function readPlot(text: string): Plot | undefined {
  return plain.get(text) ?? netted.get(text)
}

let sprints: ReadonlyMap<string, Plot> | null = null

/** §31.3 SP: three actions forward; made when somebody first asks for them. */
export function sprintPlots(): ReadonlyMap<string, Plot> {
  if (sprints) return sprints
  const forward = written.filter(({ step: { sense } }) => sense === 1)
  const pairs = forward.flatMap((one) => forward.map((two) => [one, two] as const))
  const plots = pairs.flatMap(([one, two]) =>
    forward.map((three) => {
      const steps = [one.step, two.step, three.step]
      return plotOf(`${one.text} ${two.text} ${three.text}`, 'move', steps, 0)
    }),
  )
  sprints = new Map(plots.map((plot) => [plot.text, plot]))
  return sprints
}

const texts = (plots: readonly Plot[]): string[] => plots.map(({ text }) => text)

export const stepNames = ['F', 'SFR', 'SBR', 'B', 'SBL', 'SFL']
export const rollNames = ['', 'RO-FR', 'RO-BR', '', 'RO-BL', 'RO-FL']

/** Turns as they are written, to the right above 0: `(RR)`. */
export function turnText(turn: number): string {
  return turn === 0 ? '' : `(${(turn > 0 ? 'R' : 'L').repeat(Math.abs(turn))})`
}

function turnCodes(turn: number): string[] {
  return Array<string>(Math.abs(turn)).fill(turn > 0 ? '(R)' : '(L)')
}

/** Plots with one name for all their steps. */
const wholeCodes: readonly Code[] = ['C', 'L', 'W', 'UP', 'DOWN']

/** What one step of a plot is called, with its turns: `(R)F`, `SFL`, `C`. */
export function stepCode({ code, steps }: Plot, at: number): string {
  const { before, relative, after } = steps[at]!
  if (wholeCodes.includes(code)) return [...turnCodes(before), code].join('')
  const name = code === 'RO' ? rollNames[relative]! : stepNames[relative]!
  return [...turnCodes(before), name, ...turnCodes(after)].join('')
}

/** A plot taken apart: each turn by a hexside, each step, and what is done besides: `F`, `(R)`, `KN`, `+TN`, `(K1)`. */
export function codesOf({ code, steps, turn, net, isRepelling, kick }: Plot): string[] {
  const isWalk = code === 'move' || code === 'RO'
  const names = code === 'RO' ? rollNames : stepNames
  const walk = steps.flatMap(({ before, relative, after }) => [
    ...turnCodes(before),
    names[relative]!,
    ...turnCodes(after),
  ])
  return [
    ...(isWalk ? walk : [...turnCodes(steps[0]?.before ?? 0), code]),
    ...turnCodes(turn),
    ...(isRepelling && code !== 'RN' ? ['RN'] : []),
    ...(net ? [`+${net}`] : []),
    ...(kick === null ? [] : [`(K${kick + 1})`]),
  ]
}

/** Lists of plots that are legal together, by the state of the man (§7.2): see legal-plots.ts. */
export const plotLists = {
  standing: texts([...moves, charge, leap, ...kneels, ...recovers, ...pauses]),
  repelling: texts(repels),
  net: texts(withNet),
  mounted: texts([...moves, charge, ...pauses]),
  pause: ['X'],
  stumble: texts(stumbles),
  stumbleStill: ['S'],
  prone: texts([...kneels, ...rolls]),
  roll: texts(rolls),
  ensnared: texts([...moves.filter(({ isTurning }) => !isTurning), ...kneels.slice(0, 1), ...recovers.slice(0, 1)]),
} as const
