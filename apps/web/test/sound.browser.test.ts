import { expect, test } from 'vitest'
import { address, begin, inBrowser, newTab, phone, waitFor } from './browser.ts'

/** Counts what is made to sound. */
const COUNTING = `window.contexts = 0
window.AudioContext = class extends AudioContext { constructor() { super(); window.contexts++ } }`

inBrowser('sound', () => {
  test('there is none, and nothing is fetched for it, until somebody asks; then every sound has its caption', async () => {
    const page = await newTab(phone)
    await page.addInitScript(COUNTING)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(address())
    await begin(page)
    const match = page.url()
    const step = async () => {
      const before = await page.locator('.log-text').count()
      await page.locator('.choice.move').first().click()
      await waitFor(page, `document.querySelectorAll('.log-text').length > ${before}`)
    }
    await step()
    expect(await page.locator('.sound-caption').count()).toBe(0)
    expect(fetched.filter((url) => /player-/.test(url))).toEqual([])
    expect(await page.evaluate('window.contexts')).toBe(0)

    await page.goto(`${address()}#settings`)
    await page.getByLabel('Sounds of the arena').check()
    expect(await page.getByLabel('Captions that say what is heard').isChecked()).toBe(true)
    await page.getByLabel('Volume').fill('20')
    await page.goto(match)
    await page.locator('.choice.move').first().waitFor()
    await step()
    expect(await page.locator('.sound-caption').innerText()).toMatch(/^♪ \w/)
    await waitFor(page, 'window.contexts === 1')
    expect(fetched.filter((url) => /player-/.test(url))).toHaveLength(1)
  })
})
