import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  type BalanceReport,
  balance,
  balanceHtml,
  balanceMarkdown,
  balancePlans,
  changeOfMeans,
  changeOfShares,
  checkedReport,
  holm,
  runHere,
  type Settings,
} from '../src/balance/index.ts'
import { refusalOf } from '../src/balance/runs.ts'
import { erfc, meanOf } from '../src/balance/significance.ts'
import { fingerprint } from '../src/balance/switches.ts'
import { checkedPatch } from '../src/patch.ts'
import { emptyTally } from '../src/statistics.ts'
import { gameOf, games, newPool, simulate, simulateOnPool } from './games.ts'

const tiny: Settings = { bouts: 8, seed: 'tiny', opponent: 'novice' }
const game = gameOf('outland')
const here = { run: runHere(game, async () => {}) }
const outland = await balance(game, tiny, here)
const balanced = games.filter((one) => one.balance).map(({ ruleset }) => ruleset.id)

describe('significance', () => {
  test.each([
    // |z|, the chance of a normal deviate beyond it: from tables
    [0, 1],
    [1, 0.3173],
    [1.96, 0.05],
    [2.576, 0.01],
    [3.291, 0.001],
  ])('beyond %f: %f', (z, p) => {
    expect(erfc(z / Math.SQRT2)).toBeCloseTo(p, 4)
  })

  test('a change of shares: 60 of 100 after 40 of 100', () => {
    const change = changeOfShares({ points: 40, trials: 100 }, { points: 60, trials: 100 })
    expect(change.change).toBeCloseTo(0.2, 10)
    // Newcombe's hybrid interval and the pooled test, worked out by hand.
    expect(change.low).toBeCloseTo(0.0611, 3)
    expect(change.high).toBeCloseTo(0.3278, 3)
    expect(change.p).toBeCloseTo(0.00468, 4)
  })

  test('no change is no change, whatever it is of', () => {
    expect(changeOfShares({ points: 7, trials: 9 }, { points: 7, trials: 9 })).toMatchObject({ change: 0, p: 1 })
    expect(changeOfShares({ points: 0, trials: 9 }, { points: 0, trials: 9 })).toMatchObject({ change: 0, p: 1 })
    const mean = meanOf({ 3: 5 })
    expect(changeOfMeans(mean, mean)).toMatchObject({ change: 0, p: 1 })
    expect(changeOfMeans(mean, meanOf({ 4: 5 }))).toMatchObject({ change: 1, p: 0 })
  })

  test('a mean and its variance', () => {
    const { mean, variance } = meanOf({ 2: 1, 4: 2, 6: 1 })
    expect(mean).toBe(4)
    // The values 2, 4, 4, 6 have the sample variance 8/3; the mean of four has a quarter of it.
    expect(variance).toBeCloseTo(8 / 3 / 4, 10)
  })

  test('Holm stops at the first that fails', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([true, false, false, true])
    expect(holm([0.06, 0.05])).toEqual([false, false])
    expect(holm([0.05])).toEqual([true])
    expect(holm([])).toEqual([])
  })
})

describe.each(balanced)('%s', (ruleset) => {
  const adapter = gameOf(ruleset).balance!

  test('every pairing and every mirror match can be played', () => {
    const plans = balancePlans(gameOf(ruleset), tiny)
    expect(plans.map((plan) => refusalOf(gameOf(ruleset), plan)).filter((refusal) => refusal !== null)).toEqual([])
    for (const { id } of adapter.characteristics) {
      for (const better of [0, 1] as const) {
        const setup = adapter.mirror(id, better)
        const plan = { ruleset, setup, options: {}, opponents: ['novice', 'novice'], seed: 'm', from: 0, to: 1 }
        expect(simulate(plan).matches).toBe(1)
      }
    }
  })

  test('what it names is there', () => {
    expect(adapter.reference.flat().filter((style) => !adapter.styles.includes(style))).toEqual([])
    const options = gameOf(ruleset).ruleset.options.map(({ id }) => id)
    expect(Object.keys(adapter.numbers).filter((id) => !options.includes(id))).toEqual([])
    expect(adapter.deaths.filter((end) => !(end in adapter.ends))).toEqual([])
  })
})

