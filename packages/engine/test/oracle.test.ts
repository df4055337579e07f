import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactly, type Oracle, type Policy } from '../src/index.ts'
import { breakTie, type Toy, toy } from './toy-game.ts'

type Referee = Oracle<Toy>

function odds<T extends string | number | boolean>(run: (referee: Referee) => T, policy?: Policy<Toy>): Map<T, number> {
  return exactly<Toy, T>(run, policy)
}

function expectOdds<T>(found: Map<T, number>, expected: readonly (readonly [T, number])[]): void {
  expect([...found.keys()].sort()).toEqual(expected.map(([outcome]) => outcome).sort())
  for (const [outcome, chance] of expected) expect(found.get(outcome)).toBeCloseTo(chance, 12)
}

function binomial(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}

describe('dice', () => {
  test('sums of two', () => {
    const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    expectOdds(
      odds((referee) => referee.roll(2)),
      ways.map((n, i) => [i + 2, n / 36]),
    )
  })

  test('sums of three', () => {
    const found = odds((referee) => referee.roll(3))
    expect(found.get(10)).toBeCloseTo(27 / 216, 15)
    expect(found.get(18)).toBeCloseTo(1 / 216, 15)
    expect(found.size).toBe(16)
  })

  test('single faces', () => {
    const found = odds((referee) => {
      const [red, white] = referee.dice(2)
      return red! > white!
    })
    expect(found.get(true)).toBeCloseTo(15 / 36, 15)
    expect(odds((referee) => referee.dice(2).join('')).size).toBe(36)
  })

  test('numbers of successes', () => {
    expectOdds(
      odds((referee) => referee.successes(5)),
      [0, 1, 2, 3, 4, 5].map((k) => [k, binomial(5, k) / 32]),
    )
  })

  test('no dice give nothing', () => {
    expectOdds(
      odds((referee) => referee.roll(0) + referee.successes(0) + referee.dice(0).length),
      [[0, 1]],
    )
  })

  test('one roll may depend on another', () => {
    expectOdds(
      odds((referee) => (referee.roll(1) === 6 ? referee.roll(1) + 6 : 0)),
      [[0, 5 / 6], ...[7, 8, 9, 10, 11, 12].map((sum) => [sum, 1 / 36] as const)],
    )
  })

  test('a hit on armour that stops six points if the black die is at most three wounds in 99 of 216', () => {
    const found = odds((referee) => {
      const white = referee.roll(2)
      const black = referee.roll(1)
      return white + black - (black <= 3 ? 6 : 0) > 8
    })
    expect(found.get(true)).toBeCloseTo(99 / 216, 15)
  })
})

describe('re-rolls without end', () => {
  test('of two who tie are fair', () => {
    expectOdds(
      odds((referee) => breakTie([0, 1], referee)),
      [
        [0, 1 / 2],
        [1, 1 / 2],
      ],
    )
  })

  test('of three who tie are fair, though two of them may tie again', () => {
    expectOdds(
      odds((referee) => breakTie([0, 1, 2], referee)),
      [
        [0, 1 / 3],
        [1, 1 / 3],
        [2, 1 / 3],
      ],
    )
  })

  test('of a walk between two ends are solved', () => {
    // Two thirds up, one third down, from 2 between 0 and 4: (1 - 1/2^2) / (1 - 1/2^4) reach the top.
    const found = odds((referee) => {
      let place = 2
      while (place > 0 && place < 4) {
        referee.point(() => `at ${place}`)
        place += referee.roll(1) >= 3 ? 1 : -1
      }
      return place
    })
    expectOdds(found, [
      [0, 1 / 5],
      [4, 4 / 5],
    ])
  })

  test('may contain others', () => {
    const found = odds((referee) => {
      for (;;) {
        referee.point(() => 'outer')
        const winner = breakTie([0, 1], referee)
        if (winner === 0 && referee.roll(1) === 6) return 'first'
        if (winner === 1 && referee.roll(1) >= 5) return 'second'
      }
    })
    expectOdds(found, [
      ['first', 1 / 3],
      ['second', 2 / 3],
    ])
  })
})

