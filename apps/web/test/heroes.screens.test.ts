import { expect, test } from 'vitest'
import { passOnAll } from './axe.ts'
import { address, inBrowser, openHome, smallPhone } from './browser.ts'
import { beginMatch, chooseHeroes, createStar, playToTheEnd } from './heroes-play.ts'

inBrowser('the screens of Heroes', () => {
  test('two matches and a career', async () => {
    const page = await openHome(smallPhone)
    await chooseHeroes(page, /^Solo/)
    await page.locator('details.sheet summary').first().click()
    await page.getByLabel('Chosen from the Gladiator Pool').check()
    await passOnAll(page, 'set-up')
    await page.locator('.place select').first().selectOption('Colosseum')
    await page.getByLabel('Rolled up').check()
    await beginMatch(page, 'axe')
    await passOnAll(page, 'movement')
    await page.goto(`${address()}#home`)
    await chooseHeroes(page, /^Solo/)
    await beginMatch(page, 'axe 2')
    expect(await playToTheEnd(page, ['bid', 'end'])).toBe('bid')
    await passOnAll(page, 'bid')
    expect(await playToTheEnd(page, ['moment', 'end'])).toBe('moment')
    await passOnAll(page, 'verdict')
    await playToTheEnd(page, ['end'])
    await passOnAll(page, 'end')
    await page.goto(`${address()}#home`)
    await chooseHeroes(page, /^Career/)
    await passOnAll(page, 'career set-up')
    await page.getByLabel('Seed').fill('axe')
    await page.getByRole('button', { name: 'Begin the career' }).click()
    await page.locator('.create').waitFor()
    await passOnAll(page, 'a Star')
    await createStar(page)
    await passOnAll(page, 'the familia')
  })
})
