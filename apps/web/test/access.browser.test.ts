import { expect, test } from 'vitest'
import { packRecord } from '../src/app/link.ts'
import { address, begin, inBrowser, newTab, openHome } from './browser.ts'
import { open, playToTheEnd } from './matches.ts'

inBrowser('access', () => {
  test('a new screen gives its heading the focus, a dialog gives it back', async () => {
    const page = await openHome()
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect.poll(() => page.evaluate('document.activeElement.innerText')).toMatch(/settings/i)
    await page.getByRole('link', { name: 'Rules' }).click()
    await page.locator('.reader-part').first().waitFor()
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1')
    const cite = page.locator('.how-to .cite').first()
    await cite.focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H2')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate('document.activeElement.className')).toContain('cite')
  })

  test('new lines of the log are read out, hexes say what happens there', async () => {
    const page = await openHome()
    await begin(page)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => page.getByTestId('live').innerText()).toMatch(/Flamma turns left/)
    const hexes = await page.locator('g.target').all()
    const labels = await Promise.all(hexes.map((hex) => hex.getAttribute('aria-label')))
    expect(labels).toEqual(expect.arrayContaining([expect.stringMatching(/step .*AP/i)]))
  })

  test('keys do nothing while somebody types', async () => {
    const page = await newTab()
    const { controller } = open()
    playToTheEnd(controller)
    await page.goto(`${address()}#r=${await packRecord(controller.record())}`)
    const place = page.getByLabel('Place in the match')
    const before = await place.inputValue()
    await page.getByLabel('Speed').focus()
    await page.keyboard.press('ArrowRight')
    expect(await place.inputValue()).toBe(before)
  })

  test('the theme, the size of text and the coordinates are set and stay set', async () => {
    const page = await openHome()
    await page.goto(`${address()}#settings`)
    await page.getByLabel('Dark').check()
    await page.getByLabel('Larger text').check()
    await page.getByLabel('Coordinates on the board').check()
    await page.reload()
    const read = () => page.evaluate('({ ...document.documentElement.dataset })')
    await expect.poll(read).toEqual({ theme: 'dark', text: 'large' })
    await page.goto(`${address()}#home`)
    await page.getByRole('button', { name: 'Fight now' }).click()
    await page.locator('.arena-coordinates').waitFor()
  })
})
