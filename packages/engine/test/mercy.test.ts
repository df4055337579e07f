import { describe, expect, test } from 'vitest'
import { isSparedBy, type Mercy, mercyWords, neededOf, thrownWords, turnedBy } from '../src/mercy.ts'

const added = (...values: number[]) => values.map((value) => ({ what: `line ${value}`, value, rule: '§1' }))

function thrown(die: number, ...values: number[]): Mercy {
  return { thrown: die, added: added(...values), from: 4, dice: 1, isSureAtBest: true, isLostAtWorst: true }
}

describe('a throw of the crowd', () => {
  test('needs more on the dice the more is taken off, a six is always enough and a one never', () => {
    expect([1, 0, -1, -2, -5].map((value) => neededOf(thrown(1, value)))).toEqual([3, 4, 5, 6, 6])
    expect(neededOf(thrown(1, 5))).toBe(2)
    expect([isSparedBy(thrown(6, -5)), isSparedBy(thrown(1, 5))]).toEqual([true, false])
  })

  test('says the sum beside what was needed of it, and where the dice alone decided', () => {
    expect(mercyWords(thrown(3, -1), 'hit nobody -1')).toBe('sum 2 (thrown 3, hit nobody -1), needed 4 or more')
    expect(mercyWords(thrown(3), '')).toBe('thrown 3, needed 4 or more')
    expect(thrownWords(thrown(3, -2))).toBe('sum 1, needed 4 or more')
    expect(thrownWords(thrown(6, -2))).toBe('sum 4, needed 4 or more')
    expect(thrownWords(thrown(6, -3))).toBe('sum 3, needed 4 or more, but a throw of 6 always spares')
    expect(thrownWords(thrown(1, 4))).toBe('sum 5, needed 4 or more, but a throw of 1 never spares')
  })

  test('was turned by what alone would have changed it', () => {
    expect(turnedBy(thrown(4, -1, 1, -2)).map(({ value }) => value)).toEqual([-2])
    expect(turnedBy(thrown(3, 1)).map(({ value }) => value)).toEqual([1])
    expect(turnedBy(thrown(1, -1))).toEqual([])
  })
})
