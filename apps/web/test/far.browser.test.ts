import { expect, test } from 'vitest'
import { begin, inBrowser, lastLines, openHome } from './browser.ts'

inBrowser('a hex far away', () => {
  test('shows its way and its cost where one points, and is reached with one click', async () => {
    const page = await openHome()
    await begin(page)
    const far = page.locator('g.target.far')
    await far.first().waitFor()
    const hex = far.first()
    await hex.hover()
    await page.locator('.arena-path').first().waitFor({ state: 'attached' })
    expect(await hex.locator('.far-cost').textContent()).toMatch(/^\d+$/)
    const before = (await lastLines(page)).length
    await hex.click()
    await expect.poll(async () => (await lastLines(page)).length).toBeGreaterThan(before + 1)
  })
})
