import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, openHome, phone, toSetup } from './browser.ts'
import { hurryToTheEnd, playOn } from './colosseum-steps.ts'

/** A man against another body, with dice that are the same each time. */
async function setUp(page: Page, kind: string, seed: string): Promise<void> {
  await toSetup(page, 'colosseum')
  await page.getByRole('radio', { name: /^House/ }).check()
  await page.getByRole('combobox', { name: 'Style', exact: true }).nth(1).selectOption(kind)
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await page.locator('.plot').waitFor()
}

/** Also what is out of sight. */
const told = async (page: Page) => (await page.locator('.log .log-text').allTextContents()).join('\n')

inBrowser('other bodies', () => {
  test('§30 a rider is set up, comes on his horse, and is fought to the end', async () => {
    const page = await openHome()
    await setUp(page, 'eques', 'rider 91')
    expect(await page.getByRole('img', { name: /\. Eques/ }).count()).toBe(1)
    await hurryToTheEnd(page)
    expect(await page.locator('.end-verdict').innerText()).toMatch(/won|lost|draw/i)
    const log = await told(page)
    expect(log).toMatch(/rides into the arena/)
    expect(log).toMatch(/horse/)
  })

  test('§28 a hunt is played to its end on a phone, button by button', async () => {
    const page = await openHome(phone)
    await setUp(page, 'wolf', 'a wolf')
    expect(await playOn(page, ['end'])).toBe('end')
    expect(await page.locator('.end-verdict').innerText()).toMatch(/won|lost|draw/i)
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false)
  })
})
