/** Every screen under axe: the shell and the small games. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Choice } from '../src/match/choices.ts'
import type { Snapshot } from '../src/match/snapshot.ts'
import { check, passOnAll } from './axe.ts'
import {
  address,
  begin,
  eachBout,
  inBrowser,
  newTab,
  openHome,
  openMatch,
  phone,
  smallPhone,
  toSetup,
} from './browser.ts'
import { open, playToTheEnd, playUntil, standard, you } from './matches.ts'

function hasFight({ task }: Snapshot<unknown>): boolean {
  return task?.kind === 'answer' && task.choices.some(({ group }) => group === 'fight')
}

/** The page forgets the match it holds in memory. */
async function againIn(page: Page): Promise<Page> {
  await page.goto('about:blank')
  return page
}

async function answer(page: Page, { label, isEnd }: Choice): Promise<void> {
  await page.getByRole('button', { name: label }).first().click()
  if (!isEnd && (await page.locator('.task-groups.weighing').count())) await page.locator('#primary').click()
}

inBrowser('the screens', () => {
  test('home, a set-up, settings and rules', async () => {
    const page = await openHome(smallPhone)
    await passOnAll(page, 'home')
    await toSetup(page, 'munera')
    await page.getByText('Switches', { exact: true }).click()
    await page.locator('.sheet summary').first().click()
    await passOnAll(page, 'a set-up')
    await page.getByRole('combobox', { name: 'Gladiators', exact: true }).selectOption('3')
    await page.getByLabel('Side').nth(2).selectOption('0')
    expect(await page.getByLabel('Side').nth(1).locator('option').first().innerText()).toMatch(/one team.*H\.1/s)
    await page.getByLabel('Name').nth(1).fill('')
    expect(await page.getByRole('alert').innerText()).toMatch(/name.*G\.1/s)
    await passOnAll(page, 'a set-up that is not legal')
    await page.goto(`${address()}#settings`)
    await passOnAll(page, 'settings')
    await page.goto(`${address()}#rules/munera/§6.4`)
    await page.locator('.paragraph.here').waitFor()
    await passOnAll(page, 'rules')
    await page.locator('.paragraph.here .cite').first().click()
    await passOnAll(page, 'a rule in a dialog')
    await page.goto(`${address()}#rules/colosseum/summary`)
    await page.locator('.summary-page').waitFor()
    await passOnAll(page, 'a game on one page')
    await page.goto(`${address()}#rules/colosseum`)
    await page.locator('.reader-part').first().waitFor()
    await passOnAll(page, 'a book')
    await page.getByRole('searchbox').fill('net')
    await page.locator('.found').waitFor()
    await passOnAll(page, 'a search')
  })

  test('in German, home and a bout of each game', async () => {
    const page = await newTab({ ...phone, locale: 'de-DE' })
    await page.goto(address())
    await page.getByRole('heading', { name: 'Vier Bücher, eine Arena' }).waitFor()
    await check(page, 'home in German')
    await eachBout(page, (game) => check(page, `${game} in German`))
  })

  test('a bout', async () => {
    const page = await newTab(smallPhone)
    await openMatch(page, playUntil(hasFight).after, [you, standard])
    await passOnAll(page, 'play')
    await page.keyboard.press('a')
    await page.locator('.preview').first().waitFor({ state: 'attached' })
    await passOnAll(page, 'preview')
    await page.keyboard.press('?')
    await passOnAll(page, 'help')
    const appeal = playUntil(({ verdict }) => verdict !== null)
    await openMatch(await againIn(page), appeal.before, [you, standard])
    await answer(page, appeal.choice)
    await page.locator('dialog.moment').waitFor()
    await passOnAll(page, 'moment')
    const { controller } = open()
    playToTheEnd(controller)
    await openMatch(await againIn(page), controller.record(), [you, standard])
    await page.locator('.end').waitFor()
    await passOnAll(page, 'end')
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.getByLabel('Place in the match').fill('5')
    await passOnAll(page, 'replay')
  })

  test('a plan in private', async () => {
    const page = await openHome(smallPhone)
    await begin(page, {
      game: 'outland',
      realDice: true,
      sitters: ['You', 'Second player'],
      types: ['Samnite', 'Samnite'],
      switches: { 'Equal initiative': /secret|same time|together/i },
    })
    await passOnAll(page, 'real dice')
    for (let i = 0; i < 8; i++) for (const key of ['4', 'Enter']) await page.keyboard.press(key)
    await page.locator('dialog.hand-over').waitFor()
    await passOnAll(page, 'hand-over')
    await page.getByRole('button', { name: /I play/ }).click()
    await passOnAll(page, 'plan')
  })
})
