/** Watching a match again: the story has room, men keep their size, and there is a way back. */
import { type MatchRecord, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, newTab, openMatch, phone } from './browser.ts'
import { standard } from './matches.ts'

/** A short match of GLADIATOR in which a man lies unconscious before he dies. */
function withOneLying(): MatchRecord {
  const { ruleset, opponents, quick } = gameOf('colosseum')
  const [{ setup, options }] = quick as [(typeof quick)[number]]
  const players = [opponents.standard, opponents.standard]
  for (let seed = 0; ; seed++) {
    const table = Table.open(ruleset, { setup, options, dice: seeded(`f${seed}`), players })
    const kinds = table.log.map(({ event }) => event.kind)
    if (kinds.length < 120 && kinds.slice(-12, -3).includes('knockedOut')) return table.record()
  }
}

/** How large each man is drawn on the sand. */
const sizes = (page: Page) =>
  page.locator('.stage .figure-man').evaluateAll((all) =>
    all.map((one) => {
      const { a, b } = (one as SVGGraphicsElement).getScreenCTM()!
      return Math.round(100 * Math.hypot(a, b))
    }),
  )

inBrowser('the replay', () => {
  test('leaves room for the story, draws a man who lies as large as one who stands, and leads back', async () => {
    const page = await newTab()
    await page.setViewportSize({ width: 1366, height: 768 })
    await openMatch(page, withOneLying(), [standard, standard])
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.locator('.scrubber').waitFor()
    await page.getByLabel('Place in the match').press('End')
    for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Back', exact: true }).click()
    expect(await page.locator('.stage .figure.prone').count()).toBeGreaterThan(0)
    await expect.poll(async () => new Set(await sizes(page)).size).toBe(1)
    const log = (await page.locator('.log').boundingBox())!
    expect(log.height).toBeGreaterThan(180)
    await page.getByRole('button', { name: 'Play' }).click()
    const [side, place] = [
      (await page.locator('.side').boundingBox())!,
      (await page.locator('.scrubber-place').boundingBox())!,
    ]
    expect(place.x + place.width).toBeLessThanOrEqual(side.x + side.width - 10)
    expect(await page.getByRole('button', { name: 'Rematch' }).count()).toBe(1)
    await page.getByRole('link', { name: 'Back to the result' }).click()
    await page.locator('.end-verdict').waitFor()
  })

  test('has the story before the cards on a phone', async () => {
    const page = await newTab(phone)
    await openMatch(page, withOneLying(), [standard, standard])
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.locator('.scrubber').waitFor()
    await page.getByLabel('Place in the match').press('End')
    for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'Back', exact: true }).click()
    const [log, cards] = [(await page.locator('.log').boundingBox())!, (await page.locator('.cards').boundingBox())!]
    expect(log.y).toBeLessThan(cards.y)
    // Right under what moves it, so that some of it is in sight at once.
    expect(log.y).toBeLessThan(phone.viewport!.height - 150)
    expect(await page.locator('.log li:visible').count()).toBeGreaterThan(3)
  })
})
