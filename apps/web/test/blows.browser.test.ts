/** What came of a blow stays until it has been read, and nothing is done by a key that nobody meant. */
import { expect, test } from 'vitest'
import { passOnAll } from './axe.ts'
import { address, inBrowser, lastLines, newTab, openMatch, phone, waitFor } from './browser.ts'
import { playUntil, standard, you } from './matches.ts'

/** Skips what the opponent does, up to the next decision. */
const ON = `document.querySelector('#last-blow') !== null
  || (document.querySelector('.task-foot:is(.running, .held) button')?.click(), false)`

/** A match just before somebody is wounded. */
function aWound() {
  return playUntil(
    ({ lines, verdict, isOver, task }) =>
      !verdict &&
      !isOver &&
      task !== null &&
      lines.slice(-6).some(({ event }) => 'loserTakes' in event && event.loserTakes),
    { ruleset: 'outland' },
  )
}

/** Where a sentence of late can be read. */
const readIn = (sentence: string) => `['.stage', '.task', '.log li:nth-last-child(-n + 5)'].filter((place) =>
  [...document.querySelectorAll(place + ' :is(p, span, .task-prompt)')].some((one) =>
    one.innerText.startsWith(${JSON.stringify(sentence)}) && !one.closest('.heard')
    && one.checkVisibility({ opacityProperty: true })))`

inBrowser('blows', () => {
  test('beside the sand a wound is read in one place at a time: in its card, then in the log', async () => {
    const page = await newTab({ viewport: { width: 1440, height: 900 } }, 'usual')
    const { before, choice } = aWound()
    await openMatch(page, before, [you, standard])
    await page.getByRole('button', { name: choice.label }).first().click()
    await page.locator('.task-foot.held').waitFor()
    const wound = (await page.locator('.task-foot.held .task-prompt').innerText()).split(' (')[0]!
    expect(wound).not.toBe('')
    expect(await page.evaluate(readIn(wound))).toEqual(['.stage'])
    const unseen = `[...document.querySelectorAll('.log li')].filter((one) => !one.checkVisibility({ opacityProperty: true }))
      .flatMap((one) => [...one.querySelectorAll('button')]).filter((one) => (one.focus(), document.activeElement === one)).length`
    expect(await page.locator('.log .telling button').count()).toBeGreaterThan(0)
    expect(await page.evaluate(unseen)).toBe(0)
    await page.locator('.task-foot.held button').click()
    await page.locator('.task-foot.held').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(readIn(wound))).toEqual([expect.stringMatching(/^.log/)])
  })

  test('a wound stays with its dice until Enter, can be seen again, and Enter presses nothing but what has the focus', async () => {
    const page = await newTab({ ...phone, viewport: { width: 820, height: 1180 } }, 'usual')
    await page.goto(address())
    await page.evaluate(`localStorage.setItem('harena.settings', '{"speed":"fast"}')`)
    const { before, choice } = aWound()
    await openMatch(page, before, [you, standard])
    await page.getByRole('button', { name: choice.label }).first().click()
    await page.locator('.task-foot.held').waitFor()
    expect(await page.locator('.blow-card .die').count()).toBeGreaterThan(3)
    expect(await page.locator('.choice').count()).toBe(0)
    await passOnAll(page, 'a wound')
    await page.keyboard.press('Enter')
    await page.locator('.task-foot.held').waitFor({ state: 'detached' })
    await waitFor(page, ON)
    await page.keyboard.press('b')
    await page.locator('.blow-card').waitFor()
    expect(await page.locator('.log-text').first().isVisible()).toBe(false)
    expect(await page.locator('.log li').last().isVisible()).toBe(true)
    const lines = (await lastLines(page)).length
    await page.evaluate('document.activeElement.blur()')
    await page.keyboard.press('Enter')
    expect((await lastLines(page)).length).toBe(lines)
    // Over the sand it can be read, whatever is drawn below it.
    await page.setViewportSize({ width: 1440, height: 900 })
    const ground = page.locator('.stage #last-blow')
    await ground.waitFor()
    expect(await ground.evaluate((one) => getComputedStyle(one).backgroundColor)).toMatch(/^rgb\(/)
  })

  test('a last blow is read once, then the crowd says what it threw and what was needed, and nothing comes after it', async () => {
    const page = await newTab(phone, 'usual')
    await page.goto(address())
    await page.evaluate(`localStorage.setItem('harena.settings', '{"speed":"fast"}')`)
    const { before, choice } = playUntil(
      ({ lines, verdict }) => verdict !== null && lines.slice(-4).some(({ event }) => event.kind === 'lostLastBox'),
      { ruleset: 'outland' },
    )
    await openMatch(page, before, [you, standard])
    await page.getByRole('button', { name: choice.label }).first().click()
    if ((await page.locator('#primary').textContent())?.includes(choice.label)) await page.locator('#primary').click()
    const held = page.locator('.task-foot.held')
    await held.waitFor()
    expect(await page.locator('dialog.moment').count()).toBe(0)
    await held.getByRole('button').click()
    await page.locator('dialog.moment button.button:not(:disabled)').waitFor()
    expect(await page.locator('.moment-cause').textContent()).toMatch(/can take no more hits and falls\. §/)
    expect(await page.locator('.moment-needed').textContent()).toMatch(/^(Thrown|Sum) -?\d+, needed \d/)
    await passOnAll(page, 'a verdict')
    await page.getByRole('button', { name: 'Go on' }).click()
    await waitFor(page, `document.querySelector('.end, .task-foot.held, .choice') !== null`)
    expect(await held.count()).toBe(0)
  })
})
