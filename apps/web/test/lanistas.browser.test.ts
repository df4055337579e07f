import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { check, screensOf } from './axe.ts'
import { inBrowser, openHome, waitFor } from './browser.ts'

/** What is on: a question between matches by its kind, the end of a match, a match, the end of it all. */
const LOOK = `(() => {
  const has = (selector) => document.querySelector(selector) !== null
  const asked = document.querySelector('.campaign [class^="asks-"]')?.className
  return has('dialog.moment button:not(:disabled)') ? 'moment' : has('dialog.hand-over') ? 'handOver'
    : has('.after-match') ? 'after' : asked ? asked.replace('asks-', '') : has('.play #task') ? 'match' : has('.end') ? 'end' : null
})()`

const whatNow = (page: Page) => waitFor<string>(page, LOOK)

async function begin(page: Page, seed: string, ludi = '2'): Promise<void> {
  await page.getByRole('link', { name: 'Run a ludus' }).click()
  await page.getByLabel('How many?').selectOption(ludi)
  await page.getByRole('button', { name: 'Dice and switches', exact: true }).click()
  await page.getByLabel(/^Seed/).fill(seed)
  await page.getByRole('button', { name: 'Begin the campaign' }).click()
}

/** The plain answer: the first card, the first man, the result of a match only. */
async function answer(page: Page, now: string): Promise<void> {
  if (now === 'moment') return page.getByRole('button', { name: 'Go on' }).click()
  if (now === 'entries') await page.locator('.tick-men input').first().check()
  if (now === 'conduct') return page.getByRole('button', { name: 'Hear the result' }).click()
  const cards = page.locator('.answer-cards button')
  await ((await cards.count()) ? cards.first() : page.locator('#primary, .asked .task-foot button').first()).click()
}

/** Answers plainly up to one of these, and says which; what is asked is another question every time. */
async function answerTo(page: Page, wanted: readonly string[]): Promise<string> {
  for (let i = 0; i < 80; i++) {
    const now = await whatNow(page)
    if (wanted.includes(now)) return now
    const prompt = await page.locator('#task').first().innerText()
    await answer(page, now)
    await expect.poll(async () => (await whatNow(page)) + (await textOf(page))).not.toBe(now + prompt)
  }
  throw new Error('the month does not end')
}

const textOf = (page: Page) => page.evaluate<string>("document.querySelector('#task')?.innerText ?? ''")

inBrowser('lanistas', () => {
  test('a month by hand, with a match that is only heard of and can be seen again', async () => {
    const page = await openHome()
    await begin(page, 'month')
    await answerTo(page, ['sell'])
    expect(await page.locator('.month-step[aria-current]').innerText()).toBe('Auction')
    expect(await page.locator('.stable[open] .man-card').count()).toBe(5)
    await answerTo(page, ['bank', 'wager'])
    expect(await page.locator('.fixture').count()).toBeGreaterThan(0)
    await answerTo(page, ['offer', 'loan', 'bid', 'bribe'])
    expect(await page.locator('.month-plan h2').innerText()).toMatch(/Month 2/i)
    await page.locator('.chronicle summary', { hasText: 'Month 1' }).click()
    await page.locator('.chronicle-match').first().click()
    await page.locator('.play.replay').waitFor()
    expect(Number(await page.getByLabel('Place in the match').getAttribute('max'))).toBeGreaterThan(5)
    await page.getByRole('link', { name: 'Back to the ludus' }).click()
    await page.locator('.chronicle summary', { hasText: 'Month 1' }).click()
    const first = page.locator('.chronicle details', { has: page.locator('summary', { hasText: 'Month 1' }) })
    await first.locator('li > a', { hasText: 'is the Editor' }).click()
    await expect.poll(() => page.locator('.mover .task-prompt').innerText()).toMatch(/is the Editor of the month/)
    expect(await page.locator('.month-plan h2').innerText()).toMatch(/Month 1/i)
  })

  test('two at one screen bid in secret, and the bids open together', async () => {
    const page = await openHome()
    await page.getByRole('link', { name: 'Run a ludus' }).click()
    await page.getByLabel('How many?').selectOption('3')
    await page.getByLabel('Run by').nth(1).selectOption('person')
    await page.getByRole('button', { name: 'Dice and switches', exact: true }).click()
    await page.getByLabel(/^Seed/).fill('s12')
    await page.getByRole('button', { name: 'Begin the campaign' }).click()
    for (const [ludus, bid] of [
      ['Ludus Magnus', '7'],
      ['Ludus Capuae', '9'],
    ] as const) {
      await answerTo(page, ['handOver'])
      expect(await page.locator('dialog.hand-over h2').innerText()).toBe(`Hand the screen to ${ludus}`)
      await page.getByRole('button', { name: /show me/ }).click()
      expect(await page.locator('.campaign').innerText()).not.toMatch(/The bids:/)
      await page.getByLabel('Bid in denarii').fill(bid)
      await page.locator('#primary').click()
    }
    await expect.poll(() => page.locator('.news').innerText()).toMatch(/The bids: Ludus Magnus 7, Ludus Capuae 9/)
  })

  for (const [title, size] of screensOf(1440, 900)) {
    test(`the ludus passes axe on ${title} and fits its width`, async () => {
      const page = await openHome(size)
      const pass = async (screen: string) => {
        await check(page, screen)
        expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), screen).toBe(false)
      }
      await page.getByRole('link', { name: 'Run a ludus' }).click()
      await page.locator('.ludus-fields').first().waitFor()
      await pass('set-up')
      await page.goBack()
      await begin(page, 'month')
      await answerTo(page, ['order'])
      await pass('auction')
      await answerTo(page, ['bank', 'wager'])
      await pass('wagers')
      await answerTo(page, ['offer', 'loan', 'bid', 'bribe'])
      await page.locator('.statistics summary').click()
      await pass('statistics')
    })
  }
})
