/** What the leanings of the named opponents of GLADIATOR are about. */
import { type Allocation, board, type Question, readPlotOf, type State } from '@harena/colosseum'
import { endOf, field, pathOf } from './approach-paths.ts'
import { nearestFoe } from './moves.ts'

const specials: Readonly<Record<string, string>> = { A: 'disarm', F: 'feint', S: 'sweep', H: 'bash', T: 'sand' }
const areas = ['', 'head', 'chest', 'groin', 'arms', 'legs'] as const
/** CF of all attacks together that are much. */
const HEAVY = 7

export function tagsOf(state: State, question: Question, answer: unknown): readonly string[] {
  if (question.kind === 'plot') return tagsOfPlot(state, question.seat, answer as string)
  return question.kind === 'allocate' ? tagsOfAllocation(answer as Allocation) : []
}

function tagsOfPlot(state: State, seat: number, text: string): string[] {
  const tags: string[] = []
  const plot = readPlotOf(state, text)
  const me = state.gladiators[seat]!
  const foe = nearestFoe(state, me)
  if (!plot || !foe) return tags
  if (plot.code === 'C') tags.push('charge')
  if (plot.code === 'X') tags.push('stand')
  if (plot.net !== null) tags.push('toss')
  const [from, to] = [board.hex(me.cell), board.hex(foe.cell)]
  const place = field.placeOf(to.q - from.q, to.r - from.r, foe.facing, me.facing)
  if (place < 0) return tags
  const his = Math.floor(place / 6)
  const end = endOf(field.centre, 0, pathOf(plot))
  const nearer = field.map.distance(field.centre, his) - field.map.distance(end, his)
  if (nearer > 0) tags.push('near')
  if (nearer < 0) tags.push('far')
  return tags
}

function tagsOfAllocation({ attacks, defence, guard }: Allocation): string[] {
  const tags: string[] = attacks.map(({ special, area }) => specials[special] ?? areas[area])
  const spent = attacks.reduce((sum, { cf }) => sum + cf, 0)
  if (attacks.length > 1) tags.push('many')
  if (spent >= HEAVY) tags.push('heavy')
  if (defence.reduce((sum, cf) => sum + cf, 0) >= spent) tags.push('careful')
  if (guard !== '') tags.push('guard')
  return tags
}
