/** Every screen under axe: clubs, a gladiator's life, a career of two. */
import { formatRecord } from '@harena/engine'
import { test } from 'vitest'
import { passOnAll } from './axe.ts'
import { inBrowser, openHome, smallPhone } from './browser.ts'
import { begin, chooseCampaign, letDecide, withExperience } from './campaign-play.ts'
import { chooseHeroes, createStar } from './heroes-play.ts'

inBrowser('the screens of campaigns', () => {
  test("a gladiator's life", async () => {
    const page = await chooseCampaign("A gladiator's life")
    await page.getByRole('button', { name: 'Next: how long' }).click()
    await page.getByRole('button', { name: 'Next: how he is made' }).click()
    await passOnAll(page, 'set-up')
    await begin(page, 'flamma', 'Begin the campaign')
    await passOnAll(page, 'creation')
  })

  test('experience', async () => {
    const page = await openHome(smallPhone)
    const record = Buffer.from(formatRecord(withExperience().record))
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'life.json', mimeType: 'application/json', buffer: record })
    await page.getByRole('button', { name: 'Go on with this campaign' }).click()
    await page.getByRole('button', { name: /^Buy / }).first().waitFor()
    await passOnAll(page, 'experience')
  })

  test('clubs', async () => {
    const page = await chooseCampaign('A club of Munera')
    await page.getByRole('button', { name: 'Next: rosters and fixtures' }).click()
    await page.getByLabel('Gladiators of each owner').selectOption('2')
    await passOnAll(page, 'set-up')
    await begin(page, 'munera club', 'Found the club')
    await page.getByLabel('One of your own').check()
    await page.getByLabel('First weapon').selectOption('Trident')
    await passOnAll(page, 'recruiting')
    await page.getByRole('button', { name: /^Recruit/ }).click()
    await page.getByRole('button', { name: /^Recruit/ }).click()
    await page
      .getByLabel(/fights$/)
      .first()
      .check()
    await passOnAll(page, 'sending')
  })

  test('the end of a season', async () => {
    const page = await chooseCampaign('A club of Outland')
    await page.getByLabel('Owners').selectOption('2')
    await page.getByLabel('Played by').nth(1).selectOption('person')
    await page.getByRole('button', { name: 'Next: rosters and fixtures' }).click()
    await page.getByLabel('Gladiators of each owner').selectOption('2')
    await begin(page, 'outland club', 'Found the club')
    for (let i = 0; i < 4; i++) {
      const prompt = await page.locator('.task-prompt').innerText()
      await page.getByRole('button', { name: /^Recruit/ }).click()
      await page.locator('.task-prompt', { hasText: prompt }).waitFor({ state: 'detached' })
    }
    await passOnAll(page, 'hand-over')
    for (const screen of ['sending in secret', '']) {
      await page.getByRole('button', { name: /show me my men/ }).click()
      await page.getByRole('button', { name: /^Send/ }).waitFor()
      if (screen) await passOnAll(page, screen)
      await page.getByRole('button', { name: /^Send/ }).click()
    }
    await page.locator('.asks-arena').waitFor()
    await passOnAll(page, 'the next match')
    await letDecide(page)
    await passOnAll(page, 'after a match')
    await page.getByRole('button', { name: 'Back to the club' }).click()
    await page.getByRole('heading', { name: /won the season|share the first place/ }).waitFor()
    await passOnAll(page, 'the end of the season')
  })

  test('two in a career', async () => {
    const page = await openHome(smallPhone)
    await chooseHeroes(page, /^Career/)
    await page.getByLabel('Players').selectOption('2')
    await page.getByLabel('Seed').fill('together')
    await page.getByRole('button', { name: 'Begin the career' }).click()
    await page.locator('.create').waitFor()
    await createStar(page, '.create h2:has-text("create a Star")')
    await createStar(page)
    await passOnAll(page, 'the day of the first')
  })
})
