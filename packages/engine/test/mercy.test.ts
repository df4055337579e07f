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

  test('says what was thrown and what was needed, also where no throw could decide it', () => {
    expect(mercyWords(thrown(3, -1), 'hit nobody -1')).toBe('thrown 3, needed 5 or more (4 in all, with hit nobody -1)')
    expect(mercyWords(thrown(3), '')).toBe('thrown 3, needed 4 or more')
    expect(thrownWords(thrown(3, -2))).toBe('thrown 3, needed 6')
    const plain = { ...thrown(3), isSureAtBest: false, isLostAtWorst: false }
    expect(thrownWords({ ...plain, added: added(-4) })).toBe('thrown 3, and no throw would have been enough')
    expect(thrownWords({ ...plain, added: added(4) })).toBe('thrown 3, and any throw was enough')
  })

  test('was turned by what alone would have changed it', () => {
    expect(turnedBy(thrown(4, -1, 1, -2)).map(({ value }) => value)).toEqual([-2])
    expect(turnedBy(thrown(3, 1)).map(({ value }) => value)).toEqual([1])
    expect(turnedBy(thrown(1, -1))).toEqual([])
  })
})
