import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { packRecord } from '../src/app/link.ts'
import type { Choice } from '../src/match/choices.ts'
import type { Snapshot } from '../src/match/snapshot.ts'
import { check, screensOf } from './axe.ts'
import { address, begin, inBrowser, newTab, openHome, openMatch, toSetup } from './browser.ts'
import { open, playToTheEnd, playUntil, standard, you } from './matches.ts'

async function scrollsSideways(page: Page): Promise<boolean> {
  return (await page.evaluate('document.documentElement.scrollWidth > innerWidth')) as boolean
}

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

inBrowser('access', () => {
  for (const [title, size] of screensOf(1440, 900)) {
    test(`every screen passes axe on ${title} and fits its width`, async () => {
      const page = await openHome(size)
      const pass = async (screen: string) => {
        await check(page, screen)
        expect(await scrollsSideways(page), screen).toBe(false)
      }
      await pass('home')
      await toSetup(page, 'munera')
      await page.getByText('Switches', { exact: true }).click()
      await page.locator('.sheet summary').first().click()
      await pass('a set-up')
      expect(await page.getByLabel('Side').nth(1).locator('option').first().innerText()).toMatch(/one team.*H\.1/s)
      await page.getByLabel('Name').nth(1).fill('')
      expect(await page.getByRole('alert').innerText()).toMatch(/name.*G\.1/s)
      await pass('a set-up that is not legal')
      await page.goto(`${address()}#settings`)
      await pass('settings')
      await page.goto(`${address()}#rules/munera/§6.4`)
      await page.locator('.paragraph.here').waitFor()
      await pass('rules')
      await page.locator('.paragraph.here .cite').first().click()
      await pass('a rule in a dialog')
      await page.goto(`${address()}#rules/colosseum/summary`)
      await page.locator('.summary-page').waitFor()
      await pass('a game on one page')
      await page.goto(`${address()}#rules/colosseum`)
      await page.locator('.reader-part').first().waitFor()
      await pass('a book')
      await page.getByRole('searchbox').fill('net')
      await page.locator('.found').waitFor()
      await pass('a search')
    })

    test(`the screens of a bout pass axe on ${title} and fit its width`, async () => {
      const page = await newTab(size)
      const pass = async (screen: string) => {
        await check(page, screen)
        expect(await scrollsSideways(page), screen).toBe(false)
      }
      await openMatch(page, playUntil(hasFight).after, [you, standard])
      await pass('play')
      await page.keyboard.press('a')
      await page.locator('.preview').first().waitFor({ state: 'attached' })
      await pass('preview')
      await page.keyboard.press('?')
      await pass('help')
      const appeal = playUntil(({ verdict }) => verdict !== null)
      await openMatch(await againIn(page), appeal.before, [you, standard])
      await answer(page, appeal.choice)
      await page.locator('dialog.moment').waitFor()
      await pass('moment')
      const { controller } = open()
      playToTheEnd(controller)
      await openMatch(await againIn(page), controller.record(), [you, standard])
      await page.locator('.end').waitFor()
      await pass('end')
      await page.getByRole('link', { name: 'Watch the replay' }).click()
      await page.getByLabel('Place in the match').fill('5')
      await pass('replay')
    })
  }

  test('a plan in private passes axe', async () => {
    const page = await openHome()
    await begin(page, {
      game: 'outland',
      realDice: true,
      sitters: ['You', 'Second player'],
      types: ['Samnite', 'Samnite'],
      switches: { 'Equal initiative': /secret|same time|together/i },
    })
    await check(page, 'real dice')
    for (let i = 0; i < 8; i++) for (const key of ['4', 'Enter']) await page.keyboard.press(key)
    await page.locator('dialog.hand-over').waitFor()
    await check(page, 'hand-over')
    await page.getByRole('button', { name: /I play/ }).click()
    await check(page, 'plan')
  })

  test('a new screen gives its heading the focus, a dialog gives it back', async () => {
    const page = await openHome()
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect.poll(() => page.evaluate('document.activeElement.innerText')).toMatch(/settings/i)
    await page.getByRole('link', { name: 'Rules' }).click()
    await page.locator('.reader-part').first().waitFor()
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1')
    const cite = page.locator('.how-to .cite').first()
    await cite.focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H2')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate('document.activeElement.className')).toContain('cite')
  })

  test('new lines of the log are read out, hexes say what happens there', async () => {
    const page = await openHome()
    await begin(page)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => page.getByTestId('live').innerText()).toMatch(/Flamma turns left/)
    const hexes = await page.locator('g.target').all()
    const labels = await Promise.all(hexes.map((hex) => hex.getAttribute('aria-label')))
    expect(labels).toEqual(expect.arrayContaining([expect.stringMatching(/step .*AP/i)]))
  })

  test('keys do nothing while somebody types', async () => {
    const page = await newTab()
    const { controller } = open()
    playToTheEnd(controller)
    await page.goto(`${address()}#r=${await packRecord(controller.record())}`)
    await page.getByLabel('Speed').focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.getByLabel('Place in the match').inputValue()).toBe('0')
  })

  test('the theme, the size of text and the coordinates are set and stay set', async () => {
    const page = await openHome()
    await page.goto(`${address()}#settings`)
    await page.getByLabel('Dark').check()
    await page.getByLabel('Larger text').check()
    await page.getByLabel('Coordinates on the board').check()
    await page.reload()
    const read = 'JSON.stringify({ ...document.documentElement.dataset })'
    expect(JSON.parse((await page.evaluate(read)) as string)).toEqual({ theme: 'dark', text: 'large' })
    await page.goto(`${address()}#home`)
    await page.getByRole('button', { name: 'Fight now' }).click()
    await page.locator('.arena-coordinates').waitFor()
  })
})
