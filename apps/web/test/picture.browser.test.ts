/** The picture of an end that is sent around: what is drawn on it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachBout, inBrowser, newTab, phone, waitFor } from './browser.ts'
import { type Seen, savedPicture } from './picture-seen.ts'

async function pictureOfEnd(page: Page): Promise<Seen> {
  await page.getByRole('button', { name: 'Let the computer finish' }).click()
  await page.getByRole('button', { name: 'Let it be decided' }).click()
  const last = `(() => {
    document.querySelector('dialog.moment .button:not(:disabled)')?.click()
    return document.querySelector('.end .end-verdict')
  })()`
  await waitFor(page, `Boolean(${last})`)
  await page.locator('.end-scene svg').first().waitFor()
  await page.getByText(/^More: save/).click()
  return savedPicture(page)
}

inBrowser('the picture of an end', () => {
  test.each([
    ['a phone by night', { ...phone, colorScheme: 'dark' }],
    ['a desk by day', { colorScheme: 'light' }],
  ] as const)('shows the victor on the left and the beaten man on the right, on %s', async (_, options) => {
    const page = await newTab(options)
    await eachBout(page, async (game) => {
      const { left, right, rims } = await pictureOfEnd(page)
      expect(left, `${game}: on the left`).toBeGreaterThan(0.02)
      expect(right, `${game}: on the right`).toBeGreaterThan(0.02)
      // Sand or seats up to the rim.
      for (const colours of rims) expect(colours, `${game}: at the rim`).toBeGreaterThan(20)
    })
  })
})