describe('points', () => {
  test('merge what is equal from there on: the number of runs stays small', () => {
    let runs = 0
    const found = odds((referee) => {
      runs++
      let sixes = 0
      for (let i = 0; i < 50; i++) {
        referee.point(() => `${i} ${sixes}`)
        if (referee.roll(1) === 6) sixes++
      }
      return sixes
    })
    for (const k of [0, 1, 8, 20, 50]) {
      expect(found.get(k)! / (binomial(50, k) * (1 / 6) ** k * (5 / 6) ** (50 - k))).toBeCloseTo(1, 10)
    }
    // One run to the first point, and six from each of the 1 + 2 + ... + 50 points.
    expect(runs).toBe(1 + 6 * 1275)
  })

  test('change nothing about the odds', () => {
    const three = (isCut: boolean) =>
      odds((referee) => {
        let sum = 0
        for (let i = 0; i < 3; i++) {
          if (isCut) referee.point(() => `${i} ${sum}`)
          sum += referee.roll(1)
        }
        return sum
      })
    expectOdds(three(true), [...three(false)])
  })
})

describe('decisions', () => {
  const attack = (referee: Referee) => {
    const state = toy.start(toy.defaultSetup, { ties: 'dice', target: 3 })
    state.omens.push(6, 1)
    toy.playStep(state, referee)
    return state.points.join(':')
  }

  test('come from the policy', () => {
    const dares: Policy<Toy> = (question) => (question.kind === 'showFingers' ? 5 - question.seat : { dare: true })
    expectOdds(odds(attack, dares), [
      ['0:0', 1 / 2],
      ['2:0', 1 / 3],
      ['3:0', 1 / 6],
    ])
    const takes: Policy<Toy> = (question) => (question.kind === 'showFingers' ? 5 : { dare: false })
    expectOdds(odds(attack, takes), [
      ['1:0', 1 / 2],
      ['0:1', 1 / 2],
    ])
  })

  test('without a policy are an error that names the question', () => {
    expect(() => odds(attack)).toThrow('"showFingers"')
  })
})

describe('what cannot end is an error, not a hang', () => {
  test('a point that only leads back to itself', () => {
    const run = (referee: Referee): number => {
      for (;;) {
        referee.point(() => 'again')
        referee.roll(1)
      }
    }
    expect(() => odds(run)).toThrow('go on for ever')
  })

  test('re-rolls without a point', () => {
    const run = (referee: Referee): number => {
      while (referee.roll(1) < 6);
      return 6
    }
    expect(() => odds(run)).toThrow('point')
  })

  test('points whose keys never come back', () => {
    const run = (referee: Referee): number => {
      for (let i = 0; ; i++) referee.point(() => `round ${i}`)
    }
    expect(() => odds(run)).toThrow('point')
  })
})

test('errors of rule code come through', () => {
  const run = (referee: Referee) => {
    if (referee.roll(1) === 4) throw new TypeError('no such row')
    return 0
  }
  expect(() => odds(run)).toThrow('no such row')
})

test('nobody listens to an oracle', () => {
  const run = (referee: Referee) => {
    expect(referee.listening).toBe(false)
    referee.tell()
    return 0
  }
  expect(odds(run).get(0)).toBe(1)
})

test('all chances together are 1', () => {
  const step = fc.record({
    kind: fc.constantFrom<'roll' | 'dice' | 'successes'>('roll', 'dice', 'successes'),
    count: fc.integer({ min: 0, max: 3 }),
    again: fc.integer({ min: 0, max: 12 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (rounds) => {
      const found = odds((referee) => {
        let total = 0
        for (const [i, { kind, count, again }] of rounds.entries()) {
          let value: number
          do {
            referee.point(() => `${i} ${total}`)
            value = kind === 'dice' ? Math.max(0, ...referee.dice(count)) : referee[kind](count)
          } while (value > 0 && value === again)
          total = (total + value) % 5
        }
        return total
      })
      const sum = [...found.values()].reduce((all, chance) => all + chance, 0)
      expect(Math.abs(sum - 1)).toBeLessThan(1e-12)
    }),
  )
})
