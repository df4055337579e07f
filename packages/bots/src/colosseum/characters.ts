/** The named opponents of GLADIATOR, and what their leanings are about. */
import { type Allocation, board, type Question, readPlotOf, type State } from '@harena/colosseum'
import { temper } from '../master/temper.ts'
import { endOf, field, pathOf } from './approach-paths.ts'
import { nearestFoe } from './moves.ts'

export const characters = [
  temper('charger', 'Ferox', 'comes straight at you and strikes with all he has', {
    near: 0.02,
    charge: 0.04,
    heavy: 0.02,
  }),
  temper('waiter', 'Cunctator', 'lets you come and looks to his defence', { stand: 0.03, careful: 0.02 }),
  temper('net-man', 'Piscator', 'keeps away until his net has caught you', { toss: 0.05, far: 0.01 }),
  temper('showman', 'Scaenicus', 'plays for the crowd: feints, sweeps and several blows at once', {
    feint: 0.03,
    sweep: 0.02,
    many: 0.02,
  }),
  temper('shield', 'Murus', 'leads with his shield', { bash: 0.04, careful: 0.01 }),
  temper('butcher', 'Lanius', 'goes for the head', { head: 0.03, heavy: 0.02 }),
  temper('reaper', 'Messor', 'cuts the legs from under you', { sweep: 0.03, legs: 0.03 }),
  temper('thief', 'Fur', 'wants your weapon more than your blood', { disarm: 0.04 }),
  temper('guard', 'Custos', 'ducks, blocks and steps back', { guard: 0.03, careful: 0.01 }),
]

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
