/** Numbers that open into the sums that made them: on cards and in the log, by mouse, key and finger. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { passOnAll } from './axe.ts'
import { address, begin, eachBout, inBrowser, newTab, phone, playByMouse, toSetup } from './browser.ts'

const box = (page: Page) => page.getByRole('dialog').and(page.locator('.sum-box'))
const ofCard = (page: Page) => page.locator('.card .sum-number')
const ofLog = (page: Page) => page.locator('.log .sum-number:visible')

inBrowser('sums', () => {
  test('in every game a number on a card opens into its steps, each with a paragraph, and says what would change it', async () => {
    const page = await newTab()
    await eachBout(page, async (game) => {
      const number = ofCard(page).first()
      await number.focus()
      expect(await number.getAttribute('aria-expanded'), game).toBe('false')
      await page.keyboard.press('Enter')
      expect(await number.getAttribute('aria-expanded'), game).toBe('true')
      const total = /\d+/.exec(await number.innerText())![0]
      expect(await box(page).locator('.sum b').first().innerText(), game).toBe(total)
      expect(await box(page).locator('.preview-lines .cite').count(), game).toBeGreaterThan(0)
      expect(await box(page).innerText(), game).toContain('What would change it')
      await page.keyboard.press('Escape')
      expect(await box(page).count(), game).toBe(0)
      expect(await number.evaluate((one) => one === document.activeElement), game).toBe(true)
    })
  })

  test('its paragraph is read over the sum, which is still there afterwards', async () => {
    const page = await newTab()
    await page.goto(address())
    await begin(page)
    await ofCard(page).first().click()
    await box(page)
      .getByRole('button', { name: /read the rule/ })
      .first()
      .click()
    await page.locator('.rule-dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.rule-dialog').waitFor({ state: 'detached' })
    expect(await box(page).isVisible()).toBe(true)
    await page.mouse.click(640, 300)
    expect(await box(page).count()).toBe(0)
    // A press that becomes a pan clicks nothing: the key after it counts.
    const number = ofCard(page).first()
    await number.click()
    const pan = `document.querySelector('.arena-board').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))`
    await page.evaluate(pan)
    expect(await box(page).count()).toBe(0)
    await number.press('Enter')
    expect(await box(page).isVisible()).toBe(true)
  })

  test('a log sheet opens into the same sums, over its dialog', async () => {
    const page = await newTab()
    await page.goto(address())
    await toSetup(page, 'colosseum')
    await page.getByRole('button', { name: 'Begin the match' }).click()
    await page.locator('.card-sheet').first().click()
    await page.locator('.log-sheet .sum-number').first().click()
    expect(await box(page).innerText()).toContain('§3.4')
    await page.keyboard.press('Escape')
    expect(await page.locator('dialog .log-sheet').isVisible()).toBe(true)
    expect(await box(page).count()).toBe(0)
  })

  test('all log sheets together open into the sums of each', async () => {
    const page = await newTab()
    await page.goto(address())
    await toSetup(page, 'colosseum')
    await page.getByRole('button', { name: 'Begin the match' }).click()
    await page.getByRole('button', { name: 'Log sheets' }).click()
    await page.locator('.log-sheets .log-sheet').nth(1).locator('.sum-number').first().click()
    expect(await box(page).innerText()).toContain('§3.4')
  })

  test('a part of the body opens into its points and its armor, and no part lies over another', async () => {
    const page = await newTab(phone)
    await page.goto(address())
    await toSetup(page, 'heroes')
    await page.getByRole('button', { name: 'Begin the match' }).click()
    const head = page.getByRole('button', { name: /^head 4 of 4, AC/ }).first()
    await head.tap()
    expect(await box(page).innerText()).toMatch(/Head 4[\s\S]*§3\.6\.2[\s\S]*then 3[\s\S]*Armor of the head/)
    const parts = page.locator('.card').first().locator('.body-part .sum-number')
    const places = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    expect(places.filter(({ width, height }) => Math.min(width, height) < 24)).toEqual([])
    const isOver = (a: DOMRect, b: DOMRect) =>
      a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom
    expect(places.filter((one, at) => places.some((other, place) => place > at && isOver(one, other)))).toEqual([])
  })

  test('a move that is not open says why not, with its paragraph', async () => {
    const page = await newTab()
    await page.goto(address())
    await toSetup(page, 'colosseum')
    await page.getByRole('button', { name: 'Begin the match' }).click()
    for (const _ of [1, 2]) await page.locator('.pad-F').click()
    await page.locator('.pad-SBL[aria-disabled=true]').click({ force: true })
    expect(await page.locator('.plot-hint').first().innerText()).toMatch(/^A plot has two steps at most.* §7\.3$/)
  })

  test('on a phone a total in the log opens at a tap, within the page, and passes for everybody', async () => {
    const page = await newTab(phone)
    await page.goto(address())
    await begin(page, { game: 'outland' })
    await playByMouse(page, 4)
    await page.getByRole('button', { name: 'All that happened' }).tap()
    await ofLog(page).last().tap()
    const { x, y, width, height } = (await box(page).boundingBox())!
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
    expect(y + height).toBeLessThanOrEqual(844)
    await passOnAll(page, 'a sum')
    await page.locator('.clock').tap()
    expect(await box(page).count()).toBe(0)
  })
})
