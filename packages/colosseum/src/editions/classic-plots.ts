/**
 * Plots of the 1981 game: one standard action with special actions in brackets. (Q) is one more hex in its direction,
 * (L) and (R) turn a hexside each, as often as one likes, before or after the move; (K1) to (K6) kick what lies where
 * the move ends, clockwise from straight ahead. By B-10 (AR) and (AL) face about, and quick moves change direction.
 */
import { type NetAction, netActions, type Plot, plotOf, type Step } from '../06-movement/plots.ts'
import { netHand } from '../19-advanced/holds.ts'
import { affordableNets } from '../19-advanced/net.ts'
import { type Gladiator, isActive, type State } from '../match/state.ts'

type Turns = readonly (readonly [string, number])[]

const turns: Turns = [
  ['', 0],
  ['(R)', 1],
  ['(L)', -1],
  ['(R)(R)', 2],
  ['(L)(L)', -2],
  ['(R)(R)(R)', 3],
]

/** B-10 Three turns in one word. */
const aboutFaces: Turns = [
  ['(AR)', 3],
  ['(AL)', -3],
]

const allTurns: Turns = [...turns, ...aboutFaces]

const directions: readonly (readonly [string, number, 1 | -1])[] = [
  ['F', 0, 1],
  ['SFR', 1, 1],
  ['SFL', 5, 1],
  ['B', 3, -1],
  ['SBR', 2, -1],
  ['SBL', 4, -1],
]

/** B-10 Quick moves that change direction: straight on or back after a sidestep, to a side after F and B. */
const quick: readonly (readonly [string, readonly string[], number, 1 | -1])[] = [
  ['(QF)', ['SFR', 'SFL', 'SBR', 'SBL'], 0, 1],
  ['(QB)', ['SFR', 'SFL', 'SBR', 'SBL'], 3, -1],
  ['(RQ)', ['F'], 1, 1],
  ['(LQ)', ['F'], 5, 1],
  ['(RQ)', ['B'], 2, -1],
  ['(LQ)', ['B'], 4, -1],
]

function stepOf(relative: number, sense: Step['sense'], isSidestep: boolean): Step {
  return { relative, sense, before: 0, after: 0, isSidestep, isOverflown: false }
}

/** A way of moving without its turns: `F`, `SFR(Q)`, `B(LQ)`. */
interface Way {
  readonly text: string
  readonly steps: readonly Step[]
}

const ways: Way[] = []
const quickWays: Way[] = []
for (const [name, relative, sense] of directions) {
  const step = stepOf(relative, sense, relative !== 0 && relative !== 3)
  ways.push({ text: name, steps: [step] }, { text: `${name}(Q)`, steps: [step, step] })
  for (const [suffix, after, second, secondSense] of quick) {
    if (!after.includes(name)) continue
    quickWays.push({ text: `${name}${suffix}`, steps: [step, stepOf(second, secondSense, suffix.endsWith('Q)'))] })
  }
}

/** C-2, A-4 A way with turns before its first step and after its last. */
function withTurns({ text, steps }: Way, all: Turns): Plot[] {
  return all.flatMap(([first, before]) =>
    all.map(([last, after]) => {
      const turning = steps.map((step, at) => ({
        ...step,
        before: at === 0 ? before : 0,
        after: at === steps.length - 1 ? after : 0,
      }))
      return plotOf(`${first}${text}${last}`, 'move', turning, 0)
    }),
  )
}

function inPlace(code: 'X' | 'R' | 'KN', all: Turns): Plot[] {
  return all.map(([text, turn]) => plotOf(`${code}${text}`, code, [], turn))
}

/** Rolls may be quick too. */
const rolls = [
  ['RO-FR', 1],
  ['RO-FL', 5],
  ['RO-BR', 2],
  ['RO-BL', 4],
].flatMap(([name, relative]) => {
  const step = stepOf(relative as number, 0, false)
  return [plotOf(`${name}`, 'RO', [step], 0), plotOf(`${name}(Q)`, 'RO', [step, step], 0)]
})

const forward = stepOf(0, 1, false)
const charge = plotOf('C', 'C', [forward, forward, forward], 0)

/** (RN) goes with every step, with X and with KN; by B-10 with no other special action. */
function withRepelling(plots: readonly Plot[], isAlone: boolean): Plot[] {
  const plain = isAlone ? plots.filter(({ text }) => !text.includes('(')) : plots
  return plain.map(({ text, code, steps, turn }) => plotOf(`${text}(RN)`, code === 'X' ? 'RN' : code, steps, turn))
}

