import { expect, test } from 'vitest'
import { foesMarkdown, foesReport } from '../src/balance/index.ts'
import { gameOf } from './games.ts'

test('§28.1.1 every style meets every beast, and the page has a line for each', () => {
  const game = gameOf('colosseum')
  const report = foesReport(game, 1, 'foes')!
  expect(report.foes).toHaveLength(10)
  expect(report.rows.map(({ style }) => style)).toEqual(expect.arrayContaining(['venator', 'bestiarius', 'myrmillo']))
  for (const { won, lost } of report.rows) {
    for (const [at, share] of won.entries()) expect(share + lost[at]!).toBeLessThanOrEqual(100)
  }
  const page = foesMarkdown(game, report, 1)
  expect(page.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(report.rows.length + 2)
})

test('a game without such foes has no page', () => {
  expect(foesReport(gameOf('munera'), 1, 'foes')).toBeNull()
})
