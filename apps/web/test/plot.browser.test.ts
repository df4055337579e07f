/** Plotting and allocating, as hands and eyes meet them: what is pressed stays, is in sight, and means one thing. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, inBrowser, newTab, openHome, phone, smallPhone } from './browser.ts'
import { begin, playOn } from './colosseum-steps.ts'

const prompt = (page: Page) => page.locator('#task').innerText()

/** Whether all of it can be seen: nothing lies over it, and nothing cuts it off. */
async function isInSight(one: Locator): Promise<boolean> {
  return one.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const middle = [(left + right) / 2, (top + bottom) / 2] as const
    const sides = [
      [middle[0], top + 3],
      [middle[0], bottom - 3],
      [left + 3, middle[1]],
      [right - 3, middle[1]],
    ] as const
    return sides.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  })
}

async function openLesson(page: Page): Promise<void> {
  await page.goto(`${address()}#lesson/gladiator-first`)
  await page.locator('.plot').waitFor()
}

inBrowser('plots and allocations', () => {
  test('a double click on the seal, and the keys pressed thrice, seal one phase', async () => {
    const page = await openHome()
    await begin(page)
    await page.locator('.plot').waitFor()
    expect(await prompt(page)).toMatch(/phase 1/)
    await page.locator('#primary').dblclick()
    await page.waitForTimeout(450)
    expect(await prompt(page)).toMatch(/phase 2/)
    for (let i = 0; i < 3; i++) await page.keyboard.press('Control+Enter')
    await page.waitForTimeout(450)
    expect(await prompt(page)).toMatch(/phase 3/)
  })

  test('advice goes with the plot that it was for, and by Undo', async () => {
    const page = await openHome()
    await begin(page)
    await page.locator('.plot').waitFor()
    const advice = page.locator('.suggested :is(p, summary)')
    await page.getByRole('button', { name: 'Turn left', exact: true }).click()
    const pad = await page.locator('.plot-pad').boundingBox()
    await page.getByRole('button', { name: 'Suggest' }).click()
    await advice.first().waitFor()
    expect(await page.locator('.plot-pad').boundingBox()).toEqual(pad)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await advice.count()).toBe(0)
    await page.getByRole('button', { name: 'Suggest' }).click()
    await advice.first().waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Turn left', exact: true }).click()
    expect(await advice.count()).toBe(0)
  })

  test('advice says why, phase by phase, however the master spells his walk', async () => {
    const page = await openHome()
    await begin(page)
    for (const phase of [1, 2, 3]) {
      await page.locator('#task', { hasText: `phase ${phase}` }).waitFor()
      await page.getByRole('button', { name: 'Suggest' }).click()
      await page.locator('.suggested > details > summary').waitFor()
      await page.locator('#primary').click()
    }
  })

  test('what cannot be taken back is said in sight, and no longer when something else is done', async () => {
    const page = await openHome({ viewport: { width: 1024, height: 640 } })
    await begin(page)
    await page.locator('.plot').waitFor()
    await page.locator('#primary').click()
    await expect.poll(() => prompt(page)).toMatch(/phase 2/)
    const refusal = page.locator('.task .refusal')
    for (let i = 0; i < 2; i++) {
      await page.getByRole('button', { name: 'Undo' }).click()
      await refusal.waitFor()
      expect(await isInSight(refusal)).toBe(true)
    }
    await page.keyboard.press('ArrowUp')
    expect(await refusal.count()).toBe(0)
  })

  test.each([
    [1366, 768],
    [1024, 640],
    [390, 844],
    [360, 740],
    [844, 390],
  ])('%i by %i: what the trainer names is in sight, and its hex is marked', async (width, height) => {
    const isPhone = Math.min(width, height) < 500
    const page = await newTab({ ...(isPhone && phone), viewport: { width, height } })
    await openLesson(page)
    for (let i = 0; i < 2; i++) {
      expect(await isInSight(page.locator('.plot-pad .coached'))).toBe(true)
      expect(await page.locator('.target.coached').count()).toBe(1)
      await page.locator('.plot-pad .coached').click()
    }
    expect(await isInSight(page.locator('#primary.coached'))).toBe(true)
  })

  test('on a small phone the buttons, what they write and what else there is do not cover each other', async () => {
    const page = await openHome(smallPhone)
    await begin(page)
    await page.locator('.plot').waitFor()
    await page.getByRole('button', { name: 'Buttons' }).tap()
    for (const name of ['Suggest', 'More', 'Charge', 'Forward']) {
      expect(await isInSight(page.getByRole('button', { name }).first())).toBe(true)
    }
    await page.getByRole('button', { name: /^Back right/ }).tap()
    await page.getByRole('button', { name: /^Back right/ }).tap()
    expect(await isInSight(page.locator('.plot-written .chip').first())).toBe(true)
    await page.getByRole('button', { name: 'More' }).tap()
    expect(await isInSight(page.getByLabel(/^Type the plot/))).toBe(true)
  })

  test('§9.3 a tap adds on both bodies, what is below takes it back, and sealing nothing is no main thing to do', async () => {
    const page = await openHome(phone)
    await begin(page)
    await playOn(page, ['allocate'])
    const seal = page.locator('#primary')
    await page.getByRole('button', { name: 'Clear' }).tap()
    expect(await seal.getAttribute('class')).toContain('quiet')
    for (const [body, label] of [
      ['Strike Verus', 'CF on the groin'],
      ['Defend yourself', 'CF to guard the groin'],
    ] as const) {
      const part = page.getByRole('group', { name: body }).getByRole('button', { name: /^groin/ })
      await part.tap()
      const number = page.getByRole('spinbutton', { name: label })
      const first = Number(await number.innerText())
      expect(first).toBeGreaterThan(0)
      await part.tap()
      expect(Number(await number.innerText())).toBe(first + 1)
      expect(await isInSight(number)).toBe(true)
      await number.press('ArrowDown')
      await page.getByRole('button', { name: `${label}: one less` }).tap()
      expect(Number((await number.count()) && (await number.innerText()))).toBe(first - 1)
    }
    expect(await seal.getAttribute('class')).not.toContain('quiet')
    expect(await page.locator('.wound-line').innerText()).toMatch(
      /^hit .*, killed at once, whatever wounds he has left, <?\d+%$/,
    )
  })

  test.each([
    [1366, 768],
    [1366, 650],
  ])('%i by %i: both bodies, the blow and its odds are in sight at once', async (width, height) => {
    const page = await openHome({ viewport: { width, height } })
    await begin(page)
    await playOn(page, ['allocate'])
    for (let i = 0; i < 2; i++) expect(await isInSight(page.locator('.area-man').nth(i))).toBe(true)
    const row = page.locator('.attack-row').first()
    for (const part of ['.attack-row-head', '.odds-bar', '.odds-legend']) {
      expect(await isInSight(row.locator(part)), part).toBe(true)
    }
  })

  test('§9.3 with a trainer the sheet begins empty, his odds are in sight, and he corrects nobody for another plan', async () => {
    const page = await newTab({ viewport: { width: 1366, height: 768 } })
    await openLesson(page)
    while ((await page.locator('.combat-sheet').count()) === 0) {
      const ready = page.getByRole('button', { name: 'Do it for me' }).or(page.locator('.combat-sheet'))
      await ready.first().waitFor()
      if ((await page.locator('.combat-sheet').count()) === 0) await ready.first().click()
      await page.waitForTimeout(300)
    }
    expect(await page.locator('.attack-row').count()).toBe(0)
    const chest = page.getByRole('group', { name: 'Strike Tiro' }).getByRole('button', { name: /^chest/ })
    await chest.click()
    await page.locator('#primary').click()
    expect(await page.locator('.coach-words').innerText()).toMatch(/^Let us play one plan here/)
    expect(await page.locator('.coach-wrong').count()).toBe(0)
    await page.locator('.combat-tools').getByRole('button', { name: 'Suggest' }).click()
    await page.locator('#primary.coached').waitFor()
    for (const part of ['.odds-bar', '.odds-legend'])
      expect(await isInSight(page.locator(`.attack-row ${part}`))).toBe(true)
  })

  test('the log shows whole lines, says how to come back to the newest, and comes back with another question', async () => {
    const page = await openHome({ viewport: { width: 1366, height: 768 } })
    await begin(page)
    await page.locator('.plot').waitFor()
    for (let phase = 2; phase < 5; phase++) {
      await page.locator('#primary').click()
      await expect.poll(() => prompt(page)).toMatch(new RegExp(`phase ${phase}`))
      await page.waitForTimeout(450)
    }
    const log = page.locator('.log')
    const cut = () =>
      log.evaluate((box) => {
        const { top, bottom } = box.getBoundingClientRect()
        const seen = [...box.querySelectorAll('li')].map((line) => line.getBoundingClientRect())
        return {
          cut: seen.filter((line) => line.top < top - 1 && line.bottom > top + 1).length,
          whole: seen.filter((line) => line.top >= top - 1 && line.bottom <= bottom + 1 && line.height > 0).length,
        }
      })
    const { cut: half, whole } = await cut()
    expect(half).toBe(0)
    expect(whole).toBeGreaterThanOrEqual(4)
    await log.evaluate((box) => box.scrollTo({ top: 0 }))
    const newest = page.getByRole('button', { name: 'Newest line' })
    await newest.click()
    const isAtEnd = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 2)
    expect(await isAtEnd()).toBe(true)
    await log.evaluate((box) => box.scrollTo({ top: 0 }))
    await newest.waitFor()
    await page.locator('#primary').click()
    await expect.poll(() => prompt(page)).toMatch(/phase 5/)
    await expect.poll(isAtEnd).toBe(true)
  })

  test('whoever scrolls up in the log stays there, also when something grows in the same moment', async () => {
    const page = await openHome({ viewport: { width: 1366, height: 768 } })
    await begin(page)
    await page.locator('.plot').waitFor()
    await page.locator('#primary').click()
    await expect.poll(() => prompt(page)).toMatch(/phase 2/)
    await page.locator('.log').evaluate((log) => {
      log.querySelector('li')!.style.minHeight = '300px'
      log.scrollTo({ top: 0 })
    })
    const newest = page.getByRole('button', { name: 'Newest line' })
    await newest.waitFor()
    expect(await page.locator('.log').evaluate((log) => log.scrollTop)).toBe(0)
    // It lies over the last line in sight, however much room there is below the last of all.
    const bottomOf = (place: Locator) => place.evaluate((one) => one.getBoundingClientRect().bottom)
    expect((await bottomOf(page.locator('.log'))) - (await bottomOf(newest))).toBeLessThan(16)
  })

  test('whoever comes back can read what happened last, until he answers; and the help explains the marks', async () => {
    const page = await openHome()
    await begin(page)
    await playOn(page, ['allocate'])
    await playOn(page, ['plot'])
    const resumed = page.locator('.resumed')
    expect(await resumed.count()).toBe(0)
    await page.reload()
    await resumed.locator('summary').click()
    expect(await resumed.innerText()).toMatch(/strikes at|attacks/)
    await page.locator('#primary').click()
    await expect.poll(() => resumed.count()).toBe(0)
    await page.getByRole('button', { name: 'Help' }).click()
    expect(await page.locator('dialog.help').innerText()).toMatch(/Dotted arrow: the line of his charge/)
  })
})
