import { gameOf } from '@harena/games'
import { expect, test } from 'vitest'
import { habitOf, tempers } from './habits.ts'

/** One of each game whose habit shows in a few positions. */
const shown = { munera: 'runner', outland: 'lasher', heroes: 'waiter', colosseum: 'reaper' }
const POSITIONS = 6

test.each(Object.entries(shown))(
  '%s: who likes something does it more often than the master, for little',
  (id, name) => {
    const temper = tempers[id]!.find((one) => one.id === name)!
    const { his, masters, price, positions } = habitOf(gameOf(id), temper, POSITIONS)
    expect(positions).toBe(POSITIONS)
    expect(his).toBeGreaterThan(masters + 0.15)
    expect(price).toBeLessThan(0.05)
  },
)
