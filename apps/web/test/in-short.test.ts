import { readFileSync } from 'node:fs'
import { parseLedger } from '@harena/engine'
import { gameOf } from '@harena/games'
import { describe, expect, test } from 'vitest'
import { games } from '../src/games/index.ts'
import { kindsIn } from '../src/games/kinds.ts'
import { countBouts, MOST_BOUTS } from '../src/pages/books/count-bouts.ts'

const books = games.filter(({ inShort }) => inShort)

test('every book of a gate can be set beside the others', () => {
  expect(books.map(({ id }) => id)).toEqual(games.filter(({ gate }) => gate).map(({ id }) => id))
})

describe.each(books)('$id in short', ({ id, inShort: load }) => {
  test('every sentence names a paragraph of its ledger', async () => {
    const { inShort } = await load!()
    const ledger = parseLedger(
      readFileSync(new URL(`../../../docs/rules/${gameOf(id).book}.md`, import.meta.url), 'utf8'),
    )
    for (const text of [inShort.asks, inShort.decides, inShort.ends, ...Object.values(inShort.arms)]) {
      expect(ledger.has(text.split(' ').at(-1) as never), text).toBe(true)
    }
  })

  test('a blow between any two of its men has odds that add up to one', async () => {
    const { inShort } = await load!()
    const types = kindsIn(id).map((kind) => kind.types[id]!)
    for (const first of types) {
      for (const second of types) {
        const { parts } = inShort.blow(first, second)
        const sum = parts.reduce((all, { share }) => all + share, 0)
        expect(sum, `${first} at ${second}`).toBeCloseTo(1, 9)
        expect(parts.every(({ share }) => share >= 0)).toBe(true)
      }
    }
  })
})

test('bouts are counted a few at a time, and every time the same', () => {
  const setup = gameOf('munera').setup([['retiarius'], ['secutor']], true)
  const match = { ruleset: 'munera', setup, options: {}, opponents: ['standard', 'standard'], seed: 'books' }
  const all = [...countBouts([match])]
  expect(all.at(-1)).toMatchObject({ matches: MOST_BOUTS, unit: 'round' })
  expect(all.map(({ matches }) => matches)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
  expect([...countBouts([match])].at(-1)).toEqual(all.at(-1))
})
