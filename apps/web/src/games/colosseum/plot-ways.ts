/** Where plots lead on the sand, by the rules' own laying out, and what an enemy can do to a man in one phase. */
import {
  approachOf,
  board,
  canThrowAt,
  caughtBy,
  colosseum,
  diagramValue,
  editionOf,
  facingTo,
  type Gladiator,
  type Item,
  impactModifier,
  isActive,
  legalPlots,
  mayPlot,
  meansAgainst,
  occupies,
  type Path,
  type Plot,
  pathOf,
  readPlotOf,
  type State,
  tablesOf,
  trace,
} from '@harena/colosseum'
import { OUTSIDE, turned } from '@harena/engine'

/** A plot laid out until something solid is in the way; men are left aside. */
export function wayOf(state: State, who: Gladiator, plot: Plot): Path {
  const path = { ...pathOf(who), plot }
  if (plot.steps.length > 0) trace(state, path)
  return path
}

/** The same position with the man where his way ends. */
export function placed(state: State, { who, plot, steps }: Path): State {
  const then = colosseum.clone(state)
  const last = steps.at(-1)
  const man = then.gladiators[who.seat]!
  man.cell = last?.cell ?? who.cell
  man.facing = turned(last?.facingAfter ?? who.facing, plot.turn)
  // Who walks or kneels lies no longer.
  if (man.posture === 'prone' && plot.code !== 'RO' && plot.isMoving) {
    man.posture = plot.code === 'KN' ? 'kneeling' : 'standing'
    man.torso = OUTSIDE
  }
  return then
}

/** The step of a way that leads into an enemy if he stays; a leap clears those who lie (MOV-5). */
export function metOn(state: State, { who, steps }: Path): { readonly foe: Gladiator; readonly at: number } | null {
  for (const [at, { enters, step }] of steps.entries()) {
    const met = state.gladiators.find((one) => one !== who && isActive(one) && occupies(one, enters))
    if (met && !(step.isOverflown && met.posture === 'prone')) return { foe: met, at }
  }
  return null
}

const FACES = 6

/** §8.4 How often his impact is the higher one if the other stays; null where more than two men on foot collide. */
export function impactShare(state: State, path: Path, at: number, foe: Gladiator): number | null {
  if ([path.who, foe].some((one) => one.beast || one.mount >= 0 || one.centurion)) return null
  const then = colosseum.clone(state)
  const [own, other] = [then.gladiators[path.who.seat]!, then.gladiators[foe.seat]!]
  Object.assign(own.now, { leaped: path.plot.code === 'L', rolled: path.plot.code === 'RO' })
  if (path.plot.code !== 'RO') own.posture = 'standing'
  const [edition, tables] = [editionOf(state.options), tablesOf(state.options)]
  const mine = approachOf({ ...path, who: own }, at)
  const his = approachOf(wayOf(then, other, readPlotOf(then, 'X')!), -1)
  const lead =
    impactModifier(edition, mine) +
    diagramValue(tables, other.cell, other.facing, mine.from) -
    impactModifier(edition, his) -
    diagramValue(tables, mine.from, mine.facing, other.cell)
  let won = 0
  for (let one = 1; one <= FACES; one++) for (let two = 1; two <= FACES; two++) won += Number(one + lead > two)
  return won / FACES ** 2
}

/** What an enemy can do to a man who ends his way there: nothing is said of one whom dice or the book move. */
export interface Reach {
  /** Whether he can come near enough to strike or to run into him. */
  readonly strikes: boolean
  /** With what he can catch or hit him from afar. */
  readonly net: 'net' | 'lasso' | null
  readonly shot: 'bow' | 'javelin' | null
}

/** §7.2 Every plot that he may write is tried against one who goes this way. */
export function reachOf(now: State, path: Path, foe: Gladiator): Reach | null {
  if (foe.beast || foe.mount >= 0 || foe.centurion) return null
  const state = placed(now, path)
  const [his, me] = [state.gladiators[foe.seat]!, state.gladiators[path.who.seat]!]
  const entered = path.steps.map(({ cell }) => cell)
  // §20.8.1 A net that is laid catches whoever comes through its hex.
  me.now.entered = entered
  const cells = [path.who.cell, ...entered]
  const texts = mayPlot(state, his) ? legalPlots(state, his) : []
  const start = { cell: his.cell, facing: his.facing }
  let [strikes, isCaught] = [false, false]
  let shot: Reach['shot'] = null
  for (const text of new Set([...texts, 'X'])) {
    const plot = readPlotOf(state, text)
    if (!plot) return null
    Object.assign(his, start)
    const path = wayOf(state, his, plot)
    const last = path.steps.at(-1)
    strikes ||= path.steps.some(({ enters }) => cells.includes(enters))
    Object.assign(his, { cell: last?.cell ?? start.cell, facing: turned(last?.facingAfter ?? start.facing, plot.turn) })
    if (board.distance(his.cell, me.cell) === 0) continue
    if (plot.net) isCaught ||= caughtBy(state, his, plot.net).includes(me)
    shot ??= shotAt(state, his, me)
    // One who is attacked is turned to face (§9.1.1): how he ends up facing does not keep him from striking back.
    his.facing = facingTo(his.cell, me.cell)
    strikes ||= meansAgainst(state, his, me).length > 0
  }
  return { strikes, net: isCaught ? netOf(his) : null, shot }
}

/** §13.3 Of what is thrown only what is made for it is worth a word. */
function shotAt(state: State, his: Gladiator, me: Gladiator): Reach['shot'] {
  const item = his.hands.find((held): held is Item => held?.kind === 'bow' || held?.kind === 'javelin')
  return item && canThrowAt(state, his, item, me) ? (item.kind as 'bow' | 'javelin') : null
}

function netOf({ hands }: Gladiator): 'net' | 'lasso' {
  return hands.some((held) => held?.kind === 'lasso') ? 'lasso' : 'net'
}
