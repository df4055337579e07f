/**
 * Springsteen's hunts for several players: what one who plays a beast may write (Table I, E-15 to E-18). Up to four of F
 * and FL, or of F and FR, in any order; B, the whirls (R) and (L), and for bears UP and DOWN take the whole phase. A wolf
 * whirls on the spot: (RRR).
 */
import { OUTSIDE, relative } from '@harena/engine'
import { board } from '../02-preparation/board.ts'
import { type Path, trace } from '../06-movement/paths.ts'
import { type Plot, plotOf, type Step } from '../06-movement/plots.ts'
import { isBlocked } from '../19-advanced/arena.ts'
import { lieBehindHead, rowOfBeast } from '../28-beasts/beasts.ts'
import type { RuleContext } from '../match/context.ts'
import { type Gladiator, isAble, type State } from '../match/state.ts'
import { turnAtWall } from './classic-beast-walls.ts'

const MOVEMENT_FACTORS = 4

function step(before: number, relative: number, sense: Step['sense'], after = 0): Step {
  return { before, relative, sense, after, isSidestep: false, isOverflown: false }
}

const forward = step(0, 0, 1)
const [left, right] = [step(-1, 0, 1), step(1, 0, 1)]

/** Every way of up to four steps that turns to one side only. */
const walks = new Map<string, Plot>()
for (const [name, aside] of [
  ['FL', left],
  ['FR', right],
] as const) {
  let ways: (readonly (readonly [string, Step])[])[] = [[]]
  for (let length = 1; length <= MOVEMENT_FACTORS; length++) {
    ways = ways.flatMap((way) => [
      [...way, ['F', forward]],
      [...way, [name, aside]],
    ])
    for (const way of ways) {
      const text = way.map(([word]) => word).join(' ')
      const steps = way.map(([, one]) => one)
      walks.set(text, plotOf(text, 'move', steps, 0))
    }
  }
}

const pause = plotOf('X', 'X', [], 0)
const back = plotOf('B', 'move', [step(0, 3, -1)], 0)
/** The head goes round the hind part, hexside by hexside. */
const whirls = [
  plotOf('(R)', 'W', Array(3).fill(step(0, 2, 0, 1)), 0),
  plotOf('(L)', 'W', Array(3).fill(step(0, 4, 0, -1)), 0),
]
const turnAbout = plotOf('(RRR)', 'W', [], 3)
const rises = [
  plotOf('UP', 'UP', [], 0),
  plotOf('UP 1', 'UP', [left], 0),
  plotOf('UP 2', 'UP', [forward], 0),
  plotOf('UP 3', 'UP', [right], 0),
  plotOf('UP(L)', 'UP', [], -1),
  plotOf('UP(R)', 'UP', [], 1),
]
const drop = plotOf('DOWN', 'DOWN', [forward], 0)

const byText = new Map(
  [...walks.values(), pause, back, ...whirls, turnAbout, ...rises, drop].map((one) => [one.text, one]),
)

export function readBeastPlot(text: string): Plot | undefined {
  return byText.get(text)
}

const texts = (plots: readonly Plot[]): string[] => plots.map(({ text }) => text)

const lists = {
  wolf: texts([...walks.values(), pause, back, turnAbout]),
  long: texts([...walks.values(), pause, back, ...whirls]),
  bear: texts([...walks.values(), pause, back, ...whirls, ...rises]),
  shortBear: texts([...walks.values(), pause, back, turnAbout, ...rises]),
  reared: texts([pause, ...rises.slice(1)]),
  canDrop: texts([pause, ...rises.slice(1), drop]),
}

/**
 * E-15 A bear on its hind legs goes on by the same signs, and drops down where there is room before it. E-16 One whose
 * hind part has no room whirls on the spot (our rulings).
 */
export function beastPlots(state: State, { beast, cell, facing, torso }: Gladiator): readonly string[] {
  if (beast!.isReared) {
    const front = board.neighbour(cell, facing)
    return front === OUTSIDE || isBlocked(state, front) ? lists.reared : lists.canDrop
  }
  if (beast!.kind === 'bear') return torso === OUTSIDE ? lists.shortBear : lists.bear
  return torso === OUTSIDE ? lists.wolf : lists.long
}

/** E-13, E-17 One that was thrown over gets up and does nothing else; a bear rises, or drops down. */
export function performAsBeast(context: RuleContext, who: Gladiator, { code }: Plot): void {
  if (who.posture === 'prone') getUp(context, who)
  else if (code === 'UP' && !who.beast!.isReared) rear(context, who, true)
  else if (code === 'DOWN') rear(context, who, false)
}

function getUp(context: RuleContext, who: Gladiator): void {
  if (!isAble(who)) return
  who.posture = 'standing'
  if (context.referee.listening) context.referee.tell({ kind: 'stoodUp', rule: '§28.6', seat: who.seat })
}

/** E-17 Up on the hex of its hind part; down it takes the hex before it as well, with the step of its plot. */
function rear(context: RuleContext, who: Gladiator, isUp: boolean): void {
  const beast = who.beast!
  beast.isReared = isUp
  beast.hexes = isUp ? 1 : rowOfBeast(context.state.options, beast.kind).hexes
  if (isUp && who.torso !== OUTSIDE && who.now.plot !== 'DOWN') who.cell = who.torso
  if (isUp) who.torso = OUTSIDE
  const { seat, cell } = who
  if (context.referee.listening) context.referee.tell({ kind: 'beastReared', rule: '§28.7.4', seat, isUp, cell })
}

/** E-17 One that was thrown back as it dropped down is still on its hind legs; then its hind part lies where there is room. */
export function settleBeast(context: RuleContext, who: Gladiator): void {
  if (who.now.plot === 'DOWN' && who.cell === who.now.startCell) rear(context, who, true)
  lieBehindHead(context.state, who)
}

/** E-18 The rest of its steps goes along the wall or away from it; anything else that is solid stops it. */
export function relayAtWall(context: RuleContext, path: Path): void {
  const { who, plot, steps, blockedBy } = path
  if (plot.code !== 'move' || !path.isBlockedForward || blockedBy !== 'wall') return
  const next = turnAtWall(context, who, who.facing)
  const written = plot.steps.slice(0, steps.length)
  let { cell, facing } = who
  while (written.length < plot.steps.length) {
    const dir = next(cell, facing, written.length === steps.length)
    const to = dir === OUTSIDE ? OUTSIDE : board.neighbour(cell, dir)
    if (dir === OUTSIDE || to === OUTSIDE || isBlocked(context.state, to)) break
    const turn = relative(dir, facing)
    written.push(step(turn > 3 ? turn - 6 : turn, 0, 1))
    cell = to
    facing = dir
  }
  path.isStopped = written.length === steps.length
  path.plot = { ...plot, steps: written }
  trace(context.state, path)
}
