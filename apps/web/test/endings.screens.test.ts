/** Every screen under axe: how lives end, with their stones, and what can be seen of them again. */
import { opponents as lives } from '@harena/bots/gladiator-campaign'
import { opponents as careers } from '@harena/bots/heroes-career'
import { gladiatorCampaign } from '@harena/colosseum'
import { formatRecord, type MatchRecord, seeded, Table } from '@harena/engine'
import { heroesCareer } from '@harena/heroes'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { passOnAll } from './axe.ts'
import { inBrowser, openHome, smallPhone } from './browser.ts'

/** Opened from its file, as it stands at its end. */
async function ended(record: MatchRecord): Promise<Page> {
  const page = await openHome(smallPhone)
  const buffer = Buffer.from(formatRecord(record))
  await page.locator('input[type="file"]').setInputFiles({ name: 'life.json', mimeType: 'application/json', buffer })
  await page.locator('.end-verdict').waitFor()
  return page
}

inBrowser('the screens of endings', () => {
  test('a career: its stones, its road, one of its matches', async () => {
    const setup = { players: [{ name: 'Lentulus', stars: 2, grunts: [] }], months: 8 }
    const page = await ended(
      Table.open(heroesCareer, { setup, dice: seeded('road 0'), players: [careers.novice] }).record(),
    )
    await page.locator('.stones').waitFor()
    await page.locator('.journeys svg').first().waitFor()
    await passOnAll(page, 'the end of a career')
    await page.getByRole('button', { name: 'Earlier' }).click()
    await passOnAll(page, 'a career as it was')
    await page.goto(`${page.url()}/0`)
    await page.getByLabel('Place in the match').fill('8')
    await passOnAll(page, 'a match of a career')
  })

  test("a gladiator's life", async () => {
    const setup = { players: [{ name: 'Anna' }], rounds: 12 }
    const page = await ended(
      Table.open(gladiatorCampaign, { setup, dice: seeded('life 0'), players: [lives.novice] }).record(),
    )
    await passOnAll(page, 'the end of a life')
    await page.goto(`${page.url()}/0`)
    await page.getByLabel('Place in the match').fill('8')
    await passOnAll(page, 'a match of a life')
  })
})
