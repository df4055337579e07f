import { test } from 'vitest'
import { passOnAll } from './axe.ts'
import { inBrowser, openHome, smallPhone, toSetup } from './browser.ts'
import { begin, hurryToTheEnd, playOn, setUpHunt, uneven } from './colosseum-steps.ts'

inBrowser('the screens of GLADIATOR', () => {
  test('a match', async () => {
    const page = await openHome(smallPhone)
    await toSetup(page, 'colosseum')
    await passOnAll(page, 'set-up')
    await begin(page, { seed: 'four', ratings: uneven })
    await page.locator('.plot').waitFor()
    await page.getByRole('button', { name: 'Suggest' }).click()
    await passOnAll(page, 'plot')
    if ((await playOn(page, ['allocate', 'end'])) === 'allocate') await passOnAll(page, 'combat sheet')
    if ((await playOn(page, ['moment', 'end'])) === 'moment') await passOnAll(page, 'verdict')
    await hurryToTheEnd(page)
    await passOnAll(page, 'end')
    await page.getByRole('button', { name: 'Log sheets' }).click()
    await passOnAll(page, 'log sheets')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.getByLabel('Place in the match').fill('20')
    await passOnAll(page, 'replay')
  })

  test('a hunt', async () => {
    const page = await openHome(smallPhone)
    await setUpHunt(page)
    await passOnAll(page, 'set-up with beasts')
    await page.getByRole('button', { name: 'A hunt', exact: true }).click()
    await page.locator('.plot').waitFor()
    await passOnAll(page, 'plot')
    if ((await playOn(page, ['allocate', 'end'])) === 'allocate') await passOnAll(page, 'combat sheet')
    await page.getByRole('button', { name: 'Log sheets' }).click()
    await passOnAll(page, 'log sheets')
  })
})
