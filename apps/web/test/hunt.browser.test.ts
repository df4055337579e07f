import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, lastLines, openHome, smallPhone, toSetup } from './browser.ts'
import { hurryToTheEnd, playOn, setUpHunt } from './colosseum-steps.ts'

const figure = (page: Page, name: RegExp) => page.getByRole('img', { name })

/** Buttons of the plot of which some part is under something else, or off the screen. */
const COVERED = `[...document.querySelectorAll('.plot button:not(.term, .cite)')].filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  const corners = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]]
  return right > left && !corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)))
}).map((one) => one.innerText)`

inBrowser('hunts', () => {
  test('one click on the first page starts a hunt, which is played to its end and seen again', async () => {
    const page = await openHome()
    await page.getByRole('button', { name: 'Hunt a lion' }).click()
    await page.locator('.plot').waitFor()
    expect(await figure(page, /^Nemeus\. Lion, CF 14 of 14/).count()).toBe(1)
    // He walks where he need not leap.
    expect(await page.getByRole('button', { name: /^Go there .*: forward 2 hexes/ }).count()).toBe(1)
    await page.locator('#primary').click()
    await playOn(page, ['allocate', 'end'])
    await hurryToTheEnd(page)
    expect(await page.locator('.end-verdict').innerText()).toMatch(/won|lost|draw/i)
    expect((await lastLines(page)).join(' ')).toMatch(/Nemeus/)
    await page.reload()
    await page.locator('.end-verdict').waitFor()
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.getByLabel('Place in the match').fill('3')
    expect(await figure(page, /^Nemeus\. Lion/).count()).toBe(1)
  })

  test('on small phones and on one that lies, nothing of the plot is covered', async () => {
    const page = await openHome(smallPhone)
    await page.getByRole('button', { name: 'Hunt a lion' }).click()
    await page.locator('.plot').waitFor()
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await page.evaluate(COVERED), `${width} x ${height}`).toEqual([])
    }
  })

  test("two clicks lead to a hunt and to a centurion's watch, and say who meets whom", async () => {
    const page = await openHome()
    await toSetup(page, 'colosseum')
    await page.getByText(/Bestiarius .* against a lion that the book runs/).waitFor()
    await page.getByRole('button', { name: "A centurion's watch" }).click()
    await page.locator('.plot').waitFor()
    expect(await page.locator('.card-type').allInnerTexts()).toEqual([
      'Myrmillo · You',
      'Myrmillo · centurion, run by the book',
    ])
  })

  test('beasts are set up like men, alone or several to a side, and nobody plays them', async () => {
    const page = await openHome()
    await setUpHunt(page)
    expect(
      await page.getByLabel('Name').evaluateAll((all) => all.map((one) => (one as { value?: string }).value)),
    ).toEqual(['Flamma', 'Nemeus', 'Priscus', 'Lupa'])
    expect(await page.locator('.lineup .standing.beast').count()).toBe(2)
    expect(await page.getByLabel('Played by').nth(1).locator('option:not(:disabled)').allInnerTexts()).toEqual([
      'The book',
    ])
    await page.getByRole('radio', { name: /^Tables V2.0/ }).check()
    expect(await page.getByRole('button', { name: 'Begin the match' }).isEnabled()).toBe(true)
    await page.getByRole('radio', { name: /^Basic Game/ }).check()
    await setUpHunt(page)
    await page.getByRole('button', { name: 'Begin the match' }).click()
    await page.locator('.plot').waitFor()
    for (const name of [/^Nemeus\. Lion/, /^Lupa\. Wolf/]) expect(await figure(page, name).count()).toBe(1)
    expect(await page.locator('.card').count()).toBe(4)
  })
})
