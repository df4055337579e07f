import { expect, test } from 'vitest'
import { address, inBrowser, newTab, phone } from './browser.ts'

inBrowser('one fight, four books', () => {
  test('the same two men under every book, with odds, counted bouts and a way to play', async () => {
    const page = await newTab(phone)
    await page.goto(`${address()}#books`)
    const other = page.getByRole('combobox', { name: /^The other/ })
    const books = page.locator('.books-book')
    await expect.poll(() => books.count()).toBe(4)
    expect(await books.allInnerTexts()).toEqual(Array(4).fill(expect.stringMatching(/Retiarius against Secutor/)))
    // A pair that not every book knows.
    await other.selectOption('Two swords')
    await page.getByText('This book has no such man: Two swords.').waitFor()
    await other.selectOption('The great shield')
    const changes = page.getByRole('region', { name: 'What changes' })
    await changes.waitFor({ timeout: 60_000 })
    // Two books, and what net, shield and dice mean in each.
    expect(await changes.locator('dd').allInnerTexts()).toEqual(Array(2).fill(expect.stringMatching(/net .*shield /i)))
    for (const text of await books.allInnerTexts()) expect(text).toMatch(/Of 100 bouts, \d+\.\d \w+s each/)
    await page.getByRole('button', { name: /^Play under this book: Outland/ }).click()
    await page.locator('.play').waitFor()
    expect(await page.locator('.card').count()).toBe(2)
  })
})
