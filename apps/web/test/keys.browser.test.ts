import { expect, test } from 'vitest'
import { address, begin, inBrowser, lastLines, newTab, phone } from './browser.ts'

inBrowser('the key map', () => {
  test('keys are shown and changed in the settings, conflicts are refused, and the help shows the changed ones', async () => {
    const page = await newTab(phone)
    await page.goto(`${address()}#settings`)
    await page.getByText('Keys', { exact: true }).click()
    const change = page.getByRole('button', { name: /^Change the key: end the turn/ })
    await change.click()
    await page.keyboard.press('u')
    await page.getByText('U is taken: undo. Change that one first.').waitFor()
    await page.keyboard.press('x')
    await page.locator('.key-rows li', { hasText: 'end the turn' }).getByText('X', { exact: true }).waitFor()
    await begin(page)
    const before = await lastLines(page)
    await page.keyboard.press('e')
    expect(await lastLines(page)).toEqual(before)
    await page.keyboard.press('x')
    await expect.poll(async () => (await lastLines(page)).length).toBeGreaterThan(before.length)
    await page.keyboard.press('?')
    await page.locator('.key-list div', { hasText: 'end the turn' }).getByText('X', { exact: true }).waitFor()
  })
})
