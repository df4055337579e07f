/** The form of a bout: the men first and large, the button in sight, what is seldom changed folded with what it says. */
import { expect, test } from 'vitest'
import { inBrowser, openHome, smallPhone, toSetup } from './browser.ts'

const box = (selector: string) => `(() => {
  const { top, bottom, width } = document.querySelector('${selector}').getBoundingClientRect()
  return { top: top + scrollY, isSeen: top >= 0 && bottom <= innerHeight, width }
})()`

interface Box {
  readonly top: number
  readonly isSeen: boolean
  readonly width: number
}

inBrowser('setting up a bout', () => {
  test.each(['colosseum', 'munera', 'outland', 'heroes'])(
    'of %s on a small phone has its button in sight at once, and its men large and before everything that is seldom changed',
    async (game) => {
      const page = await openHome(smallPhone)
      await toSetup(page, game)
      const look = (selector: string) => page.evaluate(box(selector)) as Promise<Box>
      await page.locator('.seat-figure > svg').first().waitFor()
      expect((await look('.begin-bar > .button')).isSeen).toBe(true)
      await page.evaluate('scrollTo(0, 600)')
      expect((await look('.begin-bar > .button')).isSeen).toBe(true)
      expect((await look('.seat-figure > svg')).width).toBeGreaterThanOrEqual(110)
      const man = (await look('.seat')).top
      for (const later of ['.presets', '.dice-fields', '.switches', '.quick-starts']) {
        if (await page.locator(later).count()) expect((await look(later)).top, later).toBeGreaterThan(man)
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    },
  )

  test('is begun by keyboard from any of its fields', async () => {
    const page = await openHome()
    await toSetup(page, 'colosseum')
    await page.getByLabel('Name').first().focus()
    await page.keyboard.press('Control+Enter')
    await page.locator('.play').waitFor()
  })

  test('says in the folded line which switches are not as the book has them', async () => {
    const page = await openHome()
    await toSetup(page, 'munera')
    const line = page.locator('.switches > summary')
    expect(await line.innerText()).toMatch(/all as the book has them/)
    await line.click()
    const field = page.getByLabel('What blocks shots, throws and casts')
    await field.selectOption({ index: 1 })
    await line.click()
    expect(await line.innerText()).toMatch(/1 changed\s*What blocks shots, throws and casts: \S/)
  })

  test('of seven is a list of lines, each of which opens', async () => {
    const page = await openHome(smallPhone)
    await toSetup(page, 'munera')
    await page.getByRole('combobox', { name: 'Gladiators' }).selectOption('7')
    expect(await page.locator('.seat-fold').count()).toBe(7)
    expect(await page.locator('.seat-fold > summary').first().innerText()).toMatch(/^Flamma .+ · You$/)
    await page.locator('.seat-fold > summary').nth(6).click()
    await page.getByLabel('Name').last().fill('Commodus')
    expect(await page.locator('.seat-fold > summary').nth(6).innerText()).toMatch(/^Commodus /)
  })
})
