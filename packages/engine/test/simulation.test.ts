import { describe, expect, test } from 'vitest'
import { type Bot, Dice, playOut, seeded, Table } from '../src/index.ts'
import { greedy, random, type Toy, toy } from './toy-game.ts'

const options: Toy['options'] = { ties: 'dice', target: 5 }
const setup = { names: ['A', 'B', 'C'] }

function simulate(seed: string, bots: readonly Bot<Toy>[]): Toy['state'] {
  const state = toy.start(setup, options)
  playOut(toy, state, bots, seed)
  return state
}

describe('a simulated match', () => {
  const careful: Bot<Toy> = (_state, question) =>
    question.kind === 'showFingers' ? 3 + question.seat : { dare: false }
  const bold: Bot<Toy> = (_state, question) => (question.kind === 'showFingers' ? 5 : { dare: true })

  test.each([
    ['greedy', [greedy, greedy, greedy]],
    ['bold', [bold, bold, bold]],
    ['mixed', [bold, greedy, careful]],
    ['drawing at random', [random, random, greedy]],
  ])('goes as it does at the table: %s', (_, players) => {
    for (let i = 0; i < 30; i++) {
      const table = Table.open(toy, { setup, options, dice: seeded(`sim ${i}`), players })
      expect(simulate(`sim ${i}`, players)).toEqual(table.state)
    }
  })

  test('repeats with the same seed', () => {
    const bots = [random, random, random]
    expect(simulate('again', bots)).toEqual(simulate('again', bots))
    const others = Array.from({ length: 20 }, (_, i) => JSON.stringify(simulate(`${i}`, bots)))
    expect(new Set(others).size).toBeGreaterThan(10)
  })

  test('can go on from any state between phases', () => {
    const bots = [greedy, greedy, greedy]
    const state = toy.start(setup, options)
    state.omens.push(1, 2, 3)
    state.points[2] = 4
    playOut(toy, state, bots, 'x')
    expect(toy.isOver(state)).toBe(true)
  })

  test('has the same successes and sums as the dice', () => {
    const seen: number[] = []
    const counting: typeof toy = {
      ...toy,
      playStep: (state, referee) => {
        seen.push(referee.successes(4, '§1.2', 0), referee.roll(1, '§1.2', 0), referee.roll(3, '§1.2', 0))
        seen.push(...referee.dice(2, '§1.2', 0))
        referee.point(() => 'never looked at')
        state.round = 20
      },
    }
    playOut(counting, toy.start(setup, options), [], 'x')
    const dice = Dice.fromSeed('x')
    const successes = dice.faces(4).filter((face) => face <= 3).length
    expect(seen).toEqual([successes, dice.d6(), dice.sum(3), ...dice.faces(2)])
  })
})
