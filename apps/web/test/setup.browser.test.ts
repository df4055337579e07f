/** The form of a bout: the men first and large, the button in sight, what is seldom changed folded with what it says. */
import { gameOf } from '@harena/games'
import { expect, test } from 'vitest'
import { inBrowser, openHome, smallPhone, toSetup } from './browser.ts'
import { sizes } from './layout.ts'

const box = (selector: string) => `(() => {
  const { top, bottom, width, height } = document.querySelector('${selector}').getBoundingClientRect()
  return { top: top + scrollY, bottom, isSeen: top >= 0 && bottom <= innerHeight, width, height }
})()`

interface Box {
  readonly top: number
  readonly bottom: number
  readonly isSeen: boolean
  readonly width: number
  readonly height: number
}

const games = ['colosseum', 'munera', 'outland', 'heroes']

inBrowser('setting up a bout', () => {
  test.each(games)(
    'of %s on a small phone has its button in sight at once, and its men large and before everything that is seldom changed',
    async (game) => {
      const page = await openHome(smallPhone)
      await toSetup(page, game)
      const look = (selector: string) => page.evaluate(box(selector)) as Promise<Box>
      await page.locator('.lineup .standing').first().waitFor()
      expect((await look('.begin-bar > .button')).isSeen).toBe(true)
      expect(await page.locator('.lineup .standing').count()).toBe(2)
      await page.evaluate('scrollTo(0, 600)')
      expect((await look('.begin-bar > .button')).isSeen).toBe(true)
      expect((await look('.lineup .standing')).width).toBeGreaterThanOrEqual(110)
      const man = (await look('.lineup')).top
      for (const later of ['.seat', '.presets', '.dice-fields', '.switches', '.quick-starts']) {
        if (await page.locator(later).count()) expect((await look(later)).top, later).toBeGreaterThan(man)
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    },
  )

  test.each(games)('of %s offers every level and everyone with a name', async (game) => {
    const page = await openHome()
    await toSetup(page, game)
    // Where the book plays the other at first, one says that he does not.
    const duel = page.getByRole('radio', { name: /^Head to head/ })
    if (await duel.count()) await duel.check()
    const offered = await page
      .getByLabel('Played by')
      .nth(1)
      .locator('option:not(:disabled)')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    expect(offered).toEqual(expect.arrayContaining(Object.keys(gameOf(game).opponents)))
  })

  test.each(['en', 'de'])(
    'has both men large, all that they are asked and the button in sight, in %s',
    async (locale) => {
      const page = await openHome({ locale })
      for (const game of games) {
        await toSetup(page, game)
        await page.locator('.lineup .standing').first().waitFor()
        for (const size of ['a low screen', 'a desktop', 'a large screen'] as const) {
          await page.setViewportSize(sizes[size])
          const look = (selector: string) => page.evaluate(box(selector)) as Promise<Box>
          const bar = await page.evaluate('document.querySelector(".begin-bar").getBoundingClientRect().top')
          for (const part of ['.lineup', '.seat', '.seat:last-child'])
            expect((await look(part)).bottom, `${part} of ${game}, ${size}`).toBeLessThanOrEqual(Number(bar))
          expect((await look('.lineup .standing')).height, `${game}, ${size}`).toBeGreaterThan(210)
        }
      }
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

  test('finds a switch by its words, and says how many differ from the book', async () => {
    const page = await openHome()
    await toSetup(page, 'colosseum')
    const line = page.locator('.switches > summary')
    expect(await line.innerText()).toMatch(/as in: Basic Game \(\d+ of \d+ differ from the book\)/)
    await line.click()
    const all = await page.locator('.switch').count()
    await page.getByLabel('Find a switch').fill('TEAM')
    expect(await page.locator('.switch').count()).toBeLessThan(all)
    expect(await page.locator('.switch').first().innerText()).toMatch(/team/i)
    await page.getByLabel('Find a switch').fill('no such words')
    expect(await page.locator('.switches [role=status]').innerText()).toBe('No switch has these words.')
    // Enter searches; it begins no match.
    const address = page.url()
    await page.getByLabel('Find a switch').press('Enter')
    await page.waitForTimeout(500)
    expect(page.url()).toBe(address)
  })

  test('says what a style needs that the rules leave out, and offers it once they have it', async () => {
    const page = await openHome()
    await toSetup(page, 'colosseum')
    const retiarius = page.getByLabel('Style').first().locator('option[value=retiarius]')
    expect(await retiarius.innerText()).toMatch(/^Retiarius needs the chapter on fighting styles\. §/)
    await page.locator('.switches > summary').click()
    await page.getByRole('checkbox', { name: 'Net and trident (20)' }).check()
    expect(await retiarius.isDisabled()).toBe(true)
    await page.getByRole('checkbox', { name: 'Fighting styles (19)' }).check()
    await expect.poll(() => retiarius.innerText()).toBe('Retiarius')
    expect(await retiarius.isDisabled()).toBe(false)
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
