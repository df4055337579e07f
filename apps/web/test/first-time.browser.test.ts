/** Whoever plays a game for the first time is told how it can be learned, in the match and not before it. */
import { expect, test } from 'vitest'
import { inBrowser, openHome, phone, smallPhone } from './browser.ts'

const CARD = { name: 'For the first time' }

inBrowser('the first match of a game', () => {
  test('begins with one click, offers the school and the ten lines, and asks no more once it is put away', async () => {
    const page = await openHome({ ...phone, isNewcomer: true })
    await page.getByRole('button', { name: 'Fight now' }).click()
    const card = page.getByRole('region', CARD)
    await card.waitFor()
    expect(await card.getByRole('link', { name: 'Learn it in two minutes' }).getAttribute('href')).toBe(
      '#lesson/munera-first',
    )
    await card.getByRole('button', { name: 'In ten lines' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.locator('.how-to li').count()).toBeGreaterThanOrEqual(8)
    await page.keyboard.press('Escape')
    expect(await card.count()).toBe(1)
    await card.getByRole('button', { name: 'Just play' }).click()
    expect(await card.count()).toBe(0)
    await page.reload()
    await page.locator('#task').waitFor()
    expect(await card.count()).toBe(0)
    // Another game is another first time.
    await page.goto(`${page.url().split('#', 1)[0]}#home`)
    await page.getByRole('button', { name: /^Play GLADIATOR/ }).click()
    await card.waitFor()
  })

  test('who answers the first question plays already, and is not asked again', async () => {
    const page = await openHome({ ...smallPhone, isNewcomer: true })
    await page.getByRole('button', { name: 'Fight now' }).click()
    const card = page.getByRole('region', CARD)
    await card.waitFor()
    // It is not in the way: what there is to do can be done beside it.
    await page.locator('.choice').first().click()
    await page.locator('#primary').click()
    await card.waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('#task').waitFor()
    expect(await card.count()).toBe(0)
  })
})
