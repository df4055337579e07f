import { seeded } from '@harena/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { book } from '../src/games/outland/book.ts'
import { inShort } from '../src/games/outland/in-short.ts'
import { terms } from '../src/games/outland/terms.ts'
import { pointsName } from '../src/match/points.ts'
import { percents } from '../src/ui/percents.ts'
import { open, playToTheEnd } from './matches.ts'

test('Outland has one word for what a man can take: hits, in sentences, on cards, in terms and in its help', () => {
  const { controller } = open({ ruleset: 'outland', dice: seeded('hits') })
  playToTheEnd(controller)
  const { lines, view } = controller.get()
  const said = [
    ...lines.map(({ text }) => text),
    ...view.figures.map(({ health }) => health.name),
    ...terms.flatMap(({ word, means }) => [word, means]),
    ...book.howToPlay,
    ...Object.values(inShort).map(String),
  ]
  expect(said.some((text) => /\bhits\b/.test(text))).toBe(true)
  expect(said.filter((text) => /\bbox(?:es)?\b|damage/i.test(text))).toEqual([])
})

test('one movement point, two movement points, and AP as they are', () => {
  const named = (name: string, left: number) => pointsName({ name, left })
  expect([named('movement points', 1), named('movement points', 2)]).toEqual(['movement point', 'movement points'])
  expect(named('AP', 1)).toBe('AP')
})

describe('odds in per cent', () => {
  test('add up to 100, where each rounded alone would make 101', () => {
    expect(percents([0.505, 0.255, 0.24])).toEqual(['51%', '25%', '24%'])
    expect(percents([0.125, 0.125, 0.125, 0.625])).toEqual(['13%', '13%', '12%', '62%'])
    expect(percents([0.9999, 0.0001])).toEqual(['>99%', '<1%'])
  })

  test('whatever they are, the whole ones add up to 100 or to what the small ones leave', () => {
    const dice = fc.array(fc.integer({ min: 0, max: 216 }), { minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(dice, (ways) => {
        const all = ways.reduce((sum, one) => sum + one, 0)
        fc.pre(all > 0)
        const shown = percents(ways.map((one) => one / all))
        const sum = shown.reduce(
          (total, one) => total + (/^</.test(one) ? 0 : Number(one.replace(/\D/g, '')) + (one[0] === '>' ? 1 : 0)),
          0,
        )
        expect(sum).toBe(100)
        for (const [at, one] of shown.entries()) expect(one === '0%').toBe(ways[at] === 0)
      }),
    )
  })
})
