import { board, colosseum, type Gladiator, type Setup, type State, type StyleId } from '@harena/colosseum'
import { Dice, effectiveOptions, type Seat } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { chartChances } from '../src/colosseum/chart.ts'
import { nearestFoe } from '../src/colosseum/moves.ts'
import { opponents } from '../src/index.ts'
import { hurryOf, markOf } from '../src/lib/goals.ts'
import { playOpening } from './colosseum-duel.ts'
import { plays, winsOf } from './matches.ts'

const { standard } = plays(opponents.colosseum)
const dice = Dice.fromSeed('centurions')

function against(style: StyleId): Setup {
  return {
    gladiators: [
      { name: 'A', team: 0, style },
      { name: 'B', team: 1, style, centurion: true },
    ],
  }
}

/** Men of two sides in one column, the first at the top; the match has a goal. */
function begun(goal: string, ...rows: readonly (readonly [team: number, row: number])[]): State {
  const gladiators = rows.map(([team, row], at) => {
    return {
      name: `N${at}`,
      team,
      style: 'myrmillo' as const,
      place: { column: 8, row, facing: team === 0 ? 3 : 0 } as const,
    }
  })
  const options = effectiveOptions(colosseum, goal === '' ? {} : { goal }) as State['options']
  const state = colosseum.start({ gladiators, arena: { size: 1, obstacles: [] } }, options)
  playOpening(state, dice)
  return state
}

const plotOf = (state: State, seat: Seat) => standard(state, { kind: 'plot', seat, rule: '§7.2' }, dice) as string

describe('centurions', () => {
  test('§29.4.2 he reckons with all of the chart', () => {
    const state = begun('', [0, 4], [1, 8])
    const [me, him] = state.gladiators as [Gladiator, Gladiator]
    const spirited = (FS: number) => ({ ...him, centurion: { FS, foe: -1, turns: 0, kicks: false } })
    const chances = chartChances(state, me, spirited(0))
    expect([...chances.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
    const charges = (FS: number) => chartChances(state, me, spirited(FS)).get(100) ?? 0
    expect(charges(2)).toBeGreaterThan(charges(0))
    const pauses = chances.get(0) ?? 0
    expect(charges(6)).toBeCloseTo(1 - pauses, 12)
  })

  test('§29.1 of a hundred bouts against the centurion of his style he wins about eighty', () => {
    const styles: readonly StyleId[] = ['myrmillo', 'retiarius', 'thraex', 'provocator']
    const won = styles.reduce((sum, style) => sum + winsOf(colosseum, against(style), [standard, standard], 40)[0]!, 0)
    expect(won / (40 * styles.length)).toBeGreaterThan(0.75)
  })
})

describe('goals', () => {
  test('F.1 time works for those who hold out or stand guard, and against those who must bring somebody down', () => {
    expect([0, 1].map((team) => hurryOf({ goal: 'team 0 holds out 3' }, team))).toEqual([-1, 1])
    expect([0, 1].map((team) => hurryOf({ goal: 'team 0 guards 1 for 3' }, team))).toEqual([-1, 1])
    expect([0, 1].map((team) => hurryOf({ goal: 'team 0 defeats 1 within 3' }, team))).toEqual([1, -1])
    expect([0, 1].map((team) => hurryOf({ goal: 'team 0 defeats 1' }, team))).toEqual([0, 0])
    expect([0, 1].map((team) => markOf({ goal: 'team 0 defeats 1' }, team))).toEqual([1, -1])
    expect([0, 1].map((team) => markOf({ goal: 'team 0 guards 0 for 3' }, team))).toEqual([-1, 0])
    expect(hurryOf({}, 0)).toBe(0)
  })

  test('F.1 he goes for the one who is named, if the other is not much nearer', () => {
    const near = (goal: string) =>
      nearestFoe(begun(goal, [0, 3], [1, 8], [1, 6]), begun(goal, [0, 3], [1, 8], [1, 6]).gladiators[0]!)!
    expect(near('').seat).toBe(2)
    expect(near('team 0 defeats 1').seat).toBe(1)
  })

  test('F.1 who need only wait does not go to meet the other, and who must hurry does', () => {
    const goal = 'team 0 holds out 2'
    expect(plotOf(begun(goal, [0, 1], [1, 9]), 0)).toBe('X')
    expect(plotOf(begun(goal, [0, 1], [1, 9]), 1)).toMatch(/F|C/)
    expect(plotOf(begun('', [0, 1], [1, 9]), 0)).toMatch(/F|C/)
    // Near each other he gives ground.
    const state = begun(goal, [0, 5], [1, 8])
    const far = board.distance(state.gladiators[0]!.cell, state.gladiators[1]!.cell)
    expect(far).toBe(3)
    expect(plotOf(state, 0)).not.toMatch(/^F|^C/)
  })
})
