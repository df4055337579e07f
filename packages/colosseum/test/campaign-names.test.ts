import { seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { nextName } from '../src/campaign/names.ts'
import { lanistaCampaign, NAME_ORDERS } from '../src/index.ts'
import { defaultLudusSetup } from '../src/ludus/setup.ts'

/** The first so many names that come in an order. */
function first(count: number, names?: number): readonly string[] {
  const state = { met: 0, men: [], ...(names !== undefined && { names }) }
  return Array.from({ length: count }, () => nextName(state))
}

describe('the names of strangers', () => {
  test('come as they are listed where no order was drawn, as in every record that names none', () => {
    expect(first(3)).toEqual(['Amazonius', 'Antaeus', 'Ardens'])
  })

  test('come each once in every order, and then each for the second time', () => {
    const listed = first(60).toSorted()
    for (let order = 0; order < NAME_ORDERS; order++) {
      const names = first(61, order)
      expect(names.slice(0, 60).toSorted()).toEqual(listed)
      expect(names[60]).toBe(`${names[0]} 2`)
    }
    expect(new Set(Array.from({ length: NAME_ORDERS }, (_, order) => first(2, order).join())).size).toBe(NAME_ORDERS)
  })

  test('change nothing else: the same dice fall', () => {
    const lines = (setup: typeof defaultLudusSetup) => {
      const { log } = Table.open(lanistaCampaign, { setup, dice: seeded('names'), players: ['a', 'b'] })
      return log.flatMap(({ rolls }) => rolls.map(({ faces }) => faces))
    }
    expect(lines({ ...defaultLudusSetup, names: 77 })).toEqual(lines(defaultLudusSetup))
  })

  test('an order is one of those that there are', () => {
    const check = (names: unknown) => lanistaCampaign.checkSetup({ ...defaultLudusSetup, names } as never, {} as never)
    expect(check(0)).toBeNull()
    expect(check(NAME_ORDERS - 1)).toBeNull()
    for (const wrong of [-1, 0.5, NAME_ORDERS, '3']) expect(check(wrong)).toMatchObject({ rule: '§39.1' })
  })
})
