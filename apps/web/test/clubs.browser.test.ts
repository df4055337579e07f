import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inBrowser } from './browser.ts'
import { begin, chooseCampaign, letDecide } from './campaign-play.ts'
import { savedPicture } from './picture-seen.ts'

inBrowser('clubs', () => {
  test('Munera: recruits, a day of fixtures with one bout of mine, the table, a sheet to print', async () => {
    const page = await chooseCampaign('A club of Munera')
    await page.getByRole('button', { name: 'Next: rosters and fixtures' }).click()
    await page.getByLabel('Gladiators of each owner').selectOption('2')
    // Only what this club can have is offered.
    const options = () => page.getByLabel('Sent into a bout by each').locator('option').allInnerTexts()
    await expect.poll(options).toEqual(['1', '2'])
    await begin(page, 'munera club', 'Found the club')
    await page.getByLabel('One of your own').check()
    await page.getByLabel('First weapon').selectOption('Trident')
    await page.getByRole('button', { name: /^Recruit/ }).click()
    await page.getByLabel('Name', { exact: true }).fill('Celadus')
    await page.getByRole('radio', { name: /^Velite/ }).check()
    await page.getByRole('button', { name: 'Recruit Celadus' }).click()
    await page.getByLabel('Celadus fights').check()
    await page.getByRole('button', { name: 'Send Celadus' }).click()
    await letDecide(page)
    expect(await page.locator('.after-match').innerText()).toMatch(/beats|share the points/)
    const { left, right } = await savedPicture(page)
    expect(Math.min(left, right)).toBeGreaterThan(0.02)
    await page.getByRole('button', { name: 'Back to the club' }).click()
    await page.locator('.asked').waitFor()
    // The other bout of the day was fought unseen.
    expect(await page.locator('.fixture-day').first().textContent()).toMatch(/–.*–/s)
    const rows = await page.locator('.plain-table tbody tr').allInnerTexts()
    expect(rows).toHaveLength(4)
    await page.getByRole('button', { name: 'Sheets to print' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Roster', exact: true }).click(),
    ])
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await page.locator('.chronicle-match').first().click()
    await page.getByRole('link', { name: 'Back to the club' }).waitFor()
  })

  test('Outland: two owners at one screen name their men in secret', async () => {
    const page = await chooseCampaign('A club of Outland')
    await page.getByLabel('Owners').selectOption('2')
    await page.getByLabel('Owner 1').fill('Anna')
    await page.getByLabel('Owner 2').fill('Bruno')
    await page.getByLabel('Played by').nth(1).selectOption('person')
    await page.getByRole('button', { name: 'Next: rosters and fixtures' }).click()
    await page.getByLabel('Gladiators of each owner').selectOption('2')
    await begin(page, 'outland club', 'Found the club')
    for (const [at, name] of ['Anna', 'Bruno', 'Anna', 'Bruno'].entries()) {
      await page.locator('.task-prompt', { hasText: `${name}, who joins` }).waitFor()
      if (at === 1) {
        expect(await page.evaluate('document.activeElement.id')).toBe('task')
        await page.keyboard.press('u')
        await page.getByRole('alert').waitFor()
      }
      await page.getByRole('button', { name: /^Recruit/ }).click()
    }
    for (const name of ['Anna', 'Bruno']) {
      await page.getByRole('dialog', { name: `Hand the screen to ${name}` }).waitFor()
      await page.getByRole('button', { name: /show me my men/ }).click()
      await page.locator('.task-prompt', { hasText: `${name}, day 1` }).waitFor()
      await page.getByRole('button', { name: /^Send/ }).click()
    }
    await page.getByRole('button', { name: 'Into the arena' }).click()
    await page.locator('.play.outland').waitFor()
    expect(await page.locator('.clock-where').textContent()).toBe('Day 1')
    await letDecide(page)
    await page.getByRole('button', { name: 'Back to the club' }).click()
    await page.getByRole('heading', { name: /won the season|share the first place/ }).waitFor()
  })
})
