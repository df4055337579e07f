/** What is longer than its place: it scrolls, says so, and the way out stays in sight. */
import { expect, test } from 'vitest'
import { address, inBrowser, newTab, openMatch, smallPhone, toSetup } from './browser.ts'
import { open, playToTheEnd, standard, you } from './matches.ts'

/** Whether all of it is on the screen. */
const inSight = (selector: string) => `(() => {
  const { top, bottom } = document.querySelector('${selector}').getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
})()`

inBrowser('long lists', () => {
  test('of seven fighters on a low screen it is said how many are out of sight, and they can be scrolled to', async () => {
    const page = await newTab({ viewport: { width: 1366, height: 650 } })
    await page.goto(address())
    await toSetup(page, 'colosseum')
    await page.getByRole('combobox', { name: 'Gladiators' }).selectOption('7')
    await page.getByLabel(/^Seed/).fill('sand')
    await page.getByRole('button', { name: /^Begin the/ }).click()
    const below = page.getByRole('button', { name: /more below$/ })
    await below.waitFor()
    const number = Number.parseInt(await below.innerText(), 10)
    expect(number).toBeGreaterThan(0)
    await page.evaluate(`document.querySelector('.cards').scrollTop = 10000`)
    await below.waitFor({ state: 'detached' })
    expect(await page.evaluate(inSight('.card[data-seat="6"]'))).toBe(true)
  })

  test('the way out of a long dialog stays in sight on a phone, however far one scrolls', async () => {
    const page = await newTab(smallPhone)
    await page.goto(address())
    await toSetup(page, 'colosseum')
    await page.getByRole('button', { name: 'Who is who' }).first().click()
    await page.locator('dialog.modal[open]').waitFor()
    await page.evaluate(`document.querySelector('dialog.modal').scrollTop = 10000`)
    expect(await page.evaluate(`document.querySelector('dialog.modal').scrollTop > 200`)).toBe(true)
    expect(await page.evaluate(inSight('.modal-head .icon-button'))).toBe(true)
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await page.locator('dialog.modal').count()).toBe(0)
  })

  test('the buttons of a replay and its place are one line on a small phone', async () => {
    const page = await newTab({ ...smallPhone, locale: 'de-DE' })
    const { controller } = open()
    playToTheEnd(controller)
    await openMatch(page, controller.record(), [you, standard])
    await page.goto(`${address()}#replay/saved`)
    await page.locator('.scrubber-place').waitFor()
    const middles = `[...document.querySelectorAll('.scrubber-buttons > *')].map((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    })`
    expect(new Set((await page.evaluate(middles)) as number[]).size).toBe(1)
  })
})
