import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { address, inBrowser, newTab, smallPhone } from './browser.ts'

inBrowser("the designer's bench", () => {
  test('a slider, a run, what moved, and the patch as a file', async () => {
    const page = await newTab(smallPhone)
    await page.goto(`${address()}#designer/munera`)
    const play = page.getByRole('button', { name: /^Play/ })
    expect(await play.isDisabled()).toBe(true)
    await page.getByLabel('Add an entry to change').fill('trident ap')
    await page.getByRole('button', { name: 'Weapons › trident › ap' }).click()
    const slider = page.getByRole('slider', { name: 'Weapons › trident › ap' })
    for (let i = 0; i < 4; i++) await slider.press('ArrowRight')
    expect(await page.locator('.designer-entry output').innerText()).toBe('1 → 5')
    await page.getByLabel('Bouts of each pairing').selectOption('100')
    await play.click()
    await page.getByRole('heading', { name: 'What moved' }).waitFor()
    expect(await page.locator('.designer-outcome [role=status]').innerText()).toContain('moved by more than chance')
    expect(await page.locator('tr.is-proven').count()).toBeGreaterThan(0)
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the patch' }).click(),
    ])
    const saved = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(saved).toEqual({ options: {}, tables: { 'weapons.trident.ap': 5 } })
  })

  test('a patch that cannot be used is refused with what would be right', async () => {
    const page = await newTab()
    await page.goto(`${address()}#designer/outland`)
    const load = async (text: string) => {
      const file = { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) }
      await page.locator('.designer-files input[type=file]').setInputFiles(file)
    }
    await load('{"tables": {"strength.lion": 3}}')
    expect(await page.getByRole('alert').innerText()).toMatch(/unknown table entry "strength.lion"; the nearest are/)
    await load('sand')
    await page.getByText('the file is not JSON').waitFor()
  })
})
