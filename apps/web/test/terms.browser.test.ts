/** Words that say what they mean: pointed at, focused, tapped, in a line of the log and over a dialog. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, inBrowser, newTab, openMatch, phone } from './browser.ts'
import { playUntil, standard, you } from './matches.ts'

async function beginGladiator(page: Page): Promise<void> {
  await page.goto(`${address()}#setup/colosseum`)
  await page.getByLabel(/^Seed/).fill('terms')
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await page.locator('.plot').waitFor()
}

const meaning = (page: Page) => page.getByRole('tooltip')
const combatFactors = (page: Page) => page.locator('.card').first().getByRole('button', { name: 'CF' })

/** How far the ring around what has the focus is from the last letter before it in its line. */
function roomBeforeRing(ringed: Element): number {
  const { outlineWidth, outlineOffset } = getComputedStyle(ringed)
  const box = ringed.getBoundingClientRect()
  const ring = box.left - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset)
  const texts = document.createTreeWalker(ringed.closest('.card, .log-line')!, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let room = Number.POSITIVE_INFINITY
  while (texts.nextNode() && !ringed.contains(texts.currentNode)) {
    const { length } = texts.currentNode.textContent!.trimEnd()
    // What is only heard has a place, but no letters that could be touched.
    if (length === 0 || texts.currentNode.parentElement!.closest('.heard')) continue
    range.setStart(texts.currentNode, length - 1)
    range.setEnd(texts.currentNode, length)
    const letter = range.getBoundingClientRect()
    const isBeside = letter.right <= box.left + 8 && letter.bottom > box.top + 8 && letter.top < box.bottom - 8
    if (isBeside) room = Math.min(room, ring - letter.right)
  }
  return room
}

inBrowser('terms', () => {
  test('a word on a card says what it means when it is pointed at or focused, and is silent again', async () => {
    const page = await newTab()
    await beginGladiator(page)
    await combatFactors(page).hover()
    expect(await meaning(page).textContent()).toMatch(/^Combat factors: .* §3\.4\.2$/)
    await page.mouse.move(600, 5)
    await expect.poll(() => meaning(page).count()).toBe(0)
    await combatFactors(page).focus()
    for (const key of ['Shift+Tab', 'Tab']) await page.keyboard.press(key)
    expect(await meaning(page).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await meaning(page).count()).toBe(0)
  })

  test('one meaning at a time, and none after Escape or after its paragraph was read', async () => {
    const page = await newTab()
    await beginGladiator(page)
    await combatFactors(page).focus()
    for (const key of ['Shift+Tab', 'Tab']) await page.keyboard.press(key)
    await page.locator('.card').first().getByRole('button', { name: 'stun' }).hover()
    expect(await meaning(page).allTextContents()).toEqual([expect.stringMatching(/stun/i)])
    await page.keyboard.press('Escape')
    expect(await meaning(page).count()).toBe(0)
    await combatFactors(page).hover()
    await meaning(page).waitFor()
    await combatFactors(page).click()
    await page.locator('dialog').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.mouse.move(600, 5)
    await expect.poll(() => meaning(page).count()).toBe(0)
  })

  test('after a word of the log was asked for its meaning, an arrow key still steps, and the log follows', async () => {
    const page = await newTab()
    await page.goto(address())
    await page.getByRole('button', { name: 'Fight now' }).click()
    await page.locator('.task-groups').waitFor()
    const lines = page.locator('.log-line')
    const told = await lines.count()
    await page.locator('.log .term').last().click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => lines.count()).toBe(told + 1)
    const left = () => page.locator('.log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight)
    await expect.poll(left).toBeLessThan(2)
  })

  test('the ring around a word or a number touches no letter beside it', async () => {
    const page = await newTab()
    await page.goto(address())
    await page.getByRole('button', { name: 'Fight now' }).click()
    await page.locator('.task-groups').waitFor()
    await page.keyboard.press('Tab')
    const ringed = page.locator('.card .sum-number, .log .term, .log .sum-number')
    expect(await ringed.count()).toBeGreaterThan(4)
    for (const one of await ringed.all()) {
      await one.focus()
      expect(await one.evaluate(roomBeforeRing), await one.innerText()).toBeGreaterThanOrEqual(0)
    }
  })

  test('on a phone a tap opens it, within the page', async () => {
    const page = await newTab(phone)
    await beginGladiator(page)
    await combatFactors(page).tap()
    const box = (await meaning(page).boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(390)
    await page.locator('.task-prompt').tap()
    await expect.poll(() => meaning(page).count()).toBe(0)
  })

  test('on a phone a tap on the sand that puts a meaning away does nothing else there', async () => {
    const page = await newTab(phone)
    await page.goto(address())
    await page.getByRole('button', { name: 'Fight now' }).click()
    await page.locator('.task-groups').waitFor()
    const sand = () => page.locator('g.target').first().tap({ force: true })
    const asked = () => page.locator('.task').innerText()
    const before = await asked()
    await page.locator('.task-prompt .term').first().tap()
    await meaning(page).waitFor()
    await sand()
    await expect.poll(() => meaning(page).count()).toBe(0)
    expect(await asked()).toBe(before)
    await sand()
    await expect.poll(asked).not.toBe(before)
  })

  test.each([
    ['with a mouse', {}],
    ['on a phone', phone],
  ])('%s the odds of Outland are three groups, which open, and their words can be asked for', async (_, device) => {
    const page = await newTab(device)
    const { after } = playUntil(
      ({ task }) => task?.kind === 'answer' && task.choices.some(({ group }) => group === 'fight'),
      { ruleset: 'outland' },
    )
    await openMatch(page, after, [you, standard])
    const blow = page.locator('.choice.fight').first()
    await (device === phone ? blow.tap() : blow.hover())
    const odds = page.locator('.odds').filter({ visible: true })
    const groups = odds.locator('.odds-group')
    expect(await groups.locator('summary').allTextContents()).toEqual([
      expect.stringMatching(/^good for you \d+% only Verus is hit \d+%, /),
      expect.stringMatching(/^even \d+% \S.* \d+%$/),
      expect.stringMatching(/^bad for you \d+% \S.* \d+%$/),
    ])
    expect(await odds.locator('.odds-part').filter({ visible: true }).count()).toBe(0)
    await groups.nth(1).locator('summary').click()
    const word = odds.getByRole('button', { name: 'locked' })
    await (device === phone ? word.tap() : word.hover())
    expect(await meaning(page).textContent()).toMatch(/neither of the two acts again .*§4\.7$/)
  })
})
