import { expect, test } from 'vitest'
import { begin, inBrowser, lastLines, openHome } from './browser.ts'

inBrowser('a page that is opened again', () => {
  test('goes on with what it was telling: nothing is missed, heard twice or known before its time', async () => {
    const page = await openHome({}, 'usual')
    await begin(page, { sitters: ['Novice opponent', 'Novice opponent'], seed: 'told' })
    await expect.poll(async () => (await lastLines(page)).length).toBeGreaterThan(4)
    const before = await lastLines(page)
    await page.reload()
    await page.locator('.play').waitFor()
    const after = await lastLines(page)
    expect(await page.locator('.end').count()).toBe(0)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.length).toBeLessThan(before.length + 4)
    await expect.poll(async () => (await lastLines(page)).length).toBeGreaterThan(after.length)
  })
})