test('where no styles meet there is no balance report', () => {
  expect(() => balancePlans(gameOf('heroes-career'), tiny)).toThrow('has no two styles to compare')
})

test('the same seed gives the same report, on threads as well', async () => {
  const pool = newPool(2)
  const done: number[] = []
  const work = { run: (plan: Parameters<typeof simulate>[0]) => simulateOnPool(plan, pool), lanes: pool.lanes }
  const again = await balance(game, tiny, { ...work, onProgress: (played) => done.push(played) })
  await pool.close()
  expect(again).toEqual(outland)
  expect(done.at(-1)).toBe(outland.total)
  expect((await balance(game, { ...tiny, seed: 'other' }, here)).matrix).not.toEqual(outland.matrix)
})

test('a report counts every pairing once, from both seats', () => {
  const { matrix, styles, ranking, ends, lengths } = outland
  expect(matrix).toHaveLength((styles.length * (styles.length + 1)) / 2)
  expect(matrix.every(({ bouts }) => bouts === 8)).toBe(true)
  expect(matrix.filter(({ first, second }) => first === second).every(({ share }) => share === 0.5)).toBe(true)
  expect(ranking.map(({ share }) => share)).toEqual(ranking.map(({ share }) => share).sort((a, b) => b - a))
  const mean = ranking.reduce((sum, { share }) => sum + share, 0) / ranking.length
  expect(mean).toBeCloseTo(0.5, 3)
  expect(Object.values(ends).reduce((a, b) => a + b)).toBeCloseTo(1, 3)
  expect(lengths.bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2)
})

test('every other value of every switch is told of', () => {
  const { effects, leftOut } = outland.switches!
  const values = gameOf('outland').ruleset.options.reduce(
    (sum, option) => sum + ('values' in option ? Object.keys(option.values).length - 1 : 0),
    0,
  )
  const choices = [...effects, ...leftOut].filter(({ value }) => typeof value === 'string')
  expect(choices).toHaveLength(values)
})

test('bouts are the same when they come out the same, in whatever order they were counted', () => {
  const counted = (ends: Record<string, number>, kills = 0, won = 3) => {
    const tally = emptyTally(2)
    Object.assign(tally.seats[0]!, { ends, kills, won })
    return fingerprint([{ first: 'a', second: 'b', asFirst: tally, asSecond: tally }])
  }
  const plain = counted({ killed: 2, spared: 2 })
  expect(counted({ spared: 2, killed: 2 })).toBe(plain)
  expect(counted({ killed: 2, spared: 2 }, 5)).toBe(plain)
  expect(counted({ killed: 3, spared: 1 })).not.toBe(plain)
  expect(counted({ killed: 2, spared: 2 }, 0, 4)).not.toBe(plain)
})

describe('foes whom nobody plays', async () => {
  const hunts = gameOf('colosseum')
  // The first seat of a bout wins three times of four.
  const run = async ({ to }: Parameters<typeof simulate>[0]) => {
    const tally = emptyTally(2)
    Object.assign(tally, { matches: to, rounds: to, lengths: { 1: to } })
    const won = Math.round((3 * to) / 4)
    Object.assign(tally.seats[0]!, { won, lost: to - won })
    Object.assign(tally.seats[1]!, { won: to - won, lost: won })
    return tally
  }
  const report = await balance(hunts, tiny, { run })

  test('§28.1.1 every style meets every beast, in data, text and page', () => {
    const { styles, types } = hunts.balance!.foes!
    expect(report.foes!.cells).toHaveLength(styles.length * types.length)
    expect(report.foes!.cells[0]).toMatchObject({ first: 'parmularius', second: 'bear', bouts: 4, share: 0.75 })
    expect(checkedReport(gameOf, JSON.parse(JSON.stringify(report)))).toEqual(report)
    for (const page of [balanceMarkdown(report), balanceHtml(report)]) {
      expect(page).toContain('Hunts')
      for (const word of ['Venator', 'Bestiarius', 'Rhino']) expect(page).toContain(word)
    }
    expect(balanceMarkdown(report)).toContain('| **Venator** | 75 | 75 |')
  })

  test('they are left out of a report on a patch or on some styles, and where there are none', () => {
    const meets = (settings: Partial<Settings>) =>
      balancePlans(hunts, { ...tiny, ...settings }).filter(({ opponents }) => opponents.includes(null)).length
    expect(meets({})).toBe(160)
    expect(meets({ only: ['thraex', 'myrmillo'] })).toBe(0)
    expect(meets({ patch: checkedPatch(hunts, { options: { beastCap: 'none' } }) })).toBe(0)
    expect(outland.foes).toBeUndefined()
  })

  test('a damaged list of them is refused by its field', () => {
    const cells = report.foes!.cells.map((cell, at) => (at === 3 ? { ...cell, second: 'lion' } : cell))
    const refused = (foes: unknown) => () => checkedReport(gameOf, JSON.parse(JSON.stringify({ ...report, foes })))
    expect(refused({ ...report.foes, cells })).toThrow('"foes.cells.3.second" must be "gazelle"')
    expect(refused({ ...report.foes, cells: cells.slice(1) })).toThrow('"foes.cells" must be a list of 160')
  })
})

