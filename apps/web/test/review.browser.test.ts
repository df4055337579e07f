import { type MatchRecord, quickBoutOf, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Sitter } from '../src/app/saved-match.ts'
import { inBrowser, newTab, openMatch } from './browser.ts'
import { duels, standard } from './matches.ts'

const novice: Sitter = { kind: 'opponent', level: 'novice' }
const charger: Sitter = { kind: 'opponent', level: 'charger' }

function finished(): MatchRecord {
  const { ruleset, opponents } = gameOf('outland')
  const players = [opponents.novice!, opponents.charger!]
  return Table.open(ruleset, { setup: duels.outland, dice: seeded('short 20'), players }).record()
}

/** The bar grows towards him whom the sentence names, and has the colour that he has on the sand. */
async function expectLuckTold(page: Page): Promise<void> {
  const luck = page.locator('.end-scene .luck')
  const isWith = (await luck.locator('b').innerText()).startsWith('The dice were with Flamma')
  const bar = luck.locator('.luck-bar span')
  const drawn = await bar.evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(drawn).toBe(isWith ? 'rgb(142, 43, 32)' : 'rgb(31, 95, 99)')
  const [whole, part] = [(await luck.locator('.luck-bar').boundingBox())!, (await bar.boundingBox())!]
  expect(part.x + part.width / 2 < whole.x + whole.width / 2).toBe(isWith)
  expect(await luck.locator('.luck-ends span').allInnerTexts()).toEqual(['for Flamma', 'for Verus'])
}

inBrowser('the review of a match', () => {
  test('luck at the end, the chance to win through the match, turning points, plans and reasons', async () => {
    const page = await newTab()
    const record = finished()
    await openMatch(page, record, [novice, charger])
    await page.locator('.card-type', { hasText: 'Ferox' }).waitFor()
    await page.locator('.end-scene .luck-bars').waitFor({ timeout: 60_000 })
    await expectLuckTold(page)
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.getByText('Review: what decided it').click()
    const review = page.getByRole('region', { name: 'Review' })
    // What was reckoned for the luck is not reckoned again.
    await review.locator('.curve').waitFor()
    await review.getByText('As a table').click()
    const rows = await review.locator('tbody tr').count()
    // What changed nothing has no line.
    expect(rows).toBeGreaterThan(3)
    expect(rows).toBeLessThanOrEqual(record.tape.length + 2)
    const place = page.getByLabel('Place in the match')
    const turn = review.locator('.turns button').last()
    expect(await turn.innerText()).toMatch(
      /^Turn \d+\nBad luck: −\d+ for Flamma\n.*Verus wins by \d+: Flamma takes \d+ hits?\./,
    )
    expect(await review.locator('.curve-ticks').textContent()).toMatch(/^Turn 1\d/)
    const told = /Verus wins .*/.exec(await turn.innerText())![0]
    await turn.click()
    // It is played up to what is told there, and whoever clicked below sees the button that stops it.
    await expect.poll(async () => (await page.locator('.log-text').allTextContents()).join(' ')).toContain(told)
    expect(await page.locator('.scrubber').evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(
      true,
    )
    await page.getByRole('button', { name: 'Play' }).waitFor()
    expect(Number(await place.inputValue())).toBeGreaterThan(0)

    // Another one's review can be stopped.
    await review.getByLabel('For').selectOption('Verus')
    await review.getByRole('button', { name: 'Review the match' }).click()
    await review.getByRole('button', { name: 'Stop' }).click()
    await review.getByRole('button', { name: 'Review the match' }).waitFor()

    // He who thinks says why.
    const decided = page.getByRole('region', { name: 'What was decided here' })
    await review.getByLabel('For').selectOption('Flamma')
    await review.getByText('As a table').click()
    await review.locator('tbody .link-button', { hasText: 'Verus:' }).first().click()
    await decided.getByRole('button', { name: 'Why?' }).click()
    await decided.getByText(/Verus chose “/).waitFor({ timeout: 30_000 })
    await decided.getByText('What he weighed').click()
    expect(await decided.locator('.weighed tbody tr').count()).toBeGreaterThan(0)

    // Who weighs no chances says what he goes by, and a master what he would have hoped for.
    await review.locator('tbody .link-button', { hasText: 'Flamma:' }).first().click()
    await decided.getByRole('button', { name: 'Why?' }).click()
    await decided.getByText(/^He goes straight at the nearest man/).waitFor({ timeout: 30_000 })
    await decided.getByText(/^A master would /).waitFor()
    await decided.getByText('What a master would have weighed').click()
    expect(await decided.locator('.weighed tbody tr').count()).toBeGreaterThan(0)
  }, 120_000)

  test('what two men planned in secret stands side by side', async () => {
    const page = await newTab()
    const { ruleset, opponents, quick } = gameOf('colosseum')
    const { setup, options } = quickBoutOf('colosseum', quick)
    const players = [opponents.novice!, opponents.standard!]
    const record = Table.open(ruleset, { setup, options, dice: seeded('plans'), players }).record()
    await openMatch(page, record, [novice, standard])
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.getByText('Review: what decided it').click()
    const plans = page.getByRole('region', { name: 'What was decided here' }).locator('.decided-plan')
    const place = page.getByLabel('Place in the match')
    const last = Number(await place.getAttribute('max'))
    // Until both plots of the first phase lie open.
    for (let at = 1; at <= last && (await plans.count()) < 2; at++) await place.fill(String(at))
    expect(await plans.count()).toBe(2)
    expect(await plans.locator('h3').allInnerTexts()).toEqual(['Flamma', 'Verus'])
    const [one, other] = [(await plans.nth(0).boundingBox())!, (await plans.nth(1).boundingBox())!]
    expect(other.x).toBeGreaterThanOrEqual(one.x + one.width)
    expect(Math.abs(other.y - one.y)).toBeLessThan(2)
  })
})
