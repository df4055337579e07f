import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  address,
  begin,
  fileAddress,
  hurryToTheEnd,
  inBrowser,
  lastLines,
  newTab,
  openHome,
  playByMouse,
  toSetup,
  waitFor,
  whatNow,
} from './browser.ts'

async function focused(page: Page): Promise<string> {
  return page.evaluate('(document.activeElement?.innerText || document.activeElement?.ariaLabel || "").trim()')
}

/** Goes through the page with the tab key until the wanted button or link has the focus. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (wanted.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the tab key does not lead to ${wanted}`)
}

inBrowser('play', () => {
  test('one click starts a bout, and a whole bout of Munera is played by mouse', async () => {
    const page = await openHome()
    await page.getByRole('button', { name: 'Fight now' }).click()
    await playByMouse(page)
    expect(await page.locator('.end-verdict').innerText()).toMatch(/(has|have) (won|lost)|draw/i)
    expect(await page.locator('.result tbody tr').count()).toBe(2)
    await page.getByRole('button', { name: 'Rematch' }).click()
    await page.locator('.end').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.card').count()).toBe(2)
  })

  test('Outland is played by mouse and comes to its end', async () => {
    const page = await openHome()
    await begin(page, { game: 'outland', types: ['Gaul', 'Samnite'] })
    await playByMouse(page, 20)
    await hurryToTheEnd(page)
    expect(await page.locator('.end-verdict').innerText()).toMatch(/(has|have) (won|lost)|draw/i)
    const scene = page.getByRole('region', { name: 'The end' })
    expect(await scene.innerText()).toMatch(/the laurel for|has lost|is .*(killed|wounded|spared|put to death)/i)
    const lines = await lastLines(page)
    await scene.getByRole('button', { name: 'The decisive blow again' }).click()
    // The crowd may have to be seen again as well.
    await hurryToTheEnd(page)
    expect(await lastLines(page)).toEqual(lines)
    await scene.getByRole('button', { name: 'Show the sand' }).click()
    expect(await scene.count()).toBe(0)
  })

  test('a whole bout is played by keyboard alone', async () => {
    const page = await openHome()
    await tabTo(page, /^Fight now$/)
    await page.keyboard.press('Enter')
    for (let i = 0; i < 300; i++) {
      const { wants, fight, primary } = await whatNow(page)
      if (wants === 'end') break
      if (wants === 'moment') {
        await tabTo(page, /^Go on$/)
        await page.keyboard.press('Enter')
      } else if (fight) {
        await page.keyboard.press('a')
        await waitFor(page, 'document.activeElement?.id === "primary"')
        await page.keyboard.press('Enter')
      } else if (!primary) {
        // No turn to end: he has won and takes a skill.
        await tabTo(page, /^Take /)
        await page.keyboard.press('Enter')
      } else await page.keyboard.press(i % 4 === 3 ? 'e' : ['ArrowUp', 'ArrowRight', 'ArrowLeft'][i % 3]!)
    }
    expect(await focused(page)).toMatch(/(has|have) (won|lost)|draw/i)
  })

  test('the board is played by keyboard: tab to it, arrow keys to a marked hex, enter', async () => {
    const page = await openHome()
    await begin(page)
    await page.locator('g.target[tabindex="0"]').focus()
    const before = await lastLines(page)
    await page.keyboard.press('ArrowUp')
    expect(await page.evaluate('document.activeElement.getAttribute("role")')).toBe('button')
    await page.keyboard.press('Enter')
    const chooser = page.locator('dialog.chooser')
    if (await chooser.count()) {
      await tabTo(page, /Step|Turn/)
      await page.keyboard.press('Enter')
    }
    await expect.poll(async () => (await lastLines(page)).length).toBeGreaterThan(before.length)
  })

  test('pointing at an attack shows its modifiers with their paragraphs and the exact odds', async () => {
    const page = await openHome()
    await begin(page, { sitters: ['You', 'Second player'], types: ['Sagittarius', 'Samnite'] })
    for (let i = 0; i < 20 && (await page.locator('.choice.fight').count()) === 0; i++) {
      const ahead = page.locator('.choice.move').filter({ hasText: /^Ahead(?! left| right)/ })
      await (i % 2 === 0 && (await ahead.count()) ? ahead : page.locator('#primary')).click()
    }
    await page.locator('g.target.attack').first().hover()
    const preview = page.locator('.stage .preview')
    expect(await preview.locator('.odds').innerText()).toMatch(/good for you.*%.*even.*%/s)
    const tones = (where: string) =>
      preview.locator(`${where} .tone`).evaluateAll((all) => all.map((one) => one.className))
    expect(new Set(await tones('.odds-bar'))).toEqual(new Set(await tones('.odds-group > summary')))
    await preview.getByText(/^even/).click()
    expect(await preview.locator('.odds').innerText()).toMatch(/miss.*%/)
    expect(await preview.locator('.preview-lines .cite').count()).toBeGreaterThan(0)
    await page.mouse.move(5, 5)
    await preview.locator('.cite').first().click()
    expect(await page.locator('dialog.rule-dialog').innerText()).toMatch(/T6|hexside/)
    await page.keyboard.press('Escape')
    expect(await page.locator('dialog').count()).toBe(0)
  })

  test('on a touch screen the first tap shows the odds and the second strikes', async () => {
    const page = await openHome({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    await begin(page, { sitters: ['You', 'Second player'], types: ['Sagittarius', 'Samnite'] })
    for (let i = 0; i < 20 && (await page.locator('.choice.fight').count()) === 0; i++) {
      const ahead = page.locator('.choice.move').filter({ hasText: /^Ahead(?! left| right)/ })
      await (i % 2 === 0 && (await ahead.count()) ? ahead : page.locator('#primary')).tap()
    }
    const before = (await lastLines(page)).length
    await page.locator('.choice.fight').first().tap()
    await page.locator('.task-preview .preview').waitFor()
    expect((await lastLines(page)).length).toBe(before)
    expect(await page.locator('#primary').innerText()).toMatch(/^Shoot at Verus/)
    await page.locator('#primary').tap()
    await expect.poll(async () => (await lastLines(page)).length).toBeGreaterThan(before)
  })

  test('the opponent acts step by step, and a key skips it', async () => {
    const page = await openHome({}, 'usual')
    await begin(page, { sitters: ['Novice opponent', 'Novice opponent'] })
    await page.getByRole('button', { name: 'Skip', exact: true }).waitFor()
    const before = (await lastLines(page)).length
    await page.keyboard.press(' ')
    await expect.poll(async () => (await lastLines(page)).length).toBeGreaterThan(before + 5)
  })

  test('undo takes a step back; with two players and dice in between it says why not', async () => {
    const page = await openHome()
    await begin(page, { sitters: ['You', 'Second player'] })
    const lines = await lastLines(page)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => lastLines(page)).not.toEqual(lines)
    await page.keyboard.press('u')
    await expect.poll(() => lastLines(page)).toEqual(lines)
    await page.keyboard.press('e')
    await page.keyboard.press('u')
    expect(await page.getByRole('alert').innerText()).toMatch(/only one's own can be taken back/)
  })

  test('real dice are typed in, with buttons or keys', async () => {
    const page = await openHome()
    await begin(page, { realDice: true, sitters: ['You', 'Second player'] })
    for (const face of ['6', '5', '1']) await page.locator('.dice-faces').getByRole('button', { name: face }).click()
    await page.getByRole('button', { name: 'Use these dice' }).click()
    await expect.poll(() => lastLines(page)).toEqual([expect.stringContaining('strength 11')])
    for (const key of ['2', '3', 'Backspace', '4', '4']) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await lastLines(page)).at(-1)).toContain('strength 8')
  })

  test('simultaneous plans are written in private and opened together', async () => {
    const page = await openHome()
    await toSetup(page, 'outland')
    for (const seat of [0, 1]) {
      await page.locator('.sheet summary').nth(seat).click()
      await page
        .getByLabel(/Strength/)
        .nth(seat)
        .fill('2')
      await page
        .getByLabel(/Agility/)
        .nth(seat)
        .fill('2')
      await page
        .getByLabel(/Hits he can take/)
        .nth(seat)
        .fill('6')
    }
    await begin(page, {
      game: 'outland',
      realDice: true,
      sitters: ['You', 'Second player'],
      switches: { 'Equal initiative': /secret|same time|together/i },
    })
    for (const key of ['4', 'Enter', '4', 'Enter']) await page.keyboard.press(key)
    await page.getByRole('heading', { name: 'Hand the screen to Flamma' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /I play Flamma/ }).click()
    await page.getByRole('button', { name: 'Step ahead' }).click()
    expect(await page.locator('.arena-ghost').count()).toBe(1)
    const lines = await lastLines(page)
    await page.getByRole('button', { name: 'Seal the plan' }).click()
    await page.getByRole('heading', { name: 'Hand the screen to Verus' }).waitFor()
    expect(await lastLines(page)).toEqual(lines)
    await page.getByRole('button', { name: /I play Verus/ }).click()
    expect(await page.locator('.plan .chip').allInnerTexts()).toEqual(['Stand'])
    await page.getByRole('button', { name: 'Turn left' }).click()
    await page.getByRole('button', { name: 'Suggest' }).click()
    await page.getByText('You come nearer to Flamma.').waitFor()
    await page.getByRole('button', { name: 'Seal the plan' }).click()
    await expect
      .poll(async () => (await lastLines(page)).join(' '))
      .toMatch(/Flamma planned: step.*Verus planned: .*Flamma steps ahead/s)
  })

  test('a reload in the middle of a bout loses nothing', async () => {
    const page = await openHome()
    await begin(page)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await lastLines(page)).at(-1)).toMatch(/turns left/)
    const lines = await lastLines(page)
    await page.reload()
    await page.locator('.play').waitFor()
    expect(await lastLines(page)).toEqual(lines)
    await page.goto(`${address()}#home`)
    await page
      .getByRole('link', { name: /^Continue Flamma/ })
      .first()
      .click()
    await page.locator('.play').waitFor()
    expect(await lastLines(page)).toEqual(lines)
    await page.keyboard.press('u')
    await expect.poll(async () => (await lastLines(page)).length).toBe(lines.length - 1)
  })

  test('a second tab on the same bout is told, takes it over, and gives it back, and nothing is lost', async () => {
    const page = await openHome()
    await begin(page)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole('heading', { name: 'Open in another tab' }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await lastLines(page)).at(-1)).toMatch(/turns left/)
    const lines = await lastLines(page)
    await other.getByRole('button', { name: 'Play it here instead' }).click()
    await expect.poll(() => lastLines(other)).toEqual(lines)
    await page.getByRole('heading', { name: 'Open in another tab' }).waitFor()
    await other.keyboard.press('ArrowUp')
    await expect.poll(async () => (await lastLines(other)).length).toBe(lines.length + 1)
    const longer = await lastLines(other)
    await other.close()
    await expect.poll(() => lastLines(page)).toEqual(longer)
  })

  test('opened as a file it plays as well', async () => {
    const page = await newTab()
    await page.goto(fileAddress())
    await page.getByRole('button', { name: 'Fight now' }).click()
    await page.locator('.task-groups').waitFor()
    await page.keyboard.press('e')
    await expect.poll(async () => (await lastLines(page)).length).toBeGreaterThan(4)
  })

  test('where the browser keeps nothing the bout still goes on, and the page says so', async () => {
    const page = await newTab()
    await page.addInitScript('Object.defineProperty(window, "localStorage", { get() { throw new Error("denied") } })')
    await page.goto(address())
    await page.getByRole('button', { name: 'Fight now' }).click()
    expect(await page.locator('.notice').innerText()).toMatch(/keeps nothing/)
    await page.keyboard.press('ArrowUp')
    await page.goto(`${address()}#settings`)
    await page.getByLabel('Dark').check()
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark')
  })
})
