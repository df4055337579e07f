/** What comes at the end, and how one gets there without playing it out. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, begin, inBrowser, newTab, openHome, openMatch, smallPhone } from './browser.ts'
import { open, playToTheEnd, standard, you } from './matches.ts'

/** Every button and link of the end but those of what its scene says, and whether it stands on the screen once it is scrolled to. */
const REACHED = `[...document.querySelectorAll('.end :is(button, a.button, summary)')].filter((one) => !one.closest('.on-stage')).map((one) => {
  one.scrollIntoView({ block: 'center' })
  const { left, right, top, bottom, width, height } = one.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  return [one.innerText.trim(), left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && one.contains(above)]
})`

async function openEnd(page: Page): Promise<void> {
  const { controller } = open()
  playToTheEnd(controller)
  await openMatch(page, controller.record(), [you, standard])
  await page.locator('.end').waitFor()
}

inBrowser('the end of a match', () => {
  test('has one button first, two beside it and a menu for the rest, all to be reached on a small phone', async () => {
    const page = await newTab(smallPhone)
    await openEnd(page)
    expect(await page.locator('.end-buttons > *').allInnerTexts()).toEqual([
      'Rematch',
      'New bout',
      'Watch the replay and the review',
    ])
    expect(await page.locator('.end-buttons > .button:not(.quiet)').allInnerTexts()).toEqual(['Rematch'])
    expect(await page.getByRole('button', { name: 'Save record' }).isVisible()).toBe(false)
    await page.getByText(/^More: save/).click()
    const reached = (await page.evaluate(REACHED)) as [string, boolean][]
    expect(reached.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Save record', 'Copy link', 'Picture', 'Sheets to print', 'Undo']),
    )
    expect(reached.filter(([, isThere]) => !isThere)).toEqual([])
  })

  test('tells last and in bold what felled the beaten man, to whoever plays here; no counter shows through', async () => {
    const page = await newTab()
    await openEnd(page)
    expect(await page.locator('.end-verdict').innerText()).toMatch(/^You have (won|lost)$/)
    const last = page.locator('.end-story > li').last()
    expect(await last.getAttribute('class')).toBe('deciding on-stage')
    // While the scene says it, it is not said beside it.
    expect(await last.isVisible()).toBe(false)
    expect(await last.innerText()).toMatch(/the crowd (spares|condemns) him\.|is killed by/)
    expect(await last.evaluate((one) => getComputedStyle(one).fontWeight)).toBe('700')
    const men = page.locator('.arena-place')
    expect(await men.count()).toBeGreaterThan(0)
    expect(await men.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))).not.toContain('1')
    // The panel has all the height that there is.
    expect(await page.locator('.task').evaluate((one) => one.getBoundingClientRect().bottom)).toBe(
      await page.evaluate('innerHeight'),
    )
    expect(await page.locator('.is-out .track').count()).toBe(0)
  })

  test.each([
    ['on a wide screen', {}],
    ['on a small phone', smallPhone],
  ])('comes at once when one only watches and has seen enough, and so in a replay, %s', async (_, device) => {
    const page = await openHome(device, 'usual')
    await begin(page, { sitters: ['Novice opponent', 'Novice opponent'], seed: 'watched' })
    const skip = page.getByRole('button', { name: 'Skip to the end' })
    await skip.click()
    await page.locator('.end').waitFor()
    expect(await skip.count()).toBe(0)
    await page.getByRole('link', { name: /Watch the replay/ }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await skip.click()
    const [at, last] = (await page.locator('.scrubber-place').innerText()).split('/')
    expect(at).toBe(last)
    expect(await skip.count()).toBe(0)
  })

  test('comes at once when one lets a bout be decided, and not before one has said so', async () => {
    const page = await newTab()
    await page.goto(address())
    await begin(page)
    await page.getByRole('button', { name: 'Let the computer finish' }).click()
    await page.getByRole('button', { name: 'No, I fight on' }).click()
    expect(await page.locator('.end').count()).toBe(0)
    await page.getByRole('button', { name: 'Let the computer finish' }).click()
    await page.getByRole('button', { name: 'Let it be decided' }).click()
    await page.locator('.end-verdict').waitFor()
    expect(await page.getByRole('button', { name: 'Let the computer finish' }).count()).toBe(0)
  })

  test('is not begged for with one click: the odds come first, and the end says that he begged', async () => {
    const page = await newTab()
    await page.goto(address())
    await openMatch(page, open({ ruleset: 'outland' }).controller.record(), [you, standard])
    const beg = page.getByRole('button', { name: 'Beg for mercy' }).first()
    // It is not among what one usually does, and the keyboard gets there.
    expect(await beg.isVisible()).toBe(false)
    await page.locator('.task-more > summary').press('Enter')
    await beg.click()
    expect(await page.locator('.task-preview').textContent()).toMatch(/One die: he needs a 6, 1 in 6\. If not, he dies/)
    await page.getByRole('button', { name: 'Something else' }).click()
    expect(await page.locator('.end').count()).toBe(0)
    await page.locator('.task-more > summary').press('Enter')
    await beg.click()
    await page.locator('#primary').click()
    await page.locator('dialog.moment button.button:not(:disabled)').waitFor()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.locator('.end-how').waitFor()
    expect(await page.locator('.end-how').textContent()).toMatch(/begs for mercy\. The crowd decides, sum/)
  })

  test('is not left to anybody else where two people play', async () => {
    const page = await newTab()
    await page.goto(address())
    await begin(page, { sitters: ['You', 'Second player'] })
    await page.locator('#task').waitFor()
    expect(await page.getByRole('button', { name: 'Let the computer finish' }).count()).toBe(0)
  })
})