/** What a man on his feet may write, with the special actions of 1982 or without them. */
interface Catalogue {
  readonly plain: readonly Plot[]
  readonly kicks: readonly Plot[]
  readonly repels: readonly Plot[]
  readonly nets: readonly Plot[]
}

function makeCatalogue(isQuick: boolean): Catalogue {
  const all = isQuick ? allTurns : turns
  const moves = (isQuick ? [...ways, ...quickWays] : ways).flatMap((way) => withTurns(way, all))
  const pauses = inPlace('X', all)
  const kneels = inPlace('KN', all)
  const onward = moves.filter(({ steps }) => steps[0]!.sense === 1)
  return {
    plain: [...moves, ...pauses, ...inPlace('R', all), ...kneels, charge],
    repels: withRepelling([...moves, ...pauses, ...kneels], isQuick),
    // Nobody kicks on his way back.
    kicks: [...onward, ...pauses].flatMap(({ text, code, steps, turn }) =>
      [0, 1, 2, 3, 4, 5].map((kick) => plotOf(`${text}(K${kick + 1})`, code, steps, turn, null, kick)),
    ),
    nets: [...moves, ...pauses, ...kneels].flatMap(({ text, code, steps, turn }) =>
      netActions.map((net) => plotOf(`${text} +${net}`, code, steps, turn, net)),
    ),
  }
}

const catalogues = new Map<boolean, Catalogue>()

/** Made when first needed: most matches are not played by the rules of 1981. */
function catalogueOf(isQuick: boolean): Catalogue {
  let catalogue = catalogues.get(isQuick)
  if (!catalogue) {
    catalogue = makeCatalogue(isQuick)
    catalogues.set(isQuick, catalogue)
  }
  return catalogue
}

let byText: ReadonlyMap<string, Plot> | null = null

export function readClassicPlot(text: string): Plot | undefined {
  if (!byText) {
    const { plain, kicks, nets } = catalogueOf(true)
    const { repels } = catalogueOf(false)
    byText = new Map([...plain, ...kicks, ...nets, ...rolls, ...repels].map((plot) => [plot.text, plot]))
  }
  return byText.get(text)
}

/** C-19 What a kick is hindered by: the action, a quick move and every turn count one each, an about-face three. */
export function writtenActions({ steps, turn }: Plot): number {
  const turned = steps.reduce((sum, { before, after }) => sum + Math.abs(before) + Math.abs(after), Math.abs(turn))
  return 1 + (steps.length === 2 ? 1 : 0) + turned
}

const texts = (plots: readonly Plot[]): string[] => plots.map(({ text }) => text)

export const classicPlotLists = {
  prone: texts([...inPlace('KN', turns), ...rolls]),
  quickProne: texts([...inPlace('KN', allTurns), ...rolls]),
  roll: texts(rolls),
  ensnared: [...ways.map(({ text }) => text), 'KN', 'R', 'X'],
}

const lists = new Map<string, readonly string[]>()

/** What a man on his feet may write; by B-10 with quick moves to the side. */
export function classicStandingPlots(state: State, who: Gladiator, isQuick: boolean): readonly string[] {
  const nets = state.options.nets === 'off' ? [] : affordableNets(state, who)
  return classicStanding(hasNetBefore(state, who), isQuick, nets, state.ground.length > 0)
}

/** Whether there is a net to be repelled. */
function hasNetBefore({ gladiators, options }: State, who: Gladiator): boolean {
  if (options.nets === 'off') return false
  return gladiators.some((other) => other !== who && isActive(other) && netHand(other) >= 0)
}

/** The list is made once for each set of rules. */
function classicStanding(
  hasNets: boolean,
  isQuick: boolean,
  nets: readonly NetAction[],
  canKick: boolean,
): readonly string[] {
  const key = `${hasNets} ${isQuick} ${canKick} ${nets.join()}`
  let list = lists.get(key)
  if (!list) {
    const { plain, kicks, repels, nets: netted } = catalogueOf(isQuick)
    const thrown = netted.filter(({ net }) => nets.includes(net!))
    list = texts([...plain, ...(canKick ? kicks : []), ...(hasNets ? repels : []), ...thrown])
    lists.set(key, list)
  }
  return list
}
