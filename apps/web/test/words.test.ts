import { seeded } from '@harena/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { book } from '../src/games/outland/book.ts'
import { inShort } from '../src/games/outland/in-short.ts'
import { terms } from '../src/games/outland/terms.ts'
import { oddsInWords } from '../src/match/arena-words.ts'
import { pointsName } from '../src/match/points.ts'
import { grouped } from '../src/ui/odds-part.ts'
import { percentOf, percents } from '../src/ui/percents.ts'
import { hexGameOf, open, playToTheEnd, playUntil, resume, standard, you } from './matches.ts'

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

describe('many outcomes', () => {
  const part = (share: number, favours?: 'you' | 'neither' | 'other') => ({
    label: `a share of ${share}`,
    share,
    tone: 'miss' as const,
    ...(favours && { favours }),
  })
  const many = [
    part(0.105, 'you'),
    part(0.295, 'neither'),
    part(0.1, 'you'),
    part(0.2, 'other'),
    part(0.15, 'other'),
    part(0.15, 'other'),
  ]
  const shares = many.map(({ share }) => share)

  test('are told by whom they favour, and a group is what its parts are said to be', () => {
    const groups = grouped(many)!
    expect(groups.map(({ label, places }) => [label, places])).toEqual([
      ['good for you', [0, 2]],
      ['even', [1]],
      ['bad for you', [3, 4, 5]],
    ])
    const all = percents(shares).map((one) => Number.parseInt(one, 10))
    for (const { places } of groups) {
      expect(percentOf(shares, (at) => places.includes(at))).toBe(`${places.reduce((sum, at) => sum + all[at]!, 0)}%`)
    }
    expect(oddsInWords({ title: '', lines: [], summary: '', odds: many })).toMatch(
      /^good for you 2\d%, even \d\d%, bad for you 50%$/,
    )
  })

  test('are told one by one where they are few, or nobody says whom they favour', () => {
    expect(grouped(many.slice(1))).toBeNull()
    expect(grouped([...many, part(0.1)])).toBeNull()
  })

  test.each(['outland', 'munera'])('of a blow in %s say whom they favour', (ruleset) => {
    const found = playUntil(
      ({ task }) => task?.kind === 'answer' && task.choices.some(({ group }) => group === 'fight'),
      {
        ruleset,
      },
    )
    const { controller } = resume(hexGameOf(ruleset), {
      id: 'odds',
      record: found.after,
      sitters: [you, standard],
      isQuick: false,
    })
    const { task } = controller.get()
    const blow = task?.kind === 'answer' ? task.choices.find(({ group }) => group === 'fight') : undefined
    expect(controller.preview(blow!)!.odds.every(({ favours }) => favours !== undefined)).toBe(true)
  })
})
