/** The school: one whole lesson by keyboard alone, a puzzle, and what is kept of both. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, inBrowser, newTab, phone } from './browser.ts'

const IS_MARKED = "document.activeElement.classList.contains('coached')"

/** Goes on by Tab until the answer that the trainer points at has the focus, and gives it. */
async function followTrainer(page: Page): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await page.evaluate(IS_MARKED)) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error('the marked answer was not reached by Tab')
}

const coach = (page: Page) => page.locator('.coach')
const step = (page: Page, number: number) => coach(page).getByText(`${number} of 7`).waitFor()

async function bottomOf(one: Locator): Promise<number> {
  const { y, height } = (await one.boundingBox())!
  return y + height
}

inBrowser('the school', () => {
  test('the move of a lesson is the main button, where there is one', async () => {
    const page = await newTab(phone)
    await page.goto(`${address()}#lesson/heroes-first`)
    await page.getByText('go to P11', { exact: false }).waitFor()
    expect(await page.locator('#primary').innerText()).toMatch(/P11/)
  })

  test('where a plot of a lesson leads is in sight on a phone', async () => {
    const page = await newTab(phone)
    await page.goto(`${address()}#lesson/gladiator-first`)
    await coach(page).getByText('1 of 5').waitFor()
    await page.getByRole('button', { name: 'Do it for me' }).tap()
    await coach(page).getByText('2 of 5').waitFor()
    await page.waitForTimeout(500)
    const stage = (await page.locator('div.stage').boundingBox())!
    const boxOf = async (one: Locator) => (await one.boundingBox())!
    const first = await boxOf(page.locator('g.target.coached'))
    const far = await Promise.all((await page.locator('g.target.far').all()).map(boxOf))
    const below = far.filter(
      ({ x, y, width }) => Math.abs(x + width / 2 - first.x - first.width / 2) < 8 && y > first.y,
    )
    // Two steps down the board: the next one below that which is marked.
    const second = below.sort((one, other) => one.y - other.y)[0]!
    expect(second.y + second.height / 2).toBeLessThan(stage.y + stage.height - 10)
  })

  test('a lesson is learned by keyboard alone, and is then done', async () => {
    const page = await newTab()
    await page.goto(`${address()}#school/munera`)
    await page.getByRole('link', { name: 'Begin with “Munera: your first bout”' }).click()
    await step(page, 1)
    expect(await coach(page).getByRole('status').textContent()).toMatch(/^You are Flamma/)
    await page.keyboard.press('e')
    await coach(page).getByText('Not yet: go round him first.').waitFor()
    await followTrainer(page)
    for (const number of [2, 3, 4, 5, 6, 7]) {
      await step(page, number)
      await followTrainer(page)
    }
    const verdict = page.locator('dialog.moment button:not(:disabled)')
    const won = page.getByRole('heading', { name: 'You have won' })
    await verdict.or(won).first().waitFor()
    if (await verdict.count()) await page.keyboard.press('Enter')
    await won.waitFor()
    expect(await page.getByRole('link', { name: /^Next: Facing/ }).count()).toBe(1)
    await page.getByRole('link', { name: 'The school' }).click()
    await page.getByText('1 of 12 lessons').waitFor()
    await page.reload()
    await page.getByText('1 of 12 lessons').waitFor()
    expect(await page.locator('.lesson-card.done').allInnerTexts()).toEqual([expect.stringMatching(/^Munera: your/)])
  })

  test('a puzzle says what its answers are worth once the right one is found', async () => {
    const page = await newTab(phone)
    await page.goto(`${address()}#school`)
    await page.locator('.school').waitFor()
    await page.goto(`${address()}#puzzle/a-step-back`)
    // The question first, with all of its answers in sight; what led to it below.
    const answers = page.locator('.puzzle-answers .button')
    await answers.first().waitFor()
    expect(await bottomOf(answers.last())).toBeLessThan(844)
    expect(await bottomOf(page.locator('.coach-where'))).toBeLessThan(
      await bottomOf(page.locator('.resumed > summary')),
    )
    await page.getByRole('button', { name: 'Straight back, two steps' }).click()
    await page.getByRole('heading', { name: '82.7 %; there is better' }).waitFor()
    expect(await page.locator('.puzzle-worth').count()).toBe(0)
    await page.getByRole('button', { name: 'Think again' }).click()
    await page.getByRole('button', { name: 'Back to the left, twice' }).click()
    const verdict = page.getByRole('heading', { name: 'Correct' })
    await verdict.waitFor()
    // With what each is worth below it, as far as there is room.
    expect(await bottomOf(verdict)).toBeLessThan(500)
    expect(await bottomOf(page.locator('.puzzle-worth li').first())).toBeLessThan(844)
    expect(await page.locator('.puzzle-worth b').allInnerTexts()).toEqual(['100.0 %', '82.7 %', '82.7 %', '65.4 %'])
  })
})
