/** A lanista's months, played in a real browser. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitFor } from './browser.ts'

/** What is on: a question between matches by its kind, the end of a match, a match, the end of it all. */
const LOOK = `(() => {
  const has = (selector) => document.querySelector(selector) !== null
  const asked = document.querySelector('.campaign [class^="asks-"]')?.className
  return has('dialog.moment button:not(:disabled)') ? 'moment' : has('dialog.hand-over') ? 'handOver'
    : has('.after-match') ? 'after' : asked ? asked.replace('asks-', '') : has('.play #task') ? 'match' : has('.end') ? 'end' : null
})()`

const whatNow = (page: Page) => waitFor<string>(page, LOOK)

export async function begin(page: Page, seed: string, ludi = '2'): Promise<void> {
  await page.getByRole('link', { name: 'Run a ludus' }).click()
  await page.getByLabel('How many?').selectOption(ludi)
  await page.getByRole('button', { name: 'Dice and switches', exact: true }).click()
  await page.getByLabel(/^Seed/).fill(seed)
  await page.getByRole('button', { name: 'Begin the campaign' }).click()
}

/** The plain answer: the first card, the first man, the result of a match only. */
async function answer(page: Page, now: string): Promise<void> {
  if (now === 'moment') return page.getByRole('button', { name: 'Go on' }).click()
  const ticks = page.locator('.tick-men input')
  if (now === 'entries' && (await ticks.and(page.locator(':checked')).count()) === 0) await ticks.first().check()
  if (now === 'conduct') return page.getByRole('button', { name: 'Hear the result' }).click()
  const cards = page.locator('.answer-cards button')
  await ((await cards.count()) ? cards.first() : page.locator('#primary, .asked .task-foot button').first()).click()
}

/** Answers plainly up to one of these, and says which; what is asked is another question every time. */
export async function answerTo(page: Page, wanted: readonly string[]): Promise<string> {
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
