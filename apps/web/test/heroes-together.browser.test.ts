import { expect, test } from 'vitest'
import { inBrowser, lastLines, openHome } from './browser.ts'
import { chooseHeroes, createStar, playToTheEnd } from './heroes-play.ts'

inBrowser('heroes together', () => {
  test('two at one screen share a career, and their Stars meet head to head', async () => {
    const page = await openHome()
    await chooseHeroes(page, /^Career/)
    await page.getByLabel('Players').selectOption('2')
    await page.getByLabel('Lanista', { exact: true }).fill('Anna')
    await page.getByLabel('Lanista 2').fill('Bruno')
    await page.getByLabel('Seed').fill('together')
    await page.getByRole('button', { name: 'Begin the career' }).click()
    await page.getByRole('heading', { name: 'Anna, create a Star' }).waitFor()
    await createStar(page, '.create h2:has-text("Bruno, create a Star")')
    await createStar(page)
    expect(await page.locator('.task-prompt').innerText()).toMatch(/^Anna, September 106/)
    await page.getByRole('button', { name: 'Challenge Bruno' }).click()
    await page.locator('.asks-join').waitFor()
    expect(await page.locator('.task-prompt').innerText()).toMatch(/^Bruno, Anna challenges you with Priscus/)
    await page.locator('.asks-join #primary').click()
    await playToTheEnd(page, ['handOver'])
    const lines = (await lastLines(page)).length
    const first = await page.locator('dialog.hand-over h2').innerText()
    await page.getByRole('button', { name: /let me bid/ }).click()
    await page.keyboard.press('1')
    await page.locator('#primary').click()
    await page.locator('dialog.hand-over').waitFor()
    expect(await page.locator('dialog.hand-over h2').innerText()).not.toBe(first)
    expect((await lastLines(page)).length).toBe(lines)
    await page.getByRole('button', { name: /let me bid/ }).click()
    await page.locator('#primary').click()
    await expect.poll(async () => (await lastLines(page)).join(' ')).toMatch(/maneuver/i)
  })
})
