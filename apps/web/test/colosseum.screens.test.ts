import { quickBoutOf, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { expect, test } from 'vitest'
import type { Sitter } from '../src/app/saved-match.ts'
import { passOnAll } from './axe.ts'
import { inBrowser, openHome, openMatch, smallPhone, toSetup } from './browser.ts'
import { begin, hurryToTheEnd, playOn, setUpHunt } from './colosseum-steps.ts'

inBrowser('the screens of GLADIATOR', () => {
  test('a match', async () => {
    const page = await openHome(smallPhone)
    await toSetup(page, 'colosseum')
    await passOnAll(page, 'set-up')
    await begin(page)
    await page.locator('.plot').waitFor()
    await page.getByRole('button', { name: 'Suggest' }).click()
    await passOnAll(page, 'plot')
    expect(await playOn(page, ['allocate', 'end'])).toBe('allocate')
    await passOnAll(page, 'combat sheet')
    expect(await playOn(page, ['moment', 'end'])).toBe('moment')
    expect(await page.locator('dialog.moment').innerText()).toMatch(/The crowd judges the appeal of/)
    await passOnAll(page, 'an appeal to the crowd')
    await hurryToTheEnd(page)
    await passOnAll(page, 'end')
    await page.getByRole('button', { name: 'Log sheets' }).click()
    await passOnAll(page, 'log sheets')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.getByLabel('Place in the match').fill('20')
    await passOnAll(page, 'replay')
  })

  test('two plans in a review', async () => {
    const page = await openHome(smallPhone)
    const { ruleset, opponents, quick } = gameOf('colosseum')
    const { setup, options } = quickBoutOf('colosseum', quick)
    const players = [opponents.novice!, opponents.standard!]
    const record = Table.open(ruleset, { setup, options, dice: seeded('plans'), players }).record()
    const sitters = ['novice', 'standard'].map((level): Sitter => ({ kind: 'opponent', level }))
    await openMatch(page, record, sitters)
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.getByText('Review: what decided it').click()
    const [place, plans] = [page.getByLabel('Place in the match'), page.locator('.decided-plan')]
    const last = Number(await place.getAttribute('max'))
    for (let at = 1; at <= last && (await plans.count()) < 2; at++) await place.fill(String(at))
    expect(await plans.count()).toBe(2)
    await passOnAll(page, 'two plans in a review')
  })

  test('a hunt', async () => {
    const page = await openHome(smallPhone, 'usual')
    await setUpHunt(page)
    await passOnAll(page, 'set-up with beasts')
    await page.getByRole('button', { name: 'A hunt', exact: true }).click()
    await page.locator('.plot').waitFor()
    await passOnAll(page, 'plot')
    expect(await playOn(page, ['allocate', 'end'])).toBe('allocate')
    await passOnAll(page, 'combat sheet')
    await page.getByRole('button', { name: 'Log sheets' }).click()
    await passOnAll(page, 'log sheets')
  })
})