describe('a patch', () => {
  const withPatch = (data: unknown) => balance(game, { ...tiny, patch: checkedPatch(game, data) }, here)

  test('that changes nothing moves nothing', async () => {
    const { patch, switches } = await withPatch({ tables: { 'modifiers.net': 1 } })
    expect(patch).toMatchObject({ isIdentical: true, tables: [{ path: 'modifiers.net', from: 1, to: 1 }] })
    expect(patch!.moves.every(({ change, isSignificant }) => change === 0 && !isSignificant)).toBe(true)
    expect(switches).toBeUndefined()
  })

  test('that kills everybody is proven to do so', async () => {
    const report = await withPatch({ title: 'No mercy', options: { crowd: 'kills' } })
    const deaths = report.patch!.moves.find(({ kind }) => kind === 'deaths')!
    expect(deaths.change).toBeGreaterThan(0.1)
    expect(deaths.isSignificant).toBe(true)
    expect(report.matrix).toEqual(outland.matrix)
    for (const page of [balanceHtml(report), balanceMarkdown(report)]) {
      expect(page).toContain('No mercy')
      expect(page).toContain('switch crowd = kills')
      expect(page).toContain('Gladiators who die')
    }
  })
})

test('a page needs nothing from elsewhere and lets nothing through', () => {
  const page = balanceHtml({ ...outland, title: 'A <b>bold</b> "game" & more' })
  expect(page).not.toMatch(/<script|https?:|<link|@import|url\(/)
  expect(page).toContain('A &lt;b&gt;bold&lt;/b&gt; &quot;game&quot; &amp; more')
  expect(page).not.toMatch(/NaN|undefined|null/)
  expect(balanceMarkdown(outland)).not.toMatch(/NaN|undefined|null/)
})

describe('the shipped reports', () => {
  const file = (name: string) => readFileSync(new URL(`../../../docs/balance/${name}`, import.meta.url), 'utf8')

  test.each(balanced)('%s: of this version, page and text made from the data', (id) => {
    const report = JSON.parse(file(`${id}.json`)) as BalanceReport
    const { version, title } = gameOf(id).ruleset
    expect(report).toMatchObject({ format: 'harena-balance', ruleset: id, version, title, seed: 'harena' })
    expect(report.bouts).toBe(gameOf(id).balance!.bouts.usual)
    expect(report.styles.map((style) => style.id)).toEqual(gameOf(id).balance!.styles)
    // Whoever is called otherwise than his id stands under his title, everywhere.
    for (const [style, title] of Object.entries(gameOf(id).balance!.titles ?? {})) {
      expect(report.styles).toContainEqual({ id: style, name: title })
      expect(file(`${id}.md`)).toContain(`| **${title}** |`)
    }
    expect(file(`${id}.md`)).not.toMatch(/Retarius|Contra retiarius/)
    expect(file(`${id}.html`) === balanceHtml(report)).toBe(true)
    expect(file(`${id}.md`) === balanceMarkdown(report)).toBe(true)
  })
})
