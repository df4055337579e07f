/** What belongs to the shell in every game: the log follows, the main button stays in sight, many men fit. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, begin, inBrowser, lastLines, newTab, openHome, openMatch, waitFor } from './browser.ts'
import { playUntil, standard, you } from './matches.ts'

const longName = 'Maximusdecimusmeridiusaurelianusfelixmagnus'.slice(0, 40)

async function beginColosseum(page: Page, men: number): Promise<void> {
  await page.goto(`${address()}#setup/colosseum`)
  await page.getByRole('radio', { name: /^As printed/ }).check()
  await page.getByRole('combobox', { name: 'Gladiators' }).selectOption(String(men))
  // Of many each is a line that opens.
  for (const seat of [0, 1]) if (men > 4) await page.locator('.seat-fold > summary').nth(seat).click()
  // One who only stands leaves him time to walk.
  await page.getByLabel('Played by').nth(1).selectOption('dummy')
  await page.getByLabel('Name').first().fill(longName)
  await page.getByLabel(/^Seed/).fill('shell')
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await page.locator('.plot').waitFor()
}

/** Whether the main button can be seen as a whole, and the page itself does not scroll. */
async function fits(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const { top, bottom } = document.querySelector('#primary').getBoundingClientRect()
    const { scrollHeight, scrollWidth } = document.documentElement
    return top >= 0 && bottom <= innerHeight && scrollHeight <= innerHeight && scrollWidth <= innerWidth
  })()`)
}

/** The hexes on offer that are not in view as a whole, or lie under something else. */
const CUT = `(() => {
  const stage = document.querySelector('.stage').getBoundingClientRect()
  return [...document.querySelectorAll('.stage g.target')].filter((target) => {
    const { left, top, right, bottom } = target.getBoundingClientRect()
    const isCut = left < stage.left - 2 || top < stage.top - 2 || right > stage.right + 2 || bottom > stage.bottom + 2
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return isCut || !there?.closest('svg.arena-board')
  }).map((target) => target.getAttribute('aria-label'))
})()`

const FROM_END = `(() => {
  const { scrollHeight, scrollTop, clientHeight } = document.querySelector('.log')
  return Math.round(scrollHeight - scrollTop - clientHeight)
})()`

inBrowser('the shell', () => {
  test('the main button is in sight on every screen, with two men and with twelve, however long their names', async () => {
    const sizes = {
      'a low screen': { width: 1366, height: 650 },
      'a phone on its side': { width: 844, height: 390 },
      'a page at 200 %': { width: 720, height: 450 },
      'a phone': { width: 390, height: 844 },
    }
    const page = await newTab()
    const onEach = async (look: (title: string) => Promise<void>) => {
      for (const [title, size] of Object.entries(sizes)) {
        await page.setViewportSize(size)
        await look(title)
      }
    }
    await beginColosseum(page, 2)
    await onEach(async (title) => {
      await expect.poll(() => fits(page), { message: title }).toBe(true)
      // He walks back to the wall: what he may choose next stays in sight.
      await page.keyboard.press('w')
      await expect.poll(() => page.evaluate(CUT), { message: title }).toEqual([])
      await page.keyboard.press('Enter')
      await page.locator('.plot').waitFor()
    })
    await beginColosseum(page, 12)
    expect(await page.locator('details.card.line').count()).toBe(12)
    await page.locator('details.card summary').first().click()
    expect(await page.locator('details.card[open] .areas').count()).toBe(1)
    await onEach((title) => expect.poll(() => fits(page), { message: title }).toBe(true))
    await page.goto(`${address()}#home`)
    await page.locator('.recent').waitFor()
    await onEach((title) =>
      expect
        .poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth'), { message: title })
        .toBe(true),
    )
  })

  test('the log follows when lines come and when its room changes, and stays where somebody scrolled it', async () => {
    const page = await newTab({ viewport: { width: 1366, height: 700 } })
    await beginColosseum(page, 2)
    for (let phase = 0; phase < 6; phase++) {
      if (await page.locator('.plot').count()) await page.locator('#primary').click()
      expect(await page.evaluate(FROM_END)).toBeLessThan(2)
    }
    await page.setViewportSize({ width: 1000, height: 620 })
    await expect.poll(() => page.evaluate(FROM_END)).toBeLessThan(2)
    await page.evaluate("document.querySelector('.log').scrollTop = 0")
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
    await page.setViewportSize({ width: 1366, height: 700 })
    expect(Number(await page.evaluate(FROM_END))).toBeGreaterThan(2)
  })

  test('the verdict waits for its dice, and Enter puts it away', async () => {
    const page = await newTab({}, 'usual')
    const { before, choice } = playUntil(({ verdict }) => verdict !== null)
    await openMatch(page, before, [you, standard])
    await page.getByRole('button', { name: choice.label }).first().click()
    for (let i = 0; i < 20 && (await page.locator('dialog.moment').count()) === 0; i++) await page.keyboard.press(' ')
    const dialog = page.locator('dialog.moment')
    await dialog.waitFor()
    expect(await dialog.innerText()).toMatch(/waits for the verdict|is (spared|put to death)/)
    await waitFor(page, 'document.querySelector("dialog.moment button:not(:disabled)") !== null')
    expect(await dialog.innerText()).toMatch(/is (spared|put to death)/)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
  })

  test('undo takes back what belongs to the plan; what was revealed is taken back only by its name', async () => {
    const page = await openHome()
    await begin(page)
    const lines = await lastLines(page)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await lastLines(page)).length).toBe(lines.length + 1)
    await page.keyboard.press('u')
    await expect.poll(() => lastLines(page)).toEqual(lines)
    await page.keyboard.press('e')
    await expect.poll(async () => (await lastLines(page)).length).toBeGreaterThan(lines.length)
    const after = await lastLines(page)
    await page.keyboard.press('u')
    await page.getByRole('alert').waitFor()
    expect(await lastLines(page)).toEqual(after)
    await page.getByRole('button', { name: /^Take my last decision back/ }).click()
    await expect.poll(() => lastLines(page)).toEqual(lines)
  })
})
